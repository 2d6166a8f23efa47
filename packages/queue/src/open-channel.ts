import { setTimeout as sleep } from "node:timers/promises";
import { Job, Queue, QueueEvents } from "bullmq";
import { createJobWaits, type JobState, type JobWaits } from "./await-jobs";
import type { ProducerConnection } from "./connect-redis";
import { endsWithin } from "./ends-within";
import { readEnded } from "./job-progress";
import { prefixOf } from "./open-redis";
import type { ObserveQueue } from "./queue-event";
import { longestBlockSeconds, workerConnection } from "./redis-options";
import { watchConnections } from "./watch-connections";

/** A queue with a listener for the ends of its jobs. */
export interface Channel<Data, Result> {
  readonly queue: Queue<Data, Result>;
  readonly waits: JobWaits;
  /** Reports an error of the queue. */
  failed(error: unknown): void;
  /** Ends soon, whatever Redis does; the connection's owner closes the connection. */
  close(): Promise<void>;
}

export interface ChannelDeps {
  readonly redisUrl: string;
  readonly connection: ProducerConnection;
  readonly observe: ObserveQueue;
  /** How often a job is looked up in addition to its events, which may be lost. */
  readonly recheckMs: number;
}

const closeWithinMs = 2_000;
const readAgainMs = 100;
/** No producer of ours makes a longer one. */
const longestJobId = 128;

export function openChannel<Data, Result = void>(name: string, deps: ChannelDeps): Channel<Data, Result> {
  const { redisUrl, connection, observe, recheckMs } = deps;
  const prefix = prefixOf(redisUrl, name);
  const closing = new AbortController();
  // If the version check's INFO fails on a lost connection, it would disable the queue for ever.
  const queue = new Queue<Data, Result>(name, { connection: connection.client, prefix, skipVersionCheck: true });
  const own = workerConnection(redisUrl, closing.signal);
  const events = new QueueEvents(name, {
    ...{ connection: own.connection, prefix, skipVersionCheck: true, autorun: false },
    blockingTimeout: 1_000 * longestBlockSeconds,
  });
  const waits = createJobWaits({ lookUp: (jobId) => lookUp(queue, jobId), recheckMs });
  const clients = [Promise.resolve(connection.client), events.getBackend().client];
  const { failed } = watchConnections({ queue: name, clients }, observe);
  queue.on("error", failed);
  events.on("error", failed);
  const ended = (jobId: unknown, parts: "finished" | readonly string[]) => {
    if (typeof jobId === "string" && jobId.length <= longestJobId) waits.ended(jobId, parts);
  };
  events.on("completed", ({ jobId }) => ended(jobId, "finished"));
  events.on("failed", ({ jobId }) => ended(jobId, "finished"));
  events.on("progress", ({ jobId, data }) => ended(jobId, readEnded(data)));
  void readOn(events, { signal: closing.signal, failed });
  connection.client.on("close", waits.disconnected);
  return {
    queue,
    waits,
    failed,
    async close() {
      closing.abort();
      await endsWithin(Promise.allSettled([queue.close(), events.close()]), closeWithinMs);
      own.close();
    },
  };
}

interface Reading {
  readonly signal: AbortSignal;
  readonly failed: (error: unknown) => void;
}

/** Restarts the reader until the end: BullMQ stops at the first event that it cannot parse. */
async function readOn(events: QueueEvents, { signal, failed }: Reading): Promise<void> {
  while (!signal.aborted) {
    await events.run().catch(failed);
    await sleep(readAgainMs);
  }
}

async function lookUp<Data, Result>(queue: Queue<Data, Result>, jobId: string): Promise<JobState> {
  const job = await Job.fromId<Data, Result>(queue, jobId);
  if (job === undefined) return "lost";
  return job.finishedOn === undefined ? readEnded(job.progress) : "finished";
}
