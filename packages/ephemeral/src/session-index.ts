import type { MerchantId } from "@lunas/domain/shared/id";
import type { EphemeralRedis } from "./connect";

/** More sessions of one merchant than these do not live at a time. */
const mostSessions = 100;
const lifetimeMs = 7 * 86_400_000;

const keyOf = (merchantId: MerchantId) => `lunas:session:of:${merchantId}`;

export interface UsedSession {
  /** Of the session's token. */
  readonly hash: string;
  readonly lastUsedAtMs: number;
}

/**
 * Which sessions a merchant has, by when they were last used. It names them only: whether one lives is said by the session itself,
 * so that an entry that is too many, or missing until the session is used again, harms nobody.
 */
export function createSessionIndex(redis: EphemeralRedis) {
  return {
    touch: async (merchantId: MerchantId, hash: string, nowMs: number): Promise<void> => {
      const key = keyOf(merchantId);
      await redis.run((client) => Promise.all([client.zadd(key, nowMs, hash), client.pexpire(key, lifetimeMs)]));
    },
    /** The last used first. */
    read: async (merchantId: MerchantId): Promise<readonly UsedSession[]> => {
      const flat = await redis.run((client) => client.zrevrange(keyOf(merchantId), 0, -1, "WITHSCORES"));
      return flat.flatMap((hash, place) => (place % 2 === 0 ? [{ hash, lastUsedAtMs: Number(flat[place + 1]) }] : []));
    },
    /** Those that rested longest, beyond what a merchant may have. */
    surplus: (merchantId: MerchantId): Promise<string[]> =>
      redis.run((client) => client.zrange(keyOf(merchantId), "0", String(-mostSessions - 1))),
    remove: async (merchantId: MerchantId, hashes: readonly string[]): Promise<void> => {
      if (hashes.length > 0) await redis.run((client) => client.zrem(keyOf(merchantId), ...hashes));
    },
  };
}
