import { Redis } from "ioredis";

/** What Redis refused to a user for want of a right since it was started; nothing where Redis is gone. */
export async function deniedCommands(redisUrl: string): Promise<readonly string[]> {
  const redis = new Redis(redisUrl, { lazyConnect: true, retryStrategy: null, maxRetriesPerRequest: 0 });
  redis.on("error", () => undefined);
  try {
    await redis.connect();
    const entries = (await redis.acl("LOG")) as unknown[];
    return entries.map((entry) => JSON.stringify(entry));
  } catch {
    return [];
  } finally {
    redis.disconnect();
  }
}
