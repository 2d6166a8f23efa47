import type { Clock } from "@lunas/domain/shared/clock";
import type { EndpointState } from "./rank";
import { defaultRestMs } from "./retry-after";

/** The weight of the newest request in error rate and latency. */
const newestShare = 0.2;

export interface EndpointHead {
  readonly number: number;
  /** When this endpoint first showed it. */
  readonly sinceMs: number;
}

/** The statistics of one endpoint's answers. */
export interface EndpointRecord {
  state(): EndpointState;
  head(): EndpointHead | null;
  answered(durationMs: number): void;
  failed(durationMs: number): void;
  /** It has not answered for this long; its answer may still come. */
  isSlow(elapsedMs: number): void;
  /** It asked us to wait for this long. */
  limited(restMs: number): void;
  isLimited(): boolean;
  /** `newest` is the newest head of all endpoints; `isBelieved`: this head is plausible beside it. */
  showed(number: number, newest: { readonly number: number; readonly isBelieved: boolean }): void;
  /** The reason why the endpoint is excluded; null: it is used. */
  outBecause(): string | null;
  judge(outBecause: string | null): void;
}

export function createEndpointRecord(position: number, clock: Clock): EndpointRecord {
  let failedUntilMs = 0;
  let limitedUntilMs = 0;
  let errorRate = 0;
  let latencyMs: number | null = null;
  let behindBlocks = 0;
  let isDoubtful = false;
  let outBecause: string | null = null;
  let head: EndpointHead | null = null;
  const blend = (before: number, now: number) => before + newestShare * (now - before);
  return {
    state: () => ({
      position,
      isOut: outBecause !== null,
      isDoubtful,
      restsUntilMs: Math.max(failedUntilMs, limitedUntilMs),
      behindBlocks,
      errorRate,
      latencyMs,
    }),
    head: () => head,
    answered: (durationMs) => {
      errorRate = blend(errorRate, 0);
      latencyMs = blend(latencyMs ?? durationMs, durationMs);
    },
    failed: () => {
      errorRate = blend(errorRate, 1);
      failedUntilMs = clock.now() + defaultRestMs;
    },
    isSlow: (elapsedMs) => {
      latencyMs = Math.max(latencyMs ?? 0, elapsedMs);
    },
    limited: (restMs) => {
      limitedUntilMs = Math.max(limitedUntilMs, clock.now() + restMs);
    },
    isLimited: () => limitedUntilMs > clock.now(),
    showed: (number, newest) => {
      if (head?.number !== number) head = { number, sinceMs: clock.now() };
      behindBlocks = Math.max(0, newest.number - number);
      isDoubtful = !newest.isBelieved;
    },
    outBecause: () => outBecause,
    judge: (because) => {
      outBecause = because;
      if (because === null) isDoubtful = false;
    },
  };
}
