import type { Clock } from "../shared/clock";
import { createShortest } from "./shortest-time";
import { createSlots, slotMs } from "./time-slots";

/** How long a payment that comes now would wait for its end. */
export interface WaitEstimate {
  waitMs(): number | null;
  /** Whether it would wait longer than a limit, in milliseconds. */
  isOver(limitMs: number): boolean;
  /** Whether so many wait that their wait counts. */
  isCounted(): boolean;
  /** The shortest time that a payment took lately; 0 while none has ended. */
  ordinaryMs(): number;
  /** Counts a payment; the returned function is called once, with whether the payment has ended. */
  follow(): (isEnded: boolean) => void;
}

export interface WaitEstimateOptions {
  readonly clock: Clock;
  /** A rate with which a payment would wait longer counts for some seconds after its measurement. */
  readonly rateKeptAboveMs: number;
  /** A payment that has waited so long counts no more: it may wait for something of its own. */
  readonly forgetAfterMs: number;
}

/** Fewer payments are always taken: they show how fast payments end. */
export const alwaysTaken = 32;
/** Fewer ends say nothing about a rate. */
const fewestEnds = 8;
const estimateEveryMs = 20;
/** The shortest and the longest span over which a rate is measured. */
const spanMs = { least: 1_500, most: 10_000 };
/**
 * No rate is measured before the oldest payment has waited for so long, or for so many times the time of an ordinary payment. The first block
 * after a burst has only what was sent before it, perhaps ten of a thousand payments: it does not show how many the next block takes.
 */
const firstMeasured = { leastMs: 2_500, ordinary: 2.2, mostMs: 5_000 };
/** A rate under overload counts so long after its last measurement. */
const rateKeptMs = 15_000;

interface Estimate {
  readonly count: number;
  readonly waitMs: number | null;
}

/**
 * The payments that are ahead of a new one, by the rate at which payments end.
 *
 * - Ahead are those that came after the latest payment that has ended: settlers take the oldest first, so an older
 *   payment that still waits was overtaken, and holds up nobody.
 * - The rate is measured only while payments have waited for longer than an ordinary one does. Before, it would be the
 *   rate at which payments come, and a burst after a quiet hour would look endless.
 * - The span of the measurement ends with the last end: a chain that stops does not make the rate worse. Nor does it when
 *   it goes on: the longest pause between ends counts as the second longest one does.
 */
export function createWaitEstimate({ clock, rateKeptAboveMs, forgetAfterMs }: WaitEstimateOptions): WaitEstimate {
  const ahead = createSlots();
  const ends = createSlots();
  const ordinary = createShortest();
  let measured: MeasuredRate | null = null;
  let latestMs = Number.NEGATIVE_INFINITY;
  let last: { readonly atMs: number; readonly estimate: Estimate } = {
    atMs: latestMs,
    estimate: { count: 0, waitMs: 0 },
  };
  /** The machine's clock may be set back; slots only follow each other. */
  const now = () => {
    latestMs = Math.max(latestMs, clock.now());
    return latestMs;
  };

  const rateOver = (overMs: number): number | null => {
    const lastMs = ends.last();
    if (lastMs === null) return null;
    const count = ends.countFrom(lastMs - overMs + slotMs - ends.pauseMs(lastMs - overMs));
    return count < fewestEnds ? null : count / overMs;
  };
  const estimate = (nowMs: number): Estimate => {
    ahead.dropBefore(nowMs - forgetAfterMs);
    ends.dropBefore(nowMs - forgetAfterMs - spanMs.most);
    const { count, oldestMs, meanMs } = ahead.ages(nowMs);
    if (count === 0) return { count, waitMs: 0 };
    const ordinaryMs = ordinary.shortest(nowMs);
    const longMs = Math.max(spanMs.least, 1.25 * ordinaryMs);
    const isBusy = meanMs >= longMs && oldestMs >= firstMeasuredAfterMs(ordinaryMs);
    const perMs = isBusy ? rateOver(Math.min(Math.max(meanMs, longMs), spanMs.most)) : null;
    if (perMs !== null && count / perMs > rateKeptAboveMs) measured = { perMs, atMs: nowMs };
    const known = perMs ?? keptRate(measured, nowMs);
    // Without a rate it is known only how long the oldest has waited already.
    const waitMs = known === null ? (isBusy ? oldestMs : null) : count / known;
    return { count, waitMs };
  };

  /** Payments of one moment share an estimate. */
  const recent = (): Estimate => {
    const nowMs = now();
    if (nowMs - last.atMs >= estimateEveryMs) last = { atMs: nowMs, estimate: estimate(nowMs) };
    return last.estimate;
  };
  return {
    waitMs: () => recent().waitMs,
    isOver: (limitMs) => {
      const { count, waitMs } = recent();
      return count >= alwaysTaken && waitMs !== null && waitMs > limitMs;
    },
    isCounted: () => recent().count >= alwaysTaken,
    ordinaryMs: () => ordinary.shortest(now()),
    follow() {
      const sinceMs = now();
      ahead.add(sinceMs);
      let isFollowed = true;
      return (isEnded) => {
        if (!isFollowed || !isEnded) return;
        isFollowed = false;
        const nowMs = now();
        ordinary.note(nowMs, nowMs - sinceMs);
        ends.add(nowMs);
        ahead.dropBefore(sinceMs);
        ahead.takeOne(sinceMs);
      };
    },
  };
}

function firstMeasuredAfterMs(ordinaryMs: number): number {
  return Math.max(firstMeasured.leastMs, Math.min(firstMeasured.ordinary * ordinaryMs, firstMeasured.mostMs));
}

interface MeasuredRate {
  readonly perMs: number;
  readonly atMs: number;
}

function keptRate(measured: MeasuredRate | null, nowMs: number): number | null {
  return measured !== null && nowMs - measured.atMs < rateKeptMs ? measured.perMs : null;
}
