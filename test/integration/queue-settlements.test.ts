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
let gateways: SettlementQueue[] = [];
let children: ChildProcess[] = [];
let serial = 0;
const payment = () => ({ id: `pay_${process.pid}x${serial++}`, network });
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** The part of BullMQ that an attacker needs to add any data. */
type RawQueue = new (
  name: string,
  options: { readonly connection: { readonly url: string } },
) => {
  addBulk(jobs: readonly { readonly name: string; readonly data: unknown }[]): Promise<unknown>;
  getActiveCount(): Promise<number>;
  close(): Promise<void>;
};

function openRaw(of = network) {
  const { Queue } = jest.requireActual<{ readonly Queue: RawQueue }>("../../packages/queue/node_modules/bullmq");
  return new Queue(`settlements-${of}`, { connection: { url: redis.url } });
}

/** A gateway besides the one that all tests share. */
async function openGateway(of = network): Promise<SettlementQueue> {
  const gateway = createSettlementQueue({ redisUrl: redis.urlOf("lunas_gateway"), networks: [of] });
  gateways.push(gateway);
  await gateway.ready(5_000);
  return gateway;
}

/** A handler that ends payments when it is told to, and not before. */
function byHand() {
  const begun: string[] = [];
  const gates = new Map<string, { end(): void; fail(): void }>();
  const handle = (paymentId: string, signal: AbortSignal) =>
    new Promise<void>((resolve, reject) => {
      begun.push(paymentId);
      gates.set(paymentId, { end: resolve, fail: () => reject(new Error("no database")) });
      signal.addEventListener("abort", () => reject(signal.reason));
    });
  return { begun, handle, gate: (id: string) => gates.get(id) };
}

/** Rings for as many payments in one turn of the event loop. */
function askForSeveral(count: number, timeoutMs = 20_000, settlements = queue) {
  const requested = Array.from({ length: count }, payment);
  const ends = requested.map((one) => settlements.notifyAndWait(one, timeoutMs));
  return { ids: requested.map(({ id }) => id), ends };
}

function work(
  handle: (paymentId: string, signal: AbortSignal, order: unknown) => Promise<void>,
  events: QueueEvent[] = [],
  on = network,
): QueueWorker {
  const worker = createSettlementWorker({
    redisUrl: redis.urlOf("lunas_settler"),
    network: on,
    handle,
    observe: (event) => events.push(event),
  });
  workers.push(worker);
  worker.run();
  return worker;
}

beforeAll(async () => {
  redis = await startRedisServer();
  queue = createSettlementQueue({ redisUrl: redis.urlOf("lunas_gateway"), networks: [network] });
  await queue.ready(5_000);
});
afterEach(async () => {
  expect(await redis.denied()).toEqual([]);
  for (const child of children) child.kill("SIGKILL");
  await Promise.all([...workers, ...gateways].map((end) => end.close()));
  workers = [];
  gateways = [];
  children = [];
});
afterAll(async () => {
  await queue.close();
  await redis.stop();
});

describe("the settlements queue", () => {
  it("notifies: the settler handles the payment, and the waiting request learns the end", async () => {
    const handled: string[] = [];
    work(async (paymentId) => void handled.push(paymentId));
    const requested = payment();
    await expect(queue.notifyAndWait(requested, 5_000)).resolves.toBe("finished");
    expect(handled).toEqual([requested.id]);
  });

  it("adds another job for a payment whose first job has ended", async () => {
    let times = 0;
    work(async () => void times++);
    const requested = payment();
    await queue.notifyAndWait(requested, 5_000);
    await expect(queue.notifyAndWait(requested, 5_000)).resolves.toBe("finished");
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
    const requested = payment();
    const notifications = [1, 2, 3, 4].map(() => queue.notifyAndWait(requested, 5_000));
    await expect(Promise.all(notifications)).resolves.toEqual(["finished", "finished", "finished", "finished"]);
    expect({ most, times }).toEqual({ most: 1, times: 1 });
  });

  it("stops waiting after the wait limit, and the job stays", async () => {
    const startedAt = performance.now();
    const requested = payment();
    await expect(queue.notifyAndWait(requested, 400)).resolves.toBe("timed_out");
    expect(performance.now() - startedAt).toBeLessThan(1_000);
    const handled: string[] = [];
    work(async (paymentId) => void handled.push(paymentId));
    await until(() => handled.includes(requested.id));
  });

  it("is not bothered by two hundred payments at once", async () => {
    work(() => pause(100).then(() => undefined));
    const ends = await Promise.all(Array.from({ length: 200 }, () => queue.notifyAndWait(payment(), 10_000)));
    expect(new Set(ends)).toEqual(new Set(["finished"]));
  });

  it("knows no such chain", async () => {
    await expect(queue.notifyAndWait({ ...payment(), network: "moon" }, 1_000)).resolves.toBe("unavailable");
  });
});

describe("payments that share a job", () => {
  it("are distinguished: each request learns the end of its own payment", async () => {
    const { begun, handle, gate } = byHand();
    work(handle);
    const { ids, ends } = askForSeveral(3);
    await until(() => begun.length === 3);
    const raw = openRaw();
    expect(await raw.getActiveCount()).toBe(1);
    for (const [index, end] of ends.entries()) {
      gate(ids[index] ?? "")?.end();
      await expect(end).resolves.toBe("finished");
      expect(await raw.getActiveCount()).toBe(index < 2 ? 1 : 0);
    }
    await raw.close();
  });

  it("are 32 at most, so that a burst is shared", async () => {
    const { begun, handle, gate } = byHand();
    work(handle);
    const { ids, ends } = askForSeveral(80);
    await until(() => begun.length === 80);
    const raw = openRaw();
    expect(await raw.getActiveCount()).toBe(3);
    await raw.close();
    for (const id of ids) gate(id)?.end();
    expect(new Set(await Promise.all(ends))).toEqual(new Set(["finished"]));
  });

  it("do not fail each other: ended payments are reported, and only the others are retried", async () => {
    const { begun, handle, gate } = byHand();
    work(handle);
    const { ids, ends } = askForSeveral(3);
    const [fails = "", first = "", last = ""] = ids;
    await until(() => begun.length === 3);
    gate(fails)?.fail();
    gate(first)?.end();
    await expect(ends[1]).resolves.toBe("finished");
    gate(last)?.end();
    await expect(ends[2]).resolves.toBe("finished");
    await until(() => begun.length === 4);
    expect(begun[3]).toBe(fails);
    gate(fails)?.end();
    await expect(ends[0]).resolves.toBe("finished");
  });

  it("carry the order of a payment to their first run, and to none that comes later", async () => {
    const runs: [string, unknown][] = [];
    const order = { amount: "500000" };
    const [first, late] = [payment(), payment()];
    const stopping = work((id, signal, carried) => {
      runs.push([id, carried]);
      return new Promise((_, reject) => signal.addEventListener("abort", () => reject(signal.reason)));
    });
    const asking = [queue.notifyAndWait({ ...first, jobOrder: order }, 20_000)];
    await until(() => runs.length === 1);
    await stopping.close();
    asking.push(queue.notifyAndWait({ ...late, jobOrder: order }, 20_000));
    // A job of that age is of a payment that may have changed.
    await pause(2_100);
    work(async (id, _signal, carried) => void runs.push([id, carried]));
    await Promise.all(asking);
    expect(runs[0]).toEqual([first.id, order]);
    expect(runs.slice(1).sort()).toEqual(
      [[first.id, null] as [string, unknown], [late.id, null] as [string, unknown]].sort(),
    );
  });

  it("go back at a stop without those that have ended", async () => {
    const stopped = byHand();
    const stopping = work(stopped.handle);
    const { ids, ends } = askForSeveral(2);
    await until(() => stopped.begun.length === 2);
    stopped.gate(ids[0] ?? "")?.end();
    await expect(ends[0]).resolves.toBe("finished");
    await stopping.close();
    const next = byHand();
    work(next.handle);
    await until(() => next.begun.length === 1);
    expect(next.begun).toEqual([ids[1]]);
    next.gate(ids[1] ?? "")?.end();
    await expect(ends[1]).resolves.toBe("finished");
  });

  it("are found in the job where the events are lost", async () => {
    const deaf = "deaf";
    const gateway = await openGateway(deaf);
    const client = new Redis(redis.url);
    const { begun, handle, gate } = byHand();
    work(handle, [], deaf);
    const heard = gateway.notifyAndWait({ ...payment(), network: deaf }, 20_000);
    await until(() => begun.length === 1);
    gate(begun[0] ?? "")?.end();
    await expect(heard).resolves.toBe("finished");
    // The reader follows the stream to an id of the far future; what is written to the stream's successor is behind it.
    const stream = `bull:settlements-${deaf}:events`;
    await client.xadd(stream, "9999999999999-0", "event", "noise", "jobId", "none");
    await pause(50);
    await client.del(stream);
    client.disconnect();
    const requested = [payment(), payment()].map((one) => ({ ...one, network: deaf }));
    const ends = requested.map((one) => gateway.notifyAndWait(one, 20_000));
    await until(() => begun.length === 3);
    gate(requested[0]?.id ?? "")?.end();
    await expect(ends[0]).resolves.toBe("finished");
    gate(requested[1]?.id ?? "")?.end();
    await expect(ends[1]).resolves.toBe("finished");
  });

  it("each get another job after a flush", async () => {
    const { ends } = askForSeveral(5);
    const client = new Redis(redis.url);
    await pause(100);
    await client.flushall();
    client.disconnect();
    work(async () => undefined);
    expect(await Promise.all(ends)).toEqual(Array.from({ length: 5 }, () => "finished"));
  });
});

describe("two gateways", () => {
  it("notify of the same payment, and both learn its end", async () => {
    const other = await openGateway();
    const handled: string[] = [];
    work(async (paymentId) => {
      handled.push(paymentId);
      await pause(200);
    });
    const requested = payment();
    const ends = [queue, other, queue, other].map((settlements) => settlements.notifyAndWait(requested, 10_000));
    expect(await Promise.all(ends)).toEqual(["finished", "finished", "finished", "finished"]);
    expect(handled).toEqual([requested.id, requested.id]);
  });
});

describe("a request that stopped waiting", () => {
  it("and asks again joins the job that stands", async () => {
    const requested = payment();
    await expect(queue.notifyAndWait(requested, 200)).resolves.toBe("timed_out");
    await expect(queue.notifyAndWait(requested, 200)).resolves.toBe("timed_out");
    const handled: string[] = [];
    const again = queue.notifyAndWait(requested, 10_000);
    work(async (paymentId) => void handled.push(paymentId));
    await expect(again).resolves.toBe("finished");
    expect(handled).toEqual([requested.id]);
  });
});

describe("the settler's end", () => {
  it("drops poison and goes on", async () => {
    const events: QueueEvent[] = [];
    const handled: string[] = [];
    work(async (paymentId) => void handled.push(paymentId), events);
    const raw = openRaw();
    await raw.addBulk([
      { name: "settle", data: { paymentIds: ["'; drop"] } },
      { name: "settle", data: null },
    ]);
    await until(() => events.filter(({ kind }) => kind === "poison_job").length === 2);
    await expect(queue.notifyAndWait(payment(), 5_000)).resolves.toBe("finished");
    await raw.close();
    expect(handled).toHaveLength(1);
  });

  it("retries when the handler has a fault, while the request waits", async () => {
    let times = 0;
    work(async () => {
      times += 1;
      if (times < 3) throw new Error("no database");
    });
    await expect(queue.notifyAndWait(payment(), 10_000)).resolves.toBe("finished");
    expect(times).toBe(3);
  });

  it("hands its jobs back on close: another settler has them at once", async () => {
    const begun: string[] = [];
    const stopping = work(async (paymentId, signal) => {
      begun.push(paymentId);
      await new Promise((_, reject) => signal.addEventListener("abort", () => reject(signal.reason)));
    });
    const requested = payment();
    const asking = queue.notifyAndWait(requested, 10_000);
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
    const asking = queue.notifyAndWait(payment(), 10_000);
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
    const requested = payment();
    const asking = queue.notifyAndWait(requested, 30_000);
    await until(() => heard.includes(requested.id));
    child.kill("SIGKILL");
    const killedAt = performance.now();
    work(async () => undefined);
    await expect(asking).resolves.toBe("finished");
    expect(performance.now() - killedAt).toBeLessThan(16_000);
  });
});

describe("without Redis", () => {
  it("times out, and does not hang, when Redis is flushed under an unprocessed job", async () => {
    const asking = queue.notifyAndWait(payment(), 2_500);
    const client = new Redis(redis.url);
    await pause(300);
    await client.flushall();
    await expect(asking).resolves.toBe("timed_out");
    client.disconnect();
  });

  it("adds the job again after a flush, so that the payment is settled", async () => {
    const asking = queue.notifyAndWait(payment(), 10_000);
    const client = new Redis(redis.url);
    await pause(300);
    await client.flushall();
    client.disconnect();
    work(async () => undefined);
    await expect(asking).resolves.toBe("finished");
  });

  it("is unavailable within a second, also for who waits already, and heals on both ends", async () => {
    work(async () => undefined);
    await expect(queue.notifyAndWait(payment(), 5_000)).resolves.toBe("finished");
    const held = workers[0];
    await held?.pause();
    const waiting = queue.notifyAndWait(payment(), 20_000);
    await pause(200);
    const stoppedAt = performance.now();
    await redis.stop();
    await expect(waiting).resolves.toBe("unavailable");
    await expect(queue.notifyAndWait(payment(), 20_000)).resolves.toBe("unavailable");
    expect(performance.now() - stoppedAt).toBeLessThan(1_000);

    await redis.start();
    held?.run();
    await until(() => queue.isUp(), { timeoutMs: 5_000 });
    await expect(queue.notifyAndWait(payment(), 10_000)).resolves.toBe("finished");
  });

  it("is unavailable within about a second when Redis hangs", async () => {
    redis.freeze();
    const startedAt = performance.now();
    await expect(queue.notifyAndWait(payment(), 20_000)).resolves.toBe("unavailable");
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
    await expect(alone.notifyAndWait(payment(), 5_000)).resolves.toBe("unavailable");
    const startedAt = performance.now();
    await Promise.all([alone.close(), worker.close()]);
    expect(performance.now() - startedAt).toBeLessThan(6_000);
  });
});
