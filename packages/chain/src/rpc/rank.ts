/** What is known of an endpoint when it is decided which one to ask. */
export interface EndpointState {
  /** Its place in the settings, from 0: of equals the first is preferred. */
  readonly position: number;
  /** It shows another chain: it is not asked. */
  readonly isOut: boolean;
  /** It shows a head far above all others', which no comparison has confirmed yet. */
  readonly isDoubtful: boolean;
  /** After a failure or a rate limit. */
  readonly restsUntilMs: number;
  /** How far its head was below the newest one when it was last shown. */
  readonly behindBlocks: number;
  /** 0 to 1, of the last requests. */
  readonly errorRate: number;
  /** Of the last requests; null before the first. */
  readonly latencyMs: number | null;
}

/** From here on an endpoint fails so often that one without failures goes first. */
const manyErrors = 0.4;
/** Slower than this, and than so many times the fastest, an endpoint goes after faster ones. */
const slowMs = 400;
const slowTimes = 4;

/**
 * The order in which endpoints are asked, without those that are out: healthy before lagging, lagging before resting; then
 * by failures, by latency where it differs greatly, and by their place in the settings. Coarse steps on purpose, so that
 * reads stay where they are while nothing is wrong.
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
