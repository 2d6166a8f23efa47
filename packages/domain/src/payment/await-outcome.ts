import type { Clock } from "../shared/clock";
import { endsWith } from "../shared/ends-with";
import type { Refusal } from "../shared/refusal";
import type { Timer } from "../shared/timer";
import type { Asker } from "./accept";
import { nonceAlreadyUsed } from "./checks/nonce-is-unused";
import type { Claim } from "./claim";
import type { Facilitated, Patience } from "./facilitate";
import { isSameKey } from "./idempotency-key";
import type { Shared } from "./join";
import type { AskerLease, PaymentStore, SettlementQueue } from "./ports";
import type { StoredPayment } from "./stored-payment";

/** What waiting for an outcome takes. */
export interface AwaitDeps {
  readonly payments: PaymentStore;
  readonly queue: SettlementQueue;
  readonly clock: Clock;
  readonly timer: Timer;
}

export interface Awaited {
  readonly claim: Claim;
  readonly asker: Asker;
  readonly payment: StoredPayment;
}

/** Without a queue the row is read this often. */
export const pollEveryMs = 250;
const retryAfterSeconds = 2;

/**
 * Waits until the payment has ended or the patience has, then claims the answer. The queue only says when to look: a
 * lost, failed or late job is never an outcome, the row is.
 */
export async function awaitOutcome(
  deps: AwaitDeps,
  awaited: Awaited,
  patience: Patience,
): Promise<Facilitated | Shared> {
  const lease: AskerLease = {
    paymentId: awaited.payment.id,
    askerId: awaited.asker.id,
    leaseMs: awaited.asker.leaseMs,
  };
  const untilMs = deps.clock.now() + patience.waitMs;
  if (awaited.payment.status === "pending")
    await waitForBell(deps, lease, { payment: awaited.payment, patience, untilMs });
  for (;;) {
    // Nobody listens any more: a success that is claimed now would be lost, so the next asker finds it unclaimed.
    if (patience.signal.aborted) {
      await deps.payments.releaseAskerPlace(lease);
      return stillOpen(awaited.payment);
    }
    const { payment, claimed } = await deps.payments.claimSuccess(lease);
    const isOver = deps.clock.now() >= untilMs;
    if (payment.status === "confirmed") {
      return claimed ? { kind: "settled", payment, replayed: false } : placeIsLost(awaited.claim, payment);
    }
    if (payment.status === "failed" || isOver) {
      await deps.payments.releaseAskerPlace(lease);
      return payment.status === "failed" ? { kind: "failed", payment, replayed: false } : stillOpen(payment);
    }
    await deps.timer.sleep(pollEveryMs, patience.signal);
    await deps.payments.renewAskerLease(lease);
  }
}

/** Another took over while this process gave no sign of life; under the same key it still is told the same. */
function placeIsLost(claim: Claim, payment: StoredPayment): Shared | Refusal {
  const isOurs = isSameKey(payment.idempotency, claim.idempotency);
  return isOurs ? { kind: "shared", payment } : nonceAlreadyUsed(claim, payment);
}

/** The answer where there is none yet. */
export function stillOpen(payment: StoredPayment): Facilitated {
  return { kind: "pending", payment, retryAfterSeconds };
}

interface Bell {
  readonly payment: StoredPayment;
  readonly patience: Patience;
  readonly untilMs: number;
}

/** Returns when the job has a result, the queue is of no use, or the patience is at its end; keeps the place meanwhile. */
async function waitForBell(deps: AwaitDeps, lease: AskerLease, { payment, patience, untilMs }: Bell): Promise<void> {
  const bell = deps.queue.ringAndWait(payment, patience.waitMs);
  const { signal: stop, end } = endsWith(patience.signal);
  try {
    for (;;) {
      const silence = deps.timer.sleep(lease.leaseMs / 2, stop).then(() => "silence" as const);
      const heard = await Promise.race([bell, silence]);
      if (heard !== "silence" || patience.signal.aborted || deps.clock.now() >= untilMs) return;
      await deps.payments.renewAskerLease(lease);
    }
  } finally {
    end();
  }
}
