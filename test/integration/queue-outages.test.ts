import { createSettlementWorker } from "@lunas/queue/consume-settlements";
import { createFaucetQueue } from "@lunas/queue/faucet";
import type { QueueEvent } from "@lunas/queue/queue-event";
import { createSettlementQueue } from "@lunas/queue/settlements";
import { until } from "@lunas/testkit/time/until";
import { Redis } from "ioredis";
import { type RedisServer, startRedisServer } from "./redis-server";

jest.setTimeout(60_000);

const network = "sandbox";
let redis: RedisServer;
let open: { close(): Promise<void> }[] = [];

beforeAll(async () => {
  redis = await startRedisServer();
});
afterEach(async () => {
  await Promise.all(open.map((each) => each.close()));
  open = [];
});
afterAll(async () => {
  await redis?.stop();
});

/** What `lunas_redis_away` shows of each queue, as the services set it. */
function gauge() {
  const away = new Map<string, number>();
  const events: QueueEvent[] = [];
  const observe = (event: QueueEvent) => {
    events.push(event);
    if (event.kind === "redis_error") away.set(event.queue, 1);
    if (event.kind === "redis_ready") away.set(event.queue, 0);
  };
  return { away, events, observe, isOver: () => away.size > 0 && [...away.values()].every((value) => value === 0) };
}

type Observe = ReturnType<typeof gauge>["observe"];

function openWorker(observe: Observe, handle: (paymentId: string) => Promise<void> = async () => undefined) {
  const worker = createSettlementWorker({ redisUrl: redis.urlOf("lunas_settler"), network, handle, observe });
  worker.run();
  return worker;
}

const users: readonly [string, readonly string[], (observe: Observe) => { close(): Promise<void> }][] = [
  [
    "the gateway's producer",
    ["settlements", "settlements-sandbox"],
    (observe) => createSettlementQueue({ redisUrl: redis.urlOf("lunas_gateway"), networks: [network], observe }),
  ],
  [
    "the gateway's faucet",
    ["faucet-sandbox"],
    (observe) => createFaucetQueue({ redisUrl: redis.urlOf("lunas_gateway"), network, observe }),
  ],
  ["the settler's worker", ["settlements-sandbox"], (observe) => openWorker(observe)],
];

describe.each(users)("%s", (_, queues, openUser) => {
  it("shows an outage on each of its queues, and its end", async () => {
    const { away, observe, isOver } = gauge();
    open.push(openUser(observe));
    await until(() => away.size === queues.length && isOver(), { timeoutMs: 10_000, what: "the first connection" });
    await redis.stop();
    const areAway = () => queues.every((queue) => away.get(queue) === 1);
    await until(areAway, { timeoutMs: 10_000, what: "every queue to be away" });
    await redis.start();
    await until(isOver, { timeoutMs: 10_000, what: "the end of the outage" });
    expect([...away.keys()].sort()).toEqual(queues);
  });

  it("shows the end of an outage that was there before it", async () => {
    await redis.stop();
    const { away, observe, isOver } = gauge();
    open.push(openUser(observe));
    const areAway = () => queues.every((queue) => away.get(queue) === 1);
    await until(areAway, { timeoutMs: 10_000, what: "every queue to be away" });
    await redis.start();
    await until(isOver, { timeoutMs: 10_000, what: "the end of the outage" });
  });
});

it("calls a lost lock no outage: Redis is there, and nothing would end it", async () => {
  const { away, events, observe } = gauge();
  const client = new Redis(redis.url);
  const lose = async () => {
    const locks = await client.keys("bull:settlements-sandbox:*:lock");
    if (locks.length > 0) await client.del(locks);
  };
  open.push(openWorker(observe, lose));
  const queue = createSettlementQueue({ redisUrl: redis.urlOf("lunas_gateway"), networks: [network] });
  open.push(queue);
  await queue.ready(5_000);
  await queue.notifyAndWait({ id: `pay_${process.pid}x1`, network }, 500);
  const faults = () => events.filter(({ kind }) => kind === "queue_fault");
  await until(() => faults().length > 0, { timeoutMs: 10_000, what: "the fault to be reported" });
  expect(String((faults()[0] as { error?: unknown }).error)).toContain("Missing lock");
  expect(away.get("settlements-sandbox")).toBe(0);
  client.disconnect();
});
