import { endsWith } from "../shared/ends-with";
import { type AwaitDeps, type Awaited, pollEveryMs, stillOpen } from "./await-outcome";
import { nonceAlreadyUsed } from "./checks/nonce-is-unused";
import type { Claim } from "./claim";
import type { Facilitated, Waiting } from "./facilitate";
import { idempotencyConflict, sharesAnswer } from "./join";
import type { AskerLease } from "./ports";
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
  { claim, asker, payment }: Awaited,
  patience: Waiting,
): Promise<Facilitated | StoredPayment> {
  const lease: AskerLease = { paymentId: payment.id, askerId: asker.id, leaseMs: asker.leaseMs };
  const untilMs = deps.clock.now() + patience.waitMs;
  const wait = waiting(deps, lease, { payment, patience });
  for (;;) {
    // Who is not in the asker's place claims nothing: this only reads.
    const { payment: seen, claimed } = await deps.payments.claimSuccess(lease);
    // The place was taken, and the answer to that lost.
    if (claimed && seen.status !== "failed") return { kind: "settled", payment: seen, replayed: false, waiter: lease };
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

/** What was told of the payment already; null: nothing. */
function toldOf(claim: Claim, payment: StoredPayment): Facilitated | null {
  if (payment.status === "failed") return { kind: "failed", payment, replayed: true };
  if (payment.answeredAtMs === null) return null;
  return sharesAnswer(claim, payment)
    ? { kind: "settled", payment, replayed: true, waiter: null }
    : nonceAlreadyUsed(claim, payment);
}

interface Shown {
  readonly payment: StoredPayment;
  readonly patience: Waiting;
}

/** Waits until it is time to look again: at the bell, or when the place may have become free. */
function waiting(deps: AwaitDeps, lease: AskerLease, { payment, patience }: Shown) {
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
    const pauseMs = patience.takesPreconfirmed ? earlyAnswerMs : lease.leaseMs / 2;
    await Promise.race([bell, deps.timer.sleep(pauseMs, over.signal)]).finally(over.end);
  };
}
