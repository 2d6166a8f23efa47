import { endsWith } from "../shared/ends-with";
import type { Refusal } from "../shared/refusal";
import type { Signal } from "../shared/signal";
import type { AwaitDeps, Wait } from "./await-deps";
import { nonceAlreadyUsed } from "./checks/nonce-is-unused";
import type { Claim } from "./claim";
import type { Facilitated, Waiting } from "./facilitated";
import { isSameKey } from "./idempotency-key";
import { hasLeft, isStopping } from "./is-stopping";
import type { JoinedPayment } from "./join";
import type { ClaimedAnswer, WaiterLease } from "./ports";
import { claimPreconfirmed } from "./preconfirmed";
import { type StoredPayment, withState } from "./stored-payment";
import type { Waiter } from "./waiter";

export interface Awaited {
  readonly claim: Claim;
  readonly waiter: Waiter;
  readonly payment: StoredPayment;
}

/** The poll interval without a queue; longer after `longWaitMs`. */
export const pollEveryMs = 250;
const pollRarelyMs = 1_000;
const longWaitMs = 25_000;
const retryAfterSeconds = 2;
/**
 * A second request waits this long for a success that the first has claimed: the first one's connection may turn out to
 * be closed.
 */
const givenBackWithinMs = 3_000;
/** A request that must stop waits this long for a transaction hash, so that its caller can continue with it. */
const hashWithinMs = 3_000;

/**
 * Waits until the payment has ended or the wait limit is reached, then claims the answer. The queue only says when to
 * read: the outcome is in the row, never in a job, which can be lost, late or failed.
 */
export async function awaitOutcome(
  deps: AwaitDeps,
  awaited: Awaited,
  waitLimit: Waiting,
): Promise<Facilitated | JoinedPayment> {
  // The job alone needs its order; a payment as it is answered has what a row has.
  const { jobOrder: _, ...payment } = awaited.payment;
  const lease: WaiterLease = {
    paymentId: payment.id,
    waiterId: awaited.waiter.id,
    leaseMs: awaited.waiter.leaseMs,
  };
  const watched = deps.rows.watch(lease);
  const wait: Wait = { lease, waitLimit, sinceMs: deps.clock.now(), untilMs: deps.clock.now() + waitLimit.waitMs };
  const { signal, end } = endsWith(waitLimit.client.signal);
  try {
    if (payment.status === "pending") {
      const notice = waitForNotice(deps, awaited.payment, { wait, signal, ended: watched.ended });
      const early = waitLimit.takesPreconfirmed
        ? await claimPreconfirmed(deps, { wait, payment }, notice)
        : await notice;
      if (early) return { kind: "settled", payment: early, replayed: false, waiter: lease };
    }
    return await claimWhenEnded(deps, { ...awaited, payment }, wait);
  } finally {
    end();
    watched.stop();
  }
}

/** Reads the row until the payment has ended or the time is over. */
async function claimWhenEnded(
  deps: AwaitDeps,
  { claim, payment }: Awaited,
  wait: Wait,
): Promise<Facilitated | JoinedPayment> {
  const { lease, waitLimit, sinceMs } = wait;
  const isOver = timeLeft(wait);
  for (;;) {
    // The caller has disconnected: claim nothing, so that the next request finds the success unclaimed.
    if (hasLeft(waitLimit.client.signal)) {
      await deps.payments.releaseWaiterPlace(lease);
      return stillOpen(payment);
    }
    const nowMs = deps.clock.now();
    const { state, claimed, holds } = await deps.payments.claimSuccess(lease);
    const seen = withState(payment, state);
    // Claimed by a preconfirmation whose answer was lost, a success may have turned out to be none.
    if (claimed && seen.status !== "failed") return { kind: "settled", payment: seen, replayed: false, waiter: lease };
    const answer = answerOf(claim, { payment: seen, holds }, isOver(nowMs, seen));
    if (answer !== null) {
      await deps.payments.releaseWaiterPlace(lease);
      return answer;
    }
    const pauseMs = nowMs - sinceMs < longWaitMs ? pollEveryMs : pollRarelyMs;
    await deps.timer.sleep(pauseMs, isStopping(waitLimit.client.signal) ? undefined : waitLimit.client.signal);
  }
}

/** Whether it is time to answer with the row's current state; call it after each read. */
function timeLeft({ waitLimit, untilMs }: Wait): (nowMs: number, seen: StoredPayment) => boolean {
  const { signal } = waitLimit.client;
  let stopsAtMs = Number.POSITIVE_INFINITY;
  let claimedElsewhereAtMs: number | null = null;
  return (nowMs, { answeredAtMs, txHash }) => {
    claimedElsewhereAtMs = answeredAtMs === null ? null : (claimedElsewhereAtMs ?? nowMs);
    const isGivenAway = claimedElsewhereAtMs !== null && nowMs >= claimedElsewhereAtMs + givenBackWithinMs;
    if (isStopping(signal)) stopsAtMs = Math.min(stopsAtMs, nowMs + hashWithinMs);
    const isStopped = isStopping(signal) && (txHash !== null || nowMs >= stopsAtMs);
    return isGivenAway || isStopped || nowMs >= untilMs;
  };
}

interface SeenPayment extends Pick<ClaimedAnswer, "holds"> {
  readonly payment: StoredPayment;
}

/** The answer by the row, other than a success; null: none yet. */
function answerOf(claim: Claim, { payment, holds }: SeenPayment, isOver: boolean): Facilitated | JoinedPayment | null {
  if (payment.status === "failed") return { kind: "failed", payment, replayed: false };
  if (!holds && payment.status === "confirmed") return placeIsLost(claim, payment);
  if (!isOver) return null;
  return payment.answeredAtMs === null ? stillOpen(payment) : placeIsLost(claim, payment);
}

/**
 * Another request took the place because this one's lease ended. Under the same Idempotency-Key it still shares the
 * answer.
 */
function placeIsLost(claim: Claim, payment: StoredPayment): JoinedPayment | Refusal {
  const isOurs = isSameKey(payment.idempotency, claim.idempotency);
  return isOurs ? { kind: "shared", payment } : nonceAlreadyUsed(claim, payment);
}

/** The answer while the outcome is open. */
export function stillOpen(payment: StoredPayment): Facilitated {
  return { kind: "pending", payment, retryAfterSeconds };
}

/** Returns when the job has a result, the row has ended, the queue fails, or the wait limit is reached. */
async function waitForNotice(
  { queue, timer, clock }: AwaitDeps,
  payment: StoredPayment,
  { wait, ended, signal }: { readonly wait: Wait; readonly signal: Signal; readonly ended: Promise<void> },
): Promise<void> {
  await Promise.race([
    queue.notifyAndWait(payment, wait.waitLimit.waitMs),
    ended,
    timer.sleep(Math.max(wait.untilMs - clock.now(), 0), signal),
  ]);
}
