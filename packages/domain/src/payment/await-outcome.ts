import type { Clock } from "../shared/clock";
import { endsWith } from "../shared/ends-with";
import type { Refusal } from "../shared/refusal";
import type { Timer } from "../shared/timer";
import type { Waiter } from "./accept";
import { nonceAlreadyUsed } from "./checks/nonce-is-unused";
import type { Claim } from "./claim";
import type { Facilitated, Waiting } from "./facilitate";
import type { FinalityReader } from "./finality";
import { isSameKey } from "./idempotency-key";
import { hasLeft, isStopping } from "./is-stopping";
import type { JoinedPayment } from "./join";
import type { ClaimedAnswer, PaymentStore, SettlementQueue, WaiterLease } from "./ports";
import { claimPreconfirmed } from "./preconfirmed";
import type { RowWatch } from "./row-watch";
import type { StoredPayment } from "./stored-payment";

/** What waiting for an outcome takes. */
export interface AwaitDeps {
  readonly payments: PaymentStore;
  readonly queue: SettlementQueue;
  readonly rows: RowWatch;
  readonly preconfirmations: Pick<FinalityReader, "isPreconfirmed">;
  readonly clock: Clock;
  readonly timer: Timer;
}

export interface Awaited {
  readonly claim: Claim;
  readonly waiter: Waiter;
  readonly payment: StoredPayment;
}

/** Without a queue the row is read this often; by who waits for long, more rarely. */
export const pollEveryMs = 250;
const pollRarelyMs = 1_000;
const longWaitMs = 25_000;
const retryAfterSeconds = 2;
/** So long a second request waits for a success that the first one has claimed: its connection may turn out to be closed. */
const givenBackWithinMs = 3_000;
/** So long a request that is told to stop waits for a transaction, whose hash is what its caller can go on with. */
const hashWithinMs = 3_000;

/**
 * Waits until the payment has ended or the patience has, then claims the answer. The queue only says when to look: a
 * lost, failed or late job is never an outcome, the row is.
 */
export async function awaitOutcome(
  deps: AwaitDeps,
  awaited: Awaited,
  waitLimit: Waiting,
): Promise<Facilitated | JoinedPayment> {
  const lease: WaiterLease = {
    paymentId: awaited.payment.id,
    waiterId: awaited.waiter.id,
    leaseMs: awaited.waiter.leaseMs,
  };
  const watched = deps.rows.watch(lease);
  const wait: Wait = { lease, waitLimit, sinceMs: deps.clock.now(), untilMs: deps.clock.now() + waitLimit.waitMs };
  const { signal, end } = endsWith(waitLimit.signal);
  try {
    if (awaited.payment.status === "pending") {
      const notice = waitForNotice(deps, awaited.payment, { ...wait, signal, ended: watched.ended });
      const early = waitLimit.takesPreconfirmed ? await claimPreconfirmed(deps, wait, notice) : await notice;
      if (early) return { kind: "settled", payment: early, replayed: false, waiter: lease };
    }
    return await claimWhenEnded(deps, awaited, wait);
  } finally {
    end();
    watched.stop();
  }
}

export interface Wait {
  readonly lease: WaiterLease;
  readonly waitLimit: Waiting;
  readonly sinceMs: number;
  readonly untilMs: number;
}

/** Reads the row until it says the end, or the time is over. */
async function claimWhenEnded(
  deps: AwaitDeps,
  { claim, payment }: Awaited,
  wait: Wait,
): Promise<Facilitated | JoinedPayment> {
  const { lease, waitLimit, sinceMs } = wait;
  const isOver = timeLeft(wait);
  for (;;) {
    // Nobody listens any more: a success that is claimed now would be lost, so the next asker finds it unclaimed.
    if (hasLeft(waitLimit.signal)) {
      await deps.payments.releaseWaiterPlace(lease);
      return stillOpen(payment);
    }
    const nowMs = deps.clock.now();
    const seen = await deps.payments.claimSuccess(lease);
    // Claimed by a preconfirmation whose answer was lost, a success may have turned out to be none.
    if (seen.claimed && seen.payment.status !== "failed")
      return { kind: "settled", payment: seen.payment, replayed: false, waiter: lease };
    const answer = answerOf(claim, seen, isOver(nowMs, seen.payment));
    if (answer !== null) {
      await deps.payments.releaseWaiterPlace(lease);
      return answer;
    }
    const pauseMs = nowMs - sinceMs < longWaitMs ? pollEveryMs : pollRarelyMs;
    await deps.timer.sleep(pauseMs, isStopping(waitLimit.signal) ? undefined : waitLimit.signal);
  }
}

/** Whether it is time to answer with what the row says, asked each time that it was read. */
function timeLeft({ waitLimit: { signal }, untilMs }: Wait): (nowMs: number, seen: StoredPayment) => boolean {
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

/** What there is to be told by what the row says, other than a success; null: nothing yet. */
function answerOf(
  claim: Claim,
  { payment, holds }: ClaimedAnswer,
  isOver: boolean,
): Facilitated | JoinedPayment | null {
  if (payment.status === "failed") return { kind: "failed", payment, replayed: false };
  if (!holds && payment.status === "confirmed") return placeIsLost(claim, payment);
  if (!isOver) return null;
  return payment.answeredAtMs === null ? stillOpen(payment) : placeIsLost(claim, payment);
}

/** Another took over while this process gave no sign of life; under the same key it still is told the same. */
function placeIsLost(claim: Claim, payment: StoredPayment): JoinedPayment | Refusal {
  const isOurs = isSameKey(payment.idempotency, claim.idempotency);
  return isOurs ? { kind: "shared", payment } : nonceAlreadyUsed(claim, payment);
}

/** The answer where there is none yet. */
export function stillOpen(payment: StoredPayment): Facilitated {
  return { kind: "pending", payment, retryAfterSeconds };
}

/** Returns when the job has a result, the row an end, the queue is of no use, or the patience is at its end. */
async function waitForNotice(
  { queue, timer, clock }: AwaitDeps,
  payment: StoredPayment,
  { waitLimit, untilMs, ended, signal }: Wait & { readonly signal: AbortSignal; readonly ended: Promise<void> },
): Promise<void> {
  await Promise.race([
    queue.notifyAndWait(payment, waitLimit.waitMs),
    ended,
    timer.sleep(Math.max(untilMs - clock.now(), 0), signal),
  ]);
}
