import { settlementKindOf } from "../settlement/kinds/all";
import type { Clock } from "../shared/clock";
import { newId } from "../shared/id";
import { isRefusal, type Refusal, refuse } from "../shared/refusal";
import type { Timer } from "../shared/timer";
import type { Admission } from "./admission";
import type { AnsweredPaymentMemory } from "./answered-payments";
import { gasRefusal, termsOf } from "./checks/gas-is-within-bounds";
import { authorizationChecks } from "./checks/index";
import { linkClosed } from "./checks/link-is-open";
import { nonceAlreadyUsed } from "./checks/nonce-is-unused";
import { payeeHasChanged } from "./checks/payee-is-the-merchant";
import { invalidSignature } from "./checks/signature-is-the-payers";
import { sponsorshipRefused } from "./checks/sponsorship-is-within-bounds";
import { authorizationKeyOf, type Claim } from "./claim";
import { type ChainFacts, type Facts, finiteAllowance, type StoreFacts, type Unknown } from "./facts";
import { isSameKey } from "./idempotency-key";
import { idempotencyConflict, type JoinedPayment, join, repeatOfAnswered, takePlace } from "./join";
import { findIdentified, type IdentifierVerdict, judgeIdentified } from "./join-identified";
import { newPayment } from "./new-payment";
import type {
  ChainReader,
  IdentifiedPayment,
  LaneReadiness,
  PaymentStore,
  Reservation,
  Sought,
  SponsorshipRequest,
} from "./ports";
import { mayCountTwice, reCheckFacts } from "./re-check-facts";
import type { SettlingLoad } from "./settling-load";
import { type ApprovalTransaction, readApproval } from "./sponsorship/approval";
import { sponsorshipCost } from "./sponsorship/cost";
import { isSponsored } from "./sponsorship/is-sponsored";
import { faultOfApproval } from "./sponsorship/judge-approval";
import { storeOnce } from "./store-once";
import type { StoredPayment } from "./stored-payment";
import { firstRefusal, judgeClaim, judgeFacts, judgeStore } from "./verify";
import type { Waiter } from "./waiter";

export interface AcceptDeps {
  readonly payments: PaymentStore;
  readonly chain: ChainReader;
  readonly lanes: LaneReadiness;
  readonly clock: Clock;
  readonly timer: Timer;
  readonly answered: AnsweredPaymentMemory;
  /** Default: each payment begins at once. */
  readonly admission?: Admission;
  /** Default: no payment is refused because many wait. */
  readonly load?: SettlingLoad;
}

type Accepted = StoredPayment | JoinedPayment | Unknown | Refusal;

/**
 * Runs all checks and stores the payment as `pending` before anything is sent. Returns the payment with this request as
 * its waiter, the payment whose answer it shares, or a refusal. A refusal stores nothing.
 */
export async function accept(deps: AcceptDeps, claim: Claim, waiter: Waiter): Promise<Accepted> {
  const repeated = await repeatOfAnswered(deps, claim);
  if (repeated !== null) return repeated;
  const hopeless = judgeClaim(claim, nowSeconds(deps, claim));
  if (hopeless === null) await deps.admission?.enter(claim.chain.network);
  // Before the chain is read: under overload a refusal must be cheap. A stored payment is still answered.
  const refused = hopeless ?? deps.load?.refusal(claim.chain) ?? null;
  const reading =
    refused === null ? deps.chain.readFacts(claim.chain, claim.authorization, payableApproval(claim)) : null;
  // The look-up may finish before the chain read; a failed read must then not be an unhandled rejection.
  reading?.catch(() => undefined);
  const [store, identified] = await Promise.all([
    deps.payments.look(soughtOf(claim)),
    findIdentified(deps.payments, claim),
  ]);
  deps.answered.note(store.stored);
  const joined = await join(deps, { claim, waiter, store });
  if (joined !== null) return joined;
  if (reading === null) return closedButStored(claim, store) ?? (refused as Refusal);
  const named = identified === null ? null : await joinNamed(deps, { claim, waiter, reading, store, identified });
  if (named !== null) return named;
  const bounded = judgeStore(claim, store);
  if (bounded !== null) return bounded;
  const chain = await reading;
  if (chain === null) return invalidSignature(claim, "ecdsa");
  const facts: Facts = { chain, store, ...timesOf(deps, claim, chain) };
  const judged: JudgedClaim = { claim, waiter, facts, checkedAtBlock: chain.block.number };
  const answer = await judgeAndStore(deps, judged);
  // Another request may have stored and settled this payment between the look-up and the chain read.
  if (chain.nonceIsUsed && store.stored === null) return (await joinLate(deps, claim, waiter)) ?? answer;
  if (!mayCountTwice(answer, claim, facts)) return answer;
  return judgeAndStore(deps, { ...judged, facts: await reCheckFacts(deps, claim, facts) });
}

/** A payer is told the outcome of a stored authorization also when the link is closed. */
function closedButStored(claim: Claim, { stored }: StoreFacts): Refusal | null {
  const isClosed = claim.link !== null && claim.link.closed !== null;
  return isClosed && stored?.merchantId === claim.merchant.id ? nonceAlreadyUsed(claim, stored) : null;
}

interface Named {
  readonly claim: Claim;
  readonly waiter: Waiter;
  readonly reading: Promise<ChainFacts | null>;
  readonly store: StoreFacts;
  readonly identified: IdentifiedPayment;
}

/** Joins the payment that the claim's payment-identifier names; null: the claim is a payment of its own. */
async function joinNamed(deps: AcceptDeps, named: Named): Promise<Accepted | null> {
  const { claim, waiter, store, identified } = named;
  const chain = await named.reading;
  const verdict = judgeSecond(claim, chain && { chain, store, ...timesOf(deps, claim, chain) }, identified);
  if (isRefusal(verdict)) return verdict;
  return verdict.kind === "new" ? null : takePlace(deps, { claim, waiter, stored: verdict.payment }, true);
}

/**
 * Judges another authorization under a known identifier. The authorization must be valid by itself before the
 * identifier counts.
 */
export function judgeSecond(claim: Claim, facts: Facts | null, identified: IdentifiedPayment): IdentifierVerdict {
  if (facts === null) return invalidSignature(claim, "ecdsa");
  return firstRefusal(authorizationChecks, (check) => check(claim, facts)) ?? judgeIdentified(claim, identified);
}

async function joinLate(
  deps: AcceptDeps,
  claim: Claim,
  waiter: Waiter,
): Promise<StoredPayment | JoinedPayment | Refusal | null> {
  return join(deps, { claim, waiter, store: await deps.payments.look(soughtOf(claim)) });
}

async function judgeAndStore(deps: AcceptDeps, judged: JudgedClaim): Promise<Accepted> {
  const { claim, facts } = judged;
  return judgeFacts(claim, facts) ?? unsettleable(deps, claim) ?? (await storeAccepted(deps, judged));
}

/** The claim's approval for the chain read; null when it is invalid by itself, which a later check refuses. */
export function payableApproval(claim: Claim): ApprovalTransaction | null {
  return faultOfApproval(claim) === null ? (claim.approval?.transaction ?? null) : null;
}

export function soughtOf(claim: Claim): Sought {
  const { authorization, merchant, idempotency } = claim;
  return { authorization: authorizationKeyOf(claim), token: authorization.token, merchantId: merchant.id, idempotency };
}

/**
 * Unix seconds, by the later of our clock and the chain's: ours may be behind, and the chain's time decides about
 * deadlines.
 */
export function nowSeconds({ clock, chain }: Pick<AcceptDeps, "clock" | "chain">, claim: Claim): number {
  return Math.max(Math.floor(clock.now() / 1_000), chain.chainTimeSeconds(claim.chain) ?? 0);
}

/** Deadlines use the later of our clock and the chain's, the start of validity uses the earlier. */
export function timesOf(deps: Pick<AcceptDeps, "clock" | "chain">, claim: Claim, { block }: ChainFacts) {
  const ours = Math.floor(deps.clock.now() / 1_000);
  const earlier = Math.min(ours, deps.chain.followedTimeSeconds(claim.chain) ?? ours);
  return { nowSeconds: nowSeconds(deps, claim), earliestNowSeconds: Math.max(earlier, block.timestampSeconds) };
}

/** Where the payer named a lane, that one counts: `senderRefusal`. */
export function unsettleable(deps: Pick<AcceptDeps, "lanes">, claim: Claim): Refusal | null {
  if (settlementKindOf(claim.authorization).senderOf(claim.authorization.terms) !== null) return null;
  if (deps.lanes.canSettle(claim.chain)) return null;
  return refuse("service_unavailable", "No settlement capacity on this network at the moment.", {
    network: claim.chain.network,
  });
}

interface JudgedClaim {
  readonly claim: Claim;
  readonly waiter: Waiter;
  readonly facts: Facts;
  /** The block at which the authorization's own nonce was read as unused. */
  readonly checkedAtBlock: number;
}

async function storeAccepted(deps: AcceptDeps, judged: JudgedClaim): Promise<Accepted> {
  const { claim, waiter, facts, checkedAtBlock } = judged;
  const payment = {
    ...newPayment(newId("pay"), claim, { chain: facts.chain, verifiedAtMs: deps.clock.now() }),
    checkedAtBlock,
  };
  const lease = { paymentId: payment.id, waiterId: waiter.id, leaseMs: waiter.leaseMs };
  const { waitLimit } = waiter;
  const wanted = { payment, reservation: reservationOf(claim, facts), lease };
  const outcome = await storeOnce(deps, wanted, {
    untilMs: deps.clock.now() + waitLimit.waitMs,
    client: waitLimit.client,
  });
  switch (outcome.kind) {
    case "stored":
      deps.load?.stored(claim.chain, outcome.payment.id);
      return outcome.payment;
    case "unknown":
      return outcome;
    case "identified": {
      const verdict = judgeIdentified(claim, { payment: outcome.payment, isSpent: false });
      if (isRefusal(verdict)) return verdict;
      return takePlace(deps, { claim, waiter, stored: outcome.payment }, true);
    }
    case "taken": {
      const { payment: stored } = outcome;
      // It may be answered by now: requests under its Idempotency-Key share that answer.
      const underKey = isSameKey(stored.idempotency, claim.idempotency) ? stored : null;
      const joined = await join(deps, { claim, waiter, store: { stored, underKey } });
      return joined ?? nonceAlreadyUsed(claim, stored);
    }
    case "key_taken":
      return idempotencyConflict();
    case "link_closed":
      return linkClosed(outcome.reason);
    case "foreign_wallet":
      return payeeHasChanged(claim);
    case "short": {
      // Another payment took the remaining balance after our look-up: check again with the amounts read under the lock.
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
      // Read again, because a value that changed since the look-up (mostly the price) sets the retry time.
      return gasRefusal(outcome.reason, termsOf(claim), (await deps.payments.look(soughtOf(claim))).gas);
    case "unrefundable":
      throw new Error("a payment was stored as a refund");
    case "unsponsored":
      return sponsorshipRefused(outcome.reason);
  }
}

export function reservationOf(claim: Claim, facts: Facts): Reservation {
  const { balance, block } = facts.chain;
  const common = { balance, readAtBlock: block.number, gas: termsOf(claim) };
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
