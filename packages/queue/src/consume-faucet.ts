import { type FaucetJob, type FaucetResult, faucetQueueName, readFaucetJob } from "./faucet-job";
import { type ObserveQueue, observeNothing } from "./queue-event";
import { createWorker, type QueueWorker } from "./run-worker";

export interface FaucetWorkerOptions {
  readonly redisUrl: string;
  readonly network: string;
  readonly concurrency?: number;
  readonly handle: (job: FaucetJob, signal: AbortSignal) => Promise<FaucetResult>;
  readonly observe?: ObserveQueue;
}

const defaultConcurrency = 64;

/** The treasury holder's end of the faucet. A job is tried once: a transfer that may have been sent is not sent again. */
export function createFaucetWorker(options: FaucetWorkerOptions): QueueWorker {
  const { redisUrl, network, concurrency = defaultConcurrency, handle, observe = observeNothing } = options;
  const queue = faucetQueueName(network);
  const stopping = new AbortController();
  return createWorker<FaucetJob, FaucetResult>({
    queue,
    redisUrl,
    concurrency,
    observe,
    stopping,
    stalledJobs: "fail",
    process: async (job) => {
      const asked = readFaucetJob(job.data);
      if (asked !== null) return handle(asked, stopping.signal);
      observe({ kind: "poison_job", queue, jobId: job.id ?? "unknown" });
      return { kind: "failed", reason: "not a faucet job" };
    },
  });
}
