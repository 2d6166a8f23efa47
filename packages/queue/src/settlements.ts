import { connectRedis } from "./connect-redis";
import { openChannel } from "./open-channel";
import { createPaymentJobs, type NotifyOutcome, type QueuedPayment } from "./payment-jobs";
import { type ObserveQueue, observeNothing } from "./queue-event";
import { mostPaymentsOfJob, type SettlementJob, settlementJob, settlementQueueName } from "./settlement-job";

export interface NotifiedPayment {
  readonly id: string;
  readonly network: string;
  /** Plain JSON: what the settler needs of a payment that was stored a moment ago. Left out: it reads the row. */
  readonly jobOrder?: object;
}

export interface SettlementQueue {
  /**
   * Enqueues a payment for the settler and waits for the end of its job, at most `timeoutMs`. The result only means
   * that the row can be read now; it is not an outcome: after `unavailable` the payment may still be settled at any
   * time. Never throws.
   */
  notifyAndWait(payment: NotifiedPayment, timeoutMs: number): Promise<NotifyOutcome>;
  isUp(): boolean;
  /** Waits for Redis at the start, at most `timeoutMs`. */
  ready(timeoutMs: number): Promise<boolean>;
  close(): Promise<void>;
}

export interface SettlementQueueOptions {
  readonly redisUrl: string;
  /** The chains' names: one queue for each. */
  readonly networks: readonly string[];
  readonly observe?: ObserveQueue;
}

const recheckMs = 1_000;

/** The gateway's producer for the settlement queues. */
export function createSettlementQueue({
  redisUrl,
  networks,
  observe = observeNothing,
}: SettlementQueueOptions): SettlementQueue {
  const connection = connectRedis(redisUrl, "settlements", observe);
  const open = (network: string) => {
    const name = settlementQueueName(network);
    const channel = openChannel<SettlementJob>(name, { redisUrl, connection, observe, recheckMs });
    const add = (jobId: string, payments: readonly QueuedPayment[]) =>
      channel.queue.add("settle", settlementJob(payments), { jobId, ...jobPolicy });
    return { channel, jobs: createPaymentJobs({ most: mostPaymentsOfJob, add, waits: channel.waits }) };
  };
  const queues = new Map(networks.map((network) => [network, open(network)]));

  return {
    async notifyAndWait(payment, timeoutMs) {
      const queue = queues.get(payment.network);
      if (queue === undefined || !connection.isUp()) return "unavailable";
      try {
        const { id, jobOrder = null } = payment;
        return await queue.jobs.addAndWait({ id, order: jobOrder }, performance.now() + timeoutMs);
      } catch (error) {
        queue.channel.failed(error);
        return "unavailable";
      }
    },
    isUp: connection.isUp,
    ready: connection.ready,
    async close() {
      await Promise.all([...queues.values()].map(({ channel }) => channel.close()));
      await connection.close();
    },
  };
}

/**
 * A kept end lets a late listener find it; after a temporary fault of the settler (no database) the job runs again
 * while the caller waits.
 */
const jobPolicy = {
  attempts: 8,
  backoff: { type: "exponential", delay: 250 },
  removeOnComplete: { age: 60, count: 10_000 },
  removeOnFail: { age: 3_600, count: 1_000 },
};
