import { query } from "@lunas/stack/postgres/query";
import type { RedisUserName } from "@lunas/stack/redis/redis-users";
import type { Redis } from "ioredis";
import { type Attempt, together, tryEach } from "./attempts";
import type { Target } from "./target";

/** Jobs and notifications that no service writes, as a user of Redis may write them who reaches the queue. */

const plain = { name: "forged", data: "{}", opts: "{}", timestamp: "1", delay: "0", priority: "0" };
const address = `0x${"3".repeat(40)}`;

/** What a job may say: of a payment that ended, of none, of money that was not asked for, of rubbish. */
function saying({ shop }: Target): readonly unknown[] {
  const ids = (paymentIds: unknown) => ({ paymentIds });
  const paying = { token: "ETH", address, amount: "1000000000000000000" };
  return [
    ...[ids([shop.paymentId]), ids([]), ids(["pay_x' or 1=1"]), ids([{ id: 7 }]), ids([shop.paymentId, null])],
    ...[ids(["x".repeat(20_000)]), ids(Array.from({ length: 500 }, () => shop.paymentId)), ids({ length: 1 })],
    ...[paying, { ...paying, requestId: "fct_unknown" }, { requestId: { a: 1 } }, { requestId: "x".repeat(90_000) }],
    ...[{ deliveryId: "dlv_unknown" }, { deliveryId: "dlv_' or 1=1" }, { deliveryId: 7, merchantId: shop.merchantId }],
    ...[null, 7, "pay", [], {}, { ...ids([shop.paymentId]), status: "confirmed", txHash: `0x${"1".repeat(64)}` }],
  ];
}

/** A young job that carries an order: of a payment that ended, and of none, to another payee. */
function carrying({ shop }: Target): readonly Record<string, string>[] {
  const order = {
    ...{
      asset: address,
      permit2: address,
      payer: address,
      payTo: address,
      amount: "1",
      nonce: "1",
      deadline: "9999999999",
    },
    ...{ validAfter: "0", checkedAtBlock: "1", signature: `0x${"1".repeat(128)}1b` },
  };
  const orders: readonly (readonly [string, unknown])[] = [
    ...[order, { ...order, amount: "-1" }, [], "x".repeat(20_000)].map((each) => [shop.paymentId, each] as const),
    ["pay_unknown", order],
  ];
  return orders.map(([id, each]) => ({
    ...plain,
    timestamp: `${Date.now()}`,
    data: JSON.stringify({ paymentIds: [id], orders: { [id]: each } }),
  }));
}

const oddFields: readonly Record<string, string>[] = [
  { ...plain, data: "{not json" },
  { ...plain, opts: "null" },
  { ...plain, parent: "{", parentKey: "bull:settlements-base:1" },
  { ...plain, progress: "{" },
  { ...plain, timestamp: "x", delay: "x", atm: "x", stc: "x" },
  { ...plain, returnvalue: '{"status":"confirmed"}', finishedOn: "1" },
];

const reached: readonly (readonly [RedisUserName, string])[] = [
  ["lunas_gateway", "bull:settlements-sandbox"],
  ["lunas_gateway", "bull:settlements-base"],
  ["lunas_gateway", "bull:faucet-sandbox"],
  ["lunas_settler", "bull:settlements-sandbox"],
  ["lunas_settler", "bull:faucet-sandbox"],
  ["lunas_dispatcher", "bull:deliveries"],
];

export function forgedJobs(target: Target, open: (name: RedisUserName) => Redis) {
  const connections = new Map(reached.map(([name]) => [name, open(name)]));
  const said = saying(target).map((data) => ({ ...plain, data: JSON.stringify(data) }));
  const rows = [...said, ...carrying(target), ...oddFields];
  let count = 0;
  const attempts = reached.flatMap(([name, queue]) =>
    rows.map((fields): Attempt => {
      count += 1;
      const id = `forged-${count}`;
      return {
        input: `${name} ${queue} ${JSON.stringify(fields)}`,
        act: async () => {
          const redis = connections.get(name);
          await redis?.hset(`${queue}:${id}`, fields);
          await redis?.lpush(`${queue}:wait`, id);
          await redis?.zadd(`${queue}:marker`, 0, "0");
          return [];
        },
      };
    }),
  );
  const close = () => {
    for (const redis of connections.values()) redis.disconnect();
  };
  return { attempts, close, queues: [...new Set(reached.map(([, queue]) => queue))] };
}

/** What a job may bring about, counted where it would show. */
export async function countOfEffects(databaseUrl: string): Promise<unknown> {
  const counted = await query(
    databaseUrl,
    `select (select count(*) from payments) as payments, (select count(*) from transactions) as transactions,
       (select count(*) from attempts) as attempts, (select count(*) from faucet_requests) as faucet,
       (select count(*) from payments where status = 'confirmed') as confirmed,
       (select count(*) from events where type like 'payment.%') as events`,
  );
  return counted[0];
}

/** While honest payments run, the queue's events tell of ends that did not come. */
export async function forgeNotifications(target: Target, redis: Redis) {
  const stream = "bull:settlements-sandbox:events";
  const ended = JSON.stringify({ ended: [target.shop.paymentId] });
  const value = JSON.stringify({ status: "confirmed", success: true, txHash: `0x${"1".repeat(64)}` });
  const events = ["completed", "failed", "progress", "error", "stalled", "removed", "drained", "nonsense"];
  const said = events.flatMap((event) =>
    ["1", "2", "99999", "x".repeat(5_000), target.shop.paymentId].map((jobId) => ["event", event, "jobId", jobId]),
  );
  const fields = said.flatMap((each) => [
    each,
    [...each, "data", ended],
    [...each, "returnvalue", value],
    [...each, "data", "{"],
  ]);
  const attempts = [...fields, ["no", "event"]].map(
    (each): Attempt => ({
      input: `${stream} ${each.join(" ")}`,
      act: async () => {
        await redis.xadd(stream, "*", ...each);
        return [];
      },
    }),
  );
  try {
    const [flood, ...paid] = await Promise.all([tryEach(attempts), ...[1, 2, 3].map(() => target.payHonestly())]);
    return together(flood, { tried: 0, wrong: paid.flat() });
  } finally {
    redis.disconnect();
  }
}
