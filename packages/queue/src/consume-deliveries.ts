import type { Job } from "bullmq";
import { type DeliveryJob, deliveryQueueName, readDeliveryJob } from "./delivery-job";
import { type ObserveQueue, observeNothing } from "./queue-event";
import { createWorker, type QueueWorker } from "./run-worker";

export interface DeliveryWorkerOptions {
  readonly redisUrl: string;
  /** Jobs that are handed on at a time. */
  readonly concurrency?: number;
  /**
   * Takes a delivery in: the job has done its work then. What it throws is told and the job ended: the sweeper finds again what is
   * still due.
   */
  readonly handle: (delivery: DeliveryJob) => void | Promise<void>;
  readonly observe?: ObserveQueue;
}

const defaultConcurrency = 64;

/** The dispatcher's consuming end. Finds its way back after Redis was away or flushed. */
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
