import { endsWith } from "../shared/ends-with";
import { type AwaitDeps, type Awaited, pollEveryMs, stillOpen } from "./await-outcome";
import { nonceAlreadyUsed } from "./checks/nonce-is-unused";
import type { Claim } from "./claim";
import type { Facilitated, Waiting } from "./facilitate";
import { idempotencyConflict, sharesAnswer } from "./join";
import type { WaiterLease } from "./ports";
import type { StoredPayment } from "./stored-payment";

/** Between the end of a payment and its asker's claim there is one statement. */
const claimTakesMs = 50;
/** The settler tells nothing of a success that is told by a preconfirmation: the row is read for it. */
const earlyAnswerMs = 1_000;

/**
 * Waits for the answer that another request under the same Idempotency-Key is about to have, and is told the same. Where
 * that one is gone, its place is this one's: then the payment, to be waited for as its asker.
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
    // Who is not in the asker's place claims nothing: this only reads.
    const { payment: seen, claimed } = await deps.payments.claimSuccess(lease);
    // The place was taken, and the answer to that lost.
    if (claimed && seen.status !== "failed") return { kind: "settled", payment: seen, replayed: false, waiter: lease };
    const outcome = knownOutcomeOf(claim, seen);
    if (outcome !== null) return outcome;
    if (waitLimit.signal.aborted || deps.clock.now() >= untilMs) return stillOpen(seen);
    const joining = { idempotency: claim.idempotency, seats: 1, isIdentified: false } as const;
    const place = await deps.payments.takeWaiterPlace(lease, joining);
    if (place === "taken") return seen;
    if (place === "key_taken") return idempotencyConflict();
    await wait(seen);
  }
}

/** What was told of the payment already; null: nothing. */
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

/** Waits until it is time to look again: at the bell, or when the place may have become free. */
function waiting(deps: AwaitDeps, lease: WaiterLease, { payment, waitLimit }: Shown) {
  let isNotified = payment.status !== "pending";
  const notified = isNotified
    ? Promise.resolve()
    : deps.queue.notifyAndWait(payment, waitLimit.waitMs).then(() => {
        isNotified = true;
      });
  return async ({ status }: StoredPayment): Promise<void> => {
    if (status !== "pending") return deps.timer.sleep(claimTakesMs, waitLimit.signal);
    if (isNotified) return deps.timer.sleep(pollEveryMs, waitLimit.signal);
    const over = endsWith(waitLimit.signal);
    const pauseMs = waitLimit.takesPreconfirmed ? earlyAnswerMs : lease.leaseMs / 2;
    await Promise.race([notified, deps.timer.sleep(pauseMs, over.signal)]).finally(over.end);
  };
}
