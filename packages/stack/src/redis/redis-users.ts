import { createHash } from "node:crypto";
import type { ServiceRole } from "@lunas/database/roles/grants";

/** An operator's user sees Redis' state and its memory use, and reads no value. */
export type RedisUserName = ServiceRole | "lunas_operator";

interface RedisRights {
  /** Patterns of the keys that the user may access; no user may access a pub/sub channel. */
  readonly keys: readonly string[];
  /** Commands, including those that the user's scripts call. */
  readonly commands: readonly string[];
}

/** On every connection of ioredis and BullMQ; in a Cluster it asks where the keys are. */
const connecting = "ping info client|setname cluster|slots cluster|info readonly readwrite";
/** BullMQ's scripts are sent by their hash, and in full where Redis does not have them. */
const scripts = "eval evalsha";
/** BullMQ's producer: adds jobs, and looks one up. */
const producing = "exists hget hgetall hincrby hmget hmset hset incr lpush xadd zadd zrevrangebyscore";
/** BullMQ's reader of a queue's events, and its look at a job's state. */
const listening = "xread zscore";
/** BullMQ's worker: takes jobs, keeps their locks, ends them, finds the stalled ones. */
const working = `rpush bzpopmin del exists get hdel hexists hget hgetall hincrby hmget hmset hset incr llen lpush lrange lrem ltrim pexpire pttl
  rpoplpush scard set smembers srem sadd xadd xtrim zadd zcard zpopmin zrange zrangebyscore zrem zremrangebyrank zremrangebyscore
  zrevrange zrevrangebyscore zscore`;
/** Bull Board: reads jobs, their counts, and which workers are connected. */
const showing = `client|list exists get hexists hget hgetall hmget lindex llen lrange pttl scard smembers xlen xrange xrevrange zcard zrange
  zrangebyscore zrevrange zrevrangebyscore zscore`;
/** Rate limits (their two scripts), sessions and the list of a merchant's sessions. */
const counting = "script|load decr del get incr pexpire pttl set zadd zrange zrem zrevrange";

/**
 * Redis' users: one for each service, with the commands and keys that it uses, as measured. Everything else is refused:
 * no user can empty Redis, configure it or search for keys. `infra/redis/users.acl` is generated from it.
 */
export const redisRights: Readonly<Record<RedisUserName, RedisRights>> = {
  lunas_gateway: {
    keys: ["lunas:limit:*", "lunas:session:*", ...queues("settlements-*", "faucet-*")],
    commands: words(connecting, scripts, producing, listening, counting),
  },
  lunas_settler: {
    keys: queues("settlements-*", "faucet-*"),
    commands: words(connecting, scripts, working),
  },
  lunas_dispatcher: {
    keys: ["bull:deliveries:*", "bull:{deliveries}:*"],
    commands: words(connecting, scripts, producing, working),
  },
  lunas_console: {
    keys: ["bull:*"],
    commands: words(connecting, scripts, showing),
  },
  lunas_operator: {
    keys: ["*"],
    commands: words(
      "ping info dbsize scan type ttl pttl llen zcard xlen acl|log acl|whoami client|list slowlog|get memory|stats memory|usage",
    ),
  },
};

export const redisUserNames = Object.keys(redisRights) as readonly RedisUserName[];

/**
 * A user as a line of Redis' configuration or of its ACL file. It contains the password's SHA-256, so the file is no
 * credential.
 * @param passwordHash 64 hex digits
 */
export function aclLine(name: RedisUserName, passwordHash: string): string {
  const { keys, commands } = redisRights[name];
  const rights = ["resetkeys", ...keys.map((key) => `~${key}`), "resetchannels", "-@all"];
  return ["user", name, "on", `#${passwordHash}`, ...rights, ...commands.map((command) => `+${command}`)].join(" ");
}

/** The whole ACL file. A client without a password may PING, for health checks, and nothing else. */
export function aclFile(hashOf: (name: RedisUserName) => string): string {
  const unnamed = "user default on nopass resetkeys resetchannels -@all +ping";
  return `${[unnamed, ...redisUserNames.map((name) => aclLine(name, hashOf(name)))].join("\n")}\n`;
}

export function hashPassword(password: string): string {
  return createHash("sha256").update(password).digest("hex");
}

/** The keys of queues; in a Cluster a queue's name is their hash tag. */
function queues(...names: readonly string[]): readonly string[] {
  return names.flatMap((name) => [`bull:${name}`, `bull:{${name}`]);
}

function words(...lists: readonly string[]): readonly string[] {
  return [...new Set(lists.join(" ").split(/\s+/))].toSorted();
}
