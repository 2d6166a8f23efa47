import { DelayedError, type Job } from "bullmq";
import { type DeliveryJob, deliveryQueueName, readDeliveryJob } from "./delivery-job";
import { type ObserveQueue, observeNothing } from "./queue-event";
import { createWorker, type QueueWorker } from "./run-worker";
import { createWorkerShares } from "./share-workers";

export interface DeliveryWorkerOptions {
  readonly redisUrl: string;
  /** Deliveries at a time in this process. */
  readonly concurrency?: number;
  /** Of those, for one merchant. */
  readonly concurrencyPerMerchant?: number;
  /** Makes one attempt. What it throws is told and the job ended: the sweeper rings again for what is still due. */
  readonly handle: (deliveryId: string) => Promise<void>;
  readonly observe?: ObserveQueue;
}

const defaultConcurrency = 256;
const defaultConcurrencyPerMerchant = 16;

/** The dispatcher's consuming end. Finds its way back after Redis was away or flushed. On `close`, running attempts end first. */
export function createDeliveryWorker(options: DeliveryWorkerOptions): QueueWorker {
  const { redisUrl, handle, observe = observeNothing } = options;
  const { concurrency = defaultConcurrency, concurrencyPerMerchant = defaultConcurrencyPerMerchant } = options;
  const shares = createWorkerShares(concurrencyPerMerchant);
  const queue = deliveryQueueName;

  const process = async (job: Job<DeliveryJob, void>, token?: string): Promise<void> => {
    const jobId = job.id ?? "unknown";
    const ids = readDeliveryJob(job.data);
    if (ids === null) return observe({ kind: "poison_job", queue, jobId });
    const group = ids.merchantId ?? ids.deliveryId;
    const waitMs = shares.take(group, jobId);
    if (waitMs !== null) {
      await job.moveToDelayed(Date.now() + waitMs, token);
      throw new DelayedError();
    }
    try {
      await handle(ids.deliveryId);
    } catch (error) {
      observe({ kind: "job_failed", queue, jobId, error });
    } finally {
      shares.give(group, jobId);
    }
  };
  return createWorker<DeliveryJob>({ queue, redisUrl, concurrency, observe, process, stopping: new AbortController() });
}
