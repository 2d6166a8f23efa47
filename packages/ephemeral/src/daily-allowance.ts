import type { Clock } from "@lunas/domain/shared/clock";
import type { EphemeralRedis } from "./connect";

/** A part of what `name` may have in one day (UTC). */
export interface Share {
  readonly name: string;
  readonly amount: bigint;
  readonly limit: bigint;
}

export type Taken =
  /** `giveBack`: for what was not used after all. */
  | { readonly taken: true; readonly giveBack: () => Promise<void> }
  | { readonly taken: false; readonly retryAfterSeconds: number };

export interface DailyAllowance {
  /** Takes the whole amount or nothing of it. Throws `Unavailable("queue")`. */
  take(share: Share): Promise<Taken>;
}

const dayMs = 86_400_000;
/** Redis counts in 64 bits, and ten ether are more wei than that: amounts are counted in parts per 10^15 of the limit. */
const parts = 1_000_000_000_000_000n;

/** Sums per name and day in Redis. */
export function createDailyAllowance(redis: EphemeralRedis, clock: Clock): DailyAllowance {
  return {
    async take(share) {
      const nowMs = clock.now();
      const key = `lunas:allowance:${share.name}:${new Date(nowMs).toISOString().slice(0, 10)}`;
      const amount = partsOf(share);
      const giveBack = async () => {
        await redis.run((client) => client.decrby(key, amount));
      };
      // Counted before it is judged: of two who take the last share at once, one gets it.
      const sum = await redis.run((client) => client.incrby(key, amount));
      await redis.run((client) => client.pexpire(key, 2 * dayMs));
      if (BigInt(sum) <= parts) return { taken: true, giveBack };
      await giveBack();
      return { taken: false, retryAfterSeconds: Math.ceil((dayMs - (nowMs % dayMs)) / 1_000) };
    },
  };
}

/** Rounded up, so that no amount is free. What is above the limit by itself counts as just that. */
function partsOf({ amount, limit }: Share): string {
  if (limit <= 0n || amount > limit) return (parts + 1n).toString();
  return ((amount * parts + limit - 1n) / limit).toString();
}
