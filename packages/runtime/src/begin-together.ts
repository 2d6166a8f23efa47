/** Rounds begin at multiples of this, so that those of all chains wake an idle process together. */
const gridMs = 250;

/**
 * The time until the next round: to the point of the grid that is nearest to `everyMs` from now, or to the one before
 * until rounds begin at multiples of `everyMs`. So rounds of one length come to begin together, whenever each of them
 * started.
 */
export function untilNext(everyMs: number, nowMs: number): number {
  if (everyMs < gridMs) return everyMs;
  const nearest = Math.round((nowMs + everyMs) / gridMs) * gridMs;
  const isOwn = everyMs % gridMs !== 0 || nearest % everyMs === 0;
  return (isOwn ? nearest : nearest - gridMs) - nowMs;
}

interface Point {
  readonly timer: NodeJS.Timeout;
  readonly rounds: Set<() => void>;
}

/** The points of the grid at which rounds will begin, by their numbers. */
const points = new Map<number, Point>();

/**
 * Begins a round as `untilNext` says. Rounds of one point of the grid begin in one turn of the event loop, so that the
 * chains can share their statements. Returns what takes it back.
 */
export function beginTogether(round: () => void, everyMs: number): () => void {
  if (everyMs < gridMs) {
    const timer = setTimeout(round, everyMs);
    return () => clearTimeout(timer);
  }
  const nowMs = performance.now();
  const waitMs = untilNext(everyMs, nowMs);
  const number = Math.round((nowMs + waitMs) / gridMs);
  const point = points.get(number) ?? openPoint(number, waitMs);
  point.rounds.add(round);
  return () => {
    point.rounds.delete(round);
    if (point.rounds.size > 0) return;
    clearTimeout(point.timer);
    if (points.get(number) === point) points.delete(number);
  };
}

function openPoint(number: number, waitMs: number): Point {
  const rounds = new Set<() => void>();
  const begin = () => {
    points.delete(number);
    for (const round of rounds) round();
  };
  const point = { timer: setTimeout(begin, waitMs), rounds };
  points.set(number, point);
  return point;
}
