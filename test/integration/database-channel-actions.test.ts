import { setTimeout as wait } from "node:timers/promises";
import type { Address } from "@lunas/catalog/chain";
import { sandbox } from "@lunas/catalog/chains/sandbox";
import { createActionRequests } from "@lunas/database/channel/action-requests";
import { createActionStore } from "@lunas/database/channel/action-store";
import { createChargeStore } from "@lunas/database/channel/charge-store";
import type { StoredChannel } from "@lunas/domain/channel/channel";
import { gasOfRequests } from "@lunas/domain/channel/claims/gas";
import type { ActionStore, ChannelStates, NewAction } from "@lunas/domain/channel/claims/ports";
import type { ClosedTransaction } from "@lunas/domain/settlement/ports";
import { newId } from "@lunas/domain/shared/id";
import { query } from "@lunas/stack/postgres/query";
import { anAttempt } from "@lunas/testkit/build/an-attempt";
import { aChannel, aCharge } from "@lunas/testkit/contracts/channel-fixture";
import { freshAddress, freshHash } from "@lunas/testkit/contracts/fresh";
import { aLane } from "@lunas/testkit/contracts/settlement-fixture";
import { openChannelRow } from "../harness/open-channel-row";
import { claimOf, closing, shown } from "./channel-actions";
import { registered } from "./database-postgres";
import { stack, stores, useStores } from "./opened-stores";

jest.setTimeout(120_000);

let actions: ActionStore;
useStores();
beforeAll(() => {
  actions = createActionStore(stores.database);
});

const sql = (text: string, ...values: string[]) => query(stack.databaseUrl, text, values);

/** A lane, and channels of so many merchants with 60 charged of 100. */
async function scenario(merchants = 1) {
  const lane = await aLane(stores);
  const channels: StoredChannel[] = [];
  for (let index = 0; index < merchants; index += 1) {
    const onChain = {
      balance: 100n,
      claimed: 0n,
      refundNonce: 0n,
      withdrawAmount: 0n,
      withdrawRequestedAt: 0,
      readAtBlock: 10,
    };
    const channel = aChannel(await registered(stores), { chainId: lane.chainId, onChain });
    await openChannelRow(stack.databaseUrl, channel);
    await sql(
      "update channels set charged = 60, signed_max = 60, voucher_signature = '0x11', charges = 1, unclaimed_since = now() where id = $1",
      channel.id,
    );
    channels.push(channel);
  }
  return { ...lane, channels };
}

const rowOf = async (id: string) =>
  (await sql("select *, claimed::text, balance::text from channels where id = $1", id))[0] as Record<string, unknown>;
const actionOf = async (id: string) =>
  (await sql("select * from channel_actions where id = $1", id))[0] as Record<string, unknown>;
const eventsOf = async ({ merchantId }: StoredChannel) =>
  (await sql("select type from events where merchant_id = $1 order by created_at, id", merchantId)).map(
    (row) => (row as { type: string }).type,
  );

type Scenario = Awaited<ReturnType<typeof scenario>>;

/** Commits the action's transaction on the lane; answers its hash. */
async function sent({ lease }: Scenario, action: Pick<NewAction, "id">, nonce = 5) {
  const attempt = anAttempt();
  const planned = { nonce, purpose: "channel", paymentId: null, attempt, actionId: action.id } as const;
  const outcome = await stores.settlements.commit({ ...lease, nextNonce: nonce }, [planned]);
  return { attempt, outcome };
}

const owner = "one";
const note = async (chainId: number, states: ChannelStates, again = false) => {
  await actions.takeTurn({ chainId, owner, leaseMs: 60_000 });
  return await actions.note(chainId, states, { owner, readTo: null, again });
};

it("takes no voucher for a minute after a reorg took a refund back: it may be mined again at any time", async () => {
  const { chainId, channels } = await scenario();
  const [channel] = channels as [StoredChannel];
  await note(chainId, shown(channel, 20, { refundNonce: 1n, balance: 70n }));
  expect(await rowOf(channel.id)).toMatchObject({ reserved_until: null, reserved_signature: null });
  await note(chainId, shown(channel, 19), true);
  const { reserved_until: until, reserved_signature: signature } = await rowOf(channel.id);
  expect(signature).toBe("refund");
  const leftMs = (until as Date).getTime() - Date.now();
  expect(leftMs).toBeGreaterThan(50_000);
  expect(leftMs).toBeLessThan(61_000);
});

it("writes a claim once: its channels are in no other action until what it did is read", async () => {
  const story = await scenario(2);
  const { chainId, channels } = story;
  const [first] = channels as [StoredChannel, StoredChannel];
  const claim = claimOf(chainId, channels);
  expect(await actions.plan(claim)).toBe(true);
  expect(await actions.plan(claimOf(chainId, channels.slice(1)))).toBe(false);
  expect(await actions.planned(chainId)).toEqual([
    { actionId: claim.id, calldata: "0xc0de", gasLimit: 100_000n, isUrgent: false },
  ]);

  const { attempt } = await sent(story, claim);
  expect(await actions.planned(chainId)).toEqual([]);
  expect((await sent(story, claim, 6)).outcome).toEqual({ kind: "taken", paymentIds: [] });
  const [open] = await stores.settlements.open(story.lease.laneId);
  expect(open).toMatchObject({
    transaction: { purpose: "channel" },
    order: null,
    action: { actionId: claim.id, gasLimit: 100_000n },
  });

  await stores.settlements.finish(story.lease, [closing(attempt.hash)], []);
  expect(await actionOf(claim.id)).toMatchObject({ status: "confirmed", tx_hash: attempt.hash, block_number: "20" });
  // The contract has not been read since.
  expect(await rowOf(first.id)).toMatchObject({ action_id: claim.id, claimed: "0" });
  expect((await actions.toRead(chainId, [])).map(({ id }) => id).sort()).toEqual(channels.map(({ id }) => id).sort());
  await note(chainId, shown(first, 19));
  expect(await rowOf(first.id)).toMatchObject({ action_id: claim.id });
  await note(chainId, shown(first, 20, { claimed: 60n }));
  expect(await rowOf(first.id)).toMatchObject({ action_id: null, claimed: "60", unclaimed_since: null });
});

it("reads of the wallets that logs name those of channels that were read", async () => {
  const { chainId, channels } = await scenario(2);
  const [first, second] = channels as [StoredChannel, StoredChannel];
  const walletOf = ({ config }: StoredChannel) => ({ receiver: config.receiver, asset: config.token });
  const foreign = Array.from({ length: 500 }, () => ({ receiver: freshAddress(), asset: first.config.token }));
  const named = [...foreign, walletOf(first), walletOf(second)];
  expect(await actions.receiversToRead(chainId, named)).toEqual([]);
  const receivers = [{ ...walletOf(first), claimed: 5n, settled: 0n }];
  await note(chainId, { ...shown(first, 20), receivers });
  expect(await actions.receiversToRead(chainId, named)).toEqual([walletOf(first)]);
  expect(await actions.receiversToRead(chainId + 1, named)).toEqual([]);
});

it("counts a claim's gas for its merchants by rows, and takes it back with a reorganization", async () => {
  const story = await scenario(2);
  const claim = claimOf(story.chainId, story.channels);
  await actions.plan(claim);
  const { attempt } = await sent(story, claim);
  await stores.settlements.finish(story.lease, [closing(attempt.hash)], []);
  const spent = async () =>
    (await sql("select wei::text from gas_spent where chain_id = $1::integer order by wei", String(story.chainId))).map(
      (row) => (row as { wei: string }).wei,
    );
  expect(await spent()).toEqual(["50000", "50001"]);
  await stores.settlements.reopen({ ...story.lease, nextNonce: 6 }, [5]);
  expect(await spent()).toEqual(["0", "0"]);
  expect(await actionOf(claim.id)).toMatchObject({ status: "sent", tx_hash: null, ended_at: null });
});

it.each<[string, Partial<ClosedTransaction>, boolean, string]>([
  ["reverted: its channels are free", { status: "reverted" }, true, "failed"],
  [
    "its nonce was used by a foreign transaction: it is planned again",
    { status: null, gasUsed: null, effectiveGasPriceWei: null },
    false,
    "planned",
  ],
])("an action whose transaction %s", async (_, change, isOwn, status) => {
  const story = await scenario();
  const [channel] = story.channels as [StoredChannel];
  const claim = claimOf(story.chainId, story.channels);
  await actions.plan(claim);
  const { attempt } = await sent(story, claim);
  await stores.settlements.finish(story.lease, [closing(isOwn ? attempt.hash : null, change)], []);
  expect(await actionOf(claim.id)).toMatchObject({ status });
  expect(await rowOf(channel.id)).toMatchObject({ action_id: status === "failed" ? null : claim.id });
  expect(await actions.planned(story.chainId)).toHaveLength(status === "planned" ? 1 : 0);
});

it.each<[string, string]>([
  ["is claimed already", "claimed = 60"],
  ["was charged less since: a charge was voided", "charged = 59"],
  ["has a smaller balance", "balance = 59"],
  ["is closed", "status = 'closed'"],
])("writes no claim of a channel that %s", async (_, change) => {
  const { chainId, channels } = await scenario();
  await sql(`update channels set ${change} where id = $1`, channels[0]?.id ?? "");
  expect(await actions.plan(claimOf(chainId, channels))).toBe(false);
  expect(await actions.planned(chainId)).toEqual([]);
});

it("follows the contract: withdrawing, short, open again and closed, each told once", async () => {
  const { chainId, channels } = await scenario();
  const [channel] = channels as [StoredChannel];
  const statusAt = async (block: number, change: object) => {
    await note(chainId, shown(channel, block, change));
    await note(chainId, shown(channel, block, change));
    return (await rowOf(channel.id)).status;
  };
  expect(await statusAt(11, { withdrawRequestedAt: 5, withdrawAmount: 100n })).toBe("withdrawing");
  expect(await statusAt(12, { balance: 50n })).toBe("short");
  expect(await statusAt(13, { balance: 90n })).toBe("open");
  // Charged up to its balance and claimed, it waits for a deposit.
  await sql("update channels set charged = 90, signed_max = 90 where id = $1", channel.id);
  expect(await statusAt(14, { balance: 90n, claimed: 90n })).toBe("open");
  expect(await statusAt(15, { balance: 100n, claimed: 90n })).toBe("open");
  expect(await statusAt(16, { balance: 90n, claimed: 90n })).toBe("closed");
  expect(await eventsOf(channel)).toEqual(["channel.withdrawal_started", "channel.short", "channel.closed"]);
});

it("keeps what a later block showed, unless a reorganization removed that block", async () => {
  const { chainId, channels } = await scenario();
  const [channel] = channels as [StoredChannel];
  await note(chainId, shown(channel, 30, { claimed: 60n }));
  await note(chainId, shown(channel, 29, { claimed: 0n }));
  expect(await rowOf(channel.id)).toMatchObject({ claimed: "60", read_at_block: "30" });
  await note(chainId, shown(channel, 28, { claimed: 0n }), true);
  const row = await rowOf(channel.id);
  expect(row).toMatchObject({ claimed: "0", read_at_block: "28" });
  expect(row.unclaimed_since).not.toBeNull();
});

it("gives the turn to one settler at a time, and remembers how far logs are read", async () => {
  const { chainId, channels } = await scenario();
  const [channel] = channels as [StoredChannel];
  const turnOf = (owner: string, leaseMs = 60_000) => actions.takeTurn({ chainId, owner, leaseMs });
  expect(await turnOf("one")).toEqual({ head: null, isCompareDue: true });
  expect(await turnOf("other")).toBeNull();
  const states = shown(channel, 12);
  await actions.note(chainId, states, { owner: "one", readTo: states.block });
  await actions.noteCompared(chainId);
  expect(await turnOf("one", 0)).toEqual({ head: { number: 12, hash: states.block.hash }, isCompareDue: false });
  // The row keeps milliseconds: a lease of none may last until the next one.
  await wait(2);
  expect(await turnOf("other")).toMatchObject({ head: { number: 12 } });
});

it("asks for claims, a payout and a refund once, and none of nothing", async () => {
  const { chainId, channels } = await scenario();
  const [channel] = channels as [StoredChannel];
  const requests = createActionRequests(stores.database, []);
  const scope = { merchantId: channel.merchantId, environment: "sandbox" } as const;
  const idle = { merchantId: await registered(stores), environment: "sandbox" } as const;
  expect([await requests.askClaims(scope), await requests.askClaims(idle)]).toEqual([1, 0]);
  expect(await requests.askPayout(idle, newId("pyo"))).toBeNull();
  const requested = await requests.askPayout(scope, newId("pyo"));
  expect(requested).toMatchObject({ status: "pending", amount: null, receiver: channel.config.receiver });
  expect(await requests.askPayout(scope, newId("pyo"))).toEqual(requested);
  const waiting = { unclaimed: 60n, unpaid: 0n };
  expect(await requests.payouts(scope, { page: 1, limit: 5 })).toEqual({ payouts: [requested], total: 1, waiting });
  expect(await requests.payouts(scope, { page: 2, limit: 5 })).toEqual({ payouts: [], total: 1, waiting });
  await sql("update channels set claimed = 50 where id = $1", channel.id);
  await sql(
    `insert into channel_receivers (chain_id, receiver, asset, merchant_id, environment, network, token_symbol, claimed, settled, read_at_block)
     select chain_id, receiver, asset, merchant_id, environment, network, token_symbol, 50, 20, 10 from channels where id = $1`,
    channel.id,
  );
  expect((await requests.payouts(scope, { page: 1, limit: 5 })).waiting).toEqual({ unclaimed: 10n, unpaid: 30n });
  await sql("update channels set claimed = 0 where id = $1", channel.id);
  const refund = { id: newId("chr"), channelId: channel.id, amount: null, cause: "merchant" } as const;
  expect([await requests.askRefund(refund), await requests.askRefund({ ...refund, id: newId("chr") })]).toEqual([
    true,
    false,
  ]);
  const signedBy = (authorizer: Address) => ({ limit: 10, authorizers: [authorizer] });
  expect(await actions.refundRequests(chainId, signedBy(channel.config.receiverAuthorizer))).toMatchObject([
    { id: refund.id, amount: null, channel: { id: channel.id } },
  ]);
  // Of an authorizer that is away it holds no other back.
  expect(await actions.refundRequests(chainId, signedBy(channel.config.payer))).toEqual([]);
  await actions.fail(refund.id, "nothing_to_refund", "Nothing.");
  expect(await requests.find(refund.id)).toMatchObject({ status: "failed", failure: { code: "nothing_to_refund" } });
  if (requested === null || typeof requested === "string") throw new Error(`refused: ${requested}`);
  await actions.fail(requested.payoutId, "token_refused", "Paused.");
  expect(await eventsOf(channel)).toEqual(["payout.failed"]);
});

describe("a merchant's gas", () => {
  /** Of one merchant, with room for two refunds at the fee ceiling; nothing of a channel is planned. */
  async function bounded(count: number, refunds = 2n) {
    const story = await scenario();
    const [first] = story.channels as [StoredChannel];
    const channels = [first];
    while (channels.length < count) {
      const channel = aChannel(first.merchantId, { chainId: story.chainId, onChain: first.onChain });
      await openChannelRow(stack.databaseUrl, channel);
      await sql(
        "update channels set charged = 60, signed_max = 60, voucher_signature = '0x11', charges = 1, unclaimed_since = now() where id = $1",
        channel.id,
      );
      channels.push(channel);
    }
    const merchantDailyWei = refunds * gasOfRequests.refund * sandbox.settlement.feeCeilingWei;
    const chain = { ...sandbox, chainId: story.chainId, gas: { ...sandbox.gas, merchantDailyWei } };
    const requests = createActionRequests(stores.database, [chain]);
    const scope = { merchantId: first.merchantId, environment: "sandbox" } as const;
    const refund = ({ id }: StoredChannel) =>
      requests.askRefund({ id: newId("chr"), channelId: id, amount: 1n, cause: "payer" });
    return { requests, channels, scope, refund };
  }

  it("bounds refunds, also those that are asked for at once", async () => {
    const { channels, refund } = await bounded(5);
    const answers = await Promise.all(channels.map(refund));
    expect(answers.map(String).sort()).toEqual([
      "merchant_gas_budget",
      "merchant_gas_budget",
      "merchant_gas_budget",
      "true",
      "true",
    ]);
  });

  it("bounds claims, and never that of a channel whose payer withdraws", async () => {
    const { requests, channels, scope } = await bounded(3, 0n);
    expect(await requests.askClaims(scope)).toBe("merchant_gas_budget");
    const [withdrawing] = channels as [StoredChannel];
    await sql("update channels set withdraw_requested_at = 1, withdraw_amount = 1 where id = $1", withdrawing.id);
    expect(await requests.askClaims(scope)).toBe(1);
    const marked = (await rowOf(withdrawing.id))?.claim_requested_at;
    expect(marked).not.toBeNull();
  });

  it("bounds payouts, and answers the one under way", async () => {
    const { requests, scope } = await bounded(1, 2n);
    const payout = await requests.askPayout(scope, newId("pyo"));
    expect(payout).toMatchObject({ status: "pending" });
    const { requests: poor, scope: other } = await bounded(1, 0n);
    expect(await poor.askPayout(other, newId("pyo"))).toBe("merchant_gas_budget");
    expect(await poor.payouts(other, { page: 1, limit: 1 })).toMatchObject({ total: 0 });
    expect(await requests.askPayout(scope, newId("pyo"))).toEqual(payout);
  });
});

it("a signed refund keeps vouchers away until it has ended, and gives back no more than is unused", async () => {
  const story = await scenario();
  const [channel] = story.channels as [StoredChannel];
  const requests = createActionRequests(stores.database, []);
  const id = newId("chr");
  await requests.askRefund({ id, channelId: channel.id, amount: null, cause: "payer" });
  const refund = (amount: bigint) =>
    claimOf(story.chainId, story.channels, {
      ...{ id, kind: "refund", amount, channelId: channel.id, merchantId: channel.merchantId },
    });
  expect(await actions.plan(refund(41n), { holdSeconds: 600 })).toBe(false);
  // A shop works for a voucher, and charges it when it is done: until then nothing of the channel is given back.
  const voucher = aCharge(channel, { charged: 60n, price: 10n });
  const charges = createChargeStore(stores.database);
  expect((await charges.reserve(voucher, 30_000)).kind).toBe("reserved");
  const query = { limit: 10, authorizers: [channel.config.receiverAuthorizer] };
  expect(await actions.refundRequests(story.chainId, query)).toEqual([]);
  expect(await actions.plan(refund(40n), { holdSeconds: 600 })).toBe(false);
  expect((await charges.charge({ ...voucher, amount: 0n })).kind).toBe("nothing");
  expect(await actions.refundRequests(story.chainId, query)).toMatchObject([{ id }]);
  expect(await actions.plan(refund(40n), { holdSeconds: 600 })).toBe(true);
  expect(await rowOf(channel.id)).toMatchObject({ action_id: id, reserved_signature: id });
  // Settlers that are away for longer than the hold change nothing: what it gives back is signed.
  await sql("update channels set reserved_until = now() - interval '1 hour' where id = $1", channel.id);
  expect((await charges.charge(voucher)).kind).toBe("busy");
  expect((await charges.reserve(voucher, 30_000)).kind).toBe("busy");
  expect(await rowOf(channel.id)).toMatchObject({ reserved_signature: id });
  const { attempt } = await sent(story, { id });
  await stores.settlements.finish(story.lease, [closing(attempt.hash)], []);
  expect(await actions.mined(story.chainId)).toEqual([{ id, kind: "refund", txHash: attempt.hash }]);
  const moved = { txHash: attempt.hash, amount: 40n, blockNumber: 20, blockTimestampSeconds: 1_800_000_000 };
  expect([await actions.end(id, { ...moved, txHash: freshHash() }), await actions.end(id, moved)]).toEqual([
    false,
    true,
  ]);
  await note(story.chainId, shown(channel, 20, { balance: 60n, claimed: 60n }));
  expect(await rowOf(channel.id)).toMatchObject({
    action_id: null,
    reserved_signature: null,
    reserved_until: null,
    status: "closed",
  });
});
