/** The shortest time that a payment took is that of one or two periods of this length. */
const periodMs = 300_000;

/** The shortest time of this period and the one before. */
export function createShortest() {
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
