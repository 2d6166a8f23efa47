import { setMaxListeners } from "node:events";
import { type Job, type Processor, Worker } from "bullmq";
import { endsWithin } from "./ends-within";
import { prefixOf } from "./open-redis";
import type { ObserveQueue } from "./queue-event";
import { longestBlockSeconds, workerConnection } from "./redis-options";
import { watchConnections } from "./watch-connections";
import { workerPolicy } from "./worker-policy";

export interface QueueWorker {
  /** Starts to take jobs, also again after `pause`. Returns at once; waits for Redis in the background. */
  run(): void;
  /** Whether Redis can give it jobs. */
  isUp(): boolean;
  /** Takes no more jobs; running ones continue. */
  pause(): Promise<void>;
  /** Takes no more jobs, gives back running ones, and ends within about `closeWithinMs` whatever Redis does. */
  close(): Promise<void>;
}

export interface WorkerSetup<Data, Result = void> {
  readonly queue: string;
  readonly redisUrl: string;
  readonly concurrency: number;
  readonly observe: ObserveQueue;
  readonly process: Processor<Data, Result>;
  /**
   * `retry` (the default) gives a dead worker's job to another one; `fail` ends it, where running it twice would be
   * wrong.
   */
  readonly stalledJobs?: "retry" | "fail";
  /** Aborted first on `close`, so that running work can end. */
  readonly stopping: AbortController;
}

const closeWithinMs = 4_000;
const disconnectWithinMs = 1_000;

/**
 * Blocks shortly, so that silence is the sign of a lost connection, also when a delayed job is due later.
 *
 * Reads a job whose data is not JSON as the data `null`, which its processor drops. BullMQ would throw, keep the job
 * among the active ones and find it again at every check for stalled jobs.
 */
class TolerantWorker<Data, Result> extends Worker<Data, Result> {
  override get maximumBlockTimeout(): number {
    return longestBlockSeconds;
  }

  protected override createJob(...[stored, jobId]: Parameters<Worker<Data, Result>["createJob"]>) {
    try {
      return super.createJob(stored, jobId);
    } catch {
      return super.createJob({ ...stored, data: "null" }, jobId);
    }
  }
}

/** A BullMQ worker that recovers by itself, reports its errors and can be closed without Redis. */
export function createWorker<Data, Result = void>(setup: WorkerSetup<Data, Result>): QueueWorker {
  const { queue, observe, stopping } = setup;
  const own = workerConnection(setup.redisUrl, stopping.signal);
  const worker = new TolerantWorker<Data, Result>(queue, setup.process, {
    ...workerPolicy(own.connection, setup.concurrency),
    prefix: prefixOf(setup.redisUrl, queue),
    ...(setup.stalledJobs === "fail" && { maxStalledCount: 0 }),
  });
  // Every running job listens to it.
  setMaxListeners(0, stopping.signal);
  // A worker's own `ready` comes only once: its clients, the second of which waits for jobs, report each connection.
  const { client, blockingClient } = worker.getBackend();
  const clients = blockingClient === undefined ? [client] : [client, blockingClient];
  const { areReady, failed } = watchConnections({ queue, clients }, observe);
  worker.on("error", failed);
  worker.on("failed", (job: Job | undefined, error) =>
    observe({ kind: "job_failed", queue, jobId: job?.id ?? "unknown", error }),
  );
  worker.on("stalled", (jobId) => observe({ kind: "job_stalled", queue, jobId }));

  return {
    isUp: areReady,
    run() {
      if (worker.isPaused()) void worker.resume();
      else if (!worker.isRunning()) worker.run().catch(failed);
    },
    pause: () => worker.pause(true),
    async close() {
      await worker.pause(true);
      stopping.abort();
      const closed = await endsWithin(worker.close(), closeWithinMs);
      if (!closed) await endsWithin(worker.disconnect(), disconnectWithinMs);
      own.close();
    },
  };
}
