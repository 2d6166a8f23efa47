import type { Chain } from "@lunas/catalog/chain";
import { isNotPaused } from "../payment/checks/is-not-paused";
import { nonceAlreadyUsed } from "../payment/checks/nonce-is-unused";
import { payeeHasChanged } from "../payment/checks/payee-is-the-merchant";
import { senderRefusal } from "../payment/checks/sender-is-a-lane";
import type { Claim } from "../payment/claim";
import { awaitAnswer, type FacilitateDeps, type Holding, newWaiter } from "../payment/facilitate";
import type { Facilitated, WaitLimit } from "../payment/facilitated";
import type { Facts, Unknown } from "../payment/facts";
import { factsOf, nowSeconds } from "../payment/facts-of";
import { type IdempotencyKey, isSameKey } from "../payment/idempotency-key";
import { idempotencyConflict, type JoinedPayment, join } from "../payment/join";
import { lookUpOf } from "../payment/look-up";
import { boundedRefusal, shortRefusal } from "../payment/not-stored";
import { isAway, persistAfterFirst } from "../payment/persist";
import type { PaymentScope } from "../payment/ports";
import { mayCountTwice, reCheckFacts } from "../payment/re-check-facts";
import { payableApproval, reservationOf } from "../payment/reservation";
import type { ApprovalOffer } from "../payment/sponsorship/approval";
import type { StoredPayment } from "../payment/stored-payment";
import { judgeFacts } from "../payment/verify";
import type { Waiter } from "../payment/waiter";
import { type HoldId, paymentIdOf } from "../shared/id";
import { isRefusal, type Refusal, refuse } from "../shared/refusal";
import { captureClaim } from "./capture-claim";
import type { Capture, CaptureOutcome, HoldStore } from "./ports";
import { alreadyCaptured, captureExceedsHold, holdNotFound } from "./refusals";
import { releaseHold } from "./release-hold";

export interface CaptureDeps extends FacilitateDeps {
  readonly holds: HoldStore;
  readonly chains: readonly Chain[];
}

/** A merchant's request to charge a part of a hold; `amount` in base units, 0 releases it. */
export interface CaptureRequest {
  readonly scope: PaymentScope;
  readonly id: HoldId;
  readonly amount: bigint;
  /** The payer's approval where the hold was stored with it, by the same request; else null. */
  readonly approval: ApprovalOffer | null;
  readonly receivedAtMs: number;
  /** Null: the request has none, or comes from a session. */
  readonly idempotency: IdempotencyKey | null;
}

/** `released`: the request named nothing to charge. */
export type Captured = Facilitated | { readonly kind: "released"; readonly hold: StoredPayment };

export function isReleased(captured: Captured): captured is Exclude<Captured, Facilitated> {
  return !isRefusal(captured) && captured.kind === "released";
}

/** How long a capture is tried while the database is unavailable. */
const persistMs = 3_000;

/**
 * Makes the payment of a hold and waits for its outcome as `facilitate` does. The chain is read again: the payer could move its
 * money since. One capture ever: a repeat with the same amount joins it, another amount is refused.
 */
export async function captureHold(
  deps: CaptureDeps,
  request: CaptureRequest,
  waitLimit: WaitLimit & Holding,
): Promise<Captured> {
  const { scope, id, amount } = request;
  const sinceMs = deps.clock.now();
  if (amount === 0n) {
    const hold = await releaseHold(deps, scope, id);
    return isRefusal(hold) ? hold : { kind: "released", hold };
  }
  const stored = await deps.holds.find(scope, paymentIdOf(id));
  if (stored === null) return holdNotFound();
  const chain = deps.chains.find(({ chainId }) => chainId === stored.chainId);
  if (chain === undefined)
    return refuse("unsupported_network", "The hold's network is not served any more.", { network: stored.network });
  const claim = captureClaim(chain, stored, request);
  const waiter = newWaiter(waitLimit);
  const payment = await capture(deps, { claim, waiter, stored, request });
  deps.onStage?.("accept");
  if (isRefusal(payment)) return payment;
  return awaitAnswer(deps, { claim, waiter, accepted: payment, sinceMs }, waitLimit);
}

interface Capturing {
  readonly claim: Claim;
  readonly waiter: Waiter;
  readonly stored: StoredPayment;
  readonly request: CaptureRequest;
}

type CapturedPayment = StoredPayment | JoinedPayment | Unknown | Refusal;

async function capture(deps: CaptureDeps, capturing: Capturing): Promise<CapturedPayment> {
  const { claim, stored } = capturing;
  if (stored.status !== "held") return joinCapture(deps, capturing, stored);
  const maximum = stored.authorization.amount;
  if (claim.authorization.amount > maximum) return captureExceedsHold(maximum);
  if (stored.hold !== null && nowSeconds(deps, claim) * 1_000 >= stored.hold.expiresAtMs) return expired(stored);
  const lane = senderRefusal(deps.lanes, claim);
  if (lane !== null) return lane;
  const facts = await captureFacts(deps, claim);
  if (isRefusal(facts)) return facts;
  const answer = await judgeAndCapture(deps, capturing, facts);
  if (!mayCountTwice(answer, claim, facts)) return answer;
  const { store, ...again } = await reCheckFacts(deps, claim, facts);
  return judgeAndCapture(deps, capturing, { ...again, store: { ...store, payerInFlight: 0n } });
}

async function judgeAndCapture(deps: CaptureDeps, capturing: Capturing, facts: Facts): Promise<CapturedPayment> {
  const refusal = isNotPaused(capturing.claim, facts.store) ?? judgeFacts(capturing.claim, facts);
  return refusal === null ? captureNow(deps, capturing, facts) : refusedBeside(deps, capturing, refusal);
}

/** Another capture may have changed what the chain showed: then its outcome is the answer, and not what the chain refuses now. */
async function refusedBeside(deps: CaptureDeps, capturing: Capturing, refusal: Refusal): Promise<CapturedPayment> {
  const now = await deps.holds.find(capturing.request.scope, capturing.stored.id);
  return now === null || now.status === "held" ? refusal : joinCapture(deps, capturing, now);
}

/**
 * What the chain shows for the amount to charge. The hold's own row is no obstacle, and what other holds reserve does not count:
 * the first capture gets the money.
 */
async function captureFacts(deps: CaptureDeps, claim: Claim): Promise<Facts | Refusal> {
  const [chain, store] = await Promise.all([
    deps.chain.readFacts(claim.chain, claim.authorization, payableApproval(claim)),
    deps.payments.lookUp(lookUpOf({ ...claim, idempotency: null })),
  ]);
  return factsOf(deps, claim, { chain, store: { ...store, stored: null, payerInFlight: 0n } });
}

async function captureNow(deps: CaptureDeps, capturing: Capturing, facts: Facts): Promise<CapturedPayment> {
  const { claim, waiter, request, stored } = capturing;
  const { balance, allowance, readAtBlock, gas } = reservationOf(claim, facts);
  const wanted: Capture = {
    ...{ scope: request.scope, id: stored.id, amount: claim.authorization.amount },
    ...{ balance, allowance, readAtBlock },
    ...{ idempotency: request.idempotency, receivedAtMs: request.receivedAtMs, verifiedAtMs: deps.clock.now() },
    ...{ waiterId: waiter.id, leaseMs: waiter.leaseMs, ...(gas && { gas }) },
  };
  const outcome = await captureOnce(deps, wanted);
  switch (outcome.kind) {
    case "unknown":
      return { kind: "unknown", payment: { ...stored, status: "pending", authorization: claim.authorization } };
    case "captured":
      deps.load?.stored(claim.chain, outcome.payment.id);
      return outcome.payment;
    case "over":
      return joinCapture(deps, capturing, outcome.payment);
    case "short":
      return shortRefusal(claim, facts, outcome.payerInFlight);
    case "bounded":
      return boundedRefusal(deps, claim, outcome.reason);
    case "foreign_wallet":
      return payeeHasChanged(claim);
    case "not_found":
      return holdNotFound();
    case "key_taken":
      return idempotencyConflict();
  }
}

/** A repeat has the same waiter, so it finds what the first one captured. What may be captured is never reported as not captured. */
async function captureOnce(deps: CaptureDeps, wanted: Capture): Promise<CaptureOutcome | { readonly kind: "unknown" }> {
  let mayBeDone = false;
  const once = () =>
    deps.holds.capture(wanted).catch((error: unknown) => {
      mayBeDone ||= isAway(error) && error.mayBeDone;
      throw error;
    });
  try {
    return await persistAfterFirst(deps, once, persistMs);
  } catch (error) {
    if (!isAway(error) || !mayBeDone) throw error;
    return { kind: "unknown" };
  }
}

/** The answer where the hold is over: its capture's for the same amount, else why not. */
async function joinCapture(
  deps: CaptureDeps,
  { claim, waiter }: Capturing,
  stored: StoredPayment,
): Promise<CapturedPayment> {
  if (stored.status === "held" || stored.status === "expired") return expired(stored);
  if (stored.status === "released") return nonceAlreadyUsed(claim, stored);
  if (stored.authorization.amount !== claim.authorization.amount) return alreadyCaptured(stored);
  const underKey = isSameKey(stored.idempotency, claim.idempotency) ? stored : null;
  return (await join(deps, { claim, waiter, store: { stored, underKey } })) ?? nonceAlreadyUsed(claim, stored);
}

function expired({ hold }: StoredPayment): Refusal {
  const expiresAt = new Date(hold?.expiresAtMs ?? 0).toISOString();
  return refuse("hold_expired", "The hold has expired: nothing of it can be captured any more.", { expiresAt });
}
