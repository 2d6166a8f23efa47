import type { Job } from "bullmq";
import { type DeliveryJob, deliveryQueueName, readDeliveryJob } from "./delivery-job";
import { type ObserveQueue, observeNothing } from "./queue-event";
import { createWorker, type QueueWorker } from "./run-worker";

export interface DeliveryWorkerOptions {
  readonly redisUrl: string;
  /** The number of concurrent jobs. */
  readonly concurrency?: number;
  /**
   * Accepts a delivery, which ends the job. If it throws, the error is reported and the job ends: the sweeper finds the
   * delivery again.
   */
  readonly handle: (delivery: DeliveryJob) => void | Promise<void>;
  readonly observe?: ObserveQueue;
}

const defaultConcurrency = 64;

/** The dispatcher's consumer. Recovers after Redis was away or flushed. */
export function createDeliveryWorker(options: DeliveryWorkerOptions): QueueWorker {
  const { redisUrl, handle, observe = observeNothing, concurrency = defaultConcurrency } = options;
  const queue = deliveryQueueName;

  const process = async (job: Job<DeliveryJob, void>): Promise<void> => {
    const jobId = job.id ?? "unknown";
    const ids = readDeliveryJob(job.data);
    if (ids === null) return observe({ kind: "poison_job", queue, jobId });
    try {
      await handle(ids);
    } catch (error) {
      observe({ kind: "job_failed", queue, jobId, error });
    }
  };
  return createWorker<DeliveryJob>({ queue, redisUrl, concurrency, observe, process, stopping: new AbortController() });
}
