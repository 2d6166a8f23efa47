import type { ChannelId } from "@lunas/domain/channel/channel";
import type { ClaimDeps } from "@lunas/domain/channel/claims/plan-claims";
import type { ChannelObserver, NewAction } from "@lunas/domain/channel/claims/ports";
import { planRound } from "@lunas/domain/channel/plan-round";
import { compareChannels } from "@lunas/domain/channel/watch/compare-channels";
import { type LogDeps, newLogRange } from "@lunas/domain/channel/watch/read-logs";
import { gated } from "../gate";
import type { Process } from "../scheduler";
import type { ChannelHarness } from "./channel-harness";
import { laneRound } from "./channel-lane";
import { claimsUnderWay } from "./channel-payouts";
import type { ActionRow } from "./channel-rows";

const roundMs = 1_000;
const turnMs = 4_000;

/** A process that may die at any of its calls, and whose calls take their time. */
export function startChannelProcess(harness: ChannelHarness, name: string): Process {
  const process: Process = { name, isDead: false, pausedUntilMs: 0, skewMs: 0, callsToLive: null };
  harness.processes.push(process);
  return process;
}

function repeat(harness: ChannelHarness, process: Process, work: () => Promise<void>): void {
  const round = () =>
    void work()
      .catch(() => undefined)
      .then(() => harness.scheduler.after(roundMs, process, round));
  harness.scheduler.after(harness.random.below(roundMs), process, round);
}

/** The rounds of a settler about channels, as the service has them, and of a lane that sends what they write. */
export function addChannelSettler(harness: ChannelHarness): Process {
  const { scheduler, random, chain, conditions, trouble, rows } = harness;
  harness.counts.started += 1;
  const owner = `settler-${harness.counts.started}`;
  const process = startChannelProcess(harness, owner);
  harness.settlers.push(process);
  const database = { scheduler, random, process, to: "database", failures: () => trouble.databaseFailures } as const;
  const node = { scheduler, random, process, to: "chain", failures: () => conditions.failures } as const;
  const actions = gated(harness.actions, database);
  const claims: ClaimDeps & LogDeps = {
    ...{
      owner,
      actions,
      clock: scheduler.clock,
      leftOut: new Map(),
      logRange: newLogRange(),
      authorizer: harness.authorizer,
    },
    contract: gated(harness.contract, { ...node, immediate: ["claimCall", "payoutCall", "refundCall", "together"] }),
    observe: { ...quiet, planned: (action) => notePlanned(harness, owner, action) },
  };
  const lane = { owner, node: gated(harness.lane.node, node), rows: gated(harness.lane.rows, database) };
  const plan = async () => {
    const turn = await actions.takeTurn({ chainId: chain.chainId, owner, leaseMs: turnMs });
    if (turn === null) return;
    const block = await planRound(claims, turn);
    if (block !== null && turn.isCompareDue) await compareChannels(claims, block);
  };
  repeat(harness, process, async () => {
    await plan().catch((error: unknown) => noteFault(rows.wrong, error));
    await laneRound(lane, await actions.planned(chain.chainId));
  });
  return process;
}

/**
 * A payout is written after the claims that it pays are mined, and a channel is in one action at a time. A settler that has lost its
 * turn may not know of a claim: its payout pays what is mined.
 */
function notePlanned({ rows }: ChannelHarness, owner: string, { id, kind }: Pick<NewAction, "id" | "kind">): void {
  const own = channelsOf(rows.actions.get(id));
  for (const other of rows.actions.values()) {
    const isOther = other.id !== id && !other.isEnded && !other.isReopened && other.written !== null;
    if (isOther && channelsOf(other).some((each) => own.includes(each)))
      rows.wrong.push(`${id} has a channel that is in ${other.id}`);
  }
  const key = rows.actions.get(id)?.key ?? null;
  // A reorganization may take a claim back between the read of what is unpaid and the payout.
  const isFirst = (action: ActionRow) => !action.isReopened;
  if (kind === "payout" && key !== null && rows.turn?.owner === owner && claimsUnderWay(rows, key, isFirst) > 0)
    rows.wrong.push(`${id} was written before a claim that it pays was mined`);
}

function channelsOf(action: ActionRow | undefined): readonly ChannelId[] {
  const ofRefund = action?.channelId ?? null;
  return [...(action?.written?.rows.map(({ channelId }) => channelId) ?? []), ...(ofRefund === null ? [] : [ofRefund])];
}

/** Connections that break and turns that end are what the simulation does; anything else is a defect. */
function noteFault(wrong: string[], error: unknown): void {
  if (
    error instanceof Error &&
    error.name !== "Unavailable" &&
    !/does not (have|answer)|broke|is not held by/.test(error.message)
  )
    wrong.push(`a round threw: ${error.message}`);
}

const nothing = () => undefined;
const quiet: ChannelObserver = {
  ...{ changed: nothing, differed: nothing, planned: nothing, leftOut: nothing, late: nothing, ended: nothing },
  ...{ reorged: nothing, fault: nothing },
};
