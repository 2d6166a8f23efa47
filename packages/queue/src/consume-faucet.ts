import { type FaucetJob, faucetQueueName, readFaucetRequestId } from "./faucet-job";
import { type ObserveQueue, observeNothing } from "./queue-event";
import { createWorker, type QueueWorker } from "./run-worker";

export interface FaucetWorkerOptions {
  readonly redisUrl: string;
  readonly network: string;
  readonly concurrency?: number;
  /** Sends the transfer of the request's row, once per request however often it is called. */
  readonly handle: (requestId: string, signal: AbortSignal) => Promise<void>;
  readonly observe?: ObserveQueue;
}

const defaultConcurrency = 64;

/** The faucet's consumer in the settler. A job runs once: a transfer that may have been sent is not sent again. */
export function createFaucetWorker(options: FaucetWorkerOptions): QueueWorker {
  const { redisUrl, network, concurrency = defaultConcurrency, handle, observe = observeNothing } = options;
  const queue = faucetQueueName(network);
  const stopping = new AbortController();
  return createWorker<FaucetJob>({
    queue,
    redisUrl,
    concurrency,
    observe,
    stopping,
    stalledJobs: "fail",
    process: async (job) => {
      const requestId = readFaucetRequestId(job.data);
      if (requestId === null) return observe({ kind: "poison_job", queue, jobId: job.id ?? "unknown" });
      await handle(requestId, stopping.signal);
    },
  });
}
