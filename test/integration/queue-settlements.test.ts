import { type ChildProcess, spawn } from "node:child_process";
import { join } from "node:path";
import { createSettlementWorker } from "@lunas/queue/consume-settlements";
import type { QueueEvent } from "@lunas/queue/queue-event";
import type { QueueWorker } from "@lunas/queue/run-worker";
import { createSettlementQueue, type SettlementQueue } from "@lunas/queue/settlements";
import { until } from "@lunas/testkit/time/until";
import { Redis } from "ioredis";
import { type RedisServer, startRedisServer } from "./redis-server";

jest.setTimeout(60_000);

const network = "sandbox";
let redis: RedisServer;
let queue: SettlementQueue;
let workers: QueueWorker[] = [];
let children: ChildProcess[] = [];
let serial = 0;
const payment = () => ({ id: `pay_${process.pid}x${serial++}`, network });
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** What of BullMQ a stranger needs to put in anything at all. */
type RawQueue = new (
  name: string,
  options: { readonly connection: { readonly url: string } },
) => {
  addBulk(jobs: readonly { readonly name: string; readonly data: unknown }[]): Promise<unknown>;
  close(): Promise<void>;
};

function work(
  handle: (paymentId: string, signal: AbortSignal) => Promise<void>,
  events: QueueEvent[] = [],
): QueueWorker {
  const worker = createSettlementWorker({
    redisUrl: redis.url,
    network,
    handle,
    observe: (event) => events.push(event),
  });
  workers.push(worker);
  worker.run();
  return worker;
}

beforeAll(async () => {
  redis = await startRedisServer();
  queue = createSettlementQueue({ redisUrl: redis.url, networks: [network] });
  await queue.ready(5_000);
});
afterEach(async () => {
  for (const child of children) child.kill("SIGKILL");
  await Promise.all(workers.map((worker) => worker.close()));
  workers = [];
  children = [];
});
afterAll(async () => {
  await queue.close();
  await redis.stop();
});

describe("the settlements bell", () => {
  it("is heard: the settler handles the payment, and the asker learns the end", async () => {
    const handled: string[] = [];
    work(async (paymentId) => void handled.push(paymentId));
    const asked = payment();
    await expect(queue.ringAndWait(asked, 5_000)).resolves.toBe("finished");
    expect(handled).toEqual([asked.id]);
  });

  it("rings again for a payment whose first job has ended", async () => {
    let times = 0;
    work(async () => void times++);
    const asked = payment();
    await queue.ringAndWait(asked, 5_000);
    await expect(queue.ringAndWait(asked, 5_000)).resolves.toBe("finished");
    expect(times).toBe(2);
  });

  it("joins a running job instead of starting a second one", async () => {
    let running = 0;
    let most = 0;
    let times = 0;
    work(async () => {
      times += 1;
      running += 1;
      most = Math.max(most, running);
      await pause(300);
      running -= 1;
    });
    const asked = payment();
    const rings = [1, 2, 3, 4].map(() => queue.ringAndWait(asked, 5_000));
    await expect(Promise.all(rings)).resolves.toEqual(["finished", "finished", "finished", "finished"]);
    expect({ most, times }).toEqual({ most: 1, times: 1 });
  });

  it("gives up after the asker's patience, and the job stays", async () => {
    const startedAt = performance.now();
    const asked = payment();
    await expect(queue.ringAndWait(asked, 400)).resolves.toBe("timed_out");
    expect(performance.now() - startedAt).toBeLessThan(1_000);
    const handled: string[] = [];
    work(async (paymentId) => void handled.push(paymentId));
    await until(() => handled.includes(asked.id));
  });

  it("is not bothered by two hundred payments at once", async () => {
    work(() => pause(100).then(() => undefined));
    const ends = await Promise.all(Array.from({ length: 200 }, () => queue.ringAndWait(payment(), 10_000)));
    expect(new Set(ends)).toEqual(new Set(["finished"]));
  });

  it("knows no such chain", async () => {
    await expect(queue.ringAndWait({ ...payment(), network: "moon" }, 1_000)).resolves.toBe("unavailable");
  });
});

describe("the settler's end", () => {
  it("drops poison and goes on", async () => {
    const events: QueueEvent[] = [];
    const handled: string[] = [];
    work(async (paymentId) => void handled.push(paymentId), events);
    const { Queue } = jest.requireActual<{ readonly Queue: RawQueue }>("../../packages/queue/node_modules/bullmq");
    const raw = new Queue(`settlements-${network}`, { connection: { url: redis.url } });
    await raw.addBulk([
      { name: "settle", data: { paymentId: "'; drop" } },
      { name: "settle", data: null },
    ]);
    await until(() => events.filter(({ kind }) => kind === "poison_job").length === 2);
    await expect(queue.ringAndWait(payment(), 5_000)).resolves.toBe("finished");
    await raw.close();
    expect(handled).toHaveLength(1);
  });

  it("tries again when the handler has a fault, while the asker waits", async () => {
    let times = 0;
    work(async () => {
      times += 1;
      if (times < 3) throw new Error("no database");
    });
    await expect(queue.ringAndWait(payment(), 10_000)).resolves.toBe("finished");
    expect(times).toBe(3);
  });

  it("hands its jobs back on close: another settler has them at once", async () => {
    const begun: string[] = [];
    const stopping = work(async (paymentId, signal) => {
      begun.push(paymentId);
      await new Promise((_, reject) => signal.addEventListener("abort", () => reject(signal.reason)));
    });
    const asked = payment();
    const asking = queue.ringAndWait(asked, 10_000);
    await until(() => begun.length === 1);
    let takenAfterMs = Number.POSITIVE_INFINITY;
    let closingSince = performance.now();
    work(async () => {
      takenAfterMs = performance.now() - closingSince;
    });
    closingSince = performance.now();
    await stopping.close();
    await expect(asking).resolves.toBe("finished");
    expect(takenAfterMs).toBeLessThan(1_500);
  });

  it("hands back even what ignores the signal", async () => {
    let begun = false;
    const stopping = work(() => {
      begun = true;
      return new Promise(() => undefined);
    });
    const asking = queue.ringAndWait(payment(), 10_000);
    await until(() => begun);
    const startedAt = performance.now();
    await stopping.close();
    expect(performance.now() - startedAt).toBeLessThan(3_000);
    work(async () => undefined);
    await expect(asking).resolves.toBe("finished");
  });

  it("loses its job to another when it is killed, within 16 s", async () => {
    const child = spawn(process.execPath, [join(__dirname, "fixtures", "hold-settlement.cjs"), redis.url, network]);
    children.push(child);
    let heard = "";
    child.stdout.on("data", (chunk) => {
      heard += String(chunk);
    });
    const asked = payment();
    const asking = queue.ringAndWait(asked, 30_000);
    await until(() => heard.includes(asked.id));
    child.kill("SIGKILL");
    const killedAt = performance.now();
    work(async () => undefined);
    await expect(asking).resolves.toBe("finished");
    expect(performance.now() - killedAt).toBeLessThan(16_000);
  });
});

describe("without Redis", () => {
  it("times out, and does not hang, when Redis is flushed under a job that nobody works on", async () => {
    const asking = queue.ringAndWait(payment(), 2_500);
    const client = new Redis(redis.url);
    await pause(300);
    await client.flushall();
    await expect(asking).resolves.toBe("timed_out");
    client.disconnect();
  });

  it("rings again by itself after a flush, so that the payment is settled all the same", async () => {
    const asking = queue.ringAndWait(payment(), 10_000);
    const client = new Redis(redis.url);
    await pause(300);
    await client.flushall();
    client.disconnect();
    work(async () => undefined);
    await expect(asking).resolves.toBe("finished");
  });

  it("is unavailable within a second, also for who waits already, and heals on both ends", async () => {
    work(async () => undefined);
    await expect(queue.ringAndWait(payment(), 5_000)).resolves.toBe("finished");
    const held = workers[0];
    await held?.pause();
    const waiting = queue.ringAndWait(payment(), 20_000);
    await pause(200);
    const stoppedAt = performance.now();
    await redis.stop();
    await expect(waiting).resolves.toBe("unavailable");
    await expect(queue.ringAndWait(payment(), 20_000)).resolves.toBe("unavailable");
    expect(performance.now() - stoppedAt).toBeLessThan(1_000);

    await redis.start();
    held?.run();
    await until(() => queue.isUp(), { timeoutMs: 5_000 });
    await expect(queue.ringAndWait(payment(), 10_000)).resolves.toBe("finished");
  });

  it("is unavailable within about a second when Redis hangs", async () => {
    redis.freeze();
    const startedAt = performance.now();
    await expect(queue.ringAndWait(payment(), 20_000)).resolves.toBe("unavailable");
    expect(performance.now() - startedAt).toBeLessThan(1_500);
    redis.thaw();
    await until(() => queue.isUp());
  });

  it("starts, runs and closes without Redis at all", async () => {
    const nowhere = { redisUrl: "redis://127.0.0.1:1", network };
    const alone = createSettlementQueue({ ...nowhere, networks: [network] });
    const worker = createSettlementWorker({ ...nowhere, handle: async () => undefined });
    worker.run();
    await expect(alone.ready(200)).resolves.toBe(false);
    await expect(alone.ringAndWait(payment(), 5_000)).resolves.toBe("unavailable");
    const startedAt = performance.now();
    await Promise.all([alone.close(), worker.close()]);
    expect(performance.now() - startedAt).toBeLessThan(6_000);
  });
});
