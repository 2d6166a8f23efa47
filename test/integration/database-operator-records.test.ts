import { execFile } from "node:child_process";
import { join } from "node:path";
import { sandbox } from "@lunas/catalog/chains/sandbox";
import { createActionStore } from "@lunas/database/channel/action-store";
import { channelBacklog } from "@lunas/database/channel/channel-backlog";
import { connectDatabase } from "@lunas/database/connect";
import { createOperatorRecords } from "@lunas/database/operator-records";
import type { StoredChannel } from "@lunas/domain/channel/channel";
import type { FoundRecord } from "@lunas/domain/operations/channel-file";
import { holdIdOf, newId, type PaymentId } from "@lunas/domain/shared/id";
import { query } from "@lunas/stack/postgres/query";
import { roleUrl } from "@lunas/stack/postgres/role-url";
import { aChannel } from "@lunas/testkit/contracts/channel-fixture";
import { freshHash } from "@lunas/testkit/contracts/fresh";
import { aLane, pendingOn } from "@lunas/testkit/contracts/settlement-fixture";
import { openChannelRow } from "../harness/open-channel-row";
import { claimOf } from "./channel-actions";
import { merchantIds, stack, stores, useStoresOfMerchants } from "./opened-stores";

jest.setTimeout(60_000);

useStoresOfMerchants();

const sql = (text: string, ...values: string[]) => query(stack.databaseUrl, text, values);
const operator = { kind: "operator", id: "siti" } as const;
const onChain = {
  ...{ balance: 100_000n, claimed: 0n, refundNonce: 0n, withdrawAmount: 0n, withdrawRequestedAt: 0, readAtBlock: 10 },
};

/** A channel with 60 charged since a time. */
async function charged(age: string, overrides: Partial<StoredChannel> = {}): Promise<StoredChannel> {
  const channel = aChannel(merchantIds[0], { onChain, ...overrides });
  await openChannelRow(stack.databaseUrl, channel);
  await sql(
    `update channels set charged = 60, signed_max = 60, voucher_signature = '0x11', charges = 1,
       unclaimed_since = now() - $2::interval where id = $1`,
    channel.id,
    age,
  );
  return channel;
}

const factsOf = (record: FoundRecord | null) =>
  Object.fromEntries((record?.facts ?? []).map(({ name, value }) => [name, value]));

test("a channel is found with its sums and its claims, a charge and a payout with theirs, by the console's own user", async () => {
  const lane = await aLane(stores);
  const channel = await charged("1 hour", { chainId: lane.chainId });
  const claim = claimOf(lane.chainId, [channel]);
  expect(await createActionStore(stores.database).plan(claim)).toBe(true);
  const database = connectDatabase({
    url: roleUrl(stack.databaseUrl, "lunas_console"),
    poolSize: 1,
    applicationName: "lunas-console",
  });
  const records = createOperatorRecords(database);
  try {
    const found = await records.find(channel.id);
    expect(found).toMatchObject({ kind: "channel", status: "open", merchantId: channel.merchantId });
    expect(factsOf(found)).toMatchObject({ balance: "100000", charged: "60", claimed: "0", unclaimed: "60" });
    expect(factsOf(found)).toMatchObject({ action: claim.id, managedBy: "lunas", payer: channel.config.payer });
    expect(factsOf(found).withdrawableAt).toBeUndefined();
    expect(found?.actions).toMatchObject([{ id: claim.id, kind: "claim", status: "planned", amount: "60" }]);
    const action = await records.find(claim.id);
    expect(action).toMatchObject({ kind: "action", status: "planned", merchantId: null });
    expect(factsOf(action)).toMatchObject({ actionKind: "claim", cause: "schedule", channels: "1" });
    const chargeId = newId("chg");
    await sql(
      `insert into charges (id, channel_id, merchant_id, environment, amount, cumulative)
       select $2, id, merchant_id, environment, 60, 60 from channels where id = $1`,
      channel.id,
      chargeId,
    );
    const charge = factsOf(await records.find(chargeId));
    expect(charge).toMatchObject({ amount: "60", channel: channel.id, isClaimed: "no" });
    expect(await records.find(freshHash())).toBeNull();
  } finally {
    await database.close();
  }
});

test("a hold is found by its id, and a payment that never was one is not", async () => {
  const { chainId } = await aLane(stores);
  const [id, other] = (await pendingOn({ ...stores, merchantIds }, chainId, 2)) as [PaymentId, PaymentId];
  await sql("update payments set held_at = created_at, hold_expires_at = now() + interval '1 hour' where id = $1", id);
  const records = createOperatorRecords(stores.database);
  const hold = await records.find(holdIdOf(id));
  expect(hold).toMatchObject({ kind: "hold", id: holdIdOf(id), status: "captured" });
  expect(factsOf(hold).payment).toBe(id);
  expect(await records.find(holdIdOf(other))).toBeNull();
});

test("channels with old charges are listed, those whose payers withdraw first, and one is claimed when asked", async () => {
  const { chainId } = await aLane(stores);
  const [old, young] = [await charged("30 hours", { chainId }), await charged("1 hour", { chainId })];
  const leaving = await charged("25 hours", { chainId });
  await sql("update channels set status = 'withdrawing', withdraw_requested_at = 1800000000 where id = $1", leaving.id);
  const records = createOperatorRecords(stores.database);
  const stuck = await records.stuck({ olderThanSeconds: 86_400, chainId, limit: 10 });
  expect(stuck.map(({ id }) => id)).toEqual([leaving.id, old.id]);
  expect(stuck[0]).toMatchObject({ unclaimed: "60", withdrawableAtMs: 1_800_086_400_000, actionId: null });
  const entry = { actor: operator, action: "channel.claim", target: young.id, details: { because: "asked" } };
  expect(await records.requestClaim(young.id, entry)).toBeNull();
  const requested = await sql(
    "select claim_requested_at is not null as requested from channels where id = $1",
    young.id,
  );
  expect(requested).toEqual([{ requested: true }]);
  const noted = await sql("select action, actor_id from audit_log where target = $1", young.id);
  expect(noted).toEqual([{ action: "channel.claim", actor_id: "siti" }]);
  await sql("update channels set claimed = 60 where id = $1", old.id);
  const reasonOf = (id: StoredChannel["id"]) => records.requestClaim(id, { ...entry, target: id });
  const shop = await charged("1 hour", { chainId, managedBy: "shop" });
  expect([await reasonOf(old.id), await reasonOf(shop.id), await reasonOf(freshHash())]).toEqual([
    "nothing",
    "shop",
    "unknown",
  ]);
});

test("figures show what waits in channels: sums, the largest of one merchant, ages, late claims and failed payouts", async () => {
  const { chainId } = await aLane(stores);
  const chain = { ...sandbox, chainId };
  const settler = connectDatabase({
    url: roleUrl(stack.databaseUrl, "lunas_settler"),
    poolSize: 1,
    applicationName: "lunas-settler",
  });
  const read = async () => (await channelBacklog(settler, [chain]))[0];
  const nothing = { unclaimed: "0", unclaimedOfOne: "0", oldestUnclaimedSeconds: 0, oldestDueSeconds: 0, unpaid: "0" };
  try {
    expect(await read()).toEqual({
      ...{ chainId, ...nothing, withdrawing: 0, claimsLate: 0, short: 0, payoutsFailed: 0 },
    });
    const channel = await charged("2 hours", { chainId });
    await charged("1 hour", { chainId, merchantId: merchantIds[1] });
    await charged("1 hour", { chainId, merchantId: merchantIds[1] });
    await charged("9 hours", { chainId, managedBy: "shop" });
    expect(await read()).toMatchObject({ unclaimed: "180", unclaimedOfOne: "120", oldestDueSeconds: 0 });
    expect((await read())?.oldestUnclaimedSeconds).toBeGreaterThanOrEqual(7_200);
    await sql(
      "update channels set balance = 9000000, charged = 6000000, signed_max = 6000000, status = 'short' where id = $1",
      channel.id,
    );
    expect(await read()).toMatchObject({ short: 1, withdrawing: 0 });
    expect((await read())?.oldestDueSeconds).toBeGreaterThanOrEqual(7_200);
    const started = (hours: string) =>
      sql(
        "update channels set withdraw_requested_at = extract(epoch from now() - $2::interval) where id = $1",
        channel.id,
        hours,
      );
    await started("15 hours");
    expect(await read()).toMatchObject({ withdrawing: 1, claimsLate: 0 });
    await started("17 hours");
    expect(await read()).toMatchObject({ withdrawing: 1, claimsLate: 1 });
    await sql(
      `insert into channel_receivers (chain_id, receiver, asset, merchant_id, environment, network, token_symbol, claimed, settled, read_at_block, unpaid_since)
       select chain_id, receiver, asset, merchant_id, environment, network, token_symbol, 50, 20, 10, now() from channels where id = $1`,
      channel.id,
    );
    const payout = (status: string, age: string) =>
      sql(
        `insert into channel_actions (id, kind, chain_id, environment, network, merchant_id, token_symbol, asset, receiver, cause, status, calldata, gas_limit, ended_at, created_at)
         select $2, 'payout', chain_id, environment, network, merchant_id, token_symbol, asset, receiver, 'schedule', $3, '0x', 1, now(), now() - $4::interval
         from channels where id = $1`,
        ...([channel.id, newId("pyo"), status, age] as const),
      );
    await payout("confirmed", "2 days");
    expect(await read()).toMatchObject({ unpaid: "30", payoutsFailed: 0 });
    await payout("failed", "1 day");
    expect(await read()).toMatchObject({ payoutsFailed: 1 });
    await payout("confirmed", "1 hour");
    expect(await read()).toMatchObject({ payoutsFailed: 0 });
  } finally {
    await settler.close();
  }
});

const cli = join(__dirname, "../../packages/ops/dist/lunas-ops-cli.js");

/** `lunas-ops` with the rights of a database user. */
function ops(url: string, ...words: string[]): Promise<{ readonly code: number; readonly text: string }> {
  const env = { DATABASE_URL: url, NODE_ENV: "test", LUNAS_OPERATOR: "siti" };
  return new Promise((resolve) => {
    execFile(process.execPath, [cli, ...words], { env }, (error, stdout, stderr) => {
      resolve({ code: typeof error?.code === "number" ? error.code : 0, text: stdout + stderr });
    });
  });
}

test("lunas-ops lists, shows and claims channels", async () => {
  const { chainId } = await aLane(stores);
  const url = stack.databaseUrl;
  expect(await ops(url, "channels", "stuck", "864000")).toEqual({
    code: 0,
    text: "no channel has had unclaimed charges for 240 h 0 min\n",
  });
  const channel = await charged("30 hours", { chainId });
  const listed = await ops(url, "channels", "stuck");
  expect(listed.text).toMatch(
    new RegExp(`${channel.id} .* ${channel.merchantId} . open +. 60 +. 30 h 0 min . no +. none`),
  );
  const shown = await ops(url, "channels", "show", channel.id);
  expect(shown.text).toContain(`channel ${channel.id}: open\nmerchant ${channel.merchantId}, sandbox, on `);
  expect(shown.text).toContain("\nunclaimed: 60 base units\n");
  expect(await ops(url, "channels", "show", `pyo_${"1".repeat(22)}`)).toMatchObject({ code: 1 });
  const claimed = await ops(url, "channels", "claim", channel.id, "--because", "the payer leaves");
  expect(claimed).toMatchObject({ code: 0, text: expect.stringContaining("will be claimed") });
  const again = await ops(url, "channels", "claim", freshHash());
  expect(again).toMatchObject({ code: 1, text: expect.stringContaining("there is no such channel") });
  const noted = await sql("select action, actor_id, details from audit_log where target = $1", channel.id);
  expect(noted).toEqual([{ action: "channel.claim", actor_id: "siti", details: { because: "the payer leaves" } }]);
});

test.each(["lunas_settler", "lunas_dispatcher", "lunas_console"] as const)(
  "with the rights of %s no claim is asked for",
  async (role) => {
    const { chainId } = await aLane(stores);
    const channel = await charged("1 hour", { chainId });
    const { code } = await ops(roleUrl(stack.databaseUrl, role), "channels", "claim", channel.id);
    expect(code).toBe(1);
    const rows = await sql("select claim_requested_at from channels where id = $1", channel.id);
    expect(rows).toEqual([{ claim_requested_at: null }]);
  },
);
