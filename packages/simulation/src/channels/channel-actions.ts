import { availableIn, type ChannelStatus, type StoredChannel, unclaimedOf } from "@lunas/domain/channel/channel";
import type { ActionStore, ChangedChannel, ChannelStates, NewAction } from "@lunas/domain/channel/claims/ports";
import type { Clock } from "@lunas/domain/shared/clock";
import { Unavailable } from "@lunas/domain/shared/unavailable";
import { receiverName } from "./channel-chain";
import { payoutsIn } from "./channel-payouts";
import { type ActionRow, type ChannelRows, change, failAction, free, refundOf, storedIn } from "./channel-rows";

const compareEveryMs = 20_000;

/** The statements of settlers about channels, as `prisma/functions` has them, on rows in memory. */
export function channelActions(rows: ChannelRows, clock: Clock): ActionStore {
  return {
    takeTurn: async ({ owner, leaseMs }) => {
      const { turn } = rows;
      if (turn !== null && turn.owner !== owner && turn.untilMs > clock.now()) return null;
      rows.turn = { owner, untilMs: clock.now() + leaseMs };
      return { head: rows.head, isCompareDue: clock.now() - rows.comparedAtMs > compareEveryMs };
    },
    note: async (_chainId, states, how) => {
      if (rows.turn?.owner !== how.owner) throw new Unavailable("database", "the turn is another settler's");
      const changed = states.channels.flatMap((each) =>
        noteOne(rows, clock, { each, states, again: how.again === true }),
      );
      noteReceivers(rows, clock, { states, again: how.again === true });
      if (how.readTo !== null) rows.head = { number: how.readTo.number, hash: how.readTo.hash };
      return changed;
    },
    ...readsOf(rows, clock),
    payouts: async (chain) => payoutsIn(rows, chain),
    plan: async (action, how) => plan(rows, clock, { action, holdSeconds: how?.holdSeconds ?? null }),
    planned: async () =>
      [...rows.actions.values()].flatMap(({ id, isEnded, status, written }) =>
        isEnded || status !== "planned" || written === null
          ? []
          : [{ actionId: id, calldata: written.calldata, gasLimit: written.gasLimit, isUrgent: written.isUrgent }],
      ),
    mined: async () =>
      [...rows.actions.values()].flatMap(({ id, kind, isEnded, status, txHash }) =>
        isEnded || kind === "claim" || status !== "sent" || txHash === null ? [] : [{ id, kind, txHash }],
      ),
    end: async (id, moved) => {
      const action = rows.actions.get(id);
      if (action === undefined || action.isEnded || action.txHash !== moved.txHash) return false;
      Object.assign(action, {
        status: "confirmed",
        isEnded: true,
        amount: moved.amount,
        blockNumber: moved.blockNumber,
      });
      return true;
    },
    fail: async (id, code) => {
      const action = rows.actions.get(id);
      if (action === undefined || action.isEnded || (action.status !== "planned" && action.txHash === null))
        return false;
      failAction(rows, id, code);
      return true;
    },
    gasPriceWei: async () => 1n,
    // No stock server asks here.
    shopRequests: async () => [],
    failRequest: async () => false,
  };
}

type Reads = Pick<
  ActionStore,
  "toRead" | "receiversToRead" | "openAfter" | "readSince" | "noteCompared" | "claimCandidates" | "refundRequests"
>;

function readsOf(rows: ChannelRows, clock: Clock): Reads {
  return {
    toRead: async (_chainId, ids) =>
      storedIn(rows).filter(
        ({ id, actionId }) => ids.includes(id) || (actionId !== null && rows.actions.get(actionId)?.isEnded === true),
      ),
    receiversToRead: async (_chainId, receivers) => receivers.filter((each) => rows.receivers.has(receiverName(each))),
    openAfter: async (_chainId, after, limit) =>
      storedIn(rows)
        .filter(({ id, status }) => status !== "closed" && (after === null || id > after))
        .sort((one, other) => (one.id < other.id ? -1 : 1))
        .slice(0, limit),
    readSince: async (_chainId, block) => storedIn(rows).filter(({ onChain }) => onChain.readAtBlock >= block),
    noteCompared: async () => {
      rows.comparedAtMs = clock.now();
    },
    claimCandidates: async ({ chain }) =>
      storedIn(rows)
        .filter(({ actionId, charged, onChain }) => actionId === null && charged > onChain.claimed)
        .filter(({ onChain }) => onChain.balance > onChain.claimed)
        .map((channel) => ({
          ...{ channel, fromAmount: chain.channels?.claim.fromAmount ?? 0n },
          isRequested: rows.claimRequested.has(channel.id),
        })),
    refundRequests: async (_chainId, { authorizers }) =>
      [...rows.actions.values()].flatMap(({ id, kind, isEnded, written, requested, channelId }) => {
        const channel = storedIn(rows).find((each) => each.id === channelId);
        if (kind !== "refund" || isEnded || written !== null || channel === undefined || channel.actionId !== null)
          return [];
        if (!authorizers.includes(channel.config.receiverAuthorizer)) return [];
        return [{ id, cause: "payer" as const, amount: requested, channel }];
      }),
  };
}

interface Noted {
  readonly each: ChannelStates["channels"][number];
  readonly states: ChannelStates;
  readonly again: boolean;
}

function noteOne(
  rows: ChannelRows,
  clock: Clock,
  { each, states: { block }, again }: Noted,
): readonly ChangedChannel[] {
  const row = rows.channels.channels.get(each.id);
  if (row === undefined) return [];
  const { channel } = row;
  const newest = Math.max(channel.onChain.readAtBlock, rows.depositedAt.get(each.id) ?? 0);
  if (!again && newest > block.number) return [];
  if (again) rows.depositedAt.delete(each.id);
  const action = channel.actionId === null ? undefined : rows.actions.get(channel.actionId);
  const isFree = action !== undefined && isRead(action, block.number);
  const status = statusOf(channel, each);
  const { id: _, ...onChain } = each;
  change(rows, each.id, { status, onChain: { ...onChain, readAtBlock: block.number } });
  if (each.refundNonce < channel.onChain.refundNonce && refundOf(rows, row.reserved)?.isEnded !== false)
    row.reserved = { signature: "refund", untilMs: clock.now() + 60_000 };
  const next = row.channel;
  change(rows, each.id, { unclaimedSinceMs: unclaimedOf(next) === 0n ? null : (next.unclaimedSinceMs ?? clock.now()) });
  if (isFree) free(rows, each.id, action.id);
  return status === channel.status ? [] : [{ channelId: each.id, was: channel.status, status }];
}

/** It has ended, and what it did is read. */
function isRead({ isEnded, status, blockNumber }: ActionRow, block: number): boolean {
  return isEnded && (status === "failed" || (blockNumber ?? 0) <= block);
}

function statusOf({ charged, status, onChain }: StoredChannel, each: Noted["each"]): ChannelStatus {
  if (charged > each.balance) return "short";
  const isEmpty = each.balance === 0n || each.balance < onChain.balance || status === "closed";
  if (each.balance <= each.claimed && isEmpty) return "closed";
  return each.withdrawRequestedAt > 0 ? "withdrawing" : "open";
}

function noteReceivers(
  rows: ChannelRows,
  clock: Clock,
  { states: { block, receivers }, again }: Pick<Noted, "states" | "again">,
): void {
  for (const { receiver, asset, claimed, settled } of receivers) {
    const known = rows.receivers.get(receiverName({ receiver, asset }));
    if (known !== undefined && !again && known.readAtBlock > block.number) continue;
    const unpaidSinceMs = claimed === settled ? null : (known?.unpaidSinceMs ?? clock.now());
    const row = { receiver, asset, claimed, settled, readAtBlock: block.number, unpaidSinceMs };
    rows.receivers.set(receiverName(row), row);
  }
}

interface Planned {
  readonly action: NewAction;
  readonly holdSeconds: number | null;
}

function plan(rows: ChannelRows, clock: Clock, { action, holdSeconds }: Planned): boolean {
  const known = rows.actions.get(action.id);
  if (known !== undefined && (known.isEnded || known.written !== null)) return false;
  const isWrong = action.rows.some(({ channelId, totalClaimed }) => {
    const channel = rows.channels.channels.get(channelId)?.channel;
    if (channel === undefined || channel.actionId !== null || channel.status === "closed") return true;
    const { onChain, charged } = channel;
    return totalClaimed <= onChain.claimed || totalClaimed > onChain.balance || totalClaimed > charged;
  });
  if (isWrong || !isRefundable(rows, action, clock.now())) return false;
  // One open payout of a wallet, by an index of the table.
  if (action.kind === "payout" && known === undefined && isOpenPayout(rows, action)) throw new Error("unique payout");
  const row = known ?? newRow(action, clock.now());
  Object.assign(row, { written: action, amount: action.amount });
  rows.actions.set(action.id, row);
  for (const { channelId, totalClaimed } of action.rows) {
    const own = rows.channels.channels.get(channelId);
    if (own !== undefined) own.claiming = totalClaimed;
    take(rows, channelId, action.id);
  }
  if (action.channelId !== null) {
    const own = rows.channels.channels.get(action.channelId);
    if (own !== undefined) own.reserved = { signature: action.id, untilMs: clock.now() + (holdSeconds ?? 0) * 1_000 };
    take(rows, action.channelId, action.id);
  }
  return true;
}

function take(rows: ChannelRows, id: Parameters<typeof change>[1], actionId: NewAction["id"]): void {
  rows.claimRequested.delete(id);
  change(rows, id, { actionId });
}

function isRefundable(rows: ChannelRows, { id, channelId, amount }: NewAction, nowMs: number): boolean {
  if (channelId === null) return true;
  const { channel, reserved = null } = rows.channels.channels.get(channelId) ?? {};
  if (channel === undefined || channel.actionId !== null) return false;
  // A shop works for a voucher, and charges it when it is done.
  if (reserved !== null && reserved.untilMs > nowMs && reserved.signature !== id) return false;
  return (amount ?? 0n) <= availableIn(channel);
}

function isOpenPayout(rows: ChannelRows, { receiver, asset }: NewAction): boolean {
  return [...rows.actions.values()].some(
    ({ kind, isEnded, key }) => kind === "payout" && !isEnded && key?.receiver === receiver && key?.asset === asset,
  );
}

function newRow({ id, kind, receiver, asset, channelId }: NewAction, createdAtMs: number): ActionRow {
  return {
    ...{ id, kind, createdAtMs, channelId, requested: null, written: null, status: "planned", txHash: null },
    ...{ blockNumber: null, amount: null, failure: null, isEnded: false },
    key: kind === "payout" && receiver !== null && asset !== null ? { receiver, asset } : null,
  };
}
