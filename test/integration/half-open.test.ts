import { connectRpc } from "@lunas/chain/connect";
import { silentChainObserver } from "@lunas/chain/observe";
import { connectDatabase, type Database } from "@lunas/database/connect";
import { Prisma } from "@lunas/database/generated/client";
import { connectRedis } from "@lunas/queue/connect-redis";
import { createSettlementWorker } from "@lunas/queue/consume-settlements";
import { createSettlementQueue } from "@lunas/queue/settlements";
import type { Stack } from "@lunas/stack/stack";
import { startStack } from "@lunas/stack/start-stack";
import { until } from "@lunas/testkit/time/until";
import { type BrokenLink, startBrokenLink } from "../harness/broken-link";
import { startHttpStub } from "./chain-http-stub";
import { type RedisServer, startRedisServer } from "./redis-server";

jest.setTimeout(60_000);

/** What a connection may cost whose other end is gone without a word. */
const mostMs = 5_000;

const endings: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const end of endings.splice(0).reverse()) await end();
});

async function linkTo(url: string): Promise<BrokenLink> {
  const { hostname, port } = new URL(url);
  const link = await startBrokenLink({ host: hostname, port: Number(port) });
  endings.push(() => link.close());
  return link;
}

async function took(work: () => Promise<unknown>): Promise<{ readonly ms: number; readonly error: unknown }> {
  const since = performance.now();
  const error = await work().then(
    () => null,
    (failure: unknown) => failure,
  );
  return { ms: performance.now() - since, error };
}

describe("PostgreSQL", () => {
  let stack: Stack;
  beforeAll(async () => {
    stack = await startStack({ parts: ["postgres"] });
  });
  afterAll(() => stack.stop());

  async function connect(poolSize: number): Promise<{ readonly link: BrokenLink; readonly database: Database }> {
    const link = await linkTo(stack.databaseUrl);
    const url = link.urlOf(stack.databaseUrl);
    const database = connectDatabase({ url, poolSize, applicationName: "lunas-half-open" });
    // Before its link ends: a silent connection is closed at once.
    endings.push(() => database.close());
    await Promise.all(Array.from({ length: poolSize }, () => database.query(Prisma.sql`select pg_sleep(0.2)`)));
    return { link, database };
  }
  const lost = { name: "Unavailable", dependency: "database", mayBeDone: true };

  // Each waits for seconds and does nothing: all at a time.
  it("when packets vanish, a statement ends within 5 s with an unknown outcome, and one that takes long goes on", async () => {
    const ways: readonly (readonly [string, (link: BrokenLink) => void])[] = [
      ["both ways are lost for ever, and new connections work", (link) => link.forget()],
      ["both ways are lost", (link) => link.set("cut")],
      ["the statement is lost", (link) => link.set("requests lost")],
      ["the answer is lost", (link) => link.set("answers lost")],
    ];
    const losing = ways.map(async ([way, hurt]) => {
      const { link, database } = await connect(2);
      hurt(link);
      const { ms, error } = await took(() => database.query(Prisma.sql`select 1`));
      expect({ way, error, isSoon: ms < mostMs }).toMatchObject({ way, error: lost, isSoon: true });
      link.set("whole");
      const again = await took(() =>
        until(() => database.query(Prisma.sql`select 1`), { what: `a statement on a new connection where ${way}` }),
      );
      expect({ way, error: again.error, isSoon: again.ms < mostMs }).toEqual({ way, error: null, isSoon: true });
    });
    const slow = connect(2).then(({ database }) => database.query(Prisma.sql`select pg_sleep(6)::text as slept`));
    await Promise.all([...losing, expect(slow).resolves.toEqual([{ slept: "" }])]);
  });

  it("all connections of the pool are given up when one of them was found lost", async () => {
    const { link, database } = await connect(4);
    link.forget();
    await took(() => database.query(Prisma.sql`select 1`));
    const { ms, error } = await took(() => Promise.all([1, 2, 3].map(() => database.query(Prisma.sql`select 1`))));
    expect(error).toBeNull();
    expect(ms).toBeLessThan(1_000);
  });

  it("a statement of Prisma's ends within 5 s, too", async () => {
    const { link, database } = await connect(1);
    link.forget();
    const { ms, error } = await took(() => database.run((prisma) => prisma.merchant.count()));
    expect(error).toMatchObject(lost);
    expect(ms).toBeLessThan(mostMs);
  });

  it("the server gives up connections of a client that is gone", async () => {
    const { database } = await connect(1);
    const names = ["tcp_keepalives_idle", "tcp_keepalives_interval", "tcp_keepalives_count", "tcp_user_timeout"];
    const rows = await database.query<{ setting: string }>(
      Prisma.sql`select setting from pg_settings where name = any(${names}) order by name`,
    );
    expect(rows.map(({ setting }) => setting)).toEqual(["3", "5", "2", "10000"]);
  });
});

describe("Redis", () => {
  let redis: RedisServer;
  beforeAll(async () => {
    redis = await startRedisServer();
  });
  afterAll(() => redis.stop());

  it("a producer's connection is given up, and the next one works", async () => {
    const link = await linkTo(redis.url);
    const connection = connectRedis(link.urlOf(redis.url), "test", () => undefined);
    endings.push(() => connection.close());
    await connection.ready(5_000);
    link.forget();
    const since = performance.now();
    await until(() => connection.client.ping(), { timeoutMs: mostMs, what: "an answer on a new connection" });
    expect(performance.now() - since).toBeLessThan(mostMs);
  });

  it.each(["cut", "requests lost", "answers lost"] as const)(
    "while its link is %s, a worker takes no job, and it goes on with the link",
    async (state) => {
      const link = await linkTo(redis.url);
      const handled: string[] = [];
      const worker = createSettlementWorker({
        redisUrl: link.urlOf(redis.urlOf("lunas_settler")),
        network: "sandbox",
        handle: async (paymentId) => void handled.push(paymentId),
      });
      endings.push(() => worker.close());
      worker.run();
      const gateway = createSettlementQueue({ redisUrl: redis.urlOf("lunas_gateway"), networks: ["sandbox"] });
      endings.push(() => gateway.close());
      await gateway.ready(5_000);
      const pay = (id: string, waitMs: number) => gateway.notifyAndWait({ id, network: "sandbox" }, waitMs);
      await expect(pay(`pay_${state.length}first`, 5_000)).resolves.toBe("finished");
      link.set(state);
      await until(() => !worker.isUp(), { timeoutMs: 2 * mostMs, what: "the worker to see it" });
      link.set("whole");
      await expect(pay(`pay_${state.length}second`, 15_000)).resolves.toBe("finished");
    },
  );

  it("a worker whose connections are forgotten takes jobs again within 5 s", async () => {
    const link = await linkTo(redis.url);
    const worker = createSettlementWorker({
      redisUrl: link.urlOf(redis.urlOf("lunas_settler")),
      network: "base",
      handle: async () => undefined,
    });
    endings.push(() => worker.close());
    worker.run();
    const gateway = createSettlementQueue({ redisUrl: redis.urlOf("lunas_gateway"), networks: ["base"] });
    endings.push(() => gateway.close());
    await gateway.ready(5_000);
    const pay = (id: string) => gateway.notifyAndWait({ id, network: "base" }, mostMs);
    await expect(pay("pay_first")).resolves.toBe("finished");
    link.forget();
    await expect(pay("pay_second")).resolves.toBe("finished");
  });

  it("a gateway whose connections are forgotten learns the ends of jobs again within 5 s", async () => {
    const link = await linkTo(redis.url);
    const worker = createSettlementWorker({
      redisUrl: redis.urlOf("lunas_settler"),
      network: "sandbox",
      handle: async () => undefined,
    });
    endings.push(() => worker.close());
    worker.run();
    const redisUrl = link.urlOf(redis.urlOf("lunas_gateway"));
    const gateway = createSettlementQueue({ redisUrl, networks: ["sandbox"] });
    endings.push(() => gateway.close());
    await gateway.ready(5_000);
    const pay = (id: string) => gateway.notifyAndWait({ id, network: "sandbox" }, 10_000);
    await expect(pay("pay_third")).resolves.toBe("finished");
    link.forget();
    const since = performance.now();
    await until(async () => (await pay("pay_fourth")) === "finished", { timeoutMs: mostMs, what: "the end of a job" });
    expect(performance.now() - since).toBeLessThan(mostMs);
  });
});

describe("an RPC endpoint", () => {
  it("costs one time limit, however many connections were kept", async () => {
    const node = await startHttpStub((body, response) => {
      const calls = JSON.parse(body) as { id: number }[];
      setTimeout(
        () => response.end(JSON.stringify(calls.map(({ id }) => ({ jsonrpc: "2.0", id, result: "0x1" })))),
        50,
      );
    });
    endings.push(() => node.stop());
    const link = await linkTo(node.url);
    const bounds = { timeoutMs: 500 };
    const rpc = connectRpc({
      ...{ network: "sandbox", urls: [link.urlOf(node.url)], observer: silentChainObserver, bounds },
      clock: { now: () => Date.now() },
    });
    const ask = () => rpc.batch([{ method: "eth_blockNumber", params: [] }]);
    await Promise.all([1, 2, 3, 4].map(ask));
    expect(link.opened()).toBeGreaterThan(1);
    link.forget();
    const first = await took(ask);
    expect(first.error).toMatchObject({ name: "Unavailable", dependency: "chain" });
    expect((await took(ask)).error).toBeNull();
  });
});
