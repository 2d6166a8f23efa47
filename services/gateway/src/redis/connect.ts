import { Unavailable } from "@lunas/domain/shared/unavailable";
import { openRedis, type RedisClient } from "@lunas/queue/open-redis";
import { Redis } from "ioredis";

export interface EphemeralRedis {
  /** Runs one command; if Redis is away or silent, throws `Unavailable("queue")` within half a second. */
  run<T>(command: (redis: RedisClient) => Promise<T>): Promise<T>;
  isUp(): boolean;
  /** Waits for Redis at the start, at most `timeoutMs`; returns whether it is there. Never throws. */
  ready(timeoutMs: number): Promise<boolean>;
  close(): Promise<void>;
}

export interface EphemeralOptions {
  readonly redisUrl: string;
  /** Called with every connection error; must not throw. */
  readonly observe?: (error: unknown) => void;
}

const commandTimeoutMs = 500;
/** A connection that owes an answer and has been silent for so long is lost: the next one may work. */
const silenceMs = 1_500;
const maxReconnectDelayMs = 1_000;

/** The connection for data that may be lost. It never waits for an unreachable Redis, and reconnects by itself. */
export function connectEphemeral({ redisUrl, observe = () => undefined }: EphemeralOptions): EphemeralRedis {
  const redis = openRedis(redisUrl, {
    enableOfflineQueue: false,
    maxRetriesPerRequest: 1,
    commandTimeout: commandTimeoutMs,
    socketTimeout: silenceMs,
    connectTimeout: 2_000,
    retryStrategy: (attempt) => Math.min(50 * 2 ** attempt, maxReconnectDelayMs),
  });
  redis.on("error", observe);

  return {
    async run(command) {
      try {
        writeTogether(redis);
        return await command(redis);
      } catch (cause) {
        throw new Unavailable("queue", "Redis did not answer", { cause });
      }
    },
    isUp: () => redis.status === "ready",
    ready: (timeoutMs) => becomesReady(redis, timeoutMs),
    close: async () => redis.disconnect(),
  };
}

/**
 * Commands of one turn of the event loop leave in one write: under load each request would cost a write of its own. A
 * Cluster's connections write each command alone.
 */
function writeTogether(redis: RedisClient): void {
  if (!(redis instanceof Redis) || redis.status !== "ready" || redis.stream.writableCorked > 0) return;
  const { stream } = redis;
  stream.cork();
  setImmediate(() => stream.uncork());
}

function becomesReady(redis: RedisClient, timeoutMs: number): Promise<boolean> {
  if (redis.status === "ready") return Promise.resolve(true);
  return new Promise((resolve) => {
    const settle = () => {
      clearTimeout(timer);
      redis.off("ready", settle);
      resolve(redis.status === "ready");
    };
    const timer = setTimeout(settle, timeoutMs);
    redis.on("ready", settle);
  });
}
