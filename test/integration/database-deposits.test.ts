import { createDepositChannels } from "@lunas/database/channel/deposit-channels";
import { createLedgerStore } from "@lunas/database/ledger-store";
import { createPaymentReports } from "@lunas/database/payment-reports";
import { createReceiptStore } from "@lunas/database/receipt-store";
import type { PaymentFilter } from "@lunas/domain/payment/books";
import { deposit } from "@lunas/domain/settlement/kinds/deposit/deposit";
import { type DepositCharge, type DepositTerms, depositTerms } from "@lunas/domain/settlement/kinds/deposit/terms";
import { newMonthlyId } from "@lunas/domain/shared/id";
import { query } from "@lunas/stack/postgres/query";
import { roleUrl } from "@lunas/stack/postgres/role-url";
import { someDepositTerms } from "@lunas/testkit/build/a-deposit";
import { aNewPayment } from "@lunas/testkit/build/a-stored-payment";
import { anAuthorization } from "@lunas/testkit/build/an-authorization";
import { aConfirmation, freshAddress, freshChainId, freshHash } from "@lunas/testkit/contracts/fresh";
import { accept, rich } from "@lunas/testkit/contracts/hold-fixture";
import { openStores, registered } from "./database-postgres";
import { stack, stores, useStores } from "./opened-stores";

jest.setTimeout(120_000);

useStores();

const run = (sql: string, values: readonly string[] = []) => query(stack.databaseUrl, sql, values);

/** A merchant, and one channel of a payer to it. */
async function aChannel() {
  const merchantId = await registered(stores);
  const of = { ...stores, merchantIds: [merchantId, merchantId] } as unknown as Parameters<typeof accept>[0];
  const [payer, chainId, channelId] = [freshAddress(), freshChainId(), freshHash()];
  const store = (amount: bigint, charge: DepositCharge | null, terms: Partial<DepositTerms> = {}) => {
    const ofChannel = { ...someDepositTerms(), channelId, charge, ...terms };
    const authorization = {
      ...anAuthorization({ from: payer, amount }),
      kind: deposit.name,
      terms: depositTerms(ofChannel),
    };
    const payment = aNewPayment({ merchantId, chainId, authorization, channelId: ofChannel.channelId });
    return accept(of, payment, { ...rich, payerDailyDeposits: 4 });
  };
  const stored = async (...args: Parameters<typeof store>) => {
    const outcome = await store(...args);
    if (outcome.kind !== "stored") throw new Error(`expected a deposit, got ${outcome.kind}`);
    return outcome.payment;
  };
  const confirm = async (id: Awaited<ReturnType<typeof stored>>["id"], blockNumber = 110) =>
    stores.settlements.finish(null, [], [aConfirmation(id, { blockNumber })]);
  const row = async () =>
    (
      (await run(
        `select status, balance::text, charged::text, signed_max::text as "signedMax", charges::integer, last_charge_id as "lastChargeId",
           unclaimed_since is not null as "hasUnclaimed" from channels where id = $1`,
        [channelId],
      )) as object[]
    )[0];
  const events = async () =>
    (await run("select type, data from events where data ->> 'channelId' = $1 order by created_at, id", [
      channelId,
    ])) as { type: string; data: Record<string, unknown> }[];
  const change = (sql: string) => run(`update channels set ${sql} where id = $1`, [channelId]);
  return { merchantId, payer, chainId, channelId, store, stored, confirm, row, events, change };
}

function charge(signedMax: bigint, price: bigint, amount = price): DepositCharge {
  return { id: newMonthlyId("chg", Date.now()), amount, price, signedMax, signature: `0x${"ab".repeat(65)}` };
}

test("a confirmed deposit opens its channel and charges its voucher, in one transaction; a later one adds to it", async () => {
  const { stored, confirm, row, events, channelId, merchantId } = await aChannel();
  const first = charge(10n, 10n);
  const opening = await stored(500n, first);
  expect(await row()).toBeUndefined();
  expect((await confirm(opening.id)).ended).toEqual([opening.id]);
  expect(await row()).toEqual({
    ...{ status: "open", balance: "500", charged: "10", signedMax: "10", charges: 1, lastChargeId: first.id },
    hasUnclaimed: true,
  });
  // The same end again changes nothing.
  expect((await confirm(opening.id)).ended).toEqual([]);
  const more = await stored(300n, charge(30n, 20n, 7n));
  await confirm(more.id, 111);
  expect(await row()).toMatchObject({ balance: "800", charged: "17", signedMax: "30", charges: 2 });
  const reported = await events();
  expect(reported.map(({ type, data }) => [type, data.balance, data.charged, data.available])).toEqual([
    ["channel.opened", "500", "10", "490"],
    ["channel.topped_up", "800", "17", "783"],
  ]);
  const charges = await run(
    "select amount::text, cumulative::text, merchant_id as merchant from charges where channel_id = $1 order by xid",
    [channelId],
  );
  expect(charges).toEqual([
    { amount: "10", cumulative: "10", merchant: merchantId },
    { amount: "7", cumulative: "17", merchant: merchantId },
  ]);
});

test("a deposit's voucher goes on from what is claimed, where rows that were lost have charged it", async () => {
  const { stored, confirm, row, change, channelId } = await aChannel();
  await confirm((await stored(500n, charge(10n, 10n))).id);
  await change("claimed = 200");
  await confirm((await stored(300n, charge(230n, 30n, 25n))).id, 111);
  expect(await row()).toMatchObject({
    balance: "800",
    charged: "225",
    signedMax: "230",
    charges: 2,
    hasUnclaimed: true,
  });
  expect(await run("select uncounted::text from channels where id = $1", [channelId])).toEqual([{ uncounted: "190" }]);
  const sums = await run("select cumulative::text from charges where channel_id = $1 order by xid", [channelId]);
  expect(sums).toEqual([{ cumulative: "10" }, { cumulative: "225" }]);
});

test("as its record the database and the gateway show the same", async () => {
  const { stored, confirm, events, channelId } = await aChannel();
  const wanted = charge(10n, 10n);
  await confirm((await stored(500n, wanted)).id);
  const found = await createDepositChannels(stores.database).deposited(channelId, wanted.id);
  expect(found).toMatchObject({ isCharged: true, channel: { charged: 10n, onChain: { balance: 500n } } });
  expect((await events())[0]?.data).toEqual({
    ...{ channelId, environment: found?.channel.environment, network: found?.channel.network, token: "IDRX" },
    ...found?.channel.config,
    token: "IDRX",
    ...{ managedBy: "lunas", status: "open", balance: "500", charged: "10", claimed: "0", available: "490" },
    ...{ withdrawableAt: null, openedAt: new Date(found?.channel.openedAtMs ?? 0).toISOString() },
    lastChargeAt: new Date(found?.channel.lastChargeAtMs ?? 0).toISOString(),
  });
});

describe("a deposit whose voucher does not follow any more counts, and nothing is charged:", () => {
  it.each<[string, string]>([
    ["another voucher was charged", "charged = 11, signed_max = 11"],
    ["more is claimed than these rows have charged", "claimed = 15"],
    ["the payer withdraws", "status = 'withdrawing'"],
    ["another keeps its charges", "managed_by = 'shop'"],
    [
      "it is reserved for another voucher",
      "reserved_until = now() + interval '1 minute', reserved_signature = 'other'",
    ],
    ["its charges exceed its balance", "charged = 900, signed_max = 900, status = 'short'"],
  ])("%s", async (_what, sql) => {
    const { stored, confirm, row, change, channelId } = await aChannel();
    await confirm((await stored(500n, charge(10n, 10n))).id);
    const late = charge(20n, 10n);
    const second = await stored(300n, late);
    await change(sql);
    const before = (await row()) as { charges: number };
    expect((await confirm(second.id)).ended).toEqual([second.id]);
    expect(await row()).toMatchObject({ balance: "800", charges: before.charges });
    expect(await createDepositChannels(stores.database).deposited(channelId, late.id)).toMatchObject({
      isCharged: false,
    });
  });

  it("the balance does not cover it", async () => {
    const { stored, confirm, row } = await aChannel();
    await confirm((await stored(500n, charge(501n, 501n))).id);
    expect(await row()).toMatchObject({ balance: "500", charged: "0", charges: 0, hasUnclaimed: false });
  });
});

test("a deposit opens a closed channel again, and covers one that is short", async () => {
  const { stored, confirm, row, events, change } = await aChannel();
  await confirm((await stored(500n, null)).id);
  await change("status = 'closed', closed_at = now(), balance = 0, read_at_block = 115");
  await confirm((await stored(300n, charge(5n, 5n))).id, 120);
  expect(await row()).toMatchObject({ status: "open", balance: "300", charged: "5" });
  await change("status = 'short', charged = 310, signed_max = 310");
  await confirm((await stored(100n, charge(320n, 10n))).id, 121);
  expect(await row()).toMatchObject({ status: "open", balance: "400", charged: "320" });
  expect((await events()).map(({ type }) => type)).toEqual(["channel.opened", "channel.opened", "channel.topped_up"]);
});

test("what the contract was read with is not added once more", async () => {
  const { stored, confirm, row, change } = await aChannel();
  await confirm((await stored(500n, null)).id, 110);
  const second = await stored(300n, charge(5n, 5n));
  await change("balance = 800, read_at_block = 112");
  await confirm(second.id, 112);
  expect(await row()).toMatchObject({ balance: "800", charged: "5" });
  const third = await stored(50n, null);
  await confirm(third.id, 113);
  expect(await row()).toMatchObject({ balance: "850" });
});

test("a deposit that failed has no event; settled late it adds to its channel and charges nothing", async () => {
  const { stored, row, events } = await aChannel();
  const { id } = await stored(500n, charge(10n, 10n));
  const failed = { kind: "failed", paymentId: id, code: "expired", message: "It expired.", txHash: null } as const;
  expect((await stores.settlements.finish(null, [], [failed])).ended).toEqual([id]);
  expect([await row(), await events()]).toEqual([undefined, []]);
  const { settled } = aConfirmation(id, { blockNumber: 130 });
  const late = [{ paymentId: id, settlement: settled }];
  expect((await stores.settlements.recordLate(late as never, [])).reported).toEqual([id]);
  expect((await stores.settlements.recordLate(late as never, [])).reported).toEqual([]);
  expect(await row()).toMatchObject({ balance: "500", charged: "0", charges: 0 });
  expect((await events()).map(({ type }) => type)).toEqual(["channel.opened"]);
});

test("one deposit into a channel at a time, and so many of a payer in a day", async () => {
  const { store, stored, confirm } = await aChannel();
  const first = await stored(10n, null);
  expect((await store(10n, null)).kind).toBe("channel_busy");
  const others = await Promise.all([1, 2].map(() => store(10n, null, { channelId: freshHash() })));
  expect(others.map(({ kind }) => kind)).toEqual(["stored", "stored"]);
  await confirm(first.id);
  expect((await store(10n, null)).kind).toBe("stored");
  expect((await store(10n, null, { channelId: freshHash() })).kind).toBe("too_many_deposits");
});

test("a deposit is in no list, statistic, report or receipt, and the ledger knows it as one", async () => {
  const { stored, confirm, merchantId, chainId } = await aChannel();
  const { id } = await stored(500n, charge(10n, 10n));
  await confirm(id);
  const scope = { merchantId, environment: "sandbox" } as const;
  const nothing: PaymentFilter = {
    ...{ status: null, chainId: null, payer: null, linkId: null, resource: null, sinceMs: null, untilMs: null },
  };
  for (const status of [null, "confirmed"] as const)
    expect(await stores.books.list(scope, { ...nothing, status }, { page: 1, limit: 10 })).toMatchObject({
      ...{ payments: [], total: 0 },
    });
  expect(await stores.books.stats(merchantId, { environment: "sandbox", latelySinceMs: 0 })).toMatchObject({
    ...{ payments: 0, volumes: {}, lately: { payments: 0, uniquePayers: 0 } },
  });
  expect(await stores.payments.find(scope, id)).toBeNull();
  expect(await createReceiptStore(stores.database).find(id)).toBeNull();
  const period = { fromMs: Date.now() - 86_400_000, untilMs: Date.now() + 86_400_000 };
  for (const { count, gross } of await createPaymentReports(stores.database).dailySums(scope, period))
    expect([count, gross]).toEqual([0, 0n]);
  const [row] = await createLedgerStore(stores.database).payments(chainId, null, 10);
  expect(row).toMatchObject({
    id,
    kind: "deposit",
    settlementKind: "deposit",
    events: ["channel.opened"],
    terms: { managedBy: "lunas" },
  });
});

test("the settler may make a channel, and the gateway may not", async () => {
  const { stored, channelId, row } = await aChannel();
  const { id } = await stored(500n, charge(10n, 10n));
  const settler = openStores(roleUrl(stack.databaseUrl, "lunas_settler"));
  const gateway = openStores(roleUrl(stack.databaseUrl, "lunas_gateway"));
  try {
    await expect(gateway.settlements.finish(null, [], [aConfirmation(id)])).rejects.toThrow("permission denied");
    expect((await settler.settlements.finish(null, [], [aConfirmation(id)])).ended).toEqual([id]);
    expect(await row()).toMatchObject({ balance: "500", charged: "10" });
    expect(await createDepositChannels(gateway.database).find(channelId)).not.toBeNull();
  } finally {
    await Promise.all([settler.close(), gateway.close()]);
  }
});

test("the gateway stores a deposit by the collector of its chain, into a channel of the merchant's wallet, alone", async () => {
  const { merchantId, payer, channelId } = await aChannel();
  const [known] = (await run(
    `select c.chain_id as "chainId", c.network, c.permit2, c.spender, s.address as collector, t.address as token, m.wallet_address as wallet
     from chains c join chain_spenders s on s.chain_id = c.chain_id and s.kind = 'deposit' join chain_tokens t on t.chain_id = c.chain_id,
       merchants m where c.environment = 'sandbox' and t.symbol = 'IDRX' and m.id = $1 limit 1`,
    [merchantId],
  )) as Record<"network" | "permit2" | "spender" | "collector" | "token" | "wallet", `0x${string}`>[] &
    { chainId: number }[];
  if (known === undefined) throw new Error("the sandbox has no collector");
  const gateway = openStores(roleUrl(stack.databaseUrl, "lunas_gateway"));
  const store = (spender: string, receiver: string) => {
    const terms = someDepositTerms({ channelId });
    const authorization = anAuthorization({
      ...{ from: payer, kind: deposit.name, spender: spender as `0x${string}`, token: known.token },
      terms: depositTerms({ ...terms, config: { ...terms.config, receiver: receiver as `0x${string}` } }),
    });
    const { chainId, network, permit2 } = known;
    return accept(
      gateway as never,
      aNewPayment({ merchantId, chainId, network: network as never, permit2, authorization, channelId }),
      { ...rich, payerDailyDeposits: 9 },
    );
  };
  try {
    await expect(store(known.spender, known.wallet)).rejects.toThrow("no row of chains");
    expect((await store(known.collector, freshAddress())).kind).toBe("foreign_wallet");
    expect((await store(known.collector, known.wallet)).kind).toBe("stored");
  } finally {
    await gateway.close();
  }
});
