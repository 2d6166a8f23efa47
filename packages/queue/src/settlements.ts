import { randomBytes } from "node:crypto";
import { connectRedis } from "./connect-redis";
import { type Line, openLine } from "./open-line";
import { type ObserveQueue, observeNothing } from "./queue-event";
import { type SettlementJob, settlementQueueName } from "./settlement-job";

/** `finished`: the job came to an end. `unavailable`: the bell cannot be rung, or its echo not be heard, at the moment. */
export type RingOutcome = "finished" | "timed_out" | "unavailable";

export interface SettlementQueue {
  /**
   * Rings the settler's bell for a payment and waits for its job, at most `timeoutMs`. The answer is a hint to read the row
   * now, never an outcome: after `unavailable` the payment may still be settled at any time. Never throws.
   */
  ringAndWait(payment: { readonly id: string; readonly network: string }, timeoutMs: number): Promise<RingOutcome>;
  isUp(): boolean;
  /** Waits for Redis at boot, at most `timeoutMs`. */
  ready(timeoutMs: number): Promise<boolean>;
  close(): Promise<void>;
}

export interface SettlementQueueOptions {
  readonly redisUrl: string;
  /** The chains' names: one queue for each. */
  readonly networks: readonly string[];
  readonly observe?: ObserveQueue;
}

type SettlementLine = Line<SettlementJob, void>;

const recheckMs = 1_000;

/** The gateway's end of the settlement queues. */
export function createSettlementQueue({
  redisUrl,
  networks,
  observe = observeNothing,
}: SettlementQueueOptions): SettlementQueue {
  const connection = connectRedis(redisUrl, "settlements", observe);
  const open = (network: string) =>
    openLine<SettlementJob>(settlementQueueName(network), { redisUrl, connection, observe, recheckMs });
  const lines = new Map(networks.map((network) => [network, open(network)]));

  return {
    async ringAndWait(payment, timeoutMs) {
      const line = lines.get(payment.network);
      if (line === undefined || !connection.isUp()) return "unavailable";
      try {
        return await ring(line, payment.id, performance.now() + timeoutMs);
      } catch (error) {
        observe({ kind: "redis_error", queue: line.queue.name, error });
        return "unavailable";
      }
    },
    isUp: connection.isUp,
    ready: connection.ready,
    async close() {
      await Promise.all([...lines.values()].map((line) => line.close()));
      await connection.close();
    },
  };
}

/**
 * Two things keep a payment's bell from ringing twice at a time or not at all. The payment's id is the deduplication id: while a job
 * for it waits or runs, `add` answers that job, and this ring joins it. And each new job has a generation of its own in its id,
 * because `add` silently ignores the id of a finished job that is still kept.
 */
async function ring({ queue, waits }: SettlementLine, paymentId: string, deadlineMs: number): Promise<RingOutcome> {
  for (;;) {
    const jobId = `${paymentId}-${randomBytes(6).toString("hex")}`;
    const job = await queue.add("settle", { paymentId }, { ...jobPolicy, jobId, deduplication: { id: paymentId } });
    const end = await waits.wait(job.id ?? jobId, deadlineMs - performance.now());
    if (end === "disconnected") return "unavailable";
    if (end !== "lost") return end;
    // Redis was flushed under a running job. Ringing again is safe: the settler knows by the row what is left to do.
    if (performance.now() + recheckMs >= deadlineMs) return "timed_out";
  }
}

/** A kept end lets a late listener learn it; a fault of the settler's (no database) is tried again while the asker waits. */
const jobPolicy = {
  attempts: 8,
  backoff: { type: "exponential", delay: 250 },
  removeOnComplete: { age: 60, count: 10_000 },
  removeOnFail: { age: 3_600, count: 1_000 },
};
