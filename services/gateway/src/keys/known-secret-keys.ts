import { parseApiKey } from "@lunas/domain/merchant/api-key";
import { hashApiKey } from "@lunas/domain/merchant/authenticate";
import type { ApiKeyStore } from "@lunas/domain/merchant/ports";
import type { Hex } from "@lunas/domain/shared/hex";
import type { ApiKeyId } from "@lunas/domain/shared/id";
import { LRUCache } from "lru-cache";

/**
 * Secret keys that this process found valid recently. It makes no look-up, so a rate limit can count by key before any
 * look-up.
 */
export interface KnownSecretKeys extends Pick<ApiKeyStore, "authenticate"> {
  /** The id of a request's key; null where it is not known to be valid. */
  readonly idOf: (key: string | undefined) => ApiKeyId | null;
}

/** A key that was revoked since then is still refused: it only has its own count until it is looked up again. */
const knownForMs = 3_600_000;
const maxKnown = 10_000;

/** Passes every look-up on, and stores the secret keys that it found. */
export function knownSecretKeys(keys: Pick<ApiKeyStore, "authenticate">, nowMs: () => number): KnownSecretKeys {
  const known = new LRUCache<Hex, ApiKeyId>({ max: maxKnown, ttl: knownForMs, perf: { now: nowMs }, ttlResolution: 0 });
  return {
    authenticate: async (hash) => {
      const found = await keys.authenticate(hash);
      if (found === null || found === "suspended") known.delete(hash);
      else if (found.key.type === "secret") known.set(hash, found.key.id);
      return found;
    },
    idOf: (key) =>
      (key !== undefined && parseApiKey(key)?.type === "secret" ? known.get(hashApiKey(key)) : null) ?? null,
  };
}
