import { type ConnectionRules, type OwnConnection, ownConnection } from "./open-redis";

const maxReconnectDelayMs = 1_000;
const connectTimeoutMs = 2_000;
/** A Redis that accepts commands and never answers counts as unavailable. */
const producerCommandTimeoutMs = 1_000;
/** A connection that owes an answer and has been silent for so long is lost: the next one may work. */
const producerSilenceMs = 2_000;
/** The longest blocking read of workers and listeners, in seconds, and the silence after which their connection is lost. */
export const longestBlockSeconds = 2;
const workerSilenceMs = 1_000 * longestBlockSeconds + 1_500;

const reconnectSoon = (attempt: number) => Math.min(50 * 2 ** attempt, maxReconnectDelayMs);

/**
 * For requests with a waiting caller: a command fails at once while Redis is away, and the connection recovers by
 * itself.
 */
export const producerOptions = {
  enableOfflineQueue: false,
  maxRetriesPerRequest: 1,
  commandTimeout: producerCommandTimeoutMs,
  socketTimeout: producerSilenceMs,
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
    socketTimeout: workerSilenceMs,
    connectTimeout: connectTimeoutMs,
    retryStrategy: (attempt) => (closing.aborted ? null : reconnectSoon(attempt)),
  });
}
