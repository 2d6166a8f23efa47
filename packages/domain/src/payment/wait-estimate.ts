import type { Clock } from "../shared/clock";

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
const slotMs = 250;
const estimateEveryMs = 20;
const shortestSpanMs = 1_500;
const longestSpanMs = 10_000;
/** A rate under overload counts so long after its last measurement. */
const rateKeptMs = 15_000;
/** The shortest time that a payment took is that of one or two periods of this length. */
const periodMs = 300_000;

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

  const rateOver = (spanMs: number): number | null => {
    const lastMs = ends.last();
    if (lastMs === null) return null;
    const count = ends.countFrom(lastMs - spanMs + slotMs - ends.pauseMs(lastMs - spanMs));
    return count < fewestEnds ? null : count / spanMs;
  };
  const estimate = (nowMs: number): Estimate => {
    ahead.dropBefore(nowMs - forgetAfterMs);
    ends.dropBefore(nowMs - forgetAfterMs - longestSpanMs);
    const { count, oldestMs, meanMs } = ahead.ages(nowMs);
    if (count === 0) return { count, waitMs: 0 };
    const longMs = Math.max(shortestSpanMs, 1.25 * ordinary.shortest(nowMs));
    const isBusy = meanMs >= longMs;
    const perMs = isBusy ? rateOver(Math.min(Math.max(meanMs, longMs), longestSpanMs)) : null;
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

interface MeasuredRate {
  readonly perMs: number;
  readonly atMs: number;
}

function keptRate(measured: MeasuredRate | null, nowMs: number): number | null {
  return measured !== null && nowMs - measured.atMs < rateKeptMs ? measured.perMs : null;
}

/** Counts by time, in slots: the oldest first. */
function createSlots() {
  let slots: { readonly at: number; count: number }[] = [];
  const slotOf = (ms: number) => Math.floor(ms / slotMs);
  return {
    add(ms: number) {
      const newest = slots.at(-1);
      if (newest?.at === slotOf(ms)) newest.count += 1;
      else slots.push({ at: slotOf(ms), count: 1 });
    },
    takeOne(ms: number) {
      const slot = slots.find(({ at }) => at === slotOf(ms));
      if (slot !== undefined && slot.count > 0) slot.count -= 1;
    },
    dropBefore(ms: number) {
      const first = slotOf(ms);
      if ((slots[0]?.at ?? first) < first) slots = slots.filter(({ at }) => at >= first);
    },
    last: (): number | null => {
      const newest = slots.at(-1);
      return newest === undefined ? null : newest.at * slotMs;
    },
    /** By how much the longest time without any was longer than the second longest; 0 where it was over before that moment. */
    pauseMs(sinceMs: number): number {
      let [longest, second, longestEnd] = [1, 1, 0];
      for (const [index, { at }] of slots.entries()) {
        const gap = at - (slots[index - 1]?.at ?? at);
        if (gap > longest) [longest, second, longestEnd] = [gap, longest, at];
        else second = Math.max(second, gap);
      }
      return longestEnd > slotOf(sinceMs) ? (longest - second) * slotMs : 0;
    },
    countFrom: (ms: number): number => slots.reduce((sum, { at, count }) => (at >= slotOf(ms) ? sum + count : sum), 0),
    ages(nowMs: number) {
      let count = 0;
      let sumMs = 0;
      let oldestMs = 0;
      for (const slot of slots) {
        const ageMs = Math.max(nowMs - slot.at * slotMs, 0);
        if (slot.count > 0) oldestMs = Math.max(oldestMs, ageMs);
        count += slot.count;
        sumMs += slot.count * ageMs;
      }
      return { count, oldestMs, meanMs: count === 0 ? 0 : sumMs / count };
    },
  };
}

/** The shortest time of this period and the one before. */
function createShortest() {
  let sinceMs = Number.NEGATIVE_INFINITY;
  let before = Number.POSITIVE_INFINITY;
  let current = Number.POSITIVE_INFINITY;
  const turn = (nowMs: number) => {
    if (nowMs - sinceMs < periodMs) return;
    before = nowMs - sinceMs < 2 * periodMs ? current : Number.POSITIVE_INFINITY;
    current = Number.POSITIVE_INFINITY;
    sinceMs = nowMs;
  };
  return {
    note(nowMs: number, tookMs: number) {
      turn(nowMs);
      current = Math.min(current, tookMs);
    },
    shortest(nowMs: number): number {
      turn(nowMs);
      const shortest = Math.min(before, current);
      return Number.isFinite(shortest) ? shortest : 0;
    },
  };
}
