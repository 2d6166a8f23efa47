import { connectRedis } from "./connect-redis";
import { type FaucetJob, faucetQueueName } from "./faucet-job";
import { openChannel } from "./open-channel";
import { type ObserveQueue, observeNothing } from "./queue-event";

/** `finished` means that the request's row can be read now; it is not an outcome. */
export type FaucetWait = "finished" | "timed_out" | "unavailable";

export interface FaucetQueue {
  /** Enqueues a request for the settler and waits until its job ends, at most `timeoutMs`. Never throws. */
  notifyAndWait(requestId: string, timeoutMs: number): Promise<FaucetWait>;
  close(): Promise<void>;
}

export interface FaucetQueueOptions {
  readonly redisUrl: string;
  readonly network: string;
  readonly observe?: ObserveQueue;
}

const recheckMs = 1_000;
/** One try: a transfer that may have been sent is not sent again. */
const jobPolicy = {
  attempts: 1,
  removeOnComplete: { age: 60, count: 1_000 },
  removeOnFail: { age: 600, count: 1_000 },
};

/** The gateway's producer for the faucet: it holds no key, so it asks the process that does. */
export function createFaucetQueue({ redisUrl, network, observe = observeNothing }: FaucetQueueOptions): FaucetQueue {
  const name = faucetQueueName(network);
  const connection = connectRedis(redisUrl, name, observe);
  const channel = openChannel<FaucetJob>(name, { redisUrl, connection, observe, recheckMs });

  return {
    async notifyAndWait(requestId, timeoutMs) {
      if (!connection.isUp()) return "unavailable";
      try {
        const { id = "" } = await channel.queue.add("fund", { requestId }, jobPolicy);
        const end = await channel.waits.wait(id, timeoutMs);
        return end === "finished" || end === "timed_out" ? end : "unavailable";
      } catch (error) {
        channel.failed(error);
        return "unavailable";
      }
    },
    async close() {
      await channel.close();
      await connection.close();
    },
  };
}
