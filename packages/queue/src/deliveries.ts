import { Queue } from "bullmq";
import { connectRedis } from "./connect-redis";
import { type DeliveryJob, deliveryQueueName } from "./delivery-job";
import { endsWithin } from "./ends-within";
import { prefixOf } from "./open-redis";
import { type ObserveQueue, observeNothing } from "./queue-event";
import { QueueUnavailable } from "./queue-unavailable";

export interface QueuedDelivery {
  readonly id: string;
  /** The number of the attempt; together with `id` it makes the job's id. */
  readonly attempt: number;
  /** When it is due; a time in the past means now. */
  readonly atMs: number;
  /** The merchant whose share of the workers it uses; without it, no merchant's. */
  readonly merchantId?: string;
}

export interface DeliveryQueue {
  /**
   * Enqueues deliveries, each for its time; a job that exists for that attempt already is not changed.
   * @throws {QueueUnavailable} fast, when Redis is away
   */
  enqueue(deliveries: readonly QueuedDelivery[]): Promise<void>;
  isUp(): boolean;
  ready(timeoutMs: number): Promise<boolean>;
  close(): Promise<void>;
}

export interface DeliveryQueueOptions {
  readonly redisUrl: string;
  readonly observe?: ObserveQueue;
}

const closeWithinMs = 2_000;

/**
 * The dispatcher's producer. A finished job is removed at once, so that the sweeper can enqueue the same attempt again.
 */
export function createDeliveryQueue({ redisUrl, observe = observeNothing }: DeliveryQueueOptions): DeliveryQueue {
  const connection = connectRedis(redisUrl, deliveryQueueName, observe);
  const queue = new Queue<DeliveryJob>(deliveryQueueName, {
    connection: connection.client,
    prefix: prefixOf(redisUrl, deliveryQueueName),
    skipVersionCheck: true,
  });
  queue.on("error", (error) => observe({ kind: "redis_error", queue: deliveryQueueName, error }));

  return {
    async enqueue(deliveries) {
      if (deliveries.length === 0) return;
      if (!connection.isUp()) throw new QueueUnavailable("Redis is not connected");
      try {
        await queue.addBulk(deliveries.map(jobOf));
      } catch (cause) {
        throw new QueueUnavailable("Redis did not accept the deliveries", { cause });
      }
    },
    isUp: connection.isUp,
    ready: connection.ready,
    async close() {
      await endsWithin(queue.close(), closeWithinMs);
      await connection.close();
    },
  };
}

function jobOf({ id, attempt, atMs, merchantId }: QueuedDelivery) {
  return {
    name: "deliver",
    data: merchantId === undefined ? { deliveryId: id } : { deliveryId: id, merchantId },
    opts: {
      jobId: `${id}-${attempt}`,
      delay: Math.max(0, Math.round(atMs - Date.now())),
      removeOnComplete: true,
      removeOnFail: true,
    },
  };
}
