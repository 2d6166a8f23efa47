import { LRUCache } from "lru-cache";
import type { IsRegisteredOrigin } from "../http/cors";

/** Whether some active publishable key, of any merchant, has this origin registered. */
export interface OriginStore {
  isRegisteredOrigin(origin: string): Promise<boolean>;
}

const freshForMs = 4_000;
const keptForMs = 60_000;
/** A request during a look-up shares it, unless the look-up has been running for this long. */
const sharedForMs = 500;
const maxKnown = 10_000;
const maxUnknown = 10_000;
/** The form of registered origins; any other text is answered without a look-up. */
const isLikeOrigin = /^https?:\/\/[^/?#\s]{1,290}$/;

/**
 * A short cache of registered origins; simultaneous look-ups of one origin become one. While the database is away a
 * registered one stays valid: CORS headers grant nothing, they only let a page read the error. Unknown origins are
 * cached apart, so that invented ones cannot evict registered ones.
 */
export function registeredOrigins(store: OriginStore, nowMs: () => number): IsRegisteredOrigin {
  const clock = { perf: { now: nowMs }, ttlResolution: 0 };
  /** Origin → start of the look-up that found it. */
  const known = new LRUCache<string, number>({ max: maxKnown, ttl: keptForMs, ...clock });
  const unknown = new LRUCache<string, true>({ max: maxUnknown, ttl: freshForMs, ...clock });
  const asking = new Map<string, { readonly atMs: number; readonly answer: Promise<boolean> }>();

  const lookUp = async (origin: string, atMs: number) => {
    try {
      const isRegistered = await store.isRegisteredOrigin(origin);
      if (isRegistered) known.set(origin, atMs, { start: atMs });
      else {
        known.delete(origin);
        unknown.set(origin, true, { start: atMs });
      }
      return isRegistered;
    } catch {
      return known.has(origin);
    } finally {
      if (asking.get(origin)?.atMs === atMs) asking.delete(origin);
    }
  };

  const isRegistered = async (origin: string) => {
    if (!isLikeOrigin.test(origin)) return false;
    const atMs = nowMs();
    const lastMs = known.get(origin);
    if (lastMs !== undefined && atMs - lastMs < freshForMs) return true;
    if (lastMs === undefined && unknown.has(origin)) return false;
    const running = asking.get(origin);
    if (running !== undefined && atMs - running.atMs < sharedForMs) return running.answer;
    const answer = lookUp(origin, atMs);
    asking.set(origin, { atMs, answer });
    return answer;
  };
  return Object.assign(isRegistered, { remembered: (origin: string) => known.has(origin) });
}
