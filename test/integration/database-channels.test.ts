import { createChannelReads } from "@lunas/database/channel/channel-reads";
import { createChargeDays } from "@lunas/database/channel/charge-days";
import { createChargeKeys } from "@lunas/database/channel/charge-keys";
import { createChargeStore } from "@lunas/database/channel/charge-store";
import { connectDatabase } from "@lunas/database/connect";
import { followChargePositions } from "@lunas/database/migrations/follow-charge-positions";
import type { ChargeRequest } from "@lunas/domain/channel/ports";
import { type ChargeId, newId, newMonthlyId } from "@lunas/domain/shared/id";
import { query } from "@lunas/stack/postgres/query";
import { roleUrl } from "@lunas/stack/postgres/role-url";
import { aCharge, type ChannelStores, charged, opened, scopeOf } from "@lunas/testkit/contracts/channel-fixture";
import { until } from "@lunas/testkit/time/until";
import { Pool } from "pg";
import { connectTo } from "../harness/connect-to";
import { openChannelStores } from "./channel-stores";
import { stack, useStores } from "./opened-stores";

jest.setTimeout(120_000);
useStores();

let channels: ChannelStores;
beforeEach(async () => {
  channels = await openChannelStores(stack.databaseUrl);
});
afterEach(() => channels.close());

const whole = { after: null, limit: 1_000, channelId: null, sinceMs: null };
const run = (sql: string, values: string[] = []) => query(stack.databaseUrl, sql, values);

/** The stores of a gateway of its own, with the rights of one. */
function aGateway() {
  const url = roleUrl(stack.databaseUrl, "lunas_gateway");
  const database = connectDatabase({ url, poolSize: 5, applicationName: "lunas-gateway" });
  return { charges: createChargeStore(database), reads: createChannelReads(database), close: database.close };
}

test("charges since a time are found from the mark before it, and none is missed, also of a transaction that was open then", async () => {
  const channel = await opened(channels);
  const [other, third] = [await opened(channels), await opened(channels)];
  const scope = scopeOf(channel);
  const charge = async (of: typeof channel) => (await channels.charges.charge(aCharge(of))).kind;
  const idsSince = async (sinceMs: number) =>
    (await channels.reads.charges(scope, { ...whole, sinceMs }))?.charges.map(({ channelId }) => channelId);
  expect(await charge(channel)).toBe("charged");
  // It has its number before the mark, and writes its charge after it.
  const open = await connectTo(stack.databaseUrl);
  await open.query("begin; select pg_current_xact_id()");
  expect(await charge(other)).toBe("charged");
  await run("select roll_up_charges()");
  const [mark] = (await run("select at from charge_marks")) as { at: string }[];
  if (mark === undefined) throw new Error("there is no mark");
  await run("select pg_sleep(0.01)");
  await open.query(
    `insert into charges (id, channel_id, merchant_id, environment, amount, cumulative)
     select $1, id, merchant_id, environment, 1, 1 from channels where id = $2`,
    [newMonthlyId("chg", Date.now()), third.id],
  );
  await open.query("commit");
  await open.end();
  const markMs = new Date(mark.at).getTime();
  expect(await idsSince(markMs)).toEqual([third.id]);
  expect(await idsSince(markMs - 60_000)).toHaveLength(3);
  // A second call within the minute notes nothing.
  await run("select roll_up_charges()");
  expect(await run("select at from charge_marks")).toHaveLength(1);
});

test("after a restore from a dump, whose numbers of transactions are far ahead, charges are read and added up as before", async () => {
  const channel = await opened(channels);
  const scope = scopeOf(channel);
  const days = createChargeDays(connectedAsOwner());
  // As `migrate` does.
  const follow = async () => {
    const pool = new Pool({ connectionString: stack.databaseUrl, max: 1 });
    await followChargePositions(pool);
    await pool.end();
  };
  const countOf = async () => (await channels.reads.chargeSums(scope, null)).find(({ day }) => day === null)?.count;
  const before = await charged(channels, channel, 2);
  while (await days.rollUp());
  const far = (column: string) => `${column} = (${column}::text::bigint + 1000000000)::text::xid8`;
  await run(`update charges set ${far("xid")}`);
  await run(`update charge_roll_ups set ${far("read_to")}`);
  await run(`update charge_marks set ${far("xid")}`);
  await follow();
  const request = aCharge(channel, { charged: 2_000n });
  expect((await channels.charges.charge(request)).kind).toBe("charged");
  const idsAfter = async (after: ChargeId | null) =>
    (await channels.reads.charges(scope, { ...whole, after }))?.charges.map(({ id }) => id);
  expect(await idsAfter(null)).toEqual([...before, request.chargeId]);
  expect(await idsAfter(before[1] ?? null)).toEqual([request.chargeId]);
  expect(await countOf()).toBe(3);
  while (await days.rollUp());
  expect(await countOf()).toBe(3);
  expect(
    await run(`select sum(charges)::int as charges from charge_days where merchant_id = '${scope.merchantId}'`),
  ).toEqual([{ charges: 3 }]);
  // A second migration, of a database that was not restored, changes nothing.
  const ahead = "select ahead from charge_positions";
  const [found] = await run(ahead);
  await follow();
  expect(await run(ahead)).toEqual([found]);
});

test("two gateways that charge the same channels at once count each voucher once, in every order of channels", async () => {
  const gateways = [aGateway(), aGateway()];
  try {
    const all = await Promise.all(Array.from({ length: 6 }, () => opened(channels)));
    for (let round = 0n; round < 8n; round += 1n) {
      const vouchers = all.map((channel) => aCharge(channel, { charged: round * 1_000n }));
      const orders = [vouchers, [...vouchers].reverse()];
      const outcomes = await Promise.all(
        gateways.flatMap(({ charges }, index) =>
          (orders[index] as ChargeRequest[]).map((voucher) =>
            charges.charge({ ...voucher, chargeId: aCharge(all[0] as (typeof all)[0]).chargeId }),
          ),
        ),
      );
      const kinds = outcomes.map(({ kind }) => kind).sort();
      expect(kinds).toEqual([...Array(6).fill("charged"), ...Array(6).fill("held")]);
    }
    const sums = await Promise.all(all.map(({ id }) => channels.reads.find(scopeOf(all[0] as (typeof all)[0]), id)));
    expect(sums.map((each) => each?.charged)).toEqual(all.map(() => 8_000n));
    const page = await channels.reads.charges(scopeOf(all[0] as (typeof all)[0]), whole);
    expect(page?.charges).toHaveLength(48);
  } finally {
    await Promise.all(gateways.map(({ close }) => close()));
  }
});

test("a reader of the feed waits for a transaction that is open, and misses none of its charges", async () => {
  const channel = await opened(channels);
  const other = await opened(channels);
  const slow = await connectTo(stack.databaseUrl);
  try {
    await slow.query("begin");
    const held = aCharge(channel);
    const row = {
      ...{ place: 0, nth: 1, channel_id: channel.id, merchant_id: channel.merchantId, environment: "sandbox" },
      ...{ charge_id: held.chargeId, price: "1000", amount: "1000", max_claimable: "1000", signature: held.signature },
      ...{ body_hash: held.bodyHash, lease_ms: 1_000 },
    };
    await slow.query("select * from charge_channels($1::jsonb, 1)", [JSON.stringify([row])]);
    const [later] = await charged(channels, other, 1);
    const read = async (after: ChargeId | null) => {
      const page = await channels.reads.charges(scopeOf(channel), { ...whole, after });
      return page?.charges.map(({ id }) => id);
    };
    expect(await read(null)).toEqual([]);
    await slow.query("commit");
    expect(await read(null)).toEqual([held.chargeId, later]);
    expect(await read(held.chargeId)).toEqual([later]);
  } finally {
    await slow.end();
  }
});

test("days have each charge once, and lose those that are voided before and after they are counted", async () => {
  const channel = await opened(channels);
  const days = createChargeDays(connectedAsOwner());
  const rollUp = async () => {
    while (await days.rollUp());
  };
  const sums = () =>
    run("select sum(charges)::int as charges, sum(amount)::int as amount from charge_days where merchant_id = $1", [
      channel.merchantId,
    ]);
  const [first, second] = (await charged(channels, channel, 3)) as [ChargeId, ChargeId];
  await channels.charges.void(scopeOf(channel), first, 86_400_000);
  await rollUp();
  expect(await sums()).toEqual([{ charges: 2, amount: 2_000 }]);
  const { reads, close } = aGateway();
  const all = async () => (await reads.chargeSums(scopeOf(channel), null)).find(({ day }) => day === null);
  expect(await all()).toEqual({ day: null, count: 2, amount: 2_000n });
  await charged(channels, await opened(channels), 1);
  expect(await all()).toEqual({ day: null, count: 3, amount: 3_000n });
  await close();
  await rollUp();
  expect(await sums()).toEqual([{ charges: 3, amount: 3_000 }]);
  await channels.charges.void(scopeOf(channel), second, 86_400_000);
  expect(await sums()).toEqual([{ charges: 2, amount: 2_000 }]);
  await closeOwner();
});

test("a pause of the chain, the merchant or the payer refuses new vouchers and reservations, and repeats get their answer", async () => {
  const channel = await opened(channels);
  const first = aCharge(channel);
  await channels.charges.charge(first);
  await channels.charges.releaseAnswer({ channelId: channel.id, chargeId: first.chargeId });
  const next = () => aCharge(channel, { charged: 1_000n });
  const subjects = { chain: String(channel.chainId), merchant: channel.merchantId, payer: channel.config.payer };
  for (const [scope, subject] of Object.entries(subjects)) {
    await run("insert into pauses (scope, subject, reason) values ($1, $2, 'of this test')", [scope, subject]);
    expect((await channels.charges.charge(next())).kind).toBe(`paused_${scope}`);
    expect((await channels.charges.reserve(next(), 30_000)).kind).toBe(`paused_${scope}`);
    expect((await channels.charges.charge(first)).kind).toBe("repeated");
    await channels.charges.releaseAnswer({ channelId: channel.id, chargeId: first.chargeId });
    await run("delete from pauses where scope = $1 and subject = $2", [scope, subject]);
  }
  expect((await channels.charges.charge(next())).kind).toBe("charged");
});

test("what a merchant said of a charge is erased with its time, by the dispatcher", async () => {
  const channel = await opened(channels);
  const request = aCharge(channel, {
    description: "Words",
    metadata: { order: "1" },
    resource: "https://shop.example/a",
  });
  await channels.charges.charge(request);
  const erase = () =>
    query(
      roleUrl(stack.databaseUrl, "lunas_dispatcher"),
      "select forget_personal_data(now() - interval '90 days', 100)",
    );
  const said = () => run("select description, metadata, resource from charges where id = $1", [request.chargeId]);
  await erase();
  expect(await said()).toMatchObject([{ description: "Words" }]);
  await run("update charges set created_at = now() - interval '91 days' where id = $1", [request.chargeId]);
  await erase();
  expect(await said()).toEqual([{ description: null, metadata: null, resource: "https://shop.example/a" }]);
});

test("keys of charges are forgotten after a day", async () => {
  const channel = await opened(channels);
  const idempotency = { lineage: newId("key"), key: "order-1" };
  await channels.charges.charge(aCharge(channel, { idempotency }));
  const keys = createChargeKeys(connectedAsOwner());
  const count = async () => (await run("select from charge_keys where lineage = $1", [idempotency.lineage])).length;
  await keys.forgetOld(1_000);
  expect(await count()).toBe(1);
  await run("update charge_keys set created_at = created_at - interval '24 hours' where lineage = $1", [
    idempotency.lineage,
  ]);
  expect(await channels.charges.charge(aCharge(channel, { idempotency, charged: 1_000n }))).toMatchObject({
    kind: "charged",
  });
  await run("update charge_keys set created_at = created_at - interval '24 hours' where lineage = $1", [
    idempotency.lineage,
  ]);
  await keys.forgetOld(1_000);
  expect(await count()).toBe(0);
  await closeOwner();
});

test("no service writes a channel or a charge but by its functions, and a charge updates its channel in place", async () => {
  const channel = await opened(channels);
  const [id] = await charged(channels, channel, 1);
  for (const role of ["lunas_gateway", "lunas_settler", "lunas_dispatcher"] as const) {
    const as = (sql: string) => query(roleUrl(stack.databaseUrl, role), sql);
    await expect(as(`update channels set charged = 0 where id = '${channel.id}'`)).rejects.toThrow("permission denied");
    await expect(as(`update charges set amount = 1 where id = '${id}'`)).rejects.toThrow("permission denied");
    await expect(as("delete from charges")).rejects.toThrow("permission denied");
    if (role !== "lunas_gateway")
      await expect(as("select charge_channels('[]', 0)")).rejects.toThrow("permission denied");
  }
  await run("select pg_stat_reset_single_table_counters('channels'::regclass)");
  await charged(channels, await opened(channels), 30);
  const counts =
    "select n_tup_upd::int as all, n_tup_hot_upd::int as hot from pg_stat_user_tables where relname = 'channels'";
  const updates = async () => (await run(counts)) as readonly { readonly all: number; readonly hot: number }[];
  // Each session reports its counts within a second or so.
  await until(async () => ((await updates())[0]?.all ?? 0) >= 30, { what: "the counts of thirty charges" });
  const [row] = await updates();
  // The first charge sets the time since which something is unclaimed, which has an index; a page can be full.
  expect((row?.hot ?? 0) / (row?.all ?? 1)).toBeGreaterThan(0.9);
});

let owner: ReturnType<typeof connectDatabase> | undefined;

function connectedAsOwner() {
  owner = connectDatabase({ url: stack.databaseUrl, poolSize: 2, applicationName: "lunas-test" });
  return owner;
}

async function closeOwner(): Promise<void> {
  await owner?.close();
}
