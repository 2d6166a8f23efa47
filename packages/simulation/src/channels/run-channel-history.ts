import { aChannel } from "@lunas/testkit/contracts/channel-fixture";
import { type HistoryReport, type Step, writeScript } from "../script";
import { askPayout, type ChannelAct, channelDeeds, channelFaults } from "./channel-acts";
import { channelFindings } from "./channel-findings";
import {
  type ChannelHarness,
  type ChannelMutant,
  createChannelHarness,
  type SimChannel,
  withdrawDelay,
} from "./channel-harness";
import { isLaneQuiet } from "./channel-lane";
import { addChannelGateway, merchantId } from "./channel-payers";
import { addChannelSettler } from "./channel-processes";
import { change, storedIn } from "./channel-rows";

export type ChannelHistory = HistoryReport & Readonly<Record<"charges" | "claims" | "payouts", number>>;

const blockMs = 2_000;
const quietMs = 120_000;
const sliceMs = 5_000;

/** One history of channels: what happens follows from the seed alone. */
export async function runChannelHistory(
  seed: number,
  { mutant = null }: { readonly mutant?: ChannelMutant | null } = {},
): Promise<ChannelHistory> {
  const harness = createChannelHarness(seed, mutant);
  const { random, scheduler, rows } = harness;
  begin(harness);
  await scheduler.runFor(3_000);
  const script = scriptOf(harness);
  for (const [name, act] of script) {
    harness.trace.push(`${scheduler.clock.now()} ${name}`);
    act(harness);
    await scheduler.runFor(random.between(0, 1_500));
  }
  await recover(harness);
  const actions = [...rows.actions.values()].filter(({ status }) => status === "confirmed");
  return {
    ...{ seed, steps: script.length, faults: script.filter(([name]) => name in channelFaults).length },
    charges: rows.channels.charges.length,
    claims: actions.filter(({ kind }) => kind === "claim").length,
    payouts: actions.filter(({ kind }) => kind === "payout").length,
    happened: scheduler.requested(),
    trace: harness.trace,
    findings: channelFindings(harness),
  };
}

function begin(harness: ChannelHarness): void {
  const { scheduler, ledger, conditions, random, channels } = harness;
  const mine = () => {
    if (!conditions.isStalled) ledger.mine(Math.floor(scheduler.clock.now() / 1_000));
    countDeposits(harness);
    scheduler.after(blockMs, null, mine);
  };
  scheduler.after(blockMs, null, mine);
  for (let count = random.between(1, 3); count > 0; count -= 1) addChannelSettler(harness);
  for (let count = random.between(1, 3); count > 0; count -= 1) addChannelGateway(harness, `gateway-${count}`);
  const open = channelDeeds["a payer deposits"] as ChannelAct;
  for (let count = channels.length; count > 0; count -= 1) open(harness);
}

/** The settlement engine: a deposit counts once, at the chain's depth, and is sent again where a reorganization took it back. */
function countDeposits(harness: ChannelHarness): void {
  const { ledger, chain, channels } = harness;
  const deepest = ledger.tip().number - chain.settlement.confirmations + 1;
  for (const channel of channels) {
    for (const deposit of channel.deposits) {
      const block = ledger.blocks.find(({ transactions }) => transactions.some(({ hash }) => hash === deposit.hash));
      if (block === undefined) {
        const { hash, amount } = deposit;
        ledger.send({ hash, lane: null, call: { kind: "deposit", id: channel.id, amount } });
      } else if (!deposit.isCounted && block.number <= deepest) {
        deposit.isCounted = true;
        open(harness, channel, { amount: deposit.amount, inBlock: block.number });
      }
    }
  }
}

interface Confirmed {
  readonly amount: bigint;
  readonly inBlock: number;
}

/** As `open_channel`. */
function open({ rows, scheduler }: ChannelHarness, { id, config }: SimChannel, { amount, inBlock }: Confirmed): void {
  const known = rows.channels.channels.get(id);
  if (known === undefined) {
    const onChain = { balance: amount, claimed: 0n, refundNonce: 0n, withdrawAmount: 0n, withdrawRequestedAt: 0 };
    const opened = { id, config, onChain: { ...onChain, readAtBlock: 0 }, openedAtMs: scheduler.clock.now() };
    const channel = aChannel(merchantId, opened);
    rows.channels.channels.set(id, { channel, last: null, reserved: null, claiming: 0n });
  } else if (inBlock > known.channel.onChain.readAtBlock) {
    const { onChain, status, charged } = known.channel;
    const balance = onChain.balance + amount;
    const isOpenAgain = status === "closed" || (status === "short" && charged <= balance);
    change(rows, id, { onChain: { ...onChain, balance }, status: isOpenAgain ? "open" : status });
  } else return;
  rows.depositedAt.set(id, Math.max(rows.depositedAt.get(id) ?? 0, inBlock));
}

function scriptOf({ random }: ChannelHarness): Step<ChannelAct>[] {
  const from = (acts: Readonly<Record<string, ChannelAct>>) => random.pick(Object.entries(acts));
  return writeScript(random, {
    any: () => from(random.chance(0.35) ? channelFaults : channelDeeds),
    fault: () => from(channelFaults),
  });
}

/** Everything works again; every withdrawal ends; the merchants ask for what is theirs until nothing is open. */
async function recover(harness: ChannelHarness): Promise<void> {
  const { conditions, trouble, processes, scheduler, settlers, channels, rows } = harness;
  Object.assign(conditions, { lagBlocks: 0, isStalled: false, failures: 0 });
  Object.assign(trouble, { databaseFailures: 0, isAuthorizerAway: false });
  for (const process of processes) process.pausedUntilMs = 0;
  if (settlers.every(({ isDead }) => isDead)) addChannelSettler(harness);
  await scheduler.runFor((withdrawDelay + 30) * 1_000);
  const isDone = () => isLaneQuiet(rows) && storedIn(rows).every((channel) => !isUnclaimed(harness, channel));
  for (let elapsedMs = 0; elapsedMs < quietMs && !(isDone() && elapsedMs > sliceMs); elapsedMs += sliceMs) {
    for (const channel of channels) askPayout(harness, channel);
    await scheduler.runFor(sliceMs);
  }
  await scheduler.runFor(2 * sliceMs);
}

function isUnclaimed({ unclaimable }: ChannelHarness, { id, charged, onChain }: ReturnType<typeof storedIn>[number]) {
  return !unclaimable.has(id) && charged > onChain.claimed;
}
