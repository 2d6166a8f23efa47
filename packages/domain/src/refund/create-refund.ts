import { nonceAlreadyUsed } from "../payment/checks/nonce-is-unused";
import type { Claim } from "../payment/claim";
import type { Facts } from "../payment/facts";
import { factsOf, nowSeconds } from "../payment/facts-of";
import { lookUpOf } from "../payment/look-up";
import { newPayment } from "../payment/new-payment";
import { boundedRefusal, maybeStored, shortRefusal } from "../payment/not-stored";
import type { FoundPayment } from "../payment/ports";
import { mayCountTwice, reCheckFacts } from "../payment/re-check-facts";
import type { StoreOutcome } from "../payment/store-once";
import { storeUnattended } from "../payment/store-unattended";
import { unsettleable } from "../payment/unsettleable";
import { judgeFacts, judgeStore } from "../payment/verify";
import { newId } from "../shared/id";
import { isRefusal, type Refusal, refuse } from "../shared/refusal";
import { findRefundable } from "./find-refundable";
import { type CreatedRefund, findRepeat } from "./find-repeat";
import { exceedsPayment, judgeRoom, tooManyRefunds } from "./judge-payment";
import { judgeRefundClaim, type RefundRequest, refundClaim } from "./refund-claim";
import type { PaymentReference, RefundDeps } from "./refund-deps";

/**
 * Runs the checks of a refund and stores it as `pending`; the settler settles it like a payment. A refusal stores
 * nothing. Nothing waits for the outcome: an event tells it.
 */
export async function createRefund(
  deps: RefundDeps,
  reference: PaymentReference,
  request: RefundRequest,
): Promise<CreatedRefund | Refusal> {
  const found = await findRefundable(deps, reference);
  if (isRefusal(found)) return found;
  if (request.amount === 0n)
    return refuse("invalid_request", "The request is not valid.", { amount: "must be at least 1" });
  const claim = refundClaim(found.chain, found.payment, request);
  const store = await deps.payments.lookUp(lookUpOf(claim));
  const repeat = store.stored && findRepeat(claim, store.stored);
  if (repeat !== null) return repeat;
  const refused =
    (await found.judge()) ??
    judgeRefundClaim(claim, found.payment, nowSeconds(deps, claim)) ??
    (store.stored === null ? judgeRoom(found.payment, found.refunds, request.amount) : null) ??
    judgeStore(claim, store);
  if (refused !== null) return refused;
  const chain = await deps.chain.readFacts(claim.chain, claim.authorization, null);
  const facts = factsOf(deps, claim, { chain, store });
  if (isRefusal(facts)) return facts;
  const judged = { claim, found, facts, checkedAtBlock: facts.chain.block.number };
  const answer = await judgeAndStore(deps, judged);
  // Another request may have stored and settled this refund between the look-up and the chain read.
  if (facts.chain.nonceIsUsed && store.stored === null) return (await repeatNow(deps, claim)) ?? answer;
  if (!isRefusal(answer) || !mayCountTwice(answer, claim, facts)) return answer;
  const room = await judgeRoomNow(deps, reference, request.amount);
  return room ?? judgeAndStore(deps, { ...judged, facts: await reCheckFacts(deps, claim, facts) });
}

/** Another refund may be stored since the payment was read: then the payment is what has too little left, not the wallet. */
async function judgeRoomNow(
  deps: RefundDeps,
  { scope, id }: PaymentReference,
  amount: bigint,
): Promise<Refusal | null> {
  const found = await deps.payments.find(scope, id);
  return found && judgeRoom(found.payment, found.refunds, amount);
}

async function repeatNow(deps: RefundDeps, claim: Claim): Promise<CreatedRefund | Refusal | null> {
  const { stored } = await deps.payments.lookUp(lookUpOf(claim));
  return stored && findRepeat(claim, stored);
}

interface JudgedRefund {
  readonly claim: Claim;
  readonly found: FoundPayment;
  readonly facts: Facts;
  readonly checkedAtBlock: number;
}

async function judgeAndStore(deps: RefundDeps, judged: JudgedRefund): Promise<CreatedRefund | Refusal> {
  const { claim, facts, checkedAtBlock } = judged;
  const refusal = judgeFacts(claim, facts) ?? unsettleable(deps, claim);
  if (refusal !== null) return refusal;
  const payment = {
    ...newPayment(newId("ref"), claim, { chain: facts.chain, verifiedAtMs: deps.clock.now() }),
    checkedAtBlock,
  };
  const outcome = await storeUnattended(deps, judged, payment);
  // Never throws. A settler finds the refund without the notification too.
  if (outcome.kind === "stored") void deps.queue.notifyAndWait(outcome.payment, 0);
  return answerOf(deps, judged, outcome);
}

async function answerOf(
  deps: RefundDeps,
  { claim, found, facts }: JudgedRefund,
  outcome: StoreOutcome,
): Promise<CreatedRefund | Refusal> {
  switch (outcome.kind) {
    case "stored":
      return { refund: outcome.payment, isNew: true };
    case "taken":
      return findRepeat(claim, outcome.payment) ?? nonceAlreadyUsed(claim, outcome.payment);
    case "unknown":
      return maybeStored("refund");
    case "short":
      return shortRefusal(claim, facts, outcome.payerInFlight);
    case "bounded":
      return boundedRefusal(deps, claim, outcome.reason);
    case "unrefundable": {
      if (outcome.reason === "exceeds_payment") return exceedsPayment(outcome.remaining);
      if (outcome.reason === "too_many_refunds") return tooManyRefunds(found.payment.status);
      return refuse("payment_not_refundable", "The payment cannot be refunded.", { reason: "not_settled" });
    }
    default:
      throw new Error(`a refund was stored as ${outcome.kind}`);
  }
}
