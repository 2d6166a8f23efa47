import type { Clock } from "../shared/clock";
import { newId } from "../shared/id";
import { type Refusal, refuse } from "../shared/refusal";
import type { AnsweredPayments } from "./answered-payments";
import { gasRefusal } from "./checks/gas-is-within-bounds";
import { nonceAlreadyUsed } from "./checks/nonce-is-unused";
import { invalidSignature } from "./checks/signature-is-the-payers";
import { sponsorshipRefused } from "./checks/sponsorship-is-within-bounds";
import { authorizationKeyOf, type Claim } from "./claim";
import { type Facts, finiteAllowance } from "./facts";
import { gasTermsOf } from "./gas";
import { idempotencyConflict, join, repeatOfAnswered, type Shared } from "./join";
import { lookAgain, mayCountTwice } from "./look-again";
import { newPayment } from "./new-payment";
import type { ChainReader, LaneReadiness, PaymentStore, Reservation, Sought, SponsorshipRequest } from "./ports";
import { type ApprovalTransaction, readApproval } from "./sponsorship/approval";
import { sponsorshipCost } from "./sponsorship/cost";
import { isSponsored } from "./sponsorship/is-sponsored";
import { faultOfApproval } from "./sponsorship/judge-approval";
import type { StoredPayment } from "./stored-payment";
import { judgeClaim, judgeFacts, judgeStore } from "./verify";

export interface AcceptDeps {
  readonly payments: PaymentStore;
  readonly chain: ChainReader;
  readonly lanes: LaneReadiness;
  readonly clock: Clock;
  readonly answered: AnsweredPayments;
}

/** Who asks, and for how long its place is kept without a sign of life. */
export interface Asker {
  readonly id: string;
  readonly leaseMs: number;
}

/**
 * Steps 4 to 10, and the payment stored as `pending` before anything is sent. Answers the payment with this asker in
 * its place, the one whose answer it shares, or why not. A refusal stores nothing and uses nothing up.
 */
export async function accept(deps: AcceptDeps, claim: Claim, asker: Asker): Promise<StoredPayment | Shared | Refusal> {
  const repeated = repeatOfAnswered(deps.answered, claim);
  if (repeated !== null) return repeated;
  const hopeless = judgeClaim(claim, nowSeconds(deps, claim));
  const reading =
    hopeless === null ? deps.chain.readFacts(claim.chain, claim.authorization, payableApproval(claim)) : null;
  // The look-up may answer before the chain does; a failed read must then not count as unhandled.
  reading?.catch(() => undefined);
  const store = await deps.payments.look(soughtOf(claim));
  deps.answered.note(store.stored);
  const joined = await join(deps.payments, { claim, asker, store });
  if (joined !== null) return joined;
  if (reading === null) return hopeless as Refusal;
  const bounded = judgeStore(claim, store);
  if (bounded !== null) return bounded;
  const chain = await reading;
  if (chain === null) return invalidSignature(claim, "ecdsa");
  const facts: Facts = { chain, store, nowSeconds: nowSeconds(deps, claim) };
  const judged: Judged = { claim, asker, facts, checkedAtBlock: chain.block.number };
  const answer = await judgeAndStore(deps, judged);
  // Between the look and the chain's answer another request may have stored this very payment, and settled it.
  if (chain.nonceIsUsed && store.stored === null) return (await joinLate(deps, claim, asker)) ?? answer;
  if (!mayCountTwice(answer, claim, facts)) return answer;
  return judgeAndStore(deps, { ...judged, facts: await lookAgain(deps, claim, facts) });
}

async function joinLate(
  deps: AcceptDeps,
  claim: Claim,
  asker: Asker,
): Promise<StoredPayment | Shared | Refusal | null> {
  return join(deps.payments, { claim, asker, store: await deps.payments.look(soughtOf(claim)) });
}

async function judgeAndStore(deps: AcceptDeps, judged: Judged): Promise<StoredPayment | Shared | Refusal> {
  const { claim, facts } = judged;
  return judgeFacts(claim, facts) ?? unsettleable(deps, claim) ?? (await storeAccepted(deps, judged));
}

/** What is wrong in itself is refused at its step, without asking the chain about it. */
export function payableApproval(claim: Claim): ApprovalTransaction | null {
  return faultOfApproval(claim) === null ? (claim.approval?.transaction ?? null) : null;
}

export function soughtOf(claim: Claim): Sought {
  const { authorization, merchant, idempotency } = claim;
  return { authorization: authorizationKeyOf(claim), token: authorization.token, merchantId: merchant.id, idempotency };
}

/** Time by the later of two clocks: ours may lag behind the chain's, whose time decides about deadlines. */
export function nowSeconds({ clock, chain }: AcceptDeps, claim: Claim): number {
  return Math.max(Math.floor(clock.now() / 1_000), chain.chainTimeSeconds(claim.chain) ?? 0);
}

function unsettleable(deps: AcceptDeps, claim: Claim): Refusal | null {
  if (deps.lanes.canSettle(claim.chain)) return null;
  return refuse("service_unavailable", "No settlement capacity on this network at the moment.", {
    network: claim.chain.network,
  });
}

interface Judged {
  readonly claim: Claim;
  readonly asker: Asker;
  readonly facts: Facts;
  /** The block by which the authorization's own nonce was free. */
  readonly checkedAtBlock: number;
}

async function storeAccepted(deps: AcceptDeps, judged: Judged): Promise<StoredPayment | Shared | Refusal> {
  const { claim, asker, facts, checkedAtBlock } = judged;
  const payment = {
    ...newPayment(newId("pay"), claim, { chain: facts.chain, verifiedAtMs: deps.clock.now() }),
    checkedAtBlock,
  };
  const lease = { paymentId: payment.id, askerId: asker.id, leaseMs: asker.leaseMs };
  const outcome = await deps.payments.accept(payment, reservationOf(claim, facts), lease);
  switch (outcome.kind) {
    case "stored":
      return outcome.payment;
    case "taken": {
      const joined = await join(deps.payments, { claim, asker, store: { stored: outcome.payment, underKey: null } });
      return joined ?? nonceAlreadyUsed(claim, outcome.payment);
    }
    case "key_taken":
      return idempotencyConflict();
    case "short": {
      // What was left by our first look went to another payment in between: judge again by what the lock showed.
      const stricter: Facts = {
        ...facts,
        store: { ...facts.store, stored: null, payerInFlight: outcome.payerInFlight },
      };
      return (
        judgeFacts(claim, stricter) ??
        refuse("insufficient_balance", "The payer's token balance does not cover this payment.")
      );
    }
    case "bounded":
      // What has changed since the look (a price, mostly) says when there is room again.
      return gasRefusal(outcome.reason, gasTermsOf(claim.chain), (await deps.payments.look(soughtOf(claim))).gas);
    case "unsponsored":
      return sponsorshipRefused(outcome.reason);
  }
}

function reservationOf(claim: Claim, facts: Facts): Reservation {
  const { balance, block } = facts.chain;
  const common = { balance, readAtBlock: block.number, gas: gasTermsOf(claim.chain) };
  const sponsorship = sponsorshipOf(claim, facts);
  if (sponsorship === null) return { ...common, allowance: finiteAllowance(facts.chain) };
  const approved = readApproval(sponsorship.approval.data)?.amount ?? 0n;
  return { ...common, allowance: finiteAllowance({ ...facts.chain, allowance: approved }), sponsorship };
}

function sponsorshipOf(claim: Claim, facts: Facts): SponsorshipRequest | null {
  const { sponsorship: budgets } = claim.chain;
  const { sponsoring } = facts.chain;
  const approval = claim.approval?.transaction ?? null;
  if (!isSponsored(claim, facts) || approval === null || sponsoring === null || budgets === null) return null;
  return { approval, budgets, ...sponsorshipCost(claim.chain, approval, sponsoring) };
}
