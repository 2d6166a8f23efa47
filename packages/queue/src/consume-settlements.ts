import { DelayedError, type Job } from "bullmq";
import { type ObserveQueue, observeNothing } from "./queue-event";
import { type ProgressReporter, reportProgress } from "./report-progress";
import { createWorker, type QueueWorker } from "./run-worker";
import { orderIn, readPaymentIds, type SettlementJob, settlementQueueName } from "./settlement-job";

export interface SettlementWorkerOptions {
  readonly redisUrl: string;
  readonly network: string;
  /**
   * The number of concurrent jobs; at least the number of payments that may be in flight, because each may have its own
   * job and a job runs as long as its payments.
   */
  readonly concurrency?: number;
  /**
   * Settles a payment. Return when the row has an outcome: that ends the caller's wait. After a throw it runs again
   * later, when the job's other payments have ended. Once `signal` is aborted the process is stopping: if it throws
   * then, the job goes back and another settler gets it at once. It may run again for the same payment, even at the
   * same time in another process.
   *
   * `order`: what a young job that runs for the first time carries of the payment; null: read its row.
   */
  readonly handle: (paymentId: string, signal: AbortSignal, order: unknown) => Promise<void>;
  readonly observe?: ObserveQueue;
}

const defaultConcurrency = 256;
/** How long a handler may take to end after the process stops, before its job is given back anyway. */
const handBackAfterMs = 1_000;

/** The settler's consumer of one chain's queue. Recovers after Redis was away or flushed. */
export function createSettlementWorker(options: SettlementWorkerOptions): QueueWorker {
  const { redisUrl, network, concurrency = defaultConcurrency, handle, observe = observeNothing } = options;
  const queue = settlementQueueName(network);
  const stopping = new AbortController();

  const process = async (job: Job<SettlementJob, void>, token?: string): Promise<void> => {
    const jobId = job.id ?? "unknown";
    const paymentIds = readPaymentIds(job.data);
    if (paymentIds === null) return observe({ kind: "poison_job", queue, jobId });
    const progress = reportProgress(job, (error) => observe({ kind: "queue_fault", queue, error }));
    const orders = isFirstRun(job) ? job.data : {};
    const settle = (paymentId: string) => handle(paymentId, stopping.signal, orderIn(orders, paymentId));
    try {
      if (await endsBeforeStop(() => settleAll(paymentIds, settle, progress), stopping.signal)) return;
    } finally {
      progress.stop();
    }
    await job.moveToDelayed(Date.now(), token);
    observe({ kind: "job_handed_back", queue, jobId });
    throw new DelayedError();
  };
  return createWorker<SettlementJob>({ queue, redisUrl, concurrency, observe, process, stopping });
}

/** Clocks that differ by more make each job look old: then rows are read. */
const youngMs = 1_000;

/** Whether the job comes from its gateway this moment: an older one, or one that ran before, is of payments that may have changed. */
function isFirstRun({ attemptsStarted, timestamp }: Pick<Job, "attemptsStarted" | "timestamp">): boolean {
  return attemptsStarted <= 1 && Math.abs(Date.now() - timestamp) < youngMs;
}

/**
 * Runs all of a job's payments at once, except those that an earlier run ended. If one throws, the job fails for all
 * that are left, so it waits until the others have ended and were reported.
 */
async function settleAll(
  paymentIds: readonly string[],
  settle: (paymentId: string) => Promise<void>,
  progress: ProgressReporter,
): Promise<void> {
  const left = paymentIds.filter((id) => !progress.hasEnded(id));
  const ends = await Promise.allSettled(left.map((id) => settle(id).then(() => progress.ended(id))));
  const failed = ends.find(({ status }) => status === "rejected");
  if (failed === undefined) return;
  await progress.reported();
  throw (failed as PromiseRejectedResult).reason;
}

/** True when the work ended; false when the process stops before. Throws the work's error before that. */
async function endsBeforeStop(work: () => Promise<void>, signal: AbortSignal): Promise<boolean> {
  if (signal.aborted) return false;
  const stop = waitAfterAbort(signal);
  const done = work().then(
    () => true,
    (error: unknown) => {
      if (signal.aborted) return false;
      throw error;
    },
  );
  try {
    return await Promise.race([done, stop.promise]);
  } finally {
    stop.forget();
  }
}

/** False, `handBackAfterMs` after the abort. */
function waitAfterAbort(signal: AbortSignal): { readonly promise: Promise<boolean>; forget(): void } {
  let timer: NodeJS.Timeout | undefined;
  let giveBack: (ended: false) => void;
  const begin = () => {
    timer = setTimeout(() => giveBack(false), handBackAfterMs);
  };
  const promise = new Promise<boolean>((resolve) => {
    giveBack = resolve;
    signal.addEventListener("abort", begin, { once: true });
  });
  return {
    promise,
    forget() {
      clearTimeout(timer);
      signal.removeEventListener("abort", begin);
    },
  };
}
