import { createHash } from "node:crypto";
import type { EphemeralRedis } from "./connect";

type Reply = boolean | number | string;

/** `sendCommand` of `rate-limit-redis`'s RedisStore. */
export type SendRateLimitCommand = (...command: string[]) => Promise<Reply | Reply[]>;

/**
 * Sends the rate-limit store's commands to Redis. Throws `Unavailable("queue")`, except for `SCRIPT LOAD`: the store
 * loads its scripts once, at the start, and would keep that failure for ever. A script's name is its SHA-1, so it is
 * known without Redis; the store loads the script when Redis answers NOSCRIPT later.
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

/** The store recognizes a missing script by Redis' own message. */
function rethrowScriptMiss(error: unknown): never {
  const cause = error instanceof Error ? error.cause : undefined;
  throw cause instanceof Error && cause.message.startsWith("NOSCRIPT") ? cause : error;
}
