import type { ApiKeyStore } from "@lunas/domain/merchant/ports";
import type { Hex } from "@lunas/domain/shared/hex";
import { LRUCache } from "lru-cache";

type Found = Awaited<ReturnType<ApiKeyStore["authenticate"]>>;
type Known = Exclude<Found, null>;

/**
 * A revoked key, a removed origin and a suspended merchant stop working within five seconds. So an answer is used for four
 * seconds from when its look-up began, not from when it came: a slow database must not lengthen the life of a dead key.
 */
const knownForMs = 4_000;
const unknownForMs = 1_000;
/** Whoever asks while a look-up runs shares it, unless it has been running for this long. */
const sharedForMs = 500;
const maxKnown = 10_000;
const maxUnknown = 10_000;

/** Keys as they were looked up a moment ago; simultaneous look-ups of one key are one. Guesses cannot push known keys out. */
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
