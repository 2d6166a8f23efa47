import { createHash } from "node:crypto";
import type { EphemeralRedis } from "./connect";

type Reply = boolean | number | string;

/** `sendCommand` of `rate-limit-redis`'s RedisStore. */
export type SendRateLimitCommand = (...command: string[]) => Promise<Reply | Reply[]>;

/**
 * Hands the store of the rate limits its way to Redis. Throws `Unavailable("queue")`, but for `SCRIPT LOAD`: the store loads its
 * scripts once, at boot, and would keep that failure for ever. A script's name is its SHA-1, so it is told without Redis; the
 * store loads it when Redis, back again, answers NOSCRIPT.
 */
export function rateLimitCommands(redis: EphemeralRedis): SendRateLimitCommand {
  return async (...command) => {
    const [name = "", ...args] = command;
    const reply = redis.run((client) => client.call(name, ...args)) as Promise<Reply | Reply[]>;
    return reply.catch((error: unknown) => nameOfScript(command) ?? rethrowScriptMiss(error));
  };
}

function nameOfScript([name, subcommand, script]: readonly string[]): string | null {
  const isLoad = name === "SCRIPT" && subcommand === "LOAD" && script !== undefined;
  return isLoad ? createHash("sha1").update(script).digest("hex") : null;
}

/** The store recognises a missing script by Redis' own words. */
function rethrowScriptMiss(error: unknown): never {
  const cause = error instanceof Error ? error.cause : undefined;
  throw cause instanceof Error && cause.message.startsWith("NOSCRIPT") ? cause : error;
}
