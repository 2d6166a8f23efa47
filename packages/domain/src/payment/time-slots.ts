export const slotMs = 250;

/** Counts by time, in slots: the oldest first. */
export function createSlots() {
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
