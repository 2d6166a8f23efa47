/** How far the two clocks may come apart before the wall clock counts again. */
const mostApartMs = 5;

/**
 * The wall clock with the monotonic one's fractions: in whole milliseconds most spans would last none. Follows the wall
 * clock when that is set.
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
