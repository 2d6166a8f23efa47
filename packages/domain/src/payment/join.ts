import { type Refusal, refuse } from "../shared/refusal";
import type { AnsweredPaymentMemory } from "./answered-payments";
import { nonceAlreadyUsed } from "./checks/nonce-is-unused";
import { authorizationKeyOf, type Claim } from "./claim";
import type { StoreFacts, Unknown } from "./facts";
import { isSameKey } from "./idempotency-key";
import { isAway, type PersistDeps, persistAfterFirst } from "./persist";
import type { PaymentStore } from "./ports";
import type { StoredPayment } from "./stored-payment";
import type { Waiter } from "./waiter";

interface RepeatDeps {
  readonly payments: Pick<PaymentStore, "answeredAt">;
  readonly answered: AnsweredPaymentMemory;
}

/**
 * The refusal of a repeat of an answered payment that this process remembers. One small read that simultaneous repeats share confirms
 * that its success was not given back. Null: look the payment up. A request under an Idempotency-Key may share the success, so it is
 * always looked up.
 */
export async function repeatOfAnswered({ payments, answered }: RepeatDeps, claim: Claim): Promise<Refusal | null> {
  const stored = claim.idempotency === null ? answered.find(authorizationKeyOf(claim)) : undefined;
  if (stored === undefined || !isSameRequest(claim, stored)) return null;
  if ((await payments.answeredAt(stored.id)) === stored.answeredAtMs) return nonceAlreadyUsed(claim, stored);
  answered.forget(stored);
  return null;
}

interface Candidate {
  readonly claim: Claim;
  readonly waiter: Waiter;
  readonly store: Pick<StoreFacts, "stored" | "underKey">;
}

/**
 * A payment that another request under the same Idempotency-Key answers: this request waits for that answer and shares
 * it.
 */
export interface JoinedPayment {
  readonly kind: "shared";
  readonly payment: StoredPayment;
}

/**
 * Joins a repeat with the same body to its stored payment: it takes the waiter's place if that is free, or shares the
 * answer of its Idempotency-Key. Runs before the checks, so that a passed deadline or a spent balance cannot change the
 * answer of a running payment. Null: nothing to join, the checks decide.
 */
export async function join(
  deps: JoinDeps,
  { claim, waiter, store }: Candidate,
): Promise<StoredPayment | JoinedPayment | Unknown | Refusal | null> {
  if (store.underKey !== null && store.underKey.bodyHash !== claim.bodyHash()) return idempotencyConflict();
  const stored = store.underKey ?? store.stored;
  if (stored === null || !isSameRequest(claim, stored)) return null;
  if (store.underKey !== null && isOver(stored) && sharesAnswer(claim, stored))
    return { kind: "shared", payment: stored };
  if (stored.answeredAtMs !== null || !opens(claim, stored)) return nonceAlreadyUsed(claim, stored);
  return takePlace(deps, { claim, waiter, stored }, false);
}

export interface JoinDeps extends PersistDeps {
  readonly payments: Pick<PaymentStore, "takeWaiterPlace">;
}

/** How long a place is requested while the database is unavailable; a repeat has the same request id. */
const persistMs = 3_000;

/**
 * Waits for a stored payment if there is a place. `isIdentified`: joined by its payment-identifier, with another
 * authorization. While the database is away it is unknown how the payment ends, and never an error: it is stored.
 */
export async function takePlace(
  deps: JoinDeps,
  { claim, waiter, stored }: { readonly claim: Claim; readonly waiter: Waiter; readonly stored: StoredPayment },
  isIdentified: boolean,
): Promise<StoredPayment | JoinedPayment | Unknown | Refusal> {
  const lease = { paymentId: stored.id, waiterId: waiter.id, leaseMs: waiter.leaseMs };
  const joining = { idempotency: isIdentified ? null : claim.idempotency, seats: waiter.seats, isIdentified };
  const take = () => deps.payments.takeWaiterPlace(lease, joining);
  const place = await persistAfterFirst(deps, take, persistMs).catch((error: unknown) => {
    if (isAway(error)) return "unknown" as const;
    throw error;
  });
  switch (place) {
    case "unknown":
      return { kind: "unknown", payment: stored };
    case "taken":
      return stored;
    case "shared":
      return { kind: "shared", payment: stored };
    case "held":
      return nonceAlreadyUsed(claim, stored);
    case "key_taken":
      return idempotencyConflict();
  }
}

/**
 * One key, one request: a merchant that uses one key for two orders must not get the first order's success for the
 * second.
 */
export function idempotencyConflict(): Refusal {
  return refuse("idempotency_conflict", "This Idempotency-Key has been used with another body in the last 24 hours.");
}

/** A publishable key and a payment link are public: they do not replace the merchant's own server. */
function isSameRequest(claim: Claim, stored: StoredPayment): boolean {
  return (
    stored.merchantId === claim.merchant.id &&
    stored.environment === claim.chain.environment &&
    stored.bodyHash === claim.bodyHash() &&
    (claim.source === "server" || stored.source === claim.source)
  );
}

/**
 * If another request got the success under the payment-identifier, requests under an Idempotency-Key do not share it.
 */
export function sharesAnswer(claim: Claim, stored: StoredPayment): boolean {
  return stored.status === "failed" || isSameKey(stored.idempotency, claim.idempotency);
}

/** Whether the payment's answer is final. */
function isOver({ status, answeredAtMs }: StoredPayment): boolean {
  return status === "failed" || answeredAtMs !== null;
}

function opens(claim: Claim, stored: StoredPayment): boolean {
  return stored.idempotency === null || isSameKey(stored.idempotency, claim.idempotency);
}
