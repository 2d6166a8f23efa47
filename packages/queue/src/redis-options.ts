import { type ConnectionRules, type OwnConnection, ownConnection } from "./open-redis";

const maxReconnectDelayMs = 1_000;
const connectTimeoutMs = 2_000;
/** A Redis that accepts commands and never answers counts as unavailable. */
const producerCommandTimeoutMs = 1_000;

const reconnectSoon = (attempt: number) => Math.min(50 * 2 ** attempt, maxReconnectDelayMs);

/**
 * For requests with a waiting caller: a command fails at once while Redis is away, and the connection recovers by
 * itself.
 */
export const producerOptions = {
  enableOfflineQueue: false,
  maxRetriesPerRequest: 1,
  commandTimeout: producerCommandTimeoutMs,
  connectTimeout: connectTimeoutMs,
  retryStrategy: reconnectSoon,
} as const satisfies ConnectionRules;

/**
 * For background work: commands wait until Redis is back. BullMQ's blocking reads require `maxRetriesPerRequest: null`.
 * Once `closing` is aborted nothing reconnects: BullMQ's `close` would wait for a connection that was never made.
 */
export function workerConnection(redisUrl: string, closing: AbortSignal): OwnConnection {
  return ownConnection(redisUrl, {
    maxRetriesPerRequest: null,
    connectTimeout: connectTimeoutMs,
    retryStrategy: (attempt) => (closing.aborted ? null : reconnectSoon(attempt)),
  });
}
