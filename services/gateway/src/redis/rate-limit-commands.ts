import { createHash } from "node:crypto";
import type { RedisClient } from "@lunas/queue/open-redis";
import { Cluster } from "ioredis";
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
    const reply = redis.run((client) => send(client, name, args));
    return reply.catch((error: unknown) => nameOfScript(command) ?? rethrowScriptMiss(error));
  };
}

/** A script is loaded by every master of a Cluster: each has other keys. */
async function send(client: RedisClient, name: string, args: readonly string[]): Promise<Reply | Reply[]> {
  const isLoad = name === "SCRIPT" && client instanceof Cluster;
  const servers = isLoad ? client.nodes("master") : [client];
  if (servers.length === 0) throw new Error("no master of the Cluster is known yet");
  const [reply] = await Promise.all(servers.map((server) => server.call(name, ...args)));
  return reply as Reply | Reply[];
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
