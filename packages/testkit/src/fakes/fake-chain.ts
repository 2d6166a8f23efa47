import type { Address, Chain } from "@lunas/catalog/chain";
import type { ApprovalState } from "@lunas/domain/settlement/confirm/sightings";
import type { BroadcastOutcome, ChainSender, ChainWatcher } from "@lunas/domain/settlement/ports";
import type { ChainFees } from "@lunas/domain/settlement/submit/fee-market";
import type { Clock } from "@lunas/domain/shared/clock";
import type { Hex } from "@lunas/domain/shared/hex";
import { chain as sandboxChain } from "../build/defaults";
import { type Connection, connectTo } from "./fake-connection";
import { type FakeLedger, type ForeignAct, fakeLedger, type Mishap } from "./fake-ledger";
import { type FakeMempool, fakeMempool } from "./fake-mempool";
import type { FakeNode } from "./fake-node";
import type { FakeTransaction } from "./fake-transaction";

/** How the node takes the next batch: `lost` on the way there, `unheard` on the way back. */
export type BroadcastTrouble = "lost" | "unheard" | "refused";

export interface FakeChain {
  readonly ledger: FakeLedger;
  readonly mempool: FakeMempool;
  /** The chain as one process sees it: with these signers, and heads of its own. */
  connect(addresses: readonly Address[]): { readonly sender: ChainSender; readonly watcher: ChainWatcher };
  /** Mines blocks of what waits, and resolves when every listener has done its work with each of them. */
  mine(count?: number): Promise<void>;
  /** Replaces the last blocks by empty ones; what was in them waits again, or is `lost`. */
  reorg(depth: number, outcome?: "waits" | "lost"): Promise<void>;
  /** The node forgets a transaction. */
  drop(hash: Hex): void;
  /** A third party's transaction, in the next block, before ours. */
  foreign(act: ForeignAct): void;
  /** This payment's settlement goes wrong when it is mined. */
  mishap(paymentId: string, how: Mishap): void;
  /** Only what offers this much per gas is mined. */
  demandFeeCap(wei: bigint): void;
  baseFee(wei: bigint): void;
  /** What the node tells of the fees from now on; at first nothing. */
  reportFees(fees: ChainFees): void;
  fund(address: Address, wei: bigint): void;
  /** How a sponsored payer stands from now on; of others everything is approved. */
  approvalOf(payer: Address, state: ApprovalState): void;
  troubleBroadcast(how: BroadcastTrouble): void;
  /** Heads reach the watchers this many blocks late. */
  lag(blocks: number): void;
  /** Every raw transaction that reached the node, in order. */
  readonly broadcasts: readonly FakeTransaction[];
}

/** A chain in memory: blocks come when the test says so, and their time is the clock's. */
export function fakeChain(clock: Clock, chain: Chain = sandboxChain): FakeChain {
  const ledger = fakeLedger(secondsOf(clock));
  const mempool = fakeMempool();
  const connections: Connection[] = [];
  const coming: ForeignAct[] = [];
  const demands = { feeCapWei: 0n, baseFeeWei: 1_000_000_000n, lagBlocks: 0 };
  const node = fakeNode({ chain, clock, ledger, mempool });
  const minedNonce = (address: Address) => ledger.minedNonce(address);
  const announce = () => Promise.all(connections.map((connection) => connection.follow(demands.lagBlocks)));
  const append = async (isEmpty: boolean) => {
    const foreign = isEmpty ? [] : coming.splice(0);
    const foreignSends = (address: Address) =>
      foreign.filter((act) => act.kind === "send" && act.from === address).length;
    const floorWei = demands.feeCapWei > demands.baseFeeWei ? demands.feeCapWei : demands.baseFeeWei;
    const transactions = isEmpty
      ? []
      : mempool.mineable((address) => minedNonce(address) + foreignSends(address), floorWei);
    const timestampSeconds = Math.max(secondsOf(clock), ledger.blocks.at(-1)?.head.timestampSeconds ?? 0);
    const { baseFeeWei } = demands;
    const { head } = ledger.append({ timestampSeconds, baseFeeWei, transactions, foreign, mishaps: node.mishaps });
    mempool.prune(minedNonce);
    for (const connection of connections) connection.hears(head);
    await announce();
  };
  return {
    ledger,
    mempool,
    broadcasts: node.broadcasts,
    connect: (addresses) => {
      const connection = connectTo(node, addresses);
      connections.push(connection);
      return connection;
    },
    mine: async (count = 1) => {
      for (let block = 0; block < count; block += 1) await append(false);
    },
    reorg: async (depth, outcome = "waits") => {
      const removed = ledger.blocks.splice(-depth);
      if (outcome === "waits")
        for (const { transactions } of removed)
          for (const each of transactions) mempool.add(each, minedNonce(each.from));
      for (let block = 0; block < depth; block += 1) await append(true);
    },
    drop: (hash) => mempool.drop(hash),
    foreign: (act) => void coming.push(act),
    mishap: (paymentId, how) => void node.mishaps.set(paymentId, how),
    demandFeeCap: (wei) => {
      demands.feeCapWei = wei;
    },
    baseFee: (wei) => {
      demands.baseFeeWei = wei;
    },
    reportFees: (fees) => {
      node.fees = fees;
    },
    fund: (address, wei) => void node.balances.set(address, wei),
    approvalOf: (payer, state) => void node.approvals.set(payer, state),
    troubleBroadcast: (how) => node.troubles.push(how),
    lag: (blocks) => {
      demands.lagBlocks = blocks;
    },
  };
}

type Parts = Pick<FakeNode, "chain" | "clock" | "ledger" | "mempool">;

function fakeNode(parts: Parts): FakeNode & { readonly troubles: BroadcastTrouble[] } {
  const troubles: BroadcastTrouble[] = [];
  const broadcasts: FakeTransaction[] = [];
  const take = (transaction: FakeTransaction): BroadcastOutcome => {
    broadcasts.push(transaction);
    return parts.mempool.add(transaction, parts.ledger.minedNonce(transaction.from));
  };
  return {
    ...parts,
    troubles,
    broadcasts,
    fees: { market: null, l1FeeWei: 0n },
    mishaps: new Map(),
    balances: new Map(),
    approvals: new Map(),
    broadcast: (transactions) => {
      const trouble = troubles.shift();
      if (trouble === "lost") return transactions.map(() => ({ kind: "unknown", reason: "connection refused" }));
      if (trouble === "refused") return transactions.map(() => ({ kind: "never_sent", reason: "insufficient funds" }));
      const outcomes = transactions.map(take);
      return trouble === "unheard" ? outcomes.map(() => ({ kind: "unknown", reason: "timeout" })) : outcomes;
    },
  };
}

function secondsOf(clock: Clock): number {
  return Math.floor(clock.now() / 1_000);
}
