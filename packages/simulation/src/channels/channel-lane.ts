import type { ActionOrder } from "@lunas/domain/settlement/attempt";
import type { Clock } from "@lunas/domain/shared/clock";
import type { Hex } from "@lunas/domain/shared/hex";
import type { ChannelCall } from "./channel-chain";
import type { ChannelReceipt, LaneNode, LaneTransaction } from "./channel-node";
import { type ChannelRows, failAction, storedIn, type TransactionRow } from "./channel-rows";

/** What a lane does in the database, each in one statement. */
export interface LaneRows {
  /** Takes the lane, or keeps it. */
  lease(owner: string): Promise<boolean>;
  /** Writes transactions ahead of sending them. */
  commit(owner: string, orders: readonly ActionOrder[]): Promise<void>;
  /** Everything that is open, and what was closed lately. */
  watched(): Promise<readonly TransactionRow[]>;
  finish(owner: string, receipts: readonly ChannelReceipt[]): Promise<void>;
  reopen(owner: string, hashes: readonly Hex[]): Promise<void>;
}

const leaseMs = 5_000;
const watchedClosed = 12;
const refundHoldMs = 600_000;
const laneName = "lane";

export function laneRows(rows: ChannelRows, clock: Clock, callOf: (calldata: Hex) => ChannelCall): LaneRows {
  const holds = (owner: string) => rows.lane?.owner === owner && rows.lane.untilMs > clock.now();
  return {
    lease: async (owner) => {
      if (rows.lane !== null && rows.lane.owner !== owner && rows.lane.untilMs > clock.now()) return false;
      rows.lane = { owner, untilMs: clock.now() + leaseMs };
      return true;
    },
    commit: async (owner, orders) => {
      if (!holds(owner)) return;
      for (const { actionId, calldata } of orders) {
        const action = rows.actions.get(actionId);
        const isCarried = rows.transactions.some((each) => each.actionId === actionId && each.isOpen);
        if (action === undefined || action.isEnded || action.status !== "planned" || isCarried) continue;
        action.status = "sent";
        const nonce = rows.transactions.length;
        const hash: Hex = `0x${nonce.toString(16).padStart(64, "c")}`;
        const transaction = { hash, lane: { name: laneName, nonce }, call: callOf(calldata) };
        rows.transactions.push({ transaction, actionId, isOpen: true, status: null, blockNumber: null });
      }
    },
    watched: async () =>
      rows.transactions.filter(({ isOpen }, index) => isOpen || index >= rows.transactions.length - watchedClosed),
    finish: async (owner, receipts) => {
      if (!holds(owner)) return;
      for (const receipt of receipts) close(rows, receipt);
    },
    reopen: async (owner, hashes) => {
      if (!holds(owner)) return;
      for (const row of rows.transactions) if (!row.isOpen && hashes.includes(row.transaction.hash)) reopen(rows, row);
    },
  };
}

/** As `finish_channel_actions`. */
function close(rows: ChannelRows, { hash, status, blockNumber }: ChannelReceipt): void {
  const row = rows.transactions.find(({ transaction }) => transaction.hash === hash);
  if (row === undefined || !row.isOpen) return;
  Object.assign(row, { isOpen: false, status, blockNumber });
  const action = rows.actions.get(row.actionId);
  if (action === undefined || action.isEnded) return;
  Object.assign(action, { txHash: hash, blockNumber });
  if (status === "reverted") failAction(rows, action.id, "tx_failed");
  else if (action.kind === "claim") Object.assign(action, { status: "confirmed", isEnded: true });
}

/** As `reopen_channel_actions`: a payout that was reported stays so. */
function reopen(rows: ChannelRows, row: TransactionRow): void {
  Object.assign(row, { isOpen: true, status: null, blockNumber: null });
  const action = rows.actions.get(row.actionId);
  if (action?.status === "failed" && action.channelId !== null) rows.spoiled.add(action.channelId);
  if (action === undefined || action.status !== "confirmed") return;
  action.isReopened = true;
  if (action.kind === "payout") return;
  Object.assign(action, { status: "sent", isEnded: false, txHash: null, blockNumber: null });
  const refunded = action.channelId === null ? undefined : rows.channels.channels.get(action.channelId);
  if (refunded !== undefined) {
    refunded.channel = { ...refunded.channel, actionId: refunded.channel.actionId ?? action.id };
    refunded.reserved = { signature: action.id, untilMs: rows.channels.clock.now() + refundHoldMs };
  }
  for (const { channelId } of action.written?.rows ?? []) {
    const own = rows.channels.channels.get(channelId);
    if (own !== undefined && own.channel.actionId === null) own.channel = { ...own.channel, actionId: action.id };
  }
}

export interface LaneDeps {
  readonly owner: string;
  readonly rows: LaneRows;
  readonly node: LaneNode;
}

/** A settler's round about its lane: what is written is sent, again and again, until it is mined at depth. */
export async function laneRound({ owner, rows, node }: LaneDeps, planned: readonly ActionOrder[]): Promise<void> {
  if (!(await rows.lease(owner))) return;
  await rows.commit(owner, planned);
  const watched = await rows.watched();
  const sent: LaneTransaction[] = watched.filter(({ isOpen }) => isOpen).map(({ transaction }) => transaction);
  await node.broadcast(sent);
  const receipts = await node.receipts(watched.map(({ transaction }) => transaction.hash));
  const mined = new Map(receipts.map((receipt) => [receipt.hash, receipt]));
  const lost = watched.filter(
    ({ isOpen, transaction, blockNumber }) => !isOpen && mined.get(transaction.hash)?.blockNumber !== blockNumber,
  );
  if (lost.length > 0)
    await rows.reopen(
      owner,
      lost.map(({ transaction }) => transaction.hash),
    );
  await rows.finish(owner, receipts);
}

/** Nothing is open. */
export function isLaneQuiet(rows: ChannelRows): boolean {
  const isFree = storedIn(rows).every(({ actionId }) => actionId === null);
  return (
    isFree &&
    rows.transactions.every(({ isOpen }) => !isOpen) &&
    [...rows.actions.values()].every((each) => each.isEnded)
  );
}
