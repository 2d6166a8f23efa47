import type { ApiKeyStore } from "@lunas/domain/merchant/ports";
import type { Hex } from "@lunas/domain/shared/hex";
import { LRUCache } from "lru-cache";

type Found = Awaited<ReturnType<ApiKeyStore["authenticate"]>>;
type Known = Exclude<Found, null>;

/**
 * A revoked key, a removed origin and a suspended merchant stop working within five seconds. So an answer is used for
 * four seconds after the start of its look-up, not after its end: a slow database must not lengthen the life of a
 * revoked key.
 */
const knownForMs = 4_000;
const unknownForMs = 1_000;
/** A request during a look-up shares it, unless the look-up has been running for this long. */
const sharedForMs = 500;
const maxKnown = 10_000;
const maxUnknown = 10_000;

/**
 * A short cache of keys; simultaneous look-ups of one key become one. Unknown keys are cached apart, so that guesses
 * cannot evict known keys.
 */
export function cachedKeys(
  store: Pick<ApiKeyStore, "authenticate">,
  nowMs: () => number,
): Pick<ApiKeyStore, "authenticate"> {
  const clock = { perf: { now: nowMs }, ttlResolution: 0 };
  const known = new LRUCache<Hex, Known>({ max: maxKnown, ttl: knownForMs, ...clock });
  const unknown = new LRUCache<Hex, true>({ max: maxUnknown, ttl: unknownForMs, ...clock });
  const asking = new Map<Hex, { readonly atMs: number; readonly answer: Promise<Found> }>();

  const lookUp = async (hash: Hex, atMs: number) => {
    try {
      const found = await store.authenticate(hash);
      if (found === null) unknown.set(hash, true, { start: atMs });
      else known.set(hash, found, { start: atMs });
      return found;
    } finally {
      if (asking.get(hash)?.atMs === atMs) asking.delete(hash);
    }
  };
  const ask = (hash: Hex) => {
    const running = asking.get(hash);
    const atMs = nowMs();
    if (running !== undefined && atMs - running.atMs < sharedForMs) return running.answer;
    const answer = lookUp(hash, atMs);
    asking.set(hash, { atMs, answer });
    return answer;
  };

  return {
    async authenticate(hash) {
      const found = known.get(hash);
      if (found !== undefined) return found;
      return unknown.has(hash) ? null : ask(hash);
    },
  };
}
