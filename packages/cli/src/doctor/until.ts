import { setTimeout as sleep } from "node:timers/promises";

export interface WaitLimit {
  readonly forMs: number;
  readonly everyMs: number;
  readonly signal: AbortSignal;
}

/** Calls `find` until it returns a value; null where there is none in that time. */
export async function until<T>(
  find: () => Promise<T | null>,
  { forMs, everyMs, signal }: WaitLimit,
): Promise<T | null> {
  const endsAt = performance.now() + forMs;
  for (;;) {
    const found = await find();
    if (found !== null || performance.now() + everyMs > endsAt) return found;
    await sleep(everyMs, undefined, { signal });
  }
}
