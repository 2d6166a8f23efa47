import { createApiKeyRegistry } from "@lunas/database/api-key-registry";
import { createAuditChain } from "@lunas/database/audit-chain";
import type { ServiceRole } from "@lunas/database/roles/grants";
import { verifyAuditChain } from "@lunas/domain/operations/audit-chain";
import { type MerchantId, newId } from "@lunas/domain/shared/id";
import { query } from "@lunas/stack/postgres/query";
import { roleUrl } from "@lunas/stack/postgres/role-url";
import { freshHash } from "@lunas/testkit/contracts/fresh";
import { connectTo } from "../harness/connect-to";
import { aNewKey, aNewMerchant, openStores, registered, testAuthor } from "./database-postgres";
import { stores, url, useFreshStores } from "./opened-stores";

jest.setTimeout(60_000);

useFreshStores();

const chain = () => createAuditChain(stores.database);
const verify = (...head: Parameters<typeof verifyAuditChain>[1][]) => verifyAuditChain(chain(), head[0] ?? null);
const rows = async <Row>(sql: string, values: readonly string[] = []) => (await query(url, sql, values)) as Row[];
const asRole = (role: ServiceRole, sql: string) => query(roleUrl(url, role), sql);
/** As the owner, without triggers and foreign keys: what an attacker does who controls the database. */
const tamper = (sql: string) => query(url, `set session_replication_role = replica; ${sql}`);

async function entriesChained(count: number): Promise<MerchantId> {
  const id = await registered(stores);
  for (let number = 1; number < count; number += 1) await stores.merchants.update(id, { name: `Kedai ${number}` });
  await chain().chain(count);
  return id;
}

describe("an entry is written with its change", () => {
  test("of merchants and keys: who, what and from where, and never a secret", async () => {
    const id = await registered(stores);
    const keys = createApiKeyRegistry(stores.database, { ...testAuthor, actor: { kind: "merchant", id } });
    const secret = `whsec_${"c2VjcmV0".repeat(6)}`;
    const webhookSecrets = { current: secret, previous: null, previousUntilMs: null };
    await stores.merchants.update(id, { name: "Warung", webhookUrl: "https://warung.example/hook", webhookSecrets });
    const key = aNewKey(id, { label: "till" });
    await keys.create(key, 50);
    await keys.change({ merchantId: id, id: key.id }, { label: "till 2" });
    const successor = { id: newId("key"), hash: freshHash(), prefix: "ipk_sandbox_abcdef" };
    await keys.roll({ merchantId: id, id: key.id }, successor, { graceSeconds: 3_600, mostLive: 50 });
    await keys.revoke({ merchantId: id, id: successor.id });
    await keys.revoke({ merchantId: id, id: successor.id });
    const { entries, total } = await stores.audit.list(id, { page: 1, limit: 20 });
    expect([total, entries.map(({ action }) => action).sort()]).toEqual([
      6,
      ["api_key.create", "api_key.revoke", "api_key.roll", "api_key.update", "merchant.register", "merchant.update"],
    ]);
    const of = (action: string) => entries.find((entry) => entry.action === action);
    expect(of("merchant.register")).toMatchObject({
      ...{ actor: { kind: "merchant", id }, target: id, merchantId: id },
      personal: { ...testAuthor.origin, values: { email: "kedai@example.com", name: "Kedai Kopi" } },
    });
    expect(of("merchant.update")).toMatchObject({
      details: { changed: ["name", "webhookSecret", "webhookUrl"] },
      personal: { ipAddress: "192.0.2.7", values: { name: "Warung", webhookUrl: "https://warung.example/hook" } },
    });
    expect(of("api_key.create")).toMatchObject({ target: key.id, personal: { values: { label: "till" } } });
    expect(of("api_key.roll")).toMatchObject({
      target: key.id,
      details: { successor: successor.id, graceSeconds: 3_600 },
    });
    const everything = JSON.stringify(
      await rows("select e.*, r.contents from audit_log e left join audit_personal r on r.audit_id = e.id"),
    );
    for (const hidden of [secret, key.hash, successor.hash]) expect(everything).not.toContain(hidden);
    expect((await stores.audit.list(id, { page: 2, limit: 4 })).entries).toEqual(entries.slice(4));
    expect((await stores.audit.list(id, { page: 1, limit: 4, action: "api_key.roll" })).total).toBe(1);
    expect((await stores.audit.list(newId("mer"), { page: 1, limit: 4 })).total).toBe(0);
  });

  test("and not without it: neither where nothing changed, nor where the entry cannot be written", async () => {
    const id = await registered(stores);
    const taken = aNewMerchant({ walletAddress: (await stores.merchants.findById(id))?.walletAddress ?? "0x" });
    expect(await stores.merchants.register(taken, aNewKey(taken.id))).toBeNull();
    const keys = createApiKeyRegistry(stores.database, testAuthor);
    expect(await keys.revoke({ merchantId: id, id: newId("key") })).toBeNull();
    expect(await stores.merchants.updateOver("whsec_other", id, { name: "X" })).toBeNull();
    expect(await rows("select action from audit_log")).toEqual([{ action: "merchant.register" }]);

    await query(url, "alter table audit_personal add constraint full_disk check (contents not like '%Doomed%')");
    await expect(stores.merchants.update(id, { name: "Doomed" })).rejects.toBeDefined();
    await expect(keys.create(aNewKey(id, { label: "Doomed" }), 50)).rejects.toBeDefined();
    const [live] = await rows<{ id: `key_${string}` }>("select id from api_keys");
    await expect(keys.change({ merchantId: id, id: live?.id ?? "key_" }, { label: "Doomed" })).rejects.toBeDefined();
    expect((await stores.merchants.findById(id))?.name).toBe("Kedai Kopi");
    expect(await rows("select label from api_keys")).toEqual([{ label: "" }]);
    expect(await rows("select action from audit_log")).toHaveLength(1);
  });

  test("is neither changed nor removed by a service, and no service speaks for an operator or at another time", async () => {
    await entriesChained(1);
    const refused: readonly (readonly [ServiceRole, string, RegExp])[] = [
      ["lunas_gateway", "update audit_log set actor_id = 'x'", /permission denied/],
      ["lunas_gateway", "delete from audit_log", /permission denied/],
      ["lunas_gateway", "delete from audit_personal", /permission denied/],
      ["lunas_gateway", "update audit_personal set contents = '{}'", /permission denied/],
      ["lunas_gateway", "delete from audit_unchained", /permission denied/],
      ["lunas_gateway", "insert into audit_chain (position, audit_id, hash) values (9, 'x', 'x')", /permission denied/],
      ["lunas_dispatcher", "update audit_chain set hash = 'x'", /permission denied/],
      ["lunas_dispatcher", "delete from audit_chain", /permission denied/],
      [
        "lunas_dispatcher",
        "insert into audit_log (id, actor_kind, actor_id, action, target) values ('a', 'system', 'd', 'x', 'x')",
        /permission denied/,
      ],
      ["lunas_dispatcher", "select contents from audit_personal", /permission denied/],
      ["lunas_dispatcher", "delete from audit_personal", /not 90 days old/],
      ["lunas_settler", "select from audit_log", /permission denied/],
      [
        "lunas_gateway",
        "insert into audit_log (id, actor_kind, actor_id, action, target) values ('a', 'operator', 'siti', 'x', 'x')",
        /no entry of an operator/,
      ],
    ];
    for (const [role, statement, message] of refused)
      await expect(asRole(role, statement)).rejects.toMatchObject({ message: expect.stringMatching(message) });
    for (const table of ["audit_chain", "audit_log"])
      await expect(query(url, `delete from ${table}`)).rejects.toMatchObject({
        message: expect.stringContaining("never changed"),
      });
    const backdated =
      "insert into audit_log (id, actor_kind, actor_id, action, target, at) values ('a', 'key', 'k', 'x', 'x', '2020-01-01')";
    await expect(asRole("lunas_gateway", backdated)).rejects.toMatchObject({ code: "42501" });
    await query(url, backdated);
    expect(await rows("select at > now() - interval '1 minute' as fresh from audit_log where id = 'a'")).toEqual([
      { fresh: true },
    ]);
  });
});

describe("the chain", () => {
  test("holds over every entry, and over one whose personal part was erased", async () => {
    await entriesChained(5);
    const found = await verify();
    expect(found).toMatchObject({ entries: 5, erased: 0, waiting: 0, problems: [] });
    expect(await chain().head()).toEqual(found.head);
    await query(
      url,
      "delete from audit_personal where audit_id = (select audit_id from audit_chain where position = 3)",
    );
    expect(await verify(found.head)).toMatchObject({ entries: 5, erased: 1, problems: [] });
  });

  test("is the same by the relay's role, and covers letters of every script", async () => {
    const id = await registered(stores);
    await stores.audit.record({
      ...{ actor: { kind: "merchant", id }, action: "session.open", target: id, merchantId: id },
      details: { text: 'é 咖啡 ☕ 😀 "\\ \u0001\u007f', deep: { b: [1, 2.5, 1e21, null], aa: true } },
      personal: { ipAddress: "2001:db8::1", userAgent: "nul \u0000 half \ud83d" },
    });
    expect(await asRole("lunas_dispatcher", "select chain_audit_entries(10) as chained")).toEqual([{ chained: 2 }]);
    expect(await verify()).toMatchObject({ entries: 2, problems: [] });
  });

  test.each<[string, string, RegExp]>([
    [
      "an entry that was changed",
      "update audit_log set details = '{}' where id = (select audit_id from audit_chain where position = 3)",
      /^position 3/,
    ],
    [
      "an entry's time",
      "update audit_log set at = at - interval '1 hour' where id = (select audit_id from audit_chain where position = 3)",
      /^position 3/,
    ],
    [
      "an entry that is gone from the middle",
      "delete from audit_log where id = (select audit_id from audit_chain where position = 3)",
      /^position 3: .* is gone/,
    ],
    [
      "a row of the chain that is gone with its entry",
      "with gone as (delete from audit_chain where position = 3 returning audit_id) delete from audit_log where id in (select audit_id from gone)",
      /^position 4 follows 2/,
    ],
    [
      "a personal part that was changed",
      'update audit_personal set contents = \'{"ipAddress":"203.0.113.1"}\' where audit_id = (select audit_id from audit_chain where position = 3)',
      /^position 3: the personal part/,
    ],
    [
      "an entry that nobody will chain",
      "insert into audit_log (id, actor_kind, actor_id, action, target) values ('aud_x', 'merchant', 'm', 'x', 'x')",
      /aud_x is not in the chain/,
    ],
  ])("finds %s, of its owner too", async (_what, statement, problem) => {
    await entriesChained(5);
    expect((await verify()).problems).toEqual([]);
    await tamper(statement);
    expect((await verify()).problems[0]).toMatch(problem);
  });

  test("that was cut and written again is found with an earlier head", async () => {
    await entriesChained(5);
    const { head } = await verify();
    await tamper(`delete from audit_log where id = (select audit_id from audit_chain where position = 5);
      delete from audit_chain where position >= 4;
      insert into audit_unchained select at, id from audit_log e where not exists (select from audit_chain c where c.audit_id = e.id)`);
    expect(await chain().chain(10)).toBe(1);
    expect((await verify()).problems).toEqual([]);
    expect((await verify(head)).problems).toEqual([expect.stringContaining("does not contain the head 5:")]);
  });

  test("has no gap and no fork with several relays at once, and writers that roll back in between", async () => {
    const id = await registered(stores);
    const relays = [stores, openStores(url), openStores(url)].map(({ database }) => createAuditChain(database));
    let isWriting = true;
    const relaying = relays.map(async (relay) => {
      let chained = 0;
      while (isWriting) chained += await relay.chain(3);
      return chained;
    });
    const client = await connectTo(url);
    for (let number = 0; number < 40; number += 1) {
      await client.query("begin");
      await client.query(
        `insert into audit_log (id, actor_kind, actor_id, action, target) values ('aud_${number}', 'system', 's', 'x', 'x')`,
      );
      if (number % 2 === 0) await stores.merchants.update(id, { name: `Kedai ${number}` });
      await client.query(number % 3 === 0 ? "rollback" : "commit");
    }
    await client.end();
    isWriting = false;
    const chained = (await Promise.all(relaying)).reduce((sum, each) => sum + each, 0);
    const rest = await chain().chain(1_000);
    const [{ entries } = { entries: 0 }] = await rows<{ entries: number }>(
      "select count(*)::integer as entries from audit_log",
    );
    expect(chained + rest).toBe(entries);
    expect(await verify()).toMatchObject({ entries, waiting: 0, problems: [] });
    await chain().chain(1);
  });

  test("takes an entry only after its commit, though a later one was chained before it", async () => {
    await registered(stores);
    const slow = await connectTo(url);
    await slow.query("begin");
    await slow.query(
      "insert into audit_log (id, actor_kind, actor_id, action, target) values ('aud_slow', 'system', 's', 'x', 'x')",
    );
    await stores.merchants.update(await registered(stores), { name: "Later" });
    expect(await chain().chain(10)).toBe(3);
    await slow.query("commit");
    await slow.end();
    expect(await chain().chain(10)).toBe(1);
    expect(await rows("select audit_id from audit_chain where position = 4")).toEqual([{ audit_id: "aud_slow" }]);
    expect((await verify()).problems).toEqual([]);
  });
});
