import { LRUCache } from "lru-cache";
import type { IsRegisteredOrigin } from "../http/cors";

/** Whether some active publishable key, of any merchant, has this origin registered. */
export interface OriginStore {
  isRegisteredOrigin(origin: string): Promise<boolean>;
}

const freshForMs = 4_000;
const keptForMs = 60_000;
const maxOrigins = 10_000;
const maxOriginLength = 300;

/**
 * Registered origins as they were looked up a moment ago. While the database is away the last answer serves on: CORS
 * headers open nothing, they only let a page read the error.
 */
export function registeredOrigins(store: OriginStore, nowMs: () => number): IsRegisteredOrigin {
  const seen = new LRUCache<string, { readonly isRegistered: boolean; readonly atMs: number }>({
    max: maxOrigins,
    ttl: keptForMs,
  });
  return async (origin) => {
    if (origin.length > maxOriginLength || origin === "null") return false;
    const last = seen.get(origin);
    const atMs = nowMs();
    if (last !== undefined && atMs - last.atMs < freshForMs) return last.isRegistered;
    try {
      const isRegistered = await store.isRegisteredOrigin(origin);
      seen.set(origin, { isRegistered, atMs });
      return isRegistered;
    } catch {
      return last?.isRegistered ?? false;
    }
  };
}
