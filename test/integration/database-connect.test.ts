import { type AddressInfo, createConnection, createServer, type Socket } from "node:net";
import { dirname, join } from "node:path";
import { connectDatabase, type Database } from "@lunas/database/connect";
import { Prisma } from "@lunas/database/generated/client";
import { serviceRoles } from "@lunas/database/roles/grants";
import { Unavailable } from "@lunas/domain/shared/unavailable";
import { freePort } from "@lunas/stack/free-port";
import { databaseOf } from "@lunas/stack/postgres/create-database";
import { query } from "@lunas/stack/postgres/query";
import { startPostgres } from "@lunas/stack/postgres/start-postgres";
import type { Stack } from "@lunas/stack/stack";
import { startStack } from "@lunas/stack/start-stack";
import { until } from "@lunas/testkit/time/until";
import { aNewKey, aNewMerchant, openStores } from "./database-postgres";

jest.setTimeout(60_000);

let stack: Stack;
const opened: Database[] = [];
beforeAll(async () => {
  stack = await startStack({ parts: ["postgres"], external: {} });
});
afterEach(async () => {
  for (const database of opened.splice(0)) await database.close();
});
afterAll(() => stack.stop());

function connect(url = stack.databaseUrl, poolSize = 2): Database {
  const database = connectDatabase({ url, poolSize, applicationName: "lunas-connect-test" });
  opened.push(database);
  return database;
}

const poolerOptions = {
  poolSize: 1,
  applicationName: "lunas-connect-test",
  fewRows: true,
  pooler: "transaction",
} as const;

const unavailable = { name: "Unavailable", dependency: "database" };

test("it opens with the bounds of every connection set", async () => {
  const settings = Prisma.sql`select current_setting('statement_timeout') as statement, current_setting('lock_timeout') as lock,
    current_setting('application_name') as name`;
  const [row] = await connect().query(settings);
  expect(row).toEqual({ statement: "10s", lock: "5s", name: "lunas-connect-test" });
});

test("behind a pooler nothing is asked for at the start, and no statement gets a name", async () => {
  const pooled = connectDatabase({ ...poolerOptions, url: stack.databaseUrlOf("lunas_settler") });
  opened.push(pooled);
  await pooled.verify();
  await pooled.run((prisma) => prisma.lane.count());
  const settings = Prisma.sql`select current_setting('statement_timeout') as statement, current_setting('plan_cache_mode') as plans,
    (select count(*)::int from pg_prepared_statements where name <> '') as named`;
  const [row] = await pooled.query(settings);
  expect(row).toEqual({ statement: "10s", plans: "force_generic_plan", named: 0 });
});

test("behind a pooler a role without limits is refused, with the statements that mend it", async () => {
  const owner = connectDatabase({ ...poolerOptions, url: stack.databaseUrl });
  opened.push(owner);
  await expect(owner.verify()).rejects.toThrow("ALTER ROLE lunas SET statement_timeout = 10000;");
  const nowhere = connectDatabase({ ...poolerOptions, url: `postgresql://lunas@127.0.0.1:${await freePort()}/lunas` });
  opened.push(nowhere);
  await nowhere.verify();
});

describe("a service that must not be the owner", () => {
  const verify = async (url: string) => {
    const database = connectDatabase({ url, poolSize: 1, applicationName: "lunas-connect-test", refuseOwner: true });
    opened.push(database);
    await database.verify();
  };
  const refusal = (role: string) => `DATABASE_URL has the role ${role}, which owns the tables or is a superuser`;

  test.each(serviceRoles)("may be %s", async (role) => {
    await expect(verify(stack.databaseUrlOf(role))).resolves.toBeUndefined();
  });

  test("is refused as the owner, and as whoever may become the owner, with what to do", async () => {
    const owner = decodeURIComponent(new URL(stack.databaseUrl).username);
    await expect(verify(stack.databaseUrl)).rejects.toThrow(refusal(owner));
    await query(
      stack.databaseUrl,
      "create role plain_owner nologin; create role heir login password 'mV3x9QpL' in role plain_owner",
    );
    await query(stack.databaseUrl, "alter table payments owner to plain_owner");
    const heir = new URL(stack.databaseUrl);
    Object.assign(heir, { username: "heir", password: "mV3x9QpL" });
    try {
      await expect(verify(heir.href)).rejects.toThrow(refusal("heir"));
      await query(stack.databaseUrl, "revoke plain_owner from heir");
      await expect(verify(heir.href)).resolves.toBeUndefined();
      await query(stack.databaseUrl, "alter role heir superuser");
      await expect(verify(heir.href)).rejects.toThrow("Give the service its own role (refused in production)");
    } finally {
      await query(stack.databaseUrl, `alter table payments owner to "${owner}"; drop role heir; drop role plain_owner`);
    }
  });

  test("starts while the database is away, and may be the owner where that is not asked", async () => {
    await expect(verify(`postgresql://lunas@127.0.0.1:${await freePort()}/lunas`)).resolves.toBeUndefined();
    await expect(connect().verify()).resolves.toBeUndefined();
  });
});

test("without a server ping, statements and Prisma's queries throw `Unavailable`", async () => {
  const nowhere = connect(`postgresql://lunas@127.0.0.1:${await freePort()}/lunas`);
  await expect(nowhere.ping()).rejects.toMatchObject(unavailable);
  await expect(nowhere.query(Prisma.sql`select 1`)).rejects.toBeInstanceOf(Unavailable);
  await expect(nowhere.run((prisma) => prisma.merchant.count())).rejects.toMatchObject(unavailable);
  await expect(nowhere.run((prisma) => prisma.$transaction([prisma.merchant.count()]))).rejects.toMatchObject(
    unavailable,
  );
});

test("a statement that is ended by the server is `Unavailable`, a wrong one is not", async () => {
  const database = connect();
  await expect(database.query(Prisma.sql`select pg_terminate_backend(pg_backend_pid())`)).rejects.toMatchObject(
    unavailable,
  );
  await database.query(Prisma.sql`select set_config('statement_timeout', '20', false)`);
  await expect(database.query(Prisma.sql`select pg_sleep(5)::text`)).rejects.toMatchObject(unavailable);
  const wrong = await database.query(Prisma.sql`select * from nothing_of_the_kind`).catch((error: unknown) => error);
  expect(wrong).not.toBeInstanceOf(Unavailable);
});

test("a server that takes no writes, such as a standby before its promotion, is `Unavailable`, and nothing was done", async () => {
  const database = connect();
  const undone = { ...unavailable, mayBeDone: false };
  const write = Prisma.sql`update lanes set resting = true`;
  const writeByFunction = Prisma.sql`do $$ begin set transaction read only; update lanes set resting = true; end $$`;
  await expect(database.query(writeByFunction)).rejects.toMatchObject(undone);
  await expect(
    database.run((prisma) =>
      prisma.$transaction([prisma.$executeRaw`set transaction read only`, prisma.$executeRaw(write)]),
    ),
  ).rejects.toMatchObject(undone);
  await expect(
    database.run((prisma) =>
      prisma.$transaction([prisma.$executeRaw`set transaction read only`, prisma.lane.deleteMany()]),
    ),
  ).rejects.toMatchObject(undone);
});

test("a transaction waits for a busy connection as long as a statement does", async () => {
  const database = connect(stack.databaseUrl, 1);
  await database.ping();
  const busy = database.query(Prisma.sql`select pg_sleep(3)::text`);
  const counted = database.run((prisma) => prisma.$transaction([prisma.lane.count(), prisma.merchant.count()]));
  expect(await counted).toEqual([expect.any(Number), expect.any(Number)]);
  await busy;
});

test("a rule that is broken is a fault of ours, not `Unavailable`", async () => {
  const stores = openStores(stack.databaseUrl);
  opened.push(stores.database);
  const merchant = aNewMerchant();
  const key = aNewKey(merchant.id);
  await stores.merchants.register(merchant, key);
  const other = aNewMerchant();
  const fault = await stores.merchants
    .register(other, { ...key, merchantId: other.id })
    .catch((error: unknown) => error);
  expect(fault).toBeInstanceOf(Error);
  expect(fault).not.toBeInstanceOf(Unavailable);
});

test("it works again after Postgres has been away, by the same handle", async () => {
  const database = connect();
  const [row] = await database.query<{ folder: string }>(
    Prisma.sql`select current_setting('data_directory') as folder`,
  );
  const port = Number(new URL(stack.databaseUrl).port);
  await stack.supervisor.stop("postgres");
  await expect(database.ping()).rejects.toMatchObject(unavailable);

  const folder = dirname(row?.folder ?? "");
  const plan = { folder, logFile: join(stack.logFolder, "postgres.log"), preferredPort: port, log: () => undefined };
  await startPostgres(stack.supervisor, plan);
  await until(() => database.ping().then(() => true), { what: "Postgres to answer" });
  const [again] = await database.query(Prisma.sql`select current_database() as name`);
  expect(again).toEqual({ name: databaseOf(stack.databaseUrl) });
});

test("ping does not wait for connections whose other end went away without a word", async () => {
  const proxy = await swallowing(stack.databaseUrl);
  try {
    const database = connect(proxy.url, 3);
    // Three connections at once, so that three are idle afterwards.
    await Promise.all([1, 2, 3].map(() => database.query(Prisma.sql`select pg_sleep(0.2)`)));
    expect(proxy.connections()).toBe(3);
    proxy.swallow();
    await database.ping();
    expect(proxy.connections()).toBe(4);
    // The others are gone too: no statement takes one of them.
    await Promise.all([1, 2, 3].map(() => database.query(Prisma.sql`select 1`)));
  } finally {
    await proxy.close();
  }
}, 14_000);

/** A way to the server on which the connections so far fall silent when told, and later ones work. */
async function swallowing(databaseUrl: string) {
  const target = new URL(databaseUrl);
  const pairs: { readonly near: Socket; readonly far: Socket }[] = [];
  const server = createServer((near) => {
    const far = createConnection({ host: target.hostname, port: Number(target.port) });
    pairs.push({ near, far });
    near.pipe(far).pipe(near);
    for (const socket of [near, far]) socket.on("error", () => undefined);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  const url = new URL(databaseUrl);
  url.hostname = "127.0.0.1";
  url.port = String(port);
  return {
    url: url.href,
    connections: () => pairs.length,
    swallow: () => {
      for (const { near, far } of pairs) {
        near.unpipe(far);
        far.unpipe(near);
        near.resume();
      }
    },
    close: async () => {
      for (const { near, far } of pairs) for (const socket of [near, far]) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
