import type { Chain } from "@lunas/catalog/chain";
import type { ChannelId } from "@lunas/domain/channel/channel";
import type { ChannelContract, ReceiverKey } from "@lunas/domain/channel/claims/ports";
import type { Hex } from "@lunas/domain/shared/hex";
import { Unavailable } from "@lunas/domain/shared/unavailable";
import {
  type ChannelBlock,
  type ChannelCall,
  type ChannelChain,
  type ChannelTransaction,
  type ContractChannel,
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

/** The calls stay objects: a calldata is the name of one. */
export function channelNode({
  chain,
  ledger,
  conditions,
}: {
  readonly chain: Chain;
  readonly ledger: ChannelChain;
  readonly conditions: NodeConditions;
}): { readonly contract: ChannelContract; readonly lane: LaneNode; callOf(calldata: Hex): ChannelCall } {
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
  const seen = () => Math.max(0, ledger.tip().number - conditions.lagBlocks);
  const at = (number: number): ChannelBlock => {
    const block = number <= seen() ? ledger.blocks[number] : undefined;
    if (block === undefined) throw new Unavailable("chain", `the node does not have block ${number}`);
    return block;
  };
  const deepest = () => seen() - chain.settlement.confirmations + 1;
  const minedIn = (hash: Hex, upTo: number) => {
    const block = ledger.blocks
      .slice(0, upTo + 1)
      .find(({ transactions }) => transactions.some((each) => each.hash === hash));
    const transaction = block?.transactions.find((each) => each.hash === hash);
    return block === undefined || transaction === undefined ? null : { block, transaction };
  };
  return {
    callOf,
    contract: {
      chain,
      claimCall: (rows) =>
        named({
          kind: "claim",
          rows: rows.map(({ channelId: id, config, totalClaimed: total, signedMax, voucherSignature: signature }) => ({
            ...{ id, total, signedMax, signature, key: { receiver: config.receiver, asset: config.token } },
          })),
        }),
      payoutCall: ({ receiver, asset }) => named({ kind: "settle", key: { receiver, asset } }),
      refundCall: ({ channelId: id, amount, nonce }) => named({ kind: "refund", id, amount, nonce }),
      together: (each) => named({ kind: "together", calls: each.map(callOf) }),
      deepBlock: async () => (deepest() < 0 ? null : at(deepest())),
      blockAt: async (number) => (number <= seen() ? (ledger.blocks[number] ?? null) : null),
      namedIn: async (from, to) => namedIn(ledger.blocks.slice(from, to + 1)),
      statesAt: async (number, wanted) => {
        const { state, hash, timestampSeconds } = at(number);
        const sums = ({ receiver, asset }: ReceiverKey) =>
          state.receivers.get(receiverName({ receiver, asset })) ?? { claimed: 0n, settled: 0n };
        return {
          block: { number, hash, timestampSeconds },
          channels: wanted.channels.map((id) => ({ id, ...(state.channels.get(id) ?? unopened) })),
          receivers: wanted.receivers.map((key) => ({ receiver: key.receiver, asset: key.asset, ...sums(key) })),
        };
      },
      failingOf: async (_authorizer, rows) => {
        const failing = new Map<ChannelId, string>();
        for (const { channelId: id, config, totalClaimed: total, signedMax, voucherSignature: signature } of rows) {
          const row = { id, total, signedMax, signature, key: { receiver: config.receiver, asset: config.token } };
          const failure = ledger.failureOf({ kind: "claim", rows: [row] }, at(seen()));
          if (failure !== null) failing.set(id, failure);
        }
        return failing;
      },
      failureOf: async (calldata) => ledger.failureOf(callOf(calldata), at(seen())),
      movedBy: async (_kind, txHash) => {
        const found = minedIn(txHash, seen());
        if (found === null) return null;
        const { block, transaction } = found;
        const { number: blockNumber, timestampSeconds: blockTimestampSeconds } = block;
        return { txHash, amount: transaction.moved, blockNumber, blockTimestampSeconds };
      },
    },
    lane: {
      broadcast: async (transactions) => {
        for (const each of transactions) ledger.send(each);
      },
      receipts: async (hashes) =>
        hashes.flatMap((hash) => {
          const found = minedIn(hash, deepest());
          return found === null ? [] : [{ hash, status: found.transaction.status, blockNumber: found.block.number }];
        }),
    },
  };
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
