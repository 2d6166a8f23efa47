import { connectDatabase, type Database } from "@lunas/database/connect";
import { createInstances } from "@lunas/database/instances";
import { type ServiceRole, serviceRoles } from "@lunas/database/roles/grants";
import type { Instance } from "@lunas/domain/operations/instance";
import { query } from "@lunas/stack/postgres/query";
import type { Stack } from "@lunas/stack/stack";
import { startPostgresOnly } from "./database-postgres";

jest.setTimeout(60_000);

let stack: Stack;
const databases = new Map<ServiceRole, Database>();
beforeAll(async () => {
  stack = await startPostgresOnly();
  for (const role of serviceRoles) {
    databases.set(
      role,
      connectDatabase({ url: stack.databaseUrlOf(role), poolSize: 2, applicationName: "lunas-test" }),
    );
  }
});
afterEach(() => query(stack.databaseUrl, "delete from instances"));
afterAll(async () => {
  for (const database of databases.values()) await database.close();
  await stack?.stop();
});

const instancesOf = (role: ServiceRole) => createInstances(databases.get(role) as Database);
const anInstance = (service: Instance["service"], id = `${service}-1`): Instance => {
  return { id, service, version: "1.2.3", commit: "abc" };
};
const list = () => instancesOf("lunas_console").list(10);
const age = (id: string, by: string) =>
  query(stack.databaseUrl, `update instances set seen_at = now() - interval '${by}' where id = '${id}'`);

test.each(["gateway", "settler", "dispatcher", "console"] as const)(
  "a %s reports itself with its own role, again, and leaves",
  async (service) => {
    const own = instancesOf(`lunas_${service}`);
    await own.report(anInstance(service));
    const [first] = await list();
    expect(first).toEqual({
      ...anInstance(service),
      ...{ startedAtMs: expect.any(Number), seenAtMs: expect.any(Number), isMissing: false },
    });
    await age(`${service}-1`, "3 minutes");
    expect(await list()).toMatchObject([{ isMissing: true }]);
    await own.report(anInstance(service));
    expect(await list()).toMatchObject([{ isMissing: false, startedAtMs: first?.startedAtMs }]);
    await own.leave(`${service}-1`);
    expect(await list()).toEqual([]);
  },
);

test("what was not seen for a day is not listed, and the next report of any process forgets it", async () => {
  await instancesOf("lunas_gateway").report(anInstance("gateway", "old"));
  await age("old", "25 hours");
  expect(await list()).toEqual([]);
  await instancesOf("lunas_settler").report(anInstance("settler"));
  expect(await query(stack.databaseUrl, "select id from instances")).toEqual([{ id: "settler-1" }]);
});

test("a process that was forgotten while it had no database is there again with its next report", async () => {
  const own = instancesOf("lunas_dispatcher");
  await own.report(anInstance("dispatcher"));
  await age("dispatcher-1", "2 days");
  await own.report(anInstance("dispatcher"));
  expect(await list()).toMatchObject([{ id: "dispatcher-1", isMissing: false }]);
});
