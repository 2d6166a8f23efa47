import { nowSeconds, reservationOf, soughtOf, timesOf, unsettleable } from "../payment/accept";
import { gasRefusal, termsOf } from "../payment/checks/gas-is-within-bounds";
import { nonceAlreadyUsed } from "../payment/checks/nonce-is-unused";
import { invalidSignature } from "../payment/checks/signature-is-the-payers";
import type { Claim } from "../payment/claim";
import type { Facts, Unknown } from "../payment/facts";
import { newPayment } from "../payment/new-payment";
import type { FoundPayment } from "../payment/ports";
import { mayCountTwice, reCheckFacts } from "../payment/re-check-facts";
import { type StoreOutcome, storeOnce } from "../payment/store-once";
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
  const store = await deps.payments.look(soughtOf(claim));
  const repeat = store.stored && findRepeat(claim, store.stored);
  if (repeat !== null) return repeat;
  const refused =
    (await found.judge()) ??
    judgeRefundClaim(claim, found.payment, nowSeconds(deps, claim)) ??
    (store.stored === null ? judgeRoom(found.payment, found.refunds, request.amount) : null) ??
    judgeStore(claim, store);
  if (refused !== null) return refused;
  const chain = await deps.chain.readFacts(claim.chain, claim.authorization, null);
  if (chain === null) return invalidSignature(claim, "ecdsa");
  const facts: Facts = { chain, store, ...timesOf(deps, claim, chain) };
  const judged = { claim, found, facts, checkedAtBlock: chain.block.number };
  const answer = await judgeAndStore(deps, judged);
  // Another request may have stored and settled this refund between the look-up and the chain read.
  if (chain.nonceIsUsed && store.stored === null) return (await repeatNow(deps, claim)) ?? answer;
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
  const { stored } = await deps.payments.look(soughtOf(claim));
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
  const lease = { paymentId: payment.id, waiterId: newId("ask"), leaseMs: 1 };
  const wanted = { payment, reservation: reservationOf(claim, facts), lease };
  const outcome = await storeOnce(deps, wanted, { untilMs: deps.clock.now() + persistMs });
  // Never throws. A settler finds the refund without the notification too.
  if (outcome.kind === "stored") void deps.queue.notifyAndWait(outcome.payment, 0);
  return answerOf(deps, judged, outcome);
}

/** How long storing is tried while the database is unavailable. */
const persistMs = 3_000;

async function answerOf(
  deps: RefundDeps,
  { claim, found, facts }: JudgedRefund,
  outcome: StoreOutcome | Unknown,
): Promise<CreatedRefund | Refusal> {
  switch (outcome.kind) {
    case "stored":
      return { refund: outcome.payment, isNew: true };
    case "taken":
      return findRepeat(claim, outcome.payment) ?? nonceAlreadyUsed(claim, outcome.payment);
    case "unknown":
      return refuse("service_unavailable", "The refund may be stored or not: send the same request again.", {
        retryAfterSeconds: "2",
      });
    case "short": {
      const stricter: Facts = { ...facts, store: { ...facts.store, payerInFlight: outcome.payerInFlight } };
      return (
        judgeFacts(claim, stricter) ??
        refuse("insufficient_balance", "The wallet's balance does not cover this refund.")
      );
    }
    case "bounded":
      return gasRefusal(outcome.reason, termsOf(claim), (await deps.payments.look(soughtOf(claim))).gas);
    case "unrefundable": {
      if (outcome.reason === "exceeds_payment") return exceedsPayment(outcome.remaining);
      if (outcome.reason === "too_many_refunds") return tooManyRefunds(found.payment.status);
      return refuse("payment_not_refundable", "The payment cannot be refunded.", { reason: "not_settled" });
    }
    default:
      throw new Error(`a refund was stored as ${outcome.kind}`);
  }
}
