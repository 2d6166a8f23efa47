import { Queue } from "bullmq";
import { connectRedis } from "./connect-redis";
import { deliveryQueueName } from "./delivery-job";
import { endsWithin } from "./ends-within";
import { faucetQueueName } from "./faucet-job";
import { prefixOf } from "./open-redis";
import { type ObserveQueue, observeNothing } from "./queue-event";
import { settlementQueueName } from "./settlement-job";

export interface OpenQueues {
  readonly queues: readonly Queue[];
  /** False while Redis is away: a read would wait until it is back. */
  isUp(): boolean;
  close(): Promise<void>;
}

export interface OpenQueuesOptions {
  readonly redisUrl: string;
  /** The chains' names: a settlement queue for each. */
  readonly networks: readonly string[];
  /** The names of the chains with a faucet. */
  readonly faucets: readonly string[];
  readonly observe?: ObserveQueue;
}

const closeWithinMs = 2_000;

/** All queues, for someone who only reads them: nothing is written when they are opened, and no job is processed. */
export function openQueues({ redisUrl, networks, faucets, observe = observeNothing }: OpenQueuesOptions): OpenQueues {
  const connection = connectRedis(redisUrl, "queues", observe);
  const names = [...networks.map(settlementQueueName), ...faucets.map(faucetQueueName), deliveryQueueName];
  const queues = names.map((name) => {
    const queue = new Queue(name, {
      connection: connection.client,
      prefix: prefixOf(redisUrl, name),
      skipVersionCheck: true,
      skipMetasUpdate: true,
    });
    queue.on("error", (error) => observe({ kind: "redis_error", queue: name, error }));
    return queue;
  });
  return {
    queues,
    isUp: connection.isUp,
    async close() {
      await endsWithin(Promise.allSettled(queues.map((queue) => queue.close())), closeWithinMs);
      await connection.close();
    },
  };
}
