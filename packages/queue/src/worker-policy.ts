import type { WorkerOptions } from "bullmq";
import { workerOptions } from "./redis-options";

/**
 * A dead worker's job is another's within lock + one stalled check, 15 s. The count of stalls decides nothing about a payment: what a
 * queue gives up the sweeper finds. It ends jobs that BullMQ itself cannot read, which would otherwise come back for ever.
 */
export function workerPolicy(redisUrl: string, concurrency: number, closing: AbortSignal): WorkerOptions {
  return {
    connection: workerOptions(redisUrl, closing),
    autorun: false,
    concurrency,
    lockDuration: 10_000,
    stalledInterval: 5_000,
    maxStalledCount: 50,
    // The pause after a lost connection; BullMQ's default of 15 s is longer than a payer waits.
    runRetryDelay: 500,
  };
}
