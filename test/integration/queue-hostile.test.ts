import { connectRedis } from "@lunas/queue/connect-redis";
import { createDeliveryWorker } from "@lunas/queue/consume-deliveries";
import type { DeliveryJob } from "@lunas/queue/delivery-job";
import { openChannel } from "@lunas/queue/open-channel";
import type { QueueEvent } from "@lunas/queue/queue-event";
import type { QueueWorker } from "@lunas/queue/run-worker";
import { until } from "@lunas/testkit/time/until";
import { Redis } from "ioredis";
import { openRawQueue, type RawQueue } from "./raw-queue";
import { type RedisServer, startRedisServer } from "./redis-server";

jest.setTimeout(60_000);

/** Jobs and events that no producer of ours writes, put into Redis beside BullMQ. */
let server: RedisServer;
let redis: Redis;
let queue: RawQueue;
let worker: QueueWorker;
const handled: DeliveryJob[] = [];
const events: QueueEvent[] = [];
const faults: unknown[] = [];
const noteFault = (error: unknown) => void faults.push(error);

beforeAll(async () => {
  process.on("unhandledRejection", noteFault);
  server = await startRedisServer();
  redis = new Redis(server.url);
  queue = openRawQueue("deliveries", server.url);
  worker = createDeliveryWorker({
    redisUrl: server.urlOf("lunas_dispatcher"),
    handle: (delivery) => void handled.push(delivery),
    observe: (event) => void events.push(event),
  });
  worker.run();
});
afterAll(async () => {
  process.off("unhandledRejection", noteFault);
  await worker?.close();
  await queue?.close();
  redis?.disconnect();
  await server?.stop();
});

let serial = 0;
async function goodJob(): Promise<void> {
  serial += 1;
  const deliveryId = `dlv_good${serial}`;
  await queue.add({ deliveryId });
  const isHandled = () => handled.some((job) => job.deliveryId === deliveryId);
  await until(isHandled, { timeoutMs: 20_000, what: "the good job" });
}

/** A job as BullMQ keeps it, with fields of our own. */
async function plant(fields: Record<string, string>): Promise<string> {
  serial += 1;
  const id = `planted-${serial}`;
  if (Object.keys(fields).length > 0) await redis.hset(`bull:deliveries:${id}`, fields);
  await redis.lpush("bull:deliveries:wait", id);
  await redis.zadd("bull:deliveries:marker", 0, "0");
  return id;
}

const good = {
  name: "deliver",
  data: '{"deliveryId":"dlv_planted"}',
  opts: "{}",
  timestamp: "1",
  delay: "0",
  priority: "0",
};

it.each<[string, Record<string, string>]>([
  ["no hash at all", {}],
  ["data that is no JSON", { ...good, data: "{not json" }],
  ["data that is null", { ...good, data: "null" }],
  ["data of 900 kB", { ...good, data: JSON.stringify({ deliveryId: "x".repeat(900_000) }) }],
  ["data that is nested 100,000 levels", { ...good, data: `${"[".repeat(100_000)}${"]".repeat(100_000)}` }],
  ["a merchant of 900 kB", { ...good, data: JSON.stringify({ deliveryId: "dlv_1", merchantId: "m".repeat(900_000) }) }],
  ["options that are no JSON", { ...good, opts: "{" }],
  ["options that are null", { ...good, opts: "null" }],
  ["a progress that is no JSON", { ...good, progress: "{" }],
  ["a parent that is no JSON", { ...good, parent: "{" }],
  ["a parent elsewhere", { ...good, parentKey: "bull:settlements-base:1", parent: '{"id":"1","queueKey":"bull:x"}' }],
  ["a schedule", { ...good, rjk: "a:b:c:d:1000" }],
  ["numbers that are none", { ...good, timestamp: "x", delay: "x", atm: "x", stc: "x" }],
])("a job with %s holds up nobody", async (_, fields) => {
  const id = await plant(fields);
  await goodJob();
  expect(faults).toEqual([]);
  for (const { merchantId } of handled) expect((merchantId ?? "").length).toBeLessThan(80);
  const ended = async () => (await redis.lpos("bull:deliveries:wait", id)) === null;
  expect(await ended()).toBe(true);
});

it("learns a job's end after foreign events", async () => {
  const connection = connectRedis(server.url, "deliveries", () => undefined);
  await connection.ready(5_000);
  // Looked up so seldom that only its event can tell.
  const channel = openChannel<DeliveryJob>("deliveries", {
    ...{ redisUrl: server.url, connection, recheckMs: 60_000 },
    observe: (event) => void events.push(event),
  });
  const stream = "bull:deliveries:events";
  const reading = async () => /cmd=xread/.test(String(await redis.client("LIST")));
  await until(reading, { what: "the events to be read" });
  await redis.xadd(stream, "*", "event", "progress", "jobId", "1", "data", "{not json");
  await until(async () => (await redis.xlen(stream)) > 0);
  await redis.xadd(stream, "*", "event", "completed", "jobId", "1", "returnvalue", "{");
  await redis.xadd(stream, "*", "event", "error", "jobId", "x".repeat(100_000));
  await redis.xadd(stream, "*", "no", "event");
  await until(reading, { timeoutMs: 10_000, what: "the events to be read again" });
  const ends = channel.waits.wait("late", 10_000);
  // Later than the first look at a job, which would find it ended.
  await redis.hset("bull:deliveries:late", good);
  await until(async () => (await redis.hget("bull:deliveries:late", "name")) !== null);
  setTimeout(() => void redis.xadd(stream, "*", "event", "completed", "jobId", "late", "returnvalue", "null"), 400);
  expect(await ends).toBe("finished");
  await channel.close();
  await connection.close();
  expect(faults).toEqual([]);
});
