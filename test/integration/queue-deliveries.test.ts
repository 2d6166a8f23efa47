import { createDeliveryWorker, type DeliveryWorkerOptions } from "@lunas/queue/consume-deliveries";
import { createDeliveryQueue, type DeliveryQueue } from "@lunas/queue/deliveries";
import type { QueueEvent } from "@lunas/queue/queue-event";
import type { QueueWorker } from "@lunas/queue/run-worker";
import { until } from "@lunas/testkit/time/until";
import { type RedisServer, startRedisServer } from "./redis-server";

jest.setTimeout(30_000);

let redis: RedisServer;
let queue: DeliveryQueue;
let workers: QueueWorker[] = [];
const events: QueueEvent[] = [];
let serial = 0;
const newId = () => `dlv_${process.pid}x${serial++}`;
const now = (id: string, merchantId = "mer_1") => ({ id, merchantId, attempt: 1, atMs: Date.now() });
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

function work(options: Pick<DeliveryWorkerOptions, "handle"> & Partial<DeliveryWorkerOptions>): QueueWorker {
  const worker = createDeliveryWorker({
    redisUrl: redis.urlOf("lunas_dispatcher"),
    observe: (event) => events.push(event),
    ...options,
  });
  workers.push(worker);
  worker.run();
  return worker;
}

beforeAll(async () => {
  redis = await startRedisServer();
  queue = createDeliveryQueue({ redisUrl: redis.urlOf("lunas_dispatcher") });
  await queue.ready(5_000);
});
afterEach(async () => {
  expect(await redis.denied()).toEqual([]);
  await Promise.all(workers.map((worker) => worker.close()));
  workers = [];
});
afterAll(async () => {
  await queue.close();
  await redis.stop();
});

describe("the deliveries queue", () => {
  it("is heard at once, not when the queue is read again after five seconds", async () => {
    const notifiedAt = performance.now();
    let heardAfterMs = Number.POSITIVE_INFINITY;
    const id = newId();
    work({
      handle: async ({ deliveryId }) => {
        if (deliveryId === id) heardAfterMs = performance.now() - notifiedAt;
      },
    });
    await queue.enqueue([now(id)]);
    await until(() => heardAfterMs < 4_000);
  });

  it("waits for the due time", async () => {
    const heard: { id: string; atMs: number }[] = [];
    work({ handle: async ({ deliveryId: id }) => void heard.push({ id, atMs: Date.now() }) });
    const dueAtMs = Date.now() + 600;
    await queue.enqueue([{ id: newId(), attempt: 2, atMs: dueAtMs }]);
    await until(() => heard.length === 1);
    const lateMs = (heard[0]?.atMs ?? 0) - dueAtMs;
    expect(lateMs).toBeGreaterThanOrEqual(-5);
    expect(lateMs).toBeLessThan(400);
  });

  it("has one job for an attempt at a time, and accepts another later", async () => {
    const heard: string[] = [];
    const id = newId();
    await queue.enqueue([now(id), now(id)]);
    await queue.enqueue([now(id)]);
    work({ handle: async ({ deliveryId }) => void heard.push(deliveryId) });
    await until(() => heard.length === 1);
    await pause(100);
    expect(heard).toEqual([id]);
    await queue.enqueue([now(id)]);
    await until(() => heard.length === 2);
  });

  it("ends a job whose handler throws: the sweep decides", async () => {
    let times = 0;
    work({
      handle: async () => {
        times += 1;
        throw new Error("no database");
      },
    });
    await queue.enqueue([now(newId())]);
    await until(() => events.some(({ kind }) => kind === "job_failed"));
    await pause(200);
    expect(times).toBe(1);
  });
});

describe("without Redis", () => {
  it("throws Unavailable within a second, and both ends heal", async () => {
    const heard: string[] = [];
    work({ handle: async ({ deliveryId }) => void heard.push(deliveryId) });
    await redis.stop();
    const startedAt = performance.now();
    await expect(queue.enqueue([now(newId())])).rejects.toMatchObject({ name: "Unavailable", dependency: "queue" });
    expect(performance.now() - startedAt).toBeLessThan(1_000);
    await redis.start();
    await until(() => queue.isUp());
    const id = newId();
    await queue.enqueue([now(id)]);
    await until(() => heard.includes(id), { timeoutMs: 10_000 });
  });
});
