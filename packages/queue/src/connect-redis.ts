import { openRedis, type RedisClient } from "./open-redis";
import type { ObserveQueue } from "./queue-event";
import { producerOptions } from "./redis-options";

export interface ProducerConnection {
  readonly client: RedisClient;
  /** True while a command can succeed. */
  isUp(): boolean;
  /** Waits for Redis, at most `timeoutMs`; returns whether it is there. Never throws. */
  ready(timeoutMs: number): Promise<boolean>;
  close(): Promise<void>;
}

/**
 * A producer's connection: its queues share it; it fails fast, reconnects for ever, and never has an unhandled `error`
 * event.
 */
export function connectRedis(redisUrl: string, queue: string, observe: ObserveQueue): ProducerConnection {
  const client = openRedis(redisUrl, producerOptions);
  client.on("error", (error) => observe({ kind: "redis_error", queue, error }));
  client.on("ready", () => observe({ kind: "redis_ready", queue }));
  return {
    client,
    isUp: () => client.status === "ready",
    ready: (timeoutMs) => becomesReady(client, timeoutMs),
    // `quit` would wait for an answer of an unreachable Redis.
    close: async () => client.disconnect(),
  };
}

function becomesReady(client: RedisClient, timeoutMs: number): Promise<boolean> {
  if (client.status === "ready") return Promise.resolve(true);
  return new Promise((resolve) => {
    const settle = () => {
      clearTimeout(timer);
      client.off("ready", settle);
      resolve(client.status === "ready");
    };
    const timer = setTimeout(settle, timeoutMs);
    client.on("ready", settle);
  });
}
