import { RedisChannelStorage, type RedisChannelStorageClient } from "@x402/evm/batch-settlement/server/redis-storage";
import { Redis } from "ioredis";

export interface SharedStorage {
  readonly storage: RedisChannelStorage;
  close(): Promise<void>;
}

/** The stock storage of several servers, in Redis: its interface is that of another client library. */
export function sharedStorage(redisUrl: string, keyPrefix: string): SharedStorage {
  const redis = new Redis(redisUrl, { retryStrategy: () => null });
  const client: RedisChannelStorageClient = {
    get: (key) => redis.get(key),
    set: async (key, value, { NX, PX } = {}) => {
      const options = [...(PX === undefined ? [] : ["PX", PX]), ...(NX === undefined ? [] : ["NX"])];
      return (await redis.call("SET", key, value, ...options)) as string | null;
    },
    del: (key) => redis.del(key),
    eval: (script, { keys, arguments: values }) => redis.eval(script, keys.length, ...keys, ...values),
    scanIterator: ({ MATCH = "*", COUNT = 100 }) => redis.scanStream({ match: MATCH, count: COUNT }),
  };
  return {
    storage: new RedisChannelStorage({ client, keyPrefix }),
    close: async () => void (await redis.quit()),
  };
}
