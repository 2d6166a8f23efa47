import { Queue } from "bullmq";
import { connectRedis } from "./connect-redis";
import { type DeliveryJob, deliveryQueueName } from "./delivery-job";
import { endsWithin } from "./ends-within";
import { type ObserveQueue, observeNothing } from "./queue-event";
import { QueueUnavailable } from "./queue-unavailable";

export interface QueuedDelivery {
  readonly id: string;
  /** The number of the attempt that is rung for; with `id` it makes the job's id. */
  readonly attempt: number;
  /** When it is due; a time in the past is at once. */
  readonly atMs: number;
  /** Whose share of the workers it counts for; without it, nobody's. */
  readonly merchantId?: string;
}

export interface DeliveryQueue {
  /**
   * Rings for deliveries, each at its time; a job that is queued for that attempt already is left as it is.
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

/** The dispatcher's producing end. A finished job is removed at once, so that the sweeper may ring for the same attempt again. */
export function createDeliveryQueue({ redisUrl, observe = observeNothing }: DeliveryQueueOptions): DeliveryQueue {
  const connection = connectRedis(redisUrl, deliveryQueueName, observe);
  const queue = new Queue<DeliveryJob>(deliveryQueueName, { connection: connection.client, skipVersionCheck: true });
  queue.on("error", (error) => observe({ kind: "redis_error", queue: deliveryQueueName, error }));

  return {
    async enqueue(deliveries) {
      if (deliveries.length === 0) return;
      if (!connection.isUp()) throw new QueueUnavailable("Redis is not connected");
      try {
        await queue.addBulk(deliveries.map(jobOf));
      } catch (cause) {
        throw new QueueUnavailable("Redis did not take the deliveries", { cause });
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
