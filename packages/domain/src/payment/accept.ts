import { refuseDeposit } from "../channel/deposit/judge-deposit";
import { newId } from "../shared/id";
import { isRefusal, type Refusal } from "../shared/refusal";
import type { AcceptDeps } from "./accept-deps";
import { answerUnstored } from "./answer-unstored";
import { nonceAlreadyUsed } from "./checks/nonce-is-unused";
import type { Claim } from "./claim";
import type { ChainFacts, Facts, StoreFacts, Unknown } from "./facts";
import { factsOf, nowSeconds } from "./facts-of";
import { jobOrderOf } from "./job-order-of";
import { type JoinedPayment, join, repeatOfAnswered, takePlace } from "./join";
import { judgeSecond } from "./join-identified";
import { lookUpClaim, lookUpOf } from "./look-up";
import { newPayment } from "./new-payment";
import type { ChainReader, IdentifiedPayment } from "./ports";
import { mayCountTwice, reCheckFacts } from "./re-check-facts";
import { payableApproval, reservationOf } from "./reservation";
import type { ApprovalTransaction } from "./sponsorship/approval";
import { type StoreRequest, storeOnce } from "./store-once";
import type { StoredPayment } from "./stored-payment";
import { unsettleable } from "./unsettleable";
import { judgeClaim, judgeFacts, judgeStore } from "./verify";
import type { Waiter } from "./waiter";

type Accepted = StoredPayment | JoinedPayment | Unknown | Refusal;

/**
 * Runs all checks and stores the payment as `pending` before anything is sent. Returns the payment with this request as
 * its waiter, the payment whose answer it shares, or a refusal. A refusal stores nothing. The first stage with an answer gives it.
 */
export async function accept(deps: AcceptDeps, claim: Claim, waiter: Waiter): Promise<Accepted> {
  const repeated = await repeatOfAnswered(deps, claim);
  if (repeated !== null) return repeated;

  const refused = refuseClaim(deps, claim);
  if (refused === null) deps.load?.arrived(claim.chain, waiter.id);
  try {
    return await acceptCounted(deps, { claim, waiter, refused });
  } finally {
    deps.load?.checked(waiter.id);
  }
}

interface ArrivedClaim {
  readonly claim: Claim;
  readonly waiter: Waiter;
  /** What stops a new payment; a stored one is still answered. */
  readonly refused: Refusal | null;
}

async function acceptCounted(deps: AcceptDeps, { claim, waiter, refused }: ArrivedClaim): Promise<Accepted> {
  if (refused !== null && !(await deps.payments.isKnown(lookUpOf(claim)))) return refused;
  if (refused === null) await deps.admission?.enter(claim.chain.network);
  const reading = refused === null ? beginReading(deps, claim, payableApproval(claim)) : null;

  const { store, identified } = await lookUpClaim(deps.payments, claim, { isRefused: refused !== null });
  deps.answered.note(store.stored);

  const joined = await join(deps, { claim, waiter, store });
  if (joined !== null) return joined;
  if (reading === null) return closedButStored(claim, store) ?? (refused as Refusal);

  const named = await joinIdentified(deps, { claim, waiter, store }, { identified, reading });
  if (named !== null) return named;

  const bounded = judgeStore(claim, store) ?? (await refuseDeposit(deps.deposits, claim, deps.clock.now()));
  if (bounded !== null) return bounded;

  const facts = factsOf(deps, claim, { chain: await reading, store });
  return isRefusal(facts) ? facts : checkFactsAndStore(deps, { claim, waiter, facts });
}

/** The checks of the claim alone, and of the load: under overload a refusal must be cheap. */
function refuseClaim(deps: AcceptDeps, claim: Claim): Refusal | null {
  return judgeClaim(claim, nowSeconds(deps, claim)) ?? deps.load?.refusal(claim.chain) ?? null;
}

/** Reads the chain's facts beside the look-up, which may finish first: a failed read is only thrown where it is awaited. */
export function beginReading(
  deps: { readonly chain: Pick<ChainReader, "readFacts"> },
  claim: Claim,
  approval: ApprovalTransaction | null,
): Promise<ChainFacts | null> {
  const reading = deps.chain.readFacts(claim.chain, claim.authorization, approval);
  reading.catch(() => undefined);
  return reading;
}

/** A payer is told the outcome of a stored authorization also when the link is closed. */
function closedButStored(claim: Claim, { stored }: StoreFacts): Refusal | null {
  const isClosed = claim.link !== null && claim.link.closed !== null;
  return isClosed && stored?.merchantId === claim.merchant.id ? nonceAlreadyUsed(claim, stored) : null;
}

interface Candidate {
  readonly claim: Claim;
  readonly waiter: Waiter;
  readonly store: StoreFacts;
}

interface Identified {
  readonly identified: IdentifiedPayment | null;
  readonly reading: Promise<ChainFacts | null>;
}

/** Joins the payment that the claim's payment-identifier names; null: the claim is a payment of its own. */
async function joinIdentified(
  deps: AcceptDeps,
  { claim, waiter, store }: Candidate,
  { identified, reading }: Identified,
): Promise<Accepted | null> {
  if (identified === null) return null;
  const verdict = judgeSecond(claim, factsOf(deps, claim, { chain: await reading, store }), identified);
  if (isRefusal(verdict)) return verdict;
  return verdict.kind === "new" ? null : takePlace(deps, { claim, waiter, stored: verdict.payment }, true);
}

interface CheckedClaim {
  readonly claim: Claim;
  readonly waiter: Waiter;
  readonly facts: Facts;
  /** The block at which the authorization's own nonce was read as unused. */
  readonly checkedAtBlock: number;
}

async function checkFactsAndStore(deps: AcceptDeps, of: Omit<CheckedClaim, "checkedAtBlock">): Promise<Accepted> {
  const { claim, facts } = of;
  const { chain, store } = facts;
  const checked: CheckedClaim = { checkedAtBlock: chain.block.number, ...of };
  const answer = await judgeAndStore(deps, checked);
  // Another request may have stored and settled this payment between the look-up and the chain read.
  if (chain.nonceIsUsed && store.stored === null) return (await joinLate(deps, of)) ?? answer;
  if (!mayCountTwice(answer, claim, facts)) return answer;
  return judgeAndStore(deps, { ...checked, facts: await reCheckFacts(deps, claim, facts) });
}

async function joinLate(
  deps: AcceptDeps,
  { claim, waiter }: Pick<CheckedClaim, "claim" | "waiter">,
): Promise<Accepted | null> {
  return join(deps, { claim, waiter, store: await deps.payments.lookUp(lookUpOf(claim)) });
}

async function judgeAndStore(deps: AcceptDeps, checked: CheckedClaim): Promise<Accepted> {
  const { claim, facts } = checked;
  return judgeFacts(claim, facts) ?? unsettleable(deps, claim) ?? (await store(deps, checked));
}

async function store(deps: AcceptDeps, checked: CheckedClaim): Promise<Accepted> {
  const { claim, waiter, facts, checkedAtBlock } = checked;
  const payment = {
    ...newPayment(newId("pay"), claim, { chain: facts.chain, verifiedAtMs: deps.clock.now() }),
    checkedAtBlock,
  };
  const lease = { paymentId: payment.id, waiterId: waiter.id, leaseMs: waiter.leaseMs };
  const { waitMs, client } = waiter.waitLimit;
  const request = { payment, reservation: reservationOf(claim, facts), lease };
  const outcome = await storeOnce(deps, request, { untilMs: deps.clock.now() + waitMs, client });
  if (outcome.kind !== "stored") return answerUnstored(deps, checked, outcome);
  deps.load?.stored(claim.chain, outcome.payment.id);
  return withJobOrder(deps, request, outcome.payment);
}

/**
 * A payment whose storing took longer may have changed: its row is read. With the job's way and the settler's wait an order is at most as old
 * as one that a settler sends without a new check.
 */
const justStoredMs = 500;

function withJobOrder({ clock }: AcceptDeps, { payment, reservation }: StoreRequest, stored: StoredPayment) {
  const isYoung = stored.status === "pending" && Math.abs(clock.now() - payment.verifiedAtMs) < justStoredMs;
  const jobOrder = isYoung ? jobOrderOf(payment, reservation) : null;
  return jobOrder === null ? stored : { ...stored, jobOrder };
}
