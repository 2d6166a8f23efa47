import type { RedisOptions } from "ioredis";

const maxReconnectDelayMs = 1_000;
const connectTimeoutMs = 2_000;
/** A Redis that accepts commands and never answers is as good as gone. */
const producerCommandTimeoutMs = 1_000;

const reconnectSoon = (attempt: number) => Math.min(50 * 2 ** attempt, maxReconnectDelayMs);

/** For who asks on behalf of someone that waits: a command fails at once while Redis is away, and the connection heals by itself. */
export const producerOptions = {
  enableOfflineQueue: false,
  maxRetriesPerRequest: 1,
  commandTimeout: producerCommandTimeoutMs,
  connectTimeout: connectTimeoutMs,
  retryStrategy: reconnectSoon,
} as const satisfies RedisOptions;

/**
 * For who works in the background: commands outwait Redis. BullMQ's blocking reads demand `maxRetriesPerRequest: null`.
 * Once `closing` is aborted nothing reconnects: BullMQ's `close` waits for a connection that never was.
 */
export function workerOptions(redisUrl: string, closing: AbortSignal) {
  return {
    url: redisUrl,
    maxRetriesPerRequest: null,
    connectTimeout: connectTimeoutMs,
    retryStrategy: (attempt) => (closing.aborted ? null : reconnectSoon(attempt)),
  } satisfies RedisOptions & { readonly url: string };
}
