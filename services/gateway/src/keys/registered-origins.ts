import { LRUCache } from "lru-cache";
import type { IsRegisteredOrigin } from "../http/cors";

/** Whether some active publishable key, of any merchant, has this origin registered. */
export interface OriginStore {
  isRegisteredOrigin(origin: string): Promise<boolean>;
}

interface Seen {
  readonly isRegistered: boolean;
  /** When the look-up began. */
  readonly atMs: number;
}

const freshForMs = 4_000;
const keptForMs = 60_000;
/** Whoever asks while a look-up runs shares it, unless it has been running for this long. */
const sharedForMs = 500;
const maxOrigins = 10_000;
/** Registered ones look like this; anything else is answered without asking. */
const looksLikeOrigin = /^https?:\/\/[^/?#\s]{1,290}$/;

/**
 * Registered origins as they were looked up a moment ago; simultaneous look-ups of one origin are one. While the database is
 * away the last answer serves on: CORS headers open nothing, they only let a page read the error.
 */
export function registeredOrigins(store: OriginStore, nowMs: () => number): IsRegisteredOrigin {
  const seen = new LRUCache<string, Seen>({ max: maxOrigins, ttl: keptForMs });
  const asking = new Map<string, { readonly atMs: number; readonly answer: Promise<boolean> }>();

  const lookUp = async (origin: string, atMs: number) => {
    try {
      const isRegistered = await store.isRegisteredOrigin(origin);
      seen.set(origin, { isRegistered, atMs });
      return isRegistered;
    } catch {
      return seen.get(origin)?.isRegistered ?? false;
    } finally {
      if (asking.get(origin)?.atMs === atMs) asking.delete(origin);
    }
  };

  const isRegistered = async (origin: string) => {
    if (!looksLikeOrigin.test(origin)) return false;
    const atMs = nowMs();
    const last = seen.get(origin);
    if (last !== undefined && atMs - last.atMs < freshForMs) return last.isRegistered;
    const running = asking.get(origin);
    if (running !== undefined && atMs - running.atMs < sharedForMs) return running.answer;
    const answer = lookUp(origin, atMs);
    asking.set(origin, { atMs, answer });
    return answer;
  };
  return Object.assign(isRegistered, { remembered: (origin: string) => seen.get(origin)?.isRegistered ?? false });
}
