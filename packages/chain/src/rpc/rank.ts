/** The state of an endpoint that decides its rank. */
export interface EndpointState {
  /** Its index in the settings, from 0: among equals the first is preferred. */
  readonly position: number;
  /** It shows another chain: it is not used. */
  readonly isOut: boolean;
  /** Its head is far above all others', and no comparison has confirmed it yet. */
  readonly isDoubtful: boolean;
  /** Set after a failure or a rate limit. */
  readonly restsUntilMs: number;
  /** Its distance below the newest head at its last answer. */
  readonly behindBlocks: number;
  /** 0 to 1, over the last requests. */
  readonly errorRate: number;
  /** Over the last requests; null before the first. */
  readonly latencyMs: number | null;
}

/** From this error rate on an endpoint goes after those without errors. */
const manyErrors = 0.4;
/** An endpoint slower than this, and than this many times the fastest, goes after faster ones. */
const slowMs = 400;
const slowTimes = 4;

/**
 * The order in which endpoints are used, without excluded ones: healthy before lagging, lagging before resting; then by
 * errors, by latency if it differs greatly, and by their index in the settings. The steps are coarse, so that reads
 * stay on one endpoint while nothing is wrong.
 */
export function rank<T extends EndpointState>(states: readonly T[], nowMs: number): readonly T[] {
  const usable = states.filter(({ isOut }) => !isOut);
  const fastestMs = Math.min(...usable.map(({ latencyMs }) => latencyMs ?? Number.POSITIVE_INFINITY));
  return usable
    .map((each) => ({ each, key: keyOf(each, nowMs, fastestMs) }))
    .sort((a, b) => compare(a.key, b.key))
    .map(({ each }) => each);
}

function keyOf(each: EndpointState, nowMs: number, fastestMs: number): readonly number[] {
  const isSlow = each.latencyMs !== null && each.latencyMs > slowMs && each.latencyMs > slowTimes * fastestMs;
  return [stepOf(each, nowMs), each.behindBlocks, each.errorRate >= manyErrors ? 1 : 0, isSlow ? 1 : 0, each.position];
}

function stepOf({ restsUntilMs, isDoubtful, behindBlocks }: EndpointState, nowMs: number): number {
  if (restsUntilMs > nowMs) return 3;
  if (isDoubtful) return 2;
  return behindBlocks > 0 ? 1 : 0;
}

function compare(a: readonly number[], b: readonly number[]): number {
  const at = a.findIndex((value, index) => value !== b[index]);
  return at === -1 ? 0 : (a[at] as number) - (b[at] as number);
}
