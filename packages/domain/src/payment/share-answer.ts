import { endsWith } from "../shared/ends-with";
import type { AwaitDeps } from "./await-deps";
import { type Awaited, pollEveryMs, stillOpen } from "./await-outcome";
import { nonceAlreadyUsed } from "./checks/nonce-is-unused";
import type { Claim } from "./claim";
import type { Facilitated, Waiting } from "./facilitated";
import { idempotencyConflict, sharesAnswer } from "./join";
import type { WaiterLease } from "./ports";
import { type StoredPayment, withState } from "./stored-payment";

/** The time between a payment's end and the waiting request's claim: one statement. */
const claimTakesMs = 50;
/** The settler tells nothing of a success that is told by a preconfirmation: the row is read for it. */
const earlyAnswerMs = 1_000;

/**
 * Waits for the answer of another request under the same Idempotency-Key, and shares it. If that request is gone, this
 * one takes its place and gets the payment back, to wait as its waiter.
 */
export async function shareAnswer(
  deps: AwaitDeps,
  { claim, waiter, payment }: Awaited,
  waitLimit: Waiting,
): Promise<Facilitated | StoredPayment> {
  const lease: WaiterLease = { paymentId: payment.id, waiterId: waiter.id, leaseMs: waiter.leaseMs };
  const untilMs = deps.clock.now() + waitLimit.waitMs;
  const wait = waiting(deps, lease, { payment, waitLimit });
  for (;;) {
    // Without the waiter's place this only reads.
    const { state, claimed } = await deps.payments.claimSuccess(lease);
    const seen = withState(payment, state);
    // The place was taken earlier, and the answer to that was lost.
    if (claimed && seen.status !== "failed") return { kind: "settled", payment: seen, replayed: false, waiter: lease };
    const outcome = knownOutcomeOf(claim, seen);
    if (outcome !== null) return outcome;
    if (waitLimit.client.signal.aborted || deps.clock.now() >= untilMs) return stillOpen(seen);
    const joining = { idempotency: claim.idempotency, seats: 1, isIdentified: false } as const;
    const place = await deps.payments.takeWaiterPlace(lease, joining);
    if (place === "taken") return seen;
    if (place === "key_taken") return idempotencyConflict();
    await wait(seen);
  }
}

/** The answer that was already given; null: none. */
function knownOutcomeOf(claim: Claim, payment: StoredPayment): Facilitated | null {
  if (payment.status === "failed") return { kind: "failed", payment, replayed: true };
  if (payment.answeredAtMs === null) return null;
  return sharesAnswer(claim, payment)
    ? { kind: "settled", payment, replayed: true, waiter: null }
    : nonceAlreadyUsed(claim, payment);
}

interface Shown {
  readonly payment: StoredPayment;
  readonly waitLimit: Waiting;
}

/** Waits for the next read: until the notification, or until the place may be free. */
function waiting(deps: AwaitDeps, lease: WaiterLease, { payment, waitLimit }: Shown) {
  let isNotified = payment.status !== "pending";
  const notified = isNotified
    ? Promise.resolve()
    : deps.queue.notifyAndWait(payment, waitLimit.waitMs).then(() => {
        isNotified = true;
      });
  return async ({ status }: StoredPayment): Promise<void> => {
    if (status !== "pending") return deps.timer.sleep(claimTakesMs, waitLimit.client.signal);
    if (isNotified) return deps.timer.sleep(pollEveryMs, waitLimit.client.signal);
    const over = endsWith(waitLimit.client.signal);
    const pauseMs = waitLimit.takesPreconfirmed ? earlyAnswerMs : lease.leaseMs / 2;
    await Promise.race([notified, deps.timer.sleep(pauseMs, over.signal)]).finally(over.end);
  };
}
