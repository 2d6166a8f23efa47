import { Job } from "bullmq";
import { connectRedis } from "./connect-redis";
import { type FaucetJob, type FaucetResult, faucetQueueName } from "./faucet-job";
import { openLine } from "./open-line";
import { type ObserveQueue, observeNothing } from "./queue-event";

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
  const line = openLine<FaucetJob, FaucetResult>(name, { redisUrl, connection, observe, recheckMs });

  return {
    async ask(job, timeoutMs) {
      if (!connection.isUp()) return { kind: "unavailable" };
      try {
        const { id = "" } = await line.queue.add("fund", job, jobPolicy);
        const end = await line.waits.wait(id, timeoutMs);
        if (end !== "finished") return { kind: end === "timed_out" ? "timed_out" : "unavailable" };
        const done = await Job.fromId<FaucetJob, FaucetResult>(line.queue, id);
        return done?.returnvalue ?? { kind: "failed", reason: done?.failedReason ?? "the job left no result" };
      } catch (error) {
        observe({ kind: "redis_error", queue: name, error });
        return { kind: "unavailable" };
      }
    },
    async close() {
      await line.close();
      await connection.close();
    },
  };
}
