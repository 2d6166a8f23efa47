import type { ChannelId, StoredChannel } from "@lunas/domain/channel/channel";
import type { NewAction, ReceiverKey } from "@lunas/domain/channel/claims/ports";
import type { Clock } from "@lunas/domain/shared/clock";
import type { Hex } from "@lunas/domain/shared/hex";
import type { ChannelActionId } from "@lunas/domain/shared/id";
import { type MemoryChannel, type MemoryChannels, memoryChannels } from "@lunas/testkit/fakes/memory-channels";
import type { LaneTransaction } from "./channel-node";

/** A claim, payout or refund as it is stored; what was asked for and not signed yet has no `written`. */
export interface ActionRow {
  readonly id: ChannelActionId;
  readonly kind: "claim" | "payout" | "refund";
  readonly createdAtMs: number;
  readonly key: ReceiverKey | null;
  readonly channelId: ChannelId | null;
  /** What was asked to be refunded; null: all. */
  readonly requested: bigint | null;
  written: NewAction | null;
  status: "planned" | "sent" | "confirmed" | "failed";
  txHash: Hex | null;
  blockNumber: number | null;
  amount: bigint | null;
  failure: string | null;
  isEnded: boolean;
  /** A reorganization took it back: its channels may be in another action by then. */
  isReopened?: true;
}

export interface ReceiverRow extends ReceiverKey {
  claimed: bigint;
  settled: bigint;
  readAtBlock: number;
  unpaidSinceMs: number | null;
}

export interface TransactionRow {
  readonly transaction: LaneTransaction;
  readonly actionId: ChannelActionId;
  isOpen: boolean;
  status: "success" | "reverted" | null;
  blockNumber: number | null;
}

/** The rows of a history: one database, of whose statements each is done as a whole. */
export interface ChannelRows {
  readonly channels: MemoryChannels;
  readonly actions: Map<ChannelActionId, ActionRow>;
  readonly receivers: Map<string, ReceiverRow>;
  readonly transactions: TransactionRow[];
  /** Since when. */
  readonly claimRequested: Map<ChannelId, number>;
  readonly depositedAt: Map<ChannelId, number>;
  head: { readonly number: number; readonly hash: Hex } | null;
  comparedAtMs: number;
  turn: { readonly owner: string; readonly untilMs: number } | null;
  lane: { readonly owner: string; readonly untilMs: number } | null;
  /** A reorganization below the depth made a refund succeed that had failed: what was charged since is lost, as with any such one. */
  readonly spoiled: Set<ChannelId>;
  /** Disagreements that were seen when they happened. */
  readonly wrong: string[];
}

export function channelRows(clock: Clock): ChannelRows {
  return {
    channels: memoryChannels(clock),
    ...{
      actions: new Map(),
      receivers: new Map(),
      transactions: [],
      claimRequested: new Map(),
      depositedAt: new Map(),
    },
    ...{ head: null, comparedAtMs: Number.NEGATIVE_INFINITY, turn: null, lane: null, spoiled: new Set(), wrong: [] },
  };
}

export function storedIn(rows: ChannelRows): readonly StoredChannel[] {
  return [...rows.channels.channels.values()].map(({ channel }) => channel);
}

export function change(rows: ChannelRows, id: ChannelId, to: Partial<StoredChannel>): void {
  const row = rows.channels.channels.get(id);
  if (row !== undefined) row.channel = { ...row.channel, ...to };
}

/** The refund that a channel is reserved for; undefined: for a voucher, or not at all. */
export function refundOf(rows: ChannelRows, reserved: MemoryChannel["reserved"]): ActionRow | undefined {
  return [...rows.actions.values()].find(({ id }) => id === reserved?.signature);
}

/** The channel is in no action any more, or in the refund that a reorganization opened again meanwhile. */
export function free(rows: ChannelRows, id: ChannelId, actionId: ChannelActionId): void {
  const row = rows.channels.channels.get(id);
  if (row === undefined) return;
  // A claim that a reorganization took back is sent again.
  if (rows.actions.get(actionId)?.status === "failed") row.claiming = 0n;
  if (row.reserved?.signature === actionId) row.reserved = null;
  change(rows, id, { actionId: refundOf(rows, row.reserved)?.id ?? null });
}

export function failAction(rows: ChannelRows, id: ChannelActionId, failure: string): void {
  const action = rows.actions.get(id);
  if (action === undefined || action.isEnded) return;
  Object.assign(action, { status: "failed", failure, isEnded: true });
  for (const channel of storedIn(rows)) if (channel.actionId === id) free(rows, channel.id, id);
}
