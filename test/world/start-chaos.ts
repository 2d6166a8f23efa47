import { freePort } from "@lunas/stack/free-port";
import type { Payer } from "@lunas/testkit/payer/create-payer";
import { until } from "@lunas/testkit/time/until";
import { computeAddress } from "ethers";
import { Redis } from "ioredis";
import { Client } from "pg";
import { fundedPayer } from "./funded-payer";
import { readBooks } from "./invariants";
import { type Answer, facilitate, signedBody } from "./pay";
import { type RegisteredMerchant, registerMerchant } from "./register-merchant";
import { type RpcProxy, startRpcProxy } from "./rpc-proxy";
import { startWorld, type World } from "./start-world";

export interface ChaosPlan {
  readonly settlers: number;
  readonly gateways?: number;
  /** How many are sent at once by `payAll`. */
  readonly payments: number;
}

/** A world with several settlers, each behind an RPC proxy of its own, and with what a story of faults is told by. */
export interface Chaos {
  /** The chain itself, by way of no proxy. */
  readonly rpcUrl: string;
  readonly merchant: RegisteredMerchant;
  gateway(index: number): string;
  /** Of settler 1, 2, … */
  proxy(settler: number): RpcProxy;
  sign(): Promise<Awaited<ReturnType<typeof signedBody>>>;
  /** Posts `payments` payments of 100 rupiah side by side. */
  payAll(): readonly Promise<Answer>[];
  /** Until so many payments are stored and have not ended. */
  untilPending(count: number): Promise<void>;
  /** Until a settler has transactions open on its lanes. */
  untilWritten(by: { readonly by: number }): Promise<void>;
  untilPublished(by: { readonly by: number }): Promise<void>;
  untilLanesLeft(settler: string): Promise<void>;
  /** Until a settler has a lane that settles payments. */
  untilHoldsLane(by: { readonly by: number }): Promise<void>;
  /** Repeats a request as a merchant does until it is answered with something else than "wait". */
  askUntilAnswered(body: unknown): Promise<Answer>;
  kill(name: string): Promise<void>;
  signal(name: string, signal: NodeJS.Signals): Promise<void>;
  restart(name: string): Promise<void>;
  flushRedis(): Promise<void>;
  /** Waits until nothing is pending, then holds the books against chain and rows; every 200 must be a confirmed payment. */
  comesToRest(answers: readonly Promise<Answer>[]): Promise<void>;
  stop(): Promise<void>;
}

/** Within this of its recovery every accepted payment has ended. */
const recoveryMs = 60_000;
const amount = 10_000n;

export async function startChaos(plan: ChaosPlan): Promise<Chaos> {
  const world = await startWorld({
    stack: { blockTime: { sandbox: 1 } },
    services: { names: ["dispatcher", "gateway"] },
  });
  const closing: (() => Promise<void>)[] = [];
  try {
    const proxies = await startSettlers(world, plan.settlers, closing);
    const gateways = await startGateways(world, plan.gateways ?? 1);
    const database = new Client({ connectionString: world.stack.databaseUrl });
    await database.connect();
    closing.push(() => database.end());
    const merchant = await registerMerchant(world.url);
    const payers = await Promise.all([1, 2, 3, 4].map(() => fundedPayer(world.rpcUrl, 1_000_000_000n)));
    return chaosOf({ world, plan, proxies, gateways, database, merchant, payers, closing });
  } catch (error) {
    for (const close of closing) await close();
    await world.stop();
    throw error;
  }
}

async function startSettlers(world: World, count: number, closing: (() => Promise<void>)[]): Promise<RpcProxy[]> {
  const proxies: RpcProxy[] = [];
  for (let index = 1; index <= count; index += 1) {
    const proxy = await startRpcProxy(world.rpcUrl);
    closing.push(() => proxy.close());
    proxies.push(proxy);
    await world.services.start("settler", settlerInstance(index, proxy));
  }
  return proxies;
}

function settlerInstance(index: number, proxy: RpcProxy) {
  return { as: `settler-${index}`, env: { SANDBOX_RPC_URLS: proxy.url, SETTLER_NAME: `settler-${index}` } };
}

async function startGateways(world: World, count: number): Promise<string[]> {
  const urls = [world.url];
  for (let index = 1; index < count; index += 1) {
    const port = await freePort();
    await world.services.start("gateway", { as: `gateway-${index}`, env: { PORT: String(port) } });
    urls.push(`http://localhost:${port}`);
  }
  return urls;
}

interface Parts {
  readonly world: World;
  readonly plan: ChaosPlan;
  readonly proxies: readonly RpcProxy[];
  readonly gateways: readonly string[];
  readonly database: Client;
  readonly merchant: RegisteredMerchant;
  readonly payers: readonly Payer[];
  readonly closing: readonly (() => Promise<void>)[];
}

function chaosOf(parts: Parts): Chaos {
  const { world, plan, proxies, gateways, merchant, payers } = parts;
  const gateway = (index: number) => gateways[index] as string;
  const proxy = (settler: number) => proxies[settler - 1] as RpcProxy;
  let signed = 0;
  const sign = () => {
    signed += 1;
    return signedBody(payers[signed % payers.length] as Payer, {
      to: merchant.walletAddress,
      amount,
      deadlineSeconds: BigInt(Math.floor(Date.now() / 1_000) + 300),
    });
  };
  const pay = async () => facilitate(gateway(0), merchant.apiKey, await sign());
  return {
    rpcUrl: world.rpcUrl,
    merchant,
    gateway,
    proxy,
    sign,
    payAll: () => Array.from({ length: plan.payments }, pay),
    ...watching(parts),
    askUntilAnswered: (body) =>
      until(
        async () => {
          const answer = await facilitate(gateway(0), merchant.apiKey, body);
          const isOpen = answer.status === 504 || answer.body.error?.details?.status === "pending";
          return isOpen ? null : answer;
        },
        { timeoutMs: recoveryMs, intervalMs: 250, what: "an answer" },
      ),
    kill: (name) => world.stack.supervisor.signal(name, "SIGKILL"),
    signal: (name, signal) => world.stack.supervisor.signal(name, signal),
    restart: async (name) => {
      const index = Number(name.split("-")[1]);
      proxy(index).rule(() => "forward");
      await world.services.start("settler", settlerInstance(index, proxy(index)));
    },
    flushRedis: async () => {
      const redis = new Redis(world.stack.redisUrl);
      await redis.flushall();
      redis.disconnect();
    },
    comesToRest: (answers) => comesToRest(parts, answers),
    stop: async () => {
      for (const close of parts.closing) await close();
      await world.stop();
    },
  };
}

function watching({
  world,
  database,
  proxies,
}: Parts): Pick<Chaos, "untilPending" | "untilWritten" | "untilPublished" | "untilLanesLeft" | "untilHoldsLane"> {
  const count = async (sql: string, values: unknown[] = []) =>
    Number((await database.query<{ n: string }>(sql, values)).rows[0]?.n);
  const wait = { timeoutMs: 30_000, intervalMs: 5 };
  const openOf = `select count(*) n from transactions t join lanes l on l.id = t.lane_id where t.state = 'open' and l.owner like $1`;
  const settling = world.stack.secrets.sandboxSignerKeys.map((key) => computeAddress(key));
  return {
    untilPending: (wanted) =>
      until(async () => (await count("select count(*) n from payments where status = 'pending'")) >= wanted, {
        ...wait,
        what: "pending payments",
      }).then(() => undefined),
    untilWritten: ({ by }) =>
      until(async () => (await count(openOf, [`%settler-${by}%`])) > 0, { ...wait, what: "written transactions" }).then(
        () => undefined,
      ),
    untilPublished: ({ by }) => {
      const before = proxies[by - 1]?.forwarded("eth_sendRawTransaction") ?? 0;
      return until(() => (proxies[by - 1]?.forwarded("eth_sendRawTransaction") ?? 0) > before, {
        ...wait,
        what: "published transactions",
      }).then(() => undefined);
    },
    untilHoldsLane: ({ by }) =>
      until(
        async () =>
          (await count("select count(*) n from lanes where chain_id = 1337 and owner like $1 and address = any($2)", [
            `%settler-${by}-%`,
            settling,
          ])) > 0,
        { ...wait, what: `a lane of settler ${by}` },
      ).then(() => undefined),
    untilLanesLeft: (settler) =>
      until(
        async () =>
          (await count("select count(*) n from lanes where chain_id = 1337 and owner like $1", [`%${settler}%`])) === 0,
        { ...wait, what: "lanes taken over" },
      ).then(() => undefined),
  };
}

async function comesToRest({ world, merchant, database }: Parts, answers: readonly Promise<Answer>[]): Promise<void> {
  const settled = await Promise.all(answers);
  await until(
    async () => {
      const { rows } = await database.query<{ n: string }>(
        "select (select count(*) from payments where status = 'pending') + (select count(*) from transactions where state = 'open') as n",
      );
      return rows[0]?.n === "0";
    },
    { timeoutMs: recoveryMs, intervalMs: 100, what: "every payment to end" },
  );
  const books = await readBooks(world.stack.databaseUrl, world.rpcUrl, merchant.walletAddress);
  expect(books).toMatchObject({ pending: 0, failed: 0, violations: [] });
  expect(books.confirmed).toBeGreaterThanOrEqual(settled.length);
  const statuses = new Set(settled.map(({ status }) => status));
  // Paid and told, or told that it is open: nothing else may have become of a good payment.
  expect([...statuses].filter((status) => status !== 200 && status !== 504)).toEqual([]);
}
