import { execFile } from "node:child_process";
import { join } from "node:path";
import { type ServiceRole, serviceRoles } from "@lunas/database/roles/grants";
import { query } from "@lunas/stack/postgres/query";
import { roleUrl } from "@lunas/stack/postgres/role-url";
import type { Stack } from "@lunas/stack/stack";
import { aLane, pendingOn } from "@lunas/testkit/contracts/settlement-fixture";
import { type OpenStores, openStores, registered, startPostgresOnly } from "./database-postgres";

jest.setTimeout(180_000);

let stack: Stack;
let stores: OpenStores;
let merchantId: Awaited<ReturnType<typeof registered>>;
let paymentId: string;
let lane: string;
beforeAll(async () => {
  stack = await startPostgresOnly();
  stores = openStores(stack.databaseUrl);
  merchantId = await registered(stores);
  const { chainId, lease } = await aLane(stores);
  lane = lease.address;
  [paymentId = ""] = await pendingOn({ ...stores, merchantIds: [merchantId, merchantId] }, chainId);
});
afterAll(async () => {
  await stores?.close();
  await stack?.stop();
});

const cli = join(__dirname, "../../packages/ops/dist/lunas-ops-cli.js");

/** `lunas-ops` as an intruder starts it in a container of a service: with what this container has. */
function ops(role: ServiceRole, words: readonly string[]): Promise<{ readonly code: number; readonly text: string }> {
  const env = {
    DATABASE_URL: roleUrl(stack.databaseUrl, role),
    NODE_ENV: "test",
    ENCRYPTION_KEYS: `stolen:${Buffer.alloc(32, 1).toString("base64")}`,
    LUNAS_OPERATOR: "intruder",
  };
  return new Promise((resolve) => {
    execFile(process.execPath, [cli, ...words], { env }, (error, stdout, stderr) => {
      resolve({ code: typeof error?.code === "number" ? error.code : 0, text: stdout + stderr });
    });
  });
}

/** Every command that changes something. */
const changes = (): Readonly<Record<string, readonly string[]>> => ({
  pause: ["pause", "merchant", merchantId, "for fun"],
  resume: ["resume", "merchant", merchantId],
  suspend: ["suspend", merchantId],
  restore: ["restore", merchantId],
  resolve: ["payments", "resolve", paymentId, "failed", "nonce_cancelled", "--because", "for fun"],
  approve: ["merchants", "approve", merchantId],
  unapprove: ["merchants", "unapprove", merchantId],
  "set-host": ["merchants", "set-host", merchantId, "evil.example"],
  "set-wallet": ["merchants", "set-wallet", merchantId, `0x${"4".repeat(40)}`, "--because", "for fun"],
  erase: ["merchants", "erase", merchantId],
  retire: ["lanes", "retire", "sandbox", lane, "--because", "for fun"],
  renew: ["chains", "renew", "sandbox", "--because", "for fun"],
  reencrypt: ["secrets", "reencrypt"],
});

/** Of all tables, what no command may have changed. The audit log has what was done, and by whom. */
async function state(): Promise<string> {
  const tables = await query(
    stack.databaseUrl,
    `select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')
      and not relispartition and relname not in ('_prisma_migrations', 'instances') order by relname`,
  );
  const texts: string[] = [];
  for (const { name } of tables as { name: string }[]) {
    const [row] = await query(
      stack.databaseUrl,
      `select coalesce(json_agg(to_jsonb(t) - 'updated_at' order by to_jsonb(t)::text), '[]')::text as rows from "${name}" t`,
    );
    texts.push(`${name} ${(row as { rows: string }).rows}`);
  }
  return texts.join("\n");
}

const others = serviceRoles.filter((role) => role !== "lunas_console");

test.each(others)("with the rights of %s no command of lunas-ops changes anything", async (role) => {
  const before = await state();
  const done = await Promise.all(
    Object.entries(changes()).map(async ([name, words]) => ({ name, ...(await ops(role, words)) })),
  );
  // Who reads the encrypted secrets is told that there are none.
  const saying = role === "lunas_settler" ? [] : ["reencrypt"];
  expect(done.filter(({ code }) => code === 0).map(({ name }) => name)).toEqual(saying);
  expect(await state()).toBe(before);
});

test("with the rights of the console it does what the console does, and nothing else", async () => {
  const console = ["pause", "resume", "suspend", "restore", "approve", "unapprove"];
  const before = await state();
  for (const [name, words] of Object.entries(changes())) {
    const { code, text } = await ops("lunas_console", words);
    expect({ name, isDone: code === 0, text }).toMatchObject({ name, isDone: console.includes(name) });
  }
  const log = /^audit\w* .*$/gm;
  expect((await state()).replace(log, "")).toBe(before.replace(log, ""));
});

test("no secret is in what a refused command says", async () => {
  for (const role of serviceRoles) {
    const { text } = await ops(role, ["merchants", "show", merchantId]);
    expect(text).not.toContain(new URL(roleUrl(stack.databaseUrl, role)).password);
  }
});
