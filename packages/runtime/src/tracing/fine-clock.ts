/** How far the two clocks may differ before the wall clock counts again. */
const mostApartMs = 5;

/**
 * The wall clock with the monotonic clock's fractions: in whole milliseconds most spans would have no duration. Follows
 * the wall clock when that is set.
 */
export function createFineClock(wallMs: () => number = Date.now, steadyMs = () => performance.now()): () => number {
  let originMs = wallMs() - steadyMs();
  return () => {
    const steady = steadyMs();
    const wall = wallMs();
    if (Math.abs(originMs + steady - wall) > mostApartMs) originMs = wall - steady;
    return originMs + steady;
  };
}
