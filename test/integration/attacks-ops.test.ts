import { execFile } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type ServiceRole, serviceRoles } from "@lunas/database/roles/grants";
import { query } from "@lunas/stack/postgres/query";
import { roleUrl } from "@lunas/stack/postgres/role-url";
import { aLane, pendingOn } from "@lunas/testkit/contracts/settlement-fixture";
import { merchantId, stack, stores, useStoresOfMerchant } from "./opened-stores";

jest.setTimeout(180_000);

let paymentId: string;
let lane: string;
useStoresOfMerchant();
beforeAll(async () => {
  const { chainId, lease } = await aLane(stores);
  lane = lease.address;
  [paymentId = ""] = await pendingOn({ ...stores, merchantIds: [merchantId, merchantId] }, chainId);
});

const cli = join(__dirname, "../../packages/ops/dist/lunas-ops-cli.js");

/** `lunas-ops` as an intruder starts it in a container of a service: with what this container has. */
const ops = (role: ServiceRole, words: readonly string[]) => opsAt(roleUrl(stack.databaseUrl, role), words);
const asOwner = (words: readonly string[]) => opsAt(stack.databaseUrl, words);

function opsAt(url: string, words: readonly string[]): Promise<{ readonly code: number; readonly text: string }> {
  const env = {
    DATABASE_URL: url,
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
  "set-email": ["merchants", "set-email", merchantId, "evil@evil.example", "--because", "for fun"],
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

describe("a support bundle", () => {
  const folder = mkdtempSync(join(tmpdir(), "lunas-bundle-"));
  afterAll(() => rmSync(folder, { recursive: true }));
  const hidden = ["Budi", "budi.example", "rahasia", "0xB0d1B0D1B0d1b0D1B0d1b0d1b0D1B0d1b0D1B0d1", "siti-the-operator"];

  beforeAll(async () => {
    const plant = (sql: string) => query(stack.databaseUrl, `set session_replication_role = replica; ${sql}`);
    await plant(`update merchants set name = 'Warung Budi', email = 'budi@budi.example', website = 'https://budi.example',
      webhook_url = 'https://budi.example/hook?token=rahasia'`);
    await plant(`update payments set payer = '0xB0d1B0D1B0d1b0D1B0d1b0d1b0D1B0d1b0D1B0d1', description = 'untuk Budi',
      resource = 'https://budi.example/rahasia', metadata = '{"order":"Budi"}', created_at = now() - interval '2 minutes'`);
    await plant(`insert into pauses (scope, subject, reason)
      values ('payer', '0xB0d1B0D1B0d1b0D1B0d1b0d1b0D1B0d1b0D1B0d1', 'Budi rahasia')`);
    const named = { actor: { kind: "operator", id: "siti-the-operator" }, action: "pause", target: "Budi" } as const;
    await stores.audit.record({ ...named, details: { reason: "Budi rahasia" } });
  });

  const written = (file: string) => asOwner(["support-bundle", file]);

  test("names no person, payer, address of a merchant or operator, also of what is pending, paused and noted", async () => {
    const { code, text } = await written("-");
    expect(code).toBe(0);
    expect(JSON.parse(text)).toMatchObject({ pauses: [{ scope: "payer" }], pendingPayments: [{ paymentId }] });
    expect(hidden.filter((each) => text.toLowerCase().includes(each.toLowerCase()))).toEqual([]);
  });

  test("replaces no file and follows no link, and a folder that is not there is not made", async () => {
    const [theirs, link, dangling] = ["theirs", "link", "dangling"].map((name) => join(folder, name));
    writeFileSync(theirs as string, "theirs");
    symlinkSync(theirs as string, link as string);
    symlinkSync(join(folder, "nothing"), dangling as string);
    for (const file of [theirs, link, dangling, folder, join(folder, "no", "bundle.json"), ""]) {
      expect((await written(file as string)).code).not.toBe(0);
    }
    expect(readFileSync(theirs as string, "utf8")).toBe("theirs");
    expect(existsSync(join(folder, "nothing"))).toBe(false);
  });

  test("belongs to who wrote it alone, from the first byte on", async () => {
    const file = join(folder, "own.json");
    expect((await written(file)).code).toBe(0);
    expect(statSync(file).mode & 0o777).toBe(0o600);
  });
});

test("no secret is in what a refused command says", async () => {
  for (const role of serviceRoles) {
    const { text } = await ops(role, ["merchants", "show", merchantId]);
    expect(text).not.toContain(new URL(roleUrl(stack.databaseUrl, role)).password);
  }
});
