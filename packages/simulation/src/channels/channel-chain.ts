import type { ChannelId, ChannelOnChain } from "@lunas/domain/channel/channel";
import type { ReceiverKey, ReceiverOnChain } from "@lunas/domain/channel/claims/ports";
import type { Hex } from "@lunas/domain/shared/hex";
import type { Random } from "../random";

/** A channel as the contract has it. */
export type ContractChannel = Omit<ChannelOnChain, "readAtBlock">;

export type ContractReceiver = Omit<ReceiverOnChain, "receiver" | "asset">;

export interface ContractState {
  readonly channels: ReadonlyMap<ChannelId, ContractChannel>;
  readonly receivers: ReadonlyMap<string, ContractReceiver>;
  readonly nonces: ReadonlyMap<string, number>;
}

export interface CalledRow {
  readonly id: ChannelId;
  readonly key: ReceiverKey;
  readonly total: bigint;
  readonly signedMax: bigint;
  readonly signature: Hex;
}

export type ChannelCall =
  | { readonly kind: "deposit"; readonly id: ChannelId; readonly amount: bigint }
  | { readonly kind: "withdraw"; readonly id: ChannelId }
  | { readonly kind: "finish"; readonly id: ChannelId; readonly delaySeconds: number }
  | { readonly kind: "claim"; readonly rows: readonly CalledRow[] }
  | { readonly kind: "settle"; readonly key: ReceiverKey }
  | { readonly kind: "refund"; readonly id: ChannelId; readonly amount: bigint; readonly nonce: bigint }
  | { readonly kind: "together"; readonly calls: readonly ChannelCall[] };

export interface ChannelTransaction {
  readonly hash: Hex;
  /** A lane's transactions are mined by their nonces; others in any order. */
  readonly lane: { readonly name: string; readonly nonce: number } | null;
  readonly call: ChannelCall;
}

export interface MinedChannelTransaction extends ChannelTransaction {
  readonly status: "success" | "reverted";
  /** What a payout or a refund moved. */
  readonly moved: bigint;
}

export interface ChannelBlock {
  readonly number: number;
  readonly hash: Hex;
  readonly timestampSeconds: number;
  readonly state: ContractState;
  readonly transactions: readonly MinedChannelTransaction[];
}

/** Rows that fit into a block's gas. */
export const mostRowsOfBlock = 2;
export const receiverName = ({ receiver, asset }: ReceiverKey) => `${receiver} ${asset}`;
const noChannel: ContractChannel = {
  ...{ balance: 0n, claimed: 0n, refundNonce: 0n, withdrawAmount: 0n, withdrawRequestedAt: 0 },
};

/** A chain with the contract of channels: it reorganizes, and forgets what waits. */
export interface ChannelChain {
  readonly blocks: ChannelBlock[];
  readonly pool: Map<Hex, ChannelTransaction>;
  /** Vouchers of keys that were never a payer's. */
  readonly forged: Set<Hex>;
  tip(): ChannelBlock;
  send(transaction: ChannelTransaction): void;
  mine(timestampSeconds: number): void;
  /** The newest blocks are removed; what they had waits again, or is forgotten. */
  reorganize(count: number): void;
  /** What a call would do now. */
  failureOf(call: ChannelCall, at: ChannelBlock): string | null;
}

export function channelChain(random: Random, startSeconds: number): ChannelChain {
  const empty: ContractState = { channels: new Map(), receivers: new Map(), nonces: new Map() };
  const genesis = { number: 0, hash: hashOf(0), timestampSeconds: startSeconds, state: empty, transactions: [] };
  const blocks: ChannelBlock[] = [genesis];
  const pool = new Map<Hex, ChannelTransaction>();
  const forged = new Set<Hex>();
  let made = 0;
  const tip = () => blocks.at(-1) ?? genesis;
  const mine = (timestampSeconds: number) => {
    made += 1;
    const parent = tip();
    const draft = draftOf(parent.state);
    const mined: MinedChannelTransaction[] = [];
    for (const transaction of inOrder([...pool.values()], random)) {
      const done = include(draft, transaction, { timestampSeconds, forged });
      if (done === null) continue;
      mined.push(done);
      pool.delete(transaction.hash);
    }
    blocks.push({ number: parent.number + 1, hash: hashOf(made), timestampSeconds, state: draft, transactions: mined });
  };
  return {
    ...{ blocks, pool, forged, tip, mine },
    send: (transaction) => {
      if (!blocks.some(({ transactions }) => transactions.some(({ hash }) => hash === transaction.hash)))
        pool.set(transaction.hash, transaction);
    },
    reorganize: (count) => {
      const removed = blocks.splice(Math.max(1, blocks.length - count));
      for (const { transactions } of removed)
        for (const { hash, lane, call } of transactions) if (!random.chance(0.3)) pool.set(hash, { hash, lane, call });
    },
    failureOf: (call, { state, timestampSeconds }) =>
      execute(draftOf(state), call, { timestampSeconds, forged }).failure,
  };
}

/** Null: another transaction of its lane comes before it. */
function include(draft: Draft, transaction: ChannelTransaction, at: Conditions): MinedChannelTransaction | null {
  const { lane, call } = transaction;
  if (lane !== null && (draft.nonces.get(lane.name) ?? 0) !== lane.nonce) return null;
  const before = draftOf(draft);
  const { failure, moved } = execute(draft, call, at);
  if (failure !== null) Object.assign(draft, before);
  if (lane !== null) draft.nonces.set(lane.name, lane.nonce + 1);
  return { ...transaction, status: failure === null ? "success" : "reverted", moved };
}

interface Draft extends ContractState {
  readonly channels: Map<ChannelId, ContractChannel>;
  readonly receivers: Map<string, ContractReceiver>;
  readonly nonces: Map<string, number>;
}

function draftOf({ channels, receivers, nonces }: ContractState): Draft {
  return { channels: new Map(channels), receivers: new Map(receivers), nonces: new Map(nonces) };
}

/** Lanes by their nonces, all others anywhere between. */
function inOrder(waiting: readonly ChannelTransaction[], random: Random): readonly ChannelTransaction[] {
  const ofLanes = waiting
    .filter(({ lane }) => lane !== null)
    .sort((a, b) => (a.lane?.nonce ?? 0) - (b.lane?.nonce ?? 0));
  const ordered = [...ofLanes];
  for (const other of waiting.filter(({ lane }) => lane === null))
    ordered.splice(random.below(ordered.length + 1), 0, other);
  return ordered;
}

interface Conditions {
  readonly timestampSeconds: number;
  readonly forged: ReadonlySet<Hex>;
}

interface Done {
  readonly failure: string | null;
  readonly moved: bigint;
}

const fine = (moved = 0n): Done => ({ failure: null, moved });
const fails = (failure: string): Done => ({ failure, moved: 0n });

function execute(draft: Draft, call: ChannelCall, at: Conditions): Done {
  switch (call.kind) {
    case "deposit": {
      const channel = draft.channels.get(call.id) ?? noChannel;
      draft.channels.set(call.id, { ...channel, balance: channel.balance + call.amount });
      return fine();
    }
    case "withdraw":
    case "finish":
    case "refund":
      return takeOut(draft, call, at);
    case "claim":
      return claim(draft, call.rows, at);
    case "settle": {
      const row = draft.receivers.get(receiverName(call.key)) ?? { claimed: 0n, settled: 0n };
      draft.receivers.set(receiverName(call.key), { ...row, settled: row.claimed });
      return fine(row.claimed - row.settled);
    }
    case "together":
      return call.calls.reduce((done: Done, each) => {
        if (done.failure !== null) return done;
        const next = execute(draft, each, at);
        return { failure: next.failure, moved: done.moved + next.moved };
      }, fine());
  }
}

type TakingOut = Extract<ChannelCall, { readonly kind: "withdraw" | "finish" | "refund" }>;

function takeOut(draft: Draft, call: TakingOut, { timestampSeconds }: Conditions): Done {
  const channel = draft.channels.get(call.id) ?? noChannel;
  const available = channel.balance - channel.claimed;
  const least = (wanted: bigint) => (wanted < available ? wanted : available);
  const withdrawal = { withdrawAmount: 0n, withdrawRequestedAt: 0 };
  if (call.kind === "withdraw") {
    if (channel.withdrawRequestedAt > 0) return fails("WithdrawalAlreadyPending");
    if (available === 0n) return fails("NothingToWithdraw");
    draft.channels.set(call.id, { ...channel, withdrawAmount: available, withdrawRequestedAt: timestampSeconds });
    return fine();
  }
  if (call.kind === "finish") {
    if (channel.withdrawRequestedAt === 0) return fails("WithdrawalNotPending");
    if (timestampSeconds < channel.withdrawRequestedAt + call.delaySeconds) return fails("WithdrawDelayNotElapsed");
    draft.channels.set(call.id, {
      ...channel,
      ...withdrawal,
      balance: channel.balance - least(channel.withdrawAmount),
    });
    return fine();
  }
  if (call.nonce !== channel.refundNonce) return fails("InvalidRefundNonce");
  const moved = least(call.amount);
  const isCleared = moved >= channel.withdrawAmount;
  draft.channels.set(call.id, {
    ...{ ...channel, refundNonce: channel.refundNonce + 1n, balance: channel.balance - moved },
    ...(isCleared ? withdrawal : { withdrawAmount: channel.withdrawAmount - moved }),
  });
  return fine(moved);
}

/** One row that is not right reverts all. */
function claim(draft: Draft, rows: readonly CalledRow[], { forged }: Conditions): Done {
  if (rows.length > mostRowsOfBlock) return fails("out of gas");
  for (const { id, key, total, signedMax, signature } of rows) {
    const channel = draft.channels.get(id) ?? noChannel;
    if (total <= channel.claimed) continue;
    if (total > signedMax) return fails("ClaimExceedsCeiling");
    if (total > channel.balance) return fails("ClaimExceedsBalance");
    if (forged.has(signature)) return fails("InvalidSignature");
    const row = draft.receivers.get(receiverName(key)) ?? { claimed: 0n, settled: 0n };
    draft.receivers.set(receiverName(key), { ...row, claimed: row.claimed + total - channel.claimed });
    draft.channels.set(id, { ...channel, claimed: total });
  }
  return fine();
}

function hashOf(made: number): Hex {
  return `0x${made.toString(16).padStart(64, "b")}`;
}
