import { sandbox } from "@lunas/catalog/chains/sandbox";
import { createActionRequests } from "@lunas/database/channel/action-requests";
import { createActionStore } from "@lunas/database/channel/action-store";
import { createChargeStore } from "@lunas/database/channel/charge-store";
import type { StoredChannel } from "@lunas/domain/channel/channel";
import type { ActionStore, ChannelStates } from "@lunas/domain/channel/claims/ports";
import { newId } from "@lunas/domain/shared/id";
import { query } from "@lunas/stack/postgres/query";
import { anAttempt } from "@lunas/testkit/build/an-attempt";
import { aChannel, aCharge } from "@lunas/testkit/contracts/channel-fixture";
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

const sql = async <Row>(text: string, ...values: string[]) => (await query(stack.databaseUrl, text, values)) as Row[];
const rowOf = async ({ id }: StoredChannel) =>
  (await sql<Record<string, unknown>>("select *, claimed::text, balance::text from channels where id = $1", id))[0];

/** A lane, and a channel with 1,000 charged of 100,000. */
async function scenario() {
  const lane = await aLane(stores);
  const channel = aChannel(await registered(stores), { chainId: lane.chainId });
  await openChannelRow(stack.databaseUrl, channel);
  const charge = aCharge(channel);
  const charges = createChargeStore(stores.database);
  expect((await charges.charge(charge)).kind).toBe("charged");
  const takeTurn = (owner: string, leaseMs = 60_000) => actions.takeTurn({ chainId: lane.chainId, owner, leaseMs });
  const note = (owner: string, states: ChannelStates, again = false) =>
    actions.note(lane.chainId, states, { owner, readTo: states.block, again });
  return { ...lane, channel, charge, charges, takeTurn, note };
}

type Scenario = Awaited<ReturnType<typeof scenario>>;

/** Commits a transaction of the action, and its end. */
async function mined({ lease }: Scenario, actionId: ReturnType<typeof newId<"clm">> | ReturnType<typeof newId<"chr">>) {
  const attempt = anAttempt();
  const planned = { nonce: 5, purpose: "channel", paymentId: null, attempt, actionId } as const;
  await stores.settlements.commit(lease, [planned]);
  await stores.settlements.finish(lease, [closing(attempt.hash)], []);
  return attempt.hash;
}

it("stores nothing of a settler whose turn is over: what it read may be older", async () => {
  const { channel, takeTurn, note } = await scenario();
  await takeTurn("one", 0);
  await takeTurn("other");
  await note("other", shown(channel, 30, { balance: 100_000n }));
  await expect(note("one", shown(channel, 20, { balance: 0n }), true)).rejects.toThrow();
  expect(await rowOf(channel)).toMatchObject({ balance: "100000", read_at_block: "30" });
  expect(await takeTurn("other")).toMatchObject({ head: { number: 30 } });
});

it("reads on after a reorganization below a deposit: its block counts no more", async () => {
  const { channel, takeTurn, note } = await scenario();
  await sql("update channels set deposited_at_block = 50 where id = $1", channel.id);
  await takeTurn("one");
  await note("one", shown(channel, 40, { balance: 0n }), true);
  await note("one", shown(channel, 41, { balance: 100_000n }));
  expect(await rowOf(channel)).toMatchObject({ balance: "100000", status: "open", read_at_block: "41" });
});

/** A refund of 400 units that was mined in block 20, and read. */
async function refunded(story: Scenario) {
  const { chainId, channel, takeTurn, note } = story;
  const id = newId("chr");
  await createActionRequests(stores.database, []).askRefund({
    id,
    channelId: channel.id,
    amount: null,
    cause: "payer",
  });
  const of = {
    id,
    kind: "refund",
    amount: 400n,
    channelId: channel.id,
    merchantId: channel.merchantId,
    rows: [],
  } as const;
  expect(await actions.plan(claimOf(chainId, [channel], of), { holdSeconds: 600 })).toBe(true);
  const txHash = await mined(story, id);
  const end = (blockNumber: number) =>
    actions.end(id, { txHash, amount: 400n, blockNumber, blockTimestampSeconds: 1_800_000_000 });
  await end(20);
  await takeTurn("one");
  await note("one", shown(channel, 20, { balance: 99_600n }));
  expect(await rowOf(channel)).toMatchObject({ action_id: null, reserved_signature: null });
  return { id, txHash, end };
}

it("a refund that a reorganization took back keeps its channel, and vouchers away, until it is mined again", async () => {
  const story = await scenario();
  const { id } = await refunded(story);
  await stores.settlements.reopen({ ...story.lease, nextNonce: 6 }, [5]);
  expect(await rowOf(story.channel)).toMatchObject({ action_id: id, reserved_signature: id });
  const next = aCharge(story.channel, { price: 10n, amount: 10n, maxClaimable: 1_010n });
  expect((await story.charges.charge(next)).kind).toBe("busy");
});

it.each(["confirmed", "failed"] as const)(
  "a refund that is open again has its channel once a later claim has %s, until it is read",
  async (end) => {
    const story = await scenario();
    const { chainId, channel, note, lease } = story;
    const { id, txHash, end: endRefund } = await refunded(story);
    const claim = claimOf(chainId, [channel]);
    const rows = claim.rows.map((row) => ({ ...row, totalClaimed: 1_000n, signedMax: 1_000n }));
    expect(await actions.plan({ ...claim, rows })).toBe(true);
    const attempt = anAttempt();
    const planned = { nonce: 6, purpose: "channel", paymentId: null, attempt, actionId: claim.id } as const;
    await stores.settlements.commit({ ...lease, nextNonce: 6 }, [planned]);
    await stores.settlements.reopen({ ...lease, nextNonce: 7 }, [5]);
    // The node shows the channel without the refund: that one is open, and its hold is no shorter.
    await note("one", shown(channel, 19, { balance: 100_000n }), true);
    expect(await rowOf(channel)).toMatchObject({ action_id: claim.id, reserved_signature: id });

    const status = end === "failed" ? "reverted" : "success";
    await stores.settlements.finish(
      { ...lease, nextNonce: 7 },
      [{ ...closing(attempt.hash, { status, blockNumber: 21 }), nonce: 6 }],
      [],
    );
    await note("one", shown(channel, 21, { balance: 100_000n, claimed: end === "failed" ? 0n : 1_000n }));
    expect(await rowOf(channel)).toMatchObject({ action_id: id, reserved_signature: id });

    await stores.settlements.finish({ ...lease, nextNonce: 7 }, [closing(txHash, { blockNumber: 22 })], []);
    await endRefund(22);
    expect((await actions.toRead(chainId, [])).map((each) => each.id)).toEqual([channel.id]);
    await note("one", shown(channel, 22, { balance: 99_600n }));
    expect(await rowOf(channel)).toMatchObject({ action_id: null, reserved_signature: null, reserved_until: null });
  },
);

it("voids no charge that a claim of ours covers, also after a reorganization took it back", async () => {
  const story = await scenario();
  const { chainId, channel, charge, charges, takeTurn, note } = story;
  const claim = claimOf(chainId, [channel]);
  await actions.plan({
    ...claim,
    rows: claim.rows.map((row) => ({ ...row, totalClaimed: 1_000n, signedMax: 1_000n })),
  });
  await mined(story, claim.id as ReturnType<typeof newId<"clm">>);
  await takeTurn("one");
  await note("one", shown(channel, 20, { balance: 100_000n, claimed: 1_000n }));
  // The blocks are gone, and the lane has not noticed yet.
  await note("one", shown(channel, 19, { balance: 100_000n }), true);
  expect(await rowOf(channel)).toMatchObject({ claimed: "0", action_id: null });
  expect((await charges.void(charge.scope, charge.chargeId, 86_400_000)).kind).toBe("claimed");
});

it("a payout does not wait for ever for a claim that nobody can make", async () => {
  const { chainId, channel, takeTurn, note } = await scenario();
  const { receiver, token: asset } = channel.config;
  await takeTurn("one");
  const wallet = { receiver, asset, claimed: 700n, settled: 0n };
  await note("one", { ...shown(channel, 20, { balance: 100_000n }), receivers: [wallet] });
  const scope = { merchantId: channel.merchantId, environment: "sandbox" } as const;
  await createActionRequests(stores.database, []).askPayout(scope, newId("pyo"));
  const judged = async () => (await actions.payouts({ ...sandbox, chainId }))[0];
  const ago = (seconds: number) =>
    sql(`update channels set claim_requested_at = now() - interval '${seconds} seconds' where id = $1`, channel.id);
  expect(await judged()).toMatchObject({ candidate: { unpaid: 700n, claimsUnderWay: 1 }, claimsToCome: 1 });
  await ago(60);
  expect(await judged()).toMatchObject({ candidate: { unpaid: 700n, claimsUnderWay: 0 }, claimsToCome: 1 });
  await ago(660);
  expect(await judged()).toMatchObject({ candidate: { claimsUnderWay: 0 }, claimsToCome: 0 });
});

it("ends no action whose transaction is under way: a settler that is late knows less", async () => {
  const { chainId, channel, lease } = await scenario();
  const claim = claimOf(chainId, [channel]);
  await actions.plan(claim);
  const attempt = anAttempt();
  const planned = { nonce: 5, purpose: "channel", paymentId: null, attempt, actionId: claim.id } as const;
  await stores.settlements.commit(lease, [planned]);
  expect(await actions.fail(claim.id, "tx_failed", "It would revert.")).toBe(false);
  expect(await rowOf(channel)).toMatchObject({ action_id: claim.id });
  await stores.settlements.finish(
    lease,
    [closing(null, { status: null, gasUsed: null, effectiveGasPriceWei: null })],
    [],
  );
  expect(await actions.fail(claim.id, "tx_failed", "It would revert.")).toBe(true);
  expect(await rowOf(channel)).toMatchObject({ action_id: null });
});

it("a request of a stock server that cannot be read fails alone: the others are read", async () => {
  const { chainId, channel } = await scenario();
  const requested = async (request: string) => {
    const id = newId("clm");
    await sql(
      `insert into channel_actions (id, kind, chain_id, environment, network, cause)
       select $1, 'claim', chain_id, environment, network, 'shop' from channels where id = $2`,
      id,
      channel.id,
    );
    await sql(
      `insert into channel_requests (action_id, body_hash, merchant_id, chain_id, request)
       select $1, $1, merchant_id, chain_id, $3::jsonb from channels where id = $2`,
      id,
      channel.id,
      request,
    );
    return id;
  };
  const payout = { receiver: channel.config.receiver, token: channel.config.token };
  const good = await requested(JSON.stringify({ kind: "payout", payout }));
  const bad = [
    await requested('{"kind":"claim"}'),
    await requested('{"kind":"gift"}'),
    await requested('{"kind":"refund"}'),
  ];
  expect((await actions.shopRequests(chainId, 50)).map(({ id }) => id)).toEqual([good]);
  const ended = "select failure_code from channel_actions where id = any ($1::text[])";
  expect(await sql(ended, `{${bad.join()}}`)).toEqual(bad.map(() => ({ failure_code: "not_possible" })));
});
