import type { Authenticated } from "@lunas/domain/merchant/api-key";
import type { ApiKeyStore } from "@lunas/domain/merchant/ports";
import type { Hex } from "@lunas/domain/shared/hex";
import { LRUCache } from "lru-cache";

/**
 * With the time that one look-up may take, a revoked key, a removed origin and a suspended merchant stop working
 * within five seconds.
 */
const knownForMs = 4_000;
const unknownForMs = 1_000;
const maxKnown = 10_000;
const maxUnknown = 10_000;

/** Keys as they were looked up a moment ago; simultaneous look-ups of one key are one. Guesses cannot push known keys out. */
export function cachedKeys(
  store: Pick<ApiKeyStore, "authenticate">,
  nowMs: () => number,
): Pick<ApiKeyStore, "authenticate"> {
  const clock = { perf: { now: nowMs }, ttlResolution: 0 };
  const known = new LRUCache<Hex, Authenticated>({ max: maxKnown, ttl: knownForMs, ...clock });
  const unknown = new LRUCache<Hex, true>({ max: maxUnknown, ttl: unknownForMs, ...clock });
  const asking = new Map<Hex, Promise<Authenticated | null>>();

  const ask = async (hash: Hex) => {
    try {
      const found = await store.authenticate(hash);
      if (found === null) unknown.set(hash, true);
      else known.set(hash, found);
      return found;
    } finally {
      asking.delete(hash);
    }
  };

  return {
    async authenticate(hash) {
      const found = known.get(hash);
      if (found !== undefined) return found;
      if (unknown.has(hash)) return null;
      const answer = asking.get(hash) ?? ask(hash);
      asking.set(hash, answer);
      return answer;
    },
  };
}
