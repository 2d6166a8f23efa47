import type { MerchantId } from "@lunas/domain/shared/id";
import type { EphemeralRedis } from "./connect";

/** The maximum number of live sessions of one merchant. */
const mostSessions = 100;
const lifetimeMs = 7 * 86_400_000;

const keyOf = (merchantId: MerchantId) => `lunas:session:of:${merchantId}`;

export interface UsedSession {
  /** The hash of the session's token. */
  readonly hash: string;
  readonly lastUsedAtMs: number;
}

/**
 * A merchant's sessions, by their last use. It only lists them: the session itself decides whether it is live. So an
 * extra entry, or one that is missing until the session's next use, does no harm.
 */
export function createSessionIndex(redis: EphemeralRedis) {
  return {
    touch: async (merchantId: MerchantId, hash: string, nowMs: number): Promise<void> => {
      const key = keyOf(merchantId);
      await redis.run((client) => Promise.all([client.zadd(key, nowMs, hash), client.pexpire(key, lifetimeMs)]));
    },
    /** The most recently used first. */
    read: async (merchantId: MerchantId): Promise<readonly UsedSession[]> => {
      const flat = await redis.run((client) => client.zrevrange(keyOf(merchantId), 0, -1, "WITHSCORES"));
      return flat.flatMap((hash, place) => (place % 2 === 0 ? [{ hash, lastUsedAtMs: Number(flat[place + 1]) }] : []));
    },
    /** The least recently used ones, beyond a merchant's maximum. */
    surplus: (merchantId: MerchantId): Promise<string[]> =>
      redis.run((client) => client.zrange(keyOf(merchantId), "0", String(-mostSessions - 1))),
    remove: async (merchantId: MerchantId, hashes: readonly string[]): Promise<void> => {
      if (hashes.length > 0) await redis.run((client) => client.zrem(keyOf(merchantId), ...hashes));
    },
  };
}
