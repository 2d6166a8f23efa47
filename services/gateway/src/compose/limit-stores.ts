import { MemoryStore, type Store } from "express-rate-limit";
import { RedisStore } from "rate-limit-redis";
import type { LimitName } from "../http/limits";
import type { EphemeralRedis } from "../redis/connect";
import { rateLimitCommands } from "../redis/rate-limit-commands";
import { withOwnCounts } from "../redis/rate-limit-store";

/** Counters that all gateways share; while Redis is away, this process's own. */
export function limitStores(redis: EphemeralRedis): (name: LimitName | "facilitate_key") => Store {
  const sendCommand = rateLimitCommands(redis);
  return (name) => {
    // Each process has its own probes.
    if (name === "probe") return new MemoryStore();
    return withOwnCounts(new RedisStore({ sendCommand, prefix: `lunas:limit:${name}:` }), new MemoryStore()) as Store;
  };
}
