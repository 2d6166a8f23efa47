import { endsWith } from "../shared/ends-with";
import { type AwaitDeps, type Awaited, pollEveryMs, stillOpen } from "./await-outcome";
import { nonceAlreadyUsed } from "./checks/nonce-is-unused";
import type { Claim } from "./claim";
import type { Facilitated, Patience } from "./facilitate";
import { idempotencyConflict, sharesAnswer } from "./join";
import type { AskerLease } from "./ports";
import type { StoredPayment } from "./stored-payment";

/** The time between a payment's end and the waiting request's claim: one statement. */
const claimTakesMs = 50;

/**
 * Waits for the answer of another request under the same Idempotency-Key, and shares it. If that request is gone, this
 * one takes its place and gets the payment back, to wait as its waiter.
 */
export async function shareAnswer(
  deps: AwaitDeps,
  { claim, asker, payment }: Awaited,
  patience: Patience,
): Promise<Facilitated | StoredPayment> {
  const lease: AskerLease = { paymentId: payment.id, askerId: asker.id, leaseMs: asker.leaseMs };
  const untilMs = deps.clock.now() + patience.waitMs;
  const wait = waiting(deps, lease, { payment, patience });
  for (;;) {
    // Without the waiter's place this only reads.
    const { payment: seen, claimed } = await deps.payments.claimSuccess(lease);
    // The place was taken earlier, and the answer to that was lost.
    if (claimed) return { kind: "settled", payment: seen, replayed: false, waiter: lease };
    const told = toldOf(claim, seen);
    if (told !== null) return told;
    if (patience.signal.aborted || deps.clock.now() >= untilMs) return stillOpen(seen);
    const joining = { idempotency: claim.idempotency, seats: 1, isIdentified: false } as const;
    const place = await deps.payments.takeAskerPlace(lease, joining);
    if (place === "taken") return seen;
    if (place === "key_taken") return idempotencyConflict();
    await wait(seen);
  }
}

/** The answer that was already given; null: none. */
function toldOf(claim: Claim, payment: StoredPayment): Facilitated | null {
  if (payment.status === "failed") return { kind: "failed", payment, replayed: true };
  if (payment.answeredAtMs === null) return null;
  return sharesAnswer(claim, payment)
    ? { kind: "settled", payment, replayed: true, waiter: null }
    : nonceAlreadyUsed(claim, payment);
}

interface Waiting {
  readonly payment: StoredPayment;
  readonly patience: Patience;
}

/** Waits for the next read: until the notification, or until the place may be free. */
function waiting(deps: AwaitDeps, lease: AskerLease, { payment, patience }: Waiting) {
  let hasRung = payment.status !== "pending";
  const bell = hasRung
    ? Promise.resolve()
    : deps.queue.ringAndWait(payment, patience.waitMs).then(() => {
        hasRung = true;
      });
  return async ({ status }: StoredPayment): Promise<void> => {
    if (status !== "pending") return deps.timer.sleep(claimTakesMs, patience.signal);
    if (hasRung) return deps.timer.sleep(pollEveryMs, patience.signal);
    const over = endsWith(patience.signal);
    await Promise.race([bell, deps.timer.sleep(lease.leaseMs / 2, over.signal)]).finally(over.end);
  };
}
