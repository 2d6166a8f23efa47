import type { Network } from "@lunas/catalog/chain";
import { chains } from "@lunas/catalog/chains";
import { sandbox } from "@lunas/catalog/chains/sandbox";
import { connectDatabase } from "@lunas/database/connect";
import { createLedgerStore } from "@lunas/database/ledger-store";
import { runLedger } from "@lunas/ops/run-ledger";
import { query } from "@lunas/stack/postgres/query";
import { until } from "@lunas/testkit/time/until";
import { auditChain } from "../harness/audit-chain";
import { channelStory, type OpenedChannel } from "../harness/channel-story";
import { askChannels } from "../harness/channels";
import { type RegisteredMerchant, registerMerchant } from "../harness/register-merchant";
import { type Harness, startHarness } from "../harness/start-harness";
import { voucherBody } from "../harness/voucher-body";

jest.setTimeout(180_000);

describe("the ledger of channels", () => {
  let harness: Harness;
  let story: ReturnType<typeof channelStory>;
  let merchant: RegisteredMerchant;
  let channel: OpenedChannel;

  const audit = () => auditChain(harness.stack.databaseUrl, sandbox, harness.rpcUrl);
  const ask = (path: string, body?: object) =>
    askChannels(harness.url, merchant.apiKey, { path, ...(body && { body }), method: "POST" });
  const change = (sql: string) => query(harness.stack.databaseUrl, sql, []);

  beforeAll(async () => {
    harness = await startHarness();
    story = channelStory(harness);
    merchant = await registerMerchant(harness.url);
    channel = await story.open(merchant, 1_000_000n);
    await payOut();
    await refund();
  });
  afterAll(async () => {
    story?.close();
    await harness?.stop();
  });

  async function payOut() {
    for (const charged of [0n, 1_000n])
      expect((await ask("/facilitate", await voucherBody(channel, { charged, price: 1_000n }))).status).toBe(200);
    expect((await ask("/payouts", {})).status).toBe(202);
    const isPaid = async () => (await story.payoutsOf(merchant))[0]?.status === "confirmed";
    await until(isPaid, { timeoutMs: 30_000, what: "a payout" });
  }

  async function refund() {
    expect((await ask(`/channels/${channel.id}/refund`, { amount: "300" })).status).toBe(200);
    const hasBalance = async () => (await channel.row()).balance === "999700";
    await until(hasBalance, { timeoutMs: 30_000, what: "the refund in the rows" });
  }

  it("agrees with the contract after charges, a claim, a payout and a refund", async () => {
    expect(await story.actions("claim", channel.id)).toMatchObject([{ status: "confirmed" }]);
    expect(await audit()).toEqual([]);
    const { isGood, text } = await printed();
    expect(isGood).toBe(true);
    expect(text).toContain("channels: 1 as in the contract, 0 being read; claims: 1 confirmed, 0 failed, 0 pending");
    expect(text).toContain("chain, rows and events agree");
  });

  it.each<[string, string, string, RegExp]>([
    ["another balance", "channels", "balance = balance + 1", /channel 0x\w+ has 999701 in the rows and 999700 in the/],
    ["a claim of less", "channels", "claimed = claimed - 1", /1999 is claimed in the rows and 2000 in the contract/],
    ["a claim of more", "channels", "claimed = claimed + 1", /2001 is claimed in the rows and 2000 in the contract/],
    [
      "a claim that nobody was charged",
      "channels",
      "charged = charged - 1",
      /we have claimed 2000, and 1999 is charged/,
    ],
    [
      ...["a sum without its charges", "channels", "charged = charged + 1, signed_max = signed_max + 1"],
      /2001 as charged, and its charges are 2000/,
    ] as [string, string, string, RegExp],
    ["a lost charge", "charges", "status = 'voided'", /has 2000 as charged, and its charges are 0/],
    ["a payout of less", "channel_receivers", "settled = settled - 1", /1999 is paid out in the rows and 2000 by the/],
    [
      "a wallet's claim of more",
      "channel_receivers",
      "claimed = claimed + 1",
      /for 0x\w+ 2001 is claimed in the rows and/,
    ],
    [
      "another amount of a payout",
      "channel_actions",
      "amount = amount + 1",
      /its payouts are 2001[\s\S]*moved 300[\s\S]*moved 2000/,
    ],
    [
      "another transaction",
      "channel_actions",
      `tx_hash = '0x${"ab".repeat(32)}'`,
      /whose row names 0xabab[\s\S]*carries it/,
    ],
    ["a transaction without its action", "transactions", "action_id = null", /carries no claim, payout or refund/],
  ])("notices %s", async (_what, table, set, expected) => {
    const of = table === "transactions" ? "action_id is not null" : "true";
    // One statement at a time, and no settler's round between: the change is undone whatever the audit says.
    await harness.services.stop("settler");
    try {
      await change(`create table kept as select * from ${table} where ${of}`);
      await change(`update ${table} set ${set} where ${of}`);
      expect((await audit()).join("\n")).toMatch(expected);
    } finally {
      await restore(table);
      await harness.services.start("settler");
    }
    expect(await audit()).toEqual([]);
  });

  it("takes a payout by another account for what it is", async () => {
    await ask("/facilitate", await voucherBody(channel, { charged: 2_000n, price: 500n }));
    expect((await ask("/channels/claim", {})).status).toBe(202);
    const isClaimed = async () => (await channel.row()).claimed === "2500";
    await until(isClaimed, { timeoutMs: 30_000, what: "the claim" });
    await story.settleByHand(merchant);
    const isKnown = async () => (await receiverRow())?.settled === "2500";
    await until(isKnown, { timeoutMs: 30_000, what: "the payout in the rows" });
    expect(await story.payoutsOf(merchant)).toHaveLength(1);
    expect(await audit()).toEqual([]);
  });

  /** As `npm run ledger` prints it. */
  async function printed() {
    const database = connectDatabase({ url: harness.stack.databaseUrl, poolSize: 2, applicationName: "audit" });
    const none = Object.fromEntries(chains.map(({ network }) => [network, undefined])) as Record<Network, undefined>;
    const rpcUrls = { ...none, sandbox: [harness.rpcUrl] };
    try {
      return await runLedger({ ledger: createLedgerStore(database), rpcUrls }, "sandbox");
    } finally {
      await database.close();
    }
  }

  async function receiverRow() {
    const rows = await query(
      harness.stack.databaseUrl,
      "select settled::text from channel_receivers where receiver = $1",
      [merchant.walletAddress],
    );
    return (rows as { settled: string }[])[0];
  }

  async function restore(table: string) {
    const changed = {
      channels: "balance = k.balance, claimed = k.claimed, charged = k.charged, signed_max = k.signed_max",
      charges: "status = k.status",
      channel_receivers: "settled = k.settled, claimed = k.claimed",
      channel_actions: "amount = k.amount, tx_hash = k.tx_hash",
      transactions: "action_id = k.action_id",
    }[table];
    const key = {
      channel_receivers: "t.receiver = k.receiver",
      transactions: "t.lane_id = k.lane_id and t.nonce = k.nonce",
    }[table];
    await change(`update ${table} t set ${changed} from kept k where ${key ?? "t.id = k.id"}`);
    await change("drop table kept");
  }
});
