import type { WorkerOptions } from "bullmq";
import { longestBlockSeconds } from "./redis-options";

/**
 * Another worker gets a dead worker's job within lock + one stalled check, 15 s. The number of stalls decides nothing
 * about a payment: the sweeper finds what a queue gives up. It ends jobs that BullMQ itself cannot read, which would
 * otherwise return for ever.
 */
export function workerPolicy(connection: WorkerOptions["connection"], concurrency: number): WorkerOptions {
  return {
    connection,
    autorun: false,
    drainDelay: longestBlockSeconds,
    concurrency,
    lockDuration: 10_000,
    stalledInterval: 5_000,
    maxStalledCount: 50,
    // The pause after a lost connection; BullMQ's default of 15 s is longer than a payer waits.
    runRetryDelay: 500,
  };
}
