import { newId } from "@lunas/domain/shared/id";
import { aChannel } from "@lunas/testkit/contracts/channel-fixture";
import type { ChannelHarness, SimChannel } from "./channel-harness";
import { withdrawDelay } from "./channel-harness";
import { addChannelGateway, buy, merchantId, tryOldVoucher } from "./channel-payers";
import { addChannelSettler } from "./channel-processes";
import { change, storedIn } from "./channel-rows";

export type ChannelAct = (harness: ChannelHarness) => void;

/** No outage begins when a withdrawal has run for longer: so much of the delay is left to claim in. */
const latestOutageSeconds = 15;

/** What payers and merchants do. */
export const channelDeeds: Readonly<Record<string, ChannelAct>> = {
  "a payer deposits": (harness) => deposit(harness, harness.random.pick(harness.channels)),
  "a payer buys": (harness) => {
    const channel = harness.random.pick(harness.channels);
    purchase(harness, channel, false);
  },
  "payers buy at once": (harness) => {
    const channel = harness.random.pick(harness.channels);
    for (let count = harness.random.between(2, 4); count > 0; count -= 1) purchase(harness, channel, true);
  },
  "a payer uses up most of a channel": (harness) => {
    const channel = harness.random.pick(harness.channels);
    for (let count = 6; count > 0; count -= 1) purchase(harness, channel, true);
  },
  "a payer tries an old voucher": (harness) => tryOldVoucher(harness, harness.random.pick(harness.channels)),
  "a payer withdraws at the worst moment": (harness) => withdraw(harness, harness.random.pick(harness.channels)),
  "a merchant asks for its claims": (harness) => askClaims(harness, () => true),
  "a merchant asks for a payout": (harness) => askPayout(harness),
  "a payer asks for a refund": (harness) => askRefund(harness, harness.random.pick(harness.channels)),
  "a merchant voids a charge": (harness) => {
    const [charge] = harness.rows.channels.charges.filter(({ status }) => status === "charged").slice(-1);
    if (charge !== undefined) void harness.charges.void({ merchantId, environment: "sandbox" }, charge.id, 86_400_000);
  },
  "a merchant claims on the chain": (harness) => {
    const channel = harness.random.pick(storedIn(harness.rows).concat([aChannel(merchantId)]));
    const { id, charged, signedMax, voucherSignature, config } = channel;
    if (voucherSignature === null || charged === 0n) return;
    const key = { receiver: config.receiver, asset: config.token };
    const row = { id, key, total: charged, signedMax, signature: voucherSignature };
    send(harness, { kind: "claim", rows: [row] });
  },
  "another account pays out": (harness) => {
    const { receiver, token } = harness.random.pick(harness.channels).config;
    send(harness, { kind: "settle", key: { receiver, asset: token } });
  },
};

/** What breaks. */
export const channelFaults: Readonly<Record<string, ChannelAct>> = {
  "a settler dies at one of its next calls": (harness) => {
    const process = harness.settlers.find(({ isDead }) => !isDead);
    if (process === undefined || isLate(harness)) return;
    process.callsToLive = harness.random.between(1, 12);
    harness.scheduler.after(3_000, null, () => addChannelSettler(harness));
  },
  "a gateway dies": (harness) => {
    const process = harness.gateways.find(({ isDead }) => !isDead);
    if (process === undefined) return;
    process.callsToLive = 1;
    harness.scheduler.after(1_000, null, () => addChannelGateway(harness, `gateway-${harness.gateways.length}`));
  },
  "a settler is paused": (harness) => {
    const process = harness.random.pick(harness.settlers);
    if (!isLate(harness)) process.pausedUntilMs = harness.scheduler.clock.now() + 8_000;
  },
  "the node lags": ({ conditions, random, scheduler }) => {
    conditions.lagBlocks = random.between(1, 4);
    scheduler.after(6_000, null, () => Object.assign(conditions, { lagBlocks: 0 }));
  },
  "the node answers badly": ({ conditions, scheduler }) => {
    conditions.failures = 0.3;
    scheduler.after(5_000, null, () => Object.assign(conditions, { failures: 0 }));
  },
  "no block comes": (harness) => {
    if (isLate(harness)) return;
    harness.conditions.isStalled = true;
    harness.scheduler.after(8_000, null, () => Object.assign(harness.conditions, { isStalled: false }));
  },
  "the node forgets what waits": ({ ledger, random }) => {
    for (const hash of [...ledger.pool.keys()]) if (random.chance(0.5)) ledger.pool.delete(hash);
  },
  "a reorganization": ({ ledger, random }) => ledger.reorganize(random.between(1, 5)),
  "the database loses answers": ({ trouble, scheduler }) => {
    trouble.databaseFailures = 0.25;
    scheduler.after(5_000, null, () => Object.assign(trouble, { databaseFailures: 0 }));
  },
  "the authorizer is away": (harness) => {
    if (isLate(harness)) return;
    harness.trouble.isAuthorizerAway = true;
    harness.scheduler.after(8_000, null, () => Object.assign(harness.trouble, { isAuthorizerAway: false }));
  },
  "a gateway stores a forged voucher": (harness) => {
    const channel = harness.random.pick(harness.channels);
    const known = storedIn(harness.rows).find(({ id }) => id === channel.id);
    const isOpen = (harness.openRequests.get(channel.id)?.count ?? 0) > 0;
    if (known === undefined || known.charged === 0n || harness.unclaimable.size > 0 || isOpen) return;
    const signature = `0xf0${channel.id.slice(4, 20)}` as const;
    harness.ledger.forged.add(signature);
    harness.unclaimable.add(channel.id);
    change(harness.rows, channel.id, { voucherSignature: signature });
  },
};

function send({ ledger, counts }: ChannelHarness, call: Parameters<typeof ledger.send>[0]["call"]): void {
  counts.requests += 1;
  ledger.send({ hash: `0x${counts.requests.toString(16).padStart(64, "e")}`, lane: null, call });
}

function deposit(harness: ChannelHarness, channel: SimChannel): void {
  const amount = BigInt(harness.random.between(2, 10)) * 1_000n;
  harness.counts.requests += 1;
  const hash = `0x${harness.counts.requests.toString(16).padStart(64, "d")}` as const;
  channel.deposits.push({ hash, amount, isCounted: false });
  harness.ledger.send({ hash, lane: null, call: { kind: "deposit", id: channel.id, amount } });
}

function purchase(harness: ChannelHarness, channel: SimChannel, isKeyed: boolean): void {
  const known = storedIn(harness.rows).find(({ id }) => id === channel.id);
  // A channel with a forged voucher is for an operator to look at; its payer does not come back.
  if (known === undefined || harness.unclaimable.has(channel.id)) return;
  const price = BigInt(harness.random.between(1, 4)) * 250n;
  const amount = harness.random.chance(0.3) ? price / 2n : price;
  buy(harness, { channel, price, amount, believed: known.charged, isKeyed });
}

/** It starts when it owes most, and ends in the first block that lets it. */
function withdraw(harness: ChannelHarness, { id }: SimChannel): void {
  send(harness, { kind: "withdraw", id });
  const finish = () => send(harness, { kind: "finish", id, delaySeconds: withdrawDelay });
  for (const lateSeconds of [0, 4, 12]) harness.scheduler.after((withdrawDelay + lateSeconds) * 1_000, null, finish);
}

function askClaims(
  { rows, scheduler }: Pick<ChannelHarness, "rows" | "scheduler">,
  isWanted: (channel: ReturnType<typeof storedIn>[number]) => boolean,
): void {
  const waiting = storedIn(rows).filter(
    ({ charged, onChain: { claimed, balance } }) => charged > claimed && balance > claimed,
  );
  for (const channel of waiting.filter(isWanted))
    if (channel.status !== "closed" && !rows.claimRequested.has(channel.id))
      rows.claimRequested.set(channel.id, scheduler.clock.now());
}

export function askPayout({ rows, random, channels, scheduler }: ChannelHarness, only?: SimChannel): void {
  const { receiver, token: asset } = (only ?? random.pick(channels)).config;
  const isOpen = [...rows.actions.values()].some((each) => each.key?.receiver === receiver && !each.isEnded);
  const own = storedIn(rows).filter(({ config }) => config.receiver === receiver);
  askClaims({ rows, scheduler }, ({ config }) => config.receiver === receiver);
  if (own.length === 0 || isOpen) return;
  const id = newId("pyo");
  rows.actions.set(id, {
    ...{ id, kind: "payout", createdAtMs: scheduler.clock.now(), key: { receiver, asset }, channelId: null },
    ...{ requested: null, written: null, status: "planned", txHash: null, blockNumber: null, amount: null },
    ...{ failure: null, isEnded: false },
  });
}

function askRefund({ rows, scheduler, random }: ChannelHarness, { id: channelId }: SimChannel): void {
  const isOpen = [...rows.actions.values()].some((each) => each.channelId === channelId && !each.isEnded);
  if (isOpen || !storedIn(rows).some(({ id, status }) => id === channelId && status !== "closed")) return;
  const id = newId("chr");
  rows.actions.set(id, {
    ...{ id, kind: "refund", createdAtMs: scheduler.clock.now(), key: null, channelId },
    ...{ requested: random.chance(0.5) ? null : 700n, written: null, status: "planned", txHash: null },
    ...{ blockNumber: null, amount: null, failure: null, isEnded: false },
  });
}

/** A withdrawal has run so long that no outage begins any more. */
function isLate({ ledger }: ChannelHarness): boolean {
  const { state, timestampSeconds } = ledger.tip();
  return [...state.channels.values()].some(
    ({ withdrawRequestedAt }) =>
      withdrawRequestedAt > 0 && timestampSeconds - withdrawRequestedAt > latestOutageSeconds,
  );
}
