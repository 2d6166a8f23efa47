import type { Chain } from "@lunas/catalog/chain";
import type { ClaimRow } from "@lunas/domain/channel/action";
import type { ChannelId } from "@lunas/domain/channel/channel";
import type { ChannelContract, ReceiverKey } from "@lunas/domain/channel/claims/ports";
import type { Hex } from "@lunas/domain/shared/hex";
import { Unavailable } from "@lunas/domain/shared/unavailable";
import {
  type CalledRow,
  type ChannelBlock,
  type ChannelCall,
  type ChannelChain,
  type ChannelTransaction,
  type ContractChannel,
  type MinedChannelTransaction,
  receiverName,
} from "./channel-chain";

/** A transaction as a lane writes and sends it. */
export interface LaneTransaction extends ChannelTransaction {
  readonly lane: { readonly name: string; readonly nonce: number };
}

export interface ChannelReceipt {
  readonly hash: Hex;
  readonly status: "success" | "reverted";
  readonly blockNumber: number;
}

/** What a lane asks the node for. */
export interface LaneNode {
  broadcast(transactions: readonly LaneTransaction[]): Promise<void>;
  /** Those that are mined at the chain's depth. */
  receipts(hashes: readonly Hex[]): Promise<readonly ChannelReceipt[]>;
}

export interface NodeConditions {
  lagBlocks: number;
  isStalled: boolean;
  failures: number;
}

interface NodeParts {
  readonly chain: Chain;
  readonly ledger: ChannelChain;
  readonly conditions: NodeConditions;
}

export interface ChannelNode {
  readonly contract: ChannelContract;
  readonly lane: LaneNode;
  callOf(calldata: Hex): ChannelCall;
}

/** What the node shows of the chain now. */
interface View {
  /** The newest block that it has seen. */
  seen(): number;
  /** The newest one at the chain's depth. */
  deepest(): number;
  at(number: number): ChannelBlock;
  minedIn(
    hash: Hex,
    upTo: number,
  ): { readonly block: ChannelBlock; readonly transaction: MinedChannelTransaction } | null;
}

/** The calls stay objects: a calldata is the name of one. */
export function channelNode(parts: NodeParts): ChannelNode {
  const calls = new Map<Hex, ChannelCall>();
  const named = (call: ChannelCall): Hex => {
    const name: Hex = `0x${(calls.size + 1).toString(16).padStart(8, "0")}`;
    calls.set(name, call);
    return name;
  };
  const callOf = (calldata: Hex): ChannelCall => {
    const call = calls.get(calldata);
    if (call === undefined) throw new Error("a calldata that nobody wrote");
    return call;
  };
  const view = viewOf(parts);
  const { ledger } = parts;
  return {
    callOf,
    contract: { chain: parts.chain, ...callsOf(named, callOf), ...readsOf(parts, { view, callOf }) },
    lane: {
      broadcast: async (transactions) => {
        for (const each of transactions) ledger.send(each);
      },
      receipts: async (hashes) =>
        hashes.flatMap((hash) => {
          const found = view.minedIn(hash, view.deepest());
          return found === null ? [] : [{ hash, status: found.transaction.status, blockNumber: found.block.number }];
        }),
    },
  };
}

function viewOf({ chain, ledger, conditions }: NodeParts): View {
  const seen = () => Math.max(0, ledger.tip().number - conditions.lagBlocks);
  return {
    seen,
    deepest: () => seen() - chain.settlement.confirmations + 1,
    at: (number) => {
      const block = number <= seen() ? ledger.blocks[number] : undefined;
      if (block === undefined) throw new Unavailable("chain", `the node does not have block ${number}`);
      return block;
    },
    minedIn: (hash, upTo) => {
      for (const block of ledger.blocks.slice(0, upTo + 1)) {
        const transaction = block.transactions.find((each) => each.hash === hash);
        if (transaction !== undefined) return { block, transaction };
      }
      return null;
    },
  };
}

type Calls = Pick<ChannelContract, "claimCall" | "payoutCall" | "refundCall" | "together">;

function callsOf(named: (call: ChannelCall) => Hex, callOf: ChannelNode["callOf"]): Calls {
  return {
    claimCall: (rows) => named({ kind: "claim", rows: rows.map(calledRow) }),
    payoutCall: ({ receiver, asset }) => named({ kind: "settle", key: { receiver, asset } }),
    refundCall: ({ channelId: id, amount, nonce }) => named({ kind: "refund", id, amount, nonce }),
    together: (each) => named({ kind: "together", calls: each.map(callOf) }),
  };
}

function calledRow({ channelId: id, config, totalClaimed: total, signedMax, voucherSignature }: ClaimRow): CalledRow {
  return { id, total, signedMax, signature: voucherSignature, key: { receiver: config.receiver, asset: config.token } };
}

interface Reading {
  readonly view: View;
  readonly callOf: ChannelNode["callOf"];
}

function readsOf({ ledger }: NodeParts, { view, callOf }: Reading): Omit<ChannelContract, keyof Calls | "chain"> {
  const { seen, deepest, at, minedIn } = view;
  return {
    deepBlock: async () => (deepest() < 0 ? null : at(deepest())),
    blockAt: async (number) => (number <= seen() ? (ledger.blocks[number] ?? null) : null),
    namedIn: async (from, to) => {
      const blocks = ledger.blocks.slice(from, to + 1);
      if (blocks.reduce((sum, block) => sum + foreignLogsIn(block), 0) > mostLogs)
        throw new Unavailable("chain", `the node does not answer with more than ${mostLogs} logs`);
      return namedIn(blocks);
    },
    statesAt: async ({ number, hash: meant }, wanted) => {
      const { state, hash, timestampSeconds } = at(number);
      if (hash !== meant) throw new Unavailable("chain", `the node has another block ${number}`);
      const sums = (key: ReceiverKey) => state.receivers.get(receiverName(key)) ?? { claimed: 0n, settled: 0n };
      return {
        block: { number, hash, timestampSeconds },
        channels: wanted.channels.map((id) => ({ id, ...(state.channels.get(id) ?? unopened) })),
        receivers: wanted.receivers.map((key) => ({ receiver: key.receiver, asset: key.asset, ...sums(key) })),
      };
    },
    failingOf: async (_authorizer, rows) => {
      const failing = new Map<ChannelId, string>();
      for (const row of rows) {
        const failure = ledger.failureOf({ kind: "claim", rows: [calledRow(row)] }, at(seen()));
        if (failure !== null) failing.set(row.channelId, failure);
      }
      return failing;
    },
    failureOf: async (calldata) => ledger.failureOf(callOf(calldata), at(seen())),
    movedBy: async (_kind, txHash) => {
      const found = minedIn(txHash, seen());
      if (found === null) return null;
      const { number: blockNumber, timestampSeconds: blockTimestampSeconds } = found.block;
      return { txHash, amount: found.transaction.moved, blockNumber, blockTimestampSeconds };
    },
  };
}

/** What one answer of the node may have. */
const mostLogs = 10;
const crowdedEvery = 23;

/** Other accounts write logs of the same contract: into two blocks as many as one answer has of both, and into one block more than that. */
function foreignLogsIn({ number }: ChannelBlock): number {
  const place = number % crowdedEvery;
  if (place === 11) return 2 * mostLogs;
  return place === 4 || place === 5 ? mostLogs : 0;
}

const unopened: ContractChannel = {
  ...{ balance: 0n, claimed: 0n, refundNonce: 0n, withdrawAmount: 0n, withdrawRequestedAt: 0 },
};

function namedIn(blocks: readonly ChannelBlock[]) {
  const channels = new Set<ChannelId>();
  const receivers = new Map<string, ReceiverKey>();
  const note = (call: ChannelCall): void => {
    if (call.kind === "together") for (const each of call.calls) note(each);
    else if (call.kind === "claim") for (const { id } of call.rows) channels.add(id);
    else if (call.kind === "settle") receivers.set(receiverName(call.key), call.key);
    else channels.add(call.id);
  };
  for (const { transactions } of blocks)
    for (const { call, status } of transactions) if (status === "success") note(call);
  return { channels: [...channels], receivers: [...receivers.values()] };
}
