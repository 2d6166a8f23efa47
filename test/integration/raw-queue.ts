import { Redis } from "ioredis";

interface BullQueue {
  add(name: string, data: unknown, options?: object): Promise<{ id?: string }>;
  getJob(id: string): Promise<{ finishedOn?: number } | undefined>;
  pause(): Promise<void>;
  resume(): Promise<void>;
  close(): Promise<void>;
}

/** A queue, for an attacker who may write everything in Redis. */
export interface RawQueue {
  /** Adds a job with any data; answers its id. */
  add(data: unknown, options?: object): Promise<string>;
  hasEnded(id: string): Promise<boolean>;
  /** No worker takes a job until `resume`. */
  pause(): Promise<void>;
  resume(): Promise<void>;
  close(): Promise<void>;
}

export function openRawQueue(name: string, redisUrl: string): RawQueue {
  // The queue package's own: tests may reach in, the services may not.
  const { Queue } = jest.requireActual<{ Queue: new (name: string, options: object) => BullQueue }>(
    "../../packages/queue/node_modules/bullmq",
  );
  const connection = new Redis(redisUrl, { maxRetriesPerRequest: null });
  const queue = new Queue(name, { connection, skipVersionCheck: true });
  return {
    add: async (data, options = {}) => (await queue.add("forged", data, options)).id ?? "",
    hasEnded: async (id) => {
      const job = await queue.getJob(id);
      return job === undefined || job.finishedOn !== undefined;
    },
    pause: () => queue.pause(),
    resume: () => queue.resume(),
    async close() {
      await queue.close();
      connection.disconnect();
    },
  };
}
