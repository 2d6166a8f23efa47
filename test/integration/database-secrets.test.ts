import { execFile } from "node:child_process";
import { randomBytes } from "node:crypto";
import { join } from "node:path";
import { createEncryption } from "@lunas/database/encryption";
import { createMerchantStore } from "@lunas/database/merchant-store";
import { createStoredSecrets } from "@lunas/database/stored-secrets";
import { query } from "@lunas/stack/postgres/query";
import type { Stack } from "@lunas/stack/stack";
import { type OpenStores, openStores, registered, rowsOf, startPostgresOnly, testAuthor } from "./database-postgres";

jest.setTimeout(60_000);

const keyOf = (id: string) => ({ id, key: new Uint8Array(randomBytes(32)) });
const [older, newer] = [keyOf("k1"), keyOf("k2")];
const operator = { kind: "operator", id: "siti" } as const;

let stack: Stack;
beforeAll(async () => {
  stack = await startPostgresOnly();
});
afterAll(() => stack?.stop());

type MerchantId = Awaited<ReturnType<typeof registered>>;
const secretOf = (text: string) => `whsec_${Buffer.from(text.padEnd(24, ".")).toString("base64")}`;
const inADay = () => Date.now() + 86_400_000;

/** A database of its own, with merchants whose secrets the older key encrypts. */
async function aDatabase(count: number) {
  const url = await stack.newDatabase();
  const stores = openStores(url, createEncryption([older]));
  const ids: MerchantId[] = [];
  for (let at = 0; at < count; at += 1) ids.push(await aMerchant(stores, { previousUntilMs: inADay() }));
  return { url, stores, ids: ids.sort() };
}

async function aMerchant(stores: OpenStores, { previousUntilMs }: { readonly previousUntilMs: number }) {
  const id = await registered(stores);
  const webhookSecrets = { current: secretOf(id), previous: secretOf(`before ${id}`), previousUntilMs };
  await stores.merchants.update(id, { webhookSecrets });
  return id;
}

const readWith = (stores: OpenStores, ...keys: (typeof older)[]) =>
  createMerchantStore(stores.database, createEncryption(keys), testAuthor);
const entries = (stores: OpenStores) =>
  rowsOf<{ actorId: string; target: string; details: object }>(
    stores,
    `select actor_id as "actorId", target, details from audit_log where action = 'secrets.reencrypt' order by at, id`,
  );
const keysIn = (stores: OpenStores) =>
  rowsOf<{ id: string }>(
    stores,
    `select distinct split_part(s, '.', 1) as id from merchants
     cross join unnest(array[webhook_secret, previous_webhook_secret]) as s where s is not null order by 1`,
  );

test("every secret opens with the new key alone afterwards, and reads as it did", async () => {
  const { stores, ids } = await aDatabase(7);
  const secrets = createStoredSecrets(stores.database, { keys: [newer, older], batch: 3 });
  expect(await secrets.inspect()).toEqual({ byKey: [{ keyId: "k1", live: 14, over: 0 }], unreadable: [] });
  expect(await secrets.reencrypt(operator)).toEqual({ rewritten: 14, erased: 0, unreadable: [] });
  for (const id of ids) {
    const merchant = await readWith(stores, newer).findById(id);
    expect(merchant?.webhookSecrets).toMatchObject({ current: secretOf(id), previous: secretOf(`before ${id}`) });
  }
  const alone = createStoredSecrets(stores.database, { keys: [newer] });
  expect(await alone.inspect()).toEqual({ byKey: [{ keyId: "k2", live: 14, over: 0 }], unreadable: [] });
  // A batch and its entry are one transaction; a second run finds nothing to do, and notes nothing.
  expect(await entries(stores)).toEqual(
    [3, 3, 1].map((merchants) => ({
      ...{ actorId: "siti", target: "encryption_key:k2" },
      details: { rewritten: merchants * 2, erased: 0, merchants },
    })),
  );
  expect(await secrets.reencrypt(operator)).toEqual({ rewritten: 0, erased: 0, unreadable: [] });
  expect(await entries(stores)).toHaveLength(3);
  await stores.close();
});

test("a run that breaks off keeps what it did, and the next one goes on with the rest", async () => {
  const { stores } = await aDatabase(6);
  let statements = 0;
  const breaking = {
    ...stores.database,
    query: (statement: Parameters<typeof stores.database.query>[0]) => {
      statements += 1;
      return statements > 4 ? Promise.reject(new Error("gone")) : stores.database.query(statement);
    },
  } as typeof stores.database;
  const keys = [newer, older];
  await expect(createStoredSecrets(breaking, { keys, batch: 2 }).reencrypt(operator)).rejects.toThrow("gone");
  const secrets = createStoredSecrets(stores.database, { keys, batch: 2 });
  expect((await secrets.inspect()).byKey).toEqual([
    { keyId: "k1", live: 4, over: 0 },
    { keyId: "k2", live: 8, over: 0 },
  ]);
  expect(await secrets.reencrypt(operator)).toMatchObject({ rewritten: 4 });
  expect(await keysIn(stores)).toEqual([{ id: "k2" }]);
  await stores.close();
});

test("a secret that its merchant sets meanwhile stays", async () => {
  const { stores, ids } = await aDatabase(1);
  const [id] = ids as [MerchantId];
  const fresh = { current: secretOf("fresh"), previous: null, previousUntilMs: null };
  let isRead = false;
  const interrupted = {
    ...stores.database,
    query: async (statement: Parameters<typeof stores.database.query>[0]) => {
      if (isRead) await readWith(stores, newer).update(id, { webhookSecrets: fresh });
      isRead = true;
      return stores.database.query(statement);
    },
  } as typeof stores.database;
  await createStoredSecrets(interrupted, { keys: [newer, older] }).reencrypt(operator);
  expect((await readWith(stores, newer).findById(id))?.webhookSecrets).toEqual(fresh);
  expect(await entries(stores)).toEqual([]);
  await stores.close();
});

test("a secret that no key opens is reported and stays, and an unused one is erased", async () => {
  const { stores, ids } = await aDatabase(1);
  const over = await aMerchant(stores, { previousUntilMs: Date.now() - 1_000 });
  const other = keyOf("k1");
  const wrong = createStoredSecrets(stores.database, { keys: [newer, other] });
  const all = [...ids, over].sort();
  expect(await wrong.inspect()).toEqual({ byKey: [{ keyId: "k1", live: 3, over: 1 }], unreadable: all });
  expect(await wrong.reencrypt(operator)).toEqual({ rewritten: 0, erased: 1, unreadable: all });
  const right = createStoredSecrets(stores.database, { keys: [newer, older] });
  expect(await right.reencrypt(operator)).toEqual({ rewritten: 3, erased: 0, unreadable: [] });
  expect((await readWith(stores, newer).findById(over))?.webhookSecrets).toEqual({
    ...{ current: secretOf(over), previous: null, previousUntilMs: null },
  });
  await stores.close();
});

test("lunas-ops says which key is needed, encrypts again, and proves that the old key can be removed", async () => {
  const { url, stores } = await aDatabase(2);
  const listed = (...keys: (typeof older)[]) =>
    keys.map(({ id, key }) => `${id}:${Buffer.from(key).toString("base64")}`).join(",");
  const cli = join(__dirname, "../../packages/ops/dist/lunas-ops-cli.js");
  const ops = (keys: string, ...words: string[]) =>
    new Promise<{ code: number; text: string }>((resolve) => {
      const env = { DATABASE_URL: url, NODE_ENV: "test", ...(keys === "" ? {} : { ENCRYPTION_KEYS: keys }) };
      execFile(process.execPath, [cli, "secrets", ...words], { env }, (error, stdout, stderr) => {
        resolve({ code: typeof error?.code === "number" ? error.code : 0, text: stdout + stderr });
      });
    });
  const both = listed(newer, older);
  expect(await ops("", "status")).toMatchObject({ code: 1, text: expect.stringContaining("ENCRYPTION_KEYS") });
  expect(await ops(both, "status", "k1")).toMatchObject({
    code: 1,
    text: expect.stringContaining("k1 is still needed"),
  });
  expect(await ops(listed(newer), "status")).toMatchObject({ code: 1, text: expect.stringContaining("no key opens") });
  const done = await ops(both, "reencrypt");
  expect(done).toMatchObject({ code: 0, text: expect.stringContaining("4 secrets encrypted anew with k2") });
  const proof = await ops(listed(newer), "status", "k1");
  expect(proof).toMatchObject({ code: 0, text: expect.stringContaining("k1 is needed by no secret") });
  expect(proof.text).toContain("every live secret opens with these keys");
  const secret = Buffer.from(newer.key).toString("base64");
  expect(done.text + proof.text).not.toMatch(/whsec_/);
  expect(done.text + proof.text).not.toContain(secret);
  const [entry] = await entries(stores);
  expect(entry?.actorId).toMatch(/.@./);
  expect(await query(url, "select id from merchants where webhook_secret not like 'k2.%'")).toEqual([]);
  await stores.close();
});
