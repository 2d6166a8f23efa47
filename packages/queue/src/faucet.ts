import { Job, Queue, QueueEvents } from "bullmq";
import { createJobWaits } from "./await-jobs";
import { connectRedis } from "./connect-redis";
import { type FaucetJob, type FaucetResult, faucetQueueName } from "./faucet-job";
import { type ObserveQueue, observeNothing } from "./queue-event";
import { workerOptions } from "./redis-options";

export interface FaucetQueue {
  /** Asks the settler for a transfer of play money and waits for what came of it. Never throws. */
  ask(job: FaucetJob, timeoutMs: number): Promise<FaucetResult | { readonly kind: "unavailable" | "timed_out" }>;
  close(): Promise<void>;
}

export interface FaucetQueueOptions {
  readonly redisUrl: string;
  readonly network: string;
  readonly observe?: ObserveQueue;
}

const recheckMs = 1_000;
/** One try: a transfer that may have been sent is not sent again. The result is kept long enough to be read. */
const jobPolicy = {
  attempts: 1,
  removeOnComplete: { age: 60, count: 1_000 },
  removeOnFail: { age: 600, count: 1_000 },
};

/** The gateway's end of the faucet: it holds no key, so it asks the process that does. */
export function createFaucetQueue({ redisUrl, network, observe = observeNothing }: FaucetQueueOptions): FaucetQueue {
  const name = faucetQueueName(network);
  const connection = connectRedis(redisUrl, name, observe);
  const observeError = (error: Error) => observe({ kind: "redis_error", queue: name, error });
  const queue = new Queue<FaucetJob, FaucetResult>(name, { connection: connection.client, skipVersionCheck: true });
  const events = new QueueEvents(name, { connection: { url: redisUrl, ...workerOptions }, skipVersionCheck: true });
  const waits = createJobWaits({ state: (jobId) => queue.getJobState(jobId), recheckMs });
  queue.on("error", observeError);
  events.on("error", observeError);
  events.on("completed", ({ jobId }) => waits.finished(jobId));
  events.on("failed", ({ jobId }) => waits.finished(jobId));
  connection.client.on("close", waits.disconnected);

  return {
    async ask(job, timeoutMs) {
      if (!connection.isUp()) return { kind: "unavailable" };
      try {
        const { id = "" } = await queue.add("fund", job, jobPolicy);
        const end = await waits.wait(id, timeoutMs);
        if (end !== "finished") return { kind: end === "timed_out" ? "timed_out" : "unavailable" };
        const done = await Job.fromId<FaucetJob, FaucetResult>(queue, id);
        return done?.returnvalue ?? { kind: "failed", reason: done?.failedReason ?? "the job left no result" };
      } catch (error) {
        observe({ kind: "redis_error", queue: name, error });
        return { kind: "unavailable" };
      }
    },
    async close() {
      await Promise.allSettled([queue.close(), events.close()]);
      await connection.close();
    },
  };
}
