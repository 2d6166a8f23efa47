import type { Address, Chain } from "@lunas/catalog/chain";
import type { BroadcastOutcome } from "@lunas/domain/settlement/ports";
import type { Hex } from "@lunas/domain/shared/hex";
import type { Mishap } from "@lunas/testkit/fakes/fake-ledger";
import { type FakeMempool, fakeMempool } from "@lunas/testkit/fakes/fake-mempool";
import type { FakeTransaction } from "@lunas/testkit/fakes/fake-transaction";
import type { Random } from "./random";
import type { Scheduler } from "./scheduler";
import type { OthersAct, SimBlock, SimLedger } from "./sim-ledger";

/** How the node takes the next batch. `swallowed`: it says yes and forgets; `late`: it says yes and passes it on later. */
export const broadcastTroubles = ["lost", "unheard", "refused", "swallowed", "late", "twice", "shuffled"] as const;
export type BroadcastTrouble = (typeof broadcastTroubles)[number];

/** The node that everybody is connected to: it holds what waits, makes blocks, and has its bad days. */
export interface SimNode {
  readonly chain: Chain;
  readonly ledger: SimLedger;
  readonly mempool: FakeMempool;
  /** Every raw transaction that anybody handed over, whatever became of it. */
  readonly handedOver: readonly FakeTransaction[];
  readonly mishaps: Map<string, Mishap>;
  readonly conditions: Conditions;
  /** What others do in the next block. */
  readonly coming: OthersAct[];
  readonly troubles: BroadcastTrouble[];
  broadcast(transactions: readonly FakeTransaction[]): BroadcastOutcome[];
  mine(): SimBlock;
  /** Replaces the newest blocks by as many others; what was in them waits again, or is lost. */
  reorg(depth: number, outcome: "waits" | "lost"): void;
  onBlock(listener: (block: SimBlock) => void): void;
  minedNonce(address: Address): number;
}

export interface Conditions {
  baseFeeWei: bigint;
  /** No block is made. */
  isStalled: boolean;
  /** How much later than the block everyone hears of it. */
  headLagMs: number;
  /** The share of the node's answers that get lost. */
  failures: number;
  /** Whether the node can trace: `failed` is for now, `unsupported` for ever. */
  traces: "work" | "failed" | "unsupported";
  /** Nonces that no read tells anything about. */
  readonly unreadable: Set<string>;
}

export interface NodeParts {
  readonly chain: Chain;
  readonly ledger: SimLedger;
  readonly scheduler: Scheduler;
  readonly random: Random;
  readonly traces: Conditions["traces"];
}

export function simNode(parts: NodeParts): SimNode {
  const { chain, ledger, scheduler, random } = parts;
  const mempool = fakeMempool();
  const handedOver: FakeTransaction[] = [];
  const listeners: ((block: SimBlock) => void)[] = [];
  const coming: OthersAct[] = [];
  const troubles: BroadcastTrouble[] = [];
  const mishaps = new Map<string, Mishap>();
  const conditions: Conditions = {
    baseFeeWei: 1_000_000_000n,
    isStalled: false,
    headLagMs: 0,
    failures: 0,
    traces: parts.traces,
    unreadable: new Set(),
  };
  const minedNonce = (address: Address) => ledger.tip().state.counts.get(address) ?? 0;
  const take = (transaction: FakeTransaction) => mempool.add(transaction, minedNonce(transaction.from));
  const append = (isEmpty: boolean) => {
    const acts = isEmpty ? [] : coming.splice(0);
    const sends = (address: Address) => acts.filter((act) => act.kind === "send" && act.from === address).length;
    const block = ledger.append({
      timestampSeconds: Math.floor(scheduler.clock.now() / 1_000),
      baseFeeWei: conditions.baseFeeWei,
      transactions: isEmpty
        ? []
        : mempool.mineable((address) => minedNonce(address) + sends(address), conditions.baseFeeWei),
      acts,
      mishaps,
    });
    mempool.prune(minedNonce);
    for (const listener of listeners) listener(block);
    return block;
  };
  return {
    ...{ chain, ledger, mempool, handedOver, mishaps, conditions, coming, troubles, minedNonce },
    broadcast: (transactions) => {
      handedOver.push(...transactions);
      return hear({ take, scheduler, random }, transactions, troubles.shift());
    },
    mine: () => append(false),
    reorg: (depth, outcome) => {
      const removed = ledger.remove(depth);
      for (const { transactions, acts } of removed) {
        // What others did stays wanted: they publish again, too.
        coming.push(...acts);
        if (outcome === "waits") for (const each of transactions) take(each);
      }
      for (const _ of removed) append(true);
    },
    onBlock: (listener) => void listeners.push(listener),
  };
}

interface Hearing {
  readonly take: (transaction: FakeTransaction) => BroadcastOutcome;
  readonly scheduler: Scheduler;
  readonly random: Random;
}

function hear(
  { take, scheduler, random }: Hearing,
  transactions: readonly FakeTransaction[],
  trouble: BroadcastTrouble | undefined,
): BroadcastOutcome[] {
  const accepted = () => transactions.map(() => ({ kind: "accepted" as const }));
  switch (trouble) {
    case undefined:
      return transactions.map(take);
    case "lost":
      return transactions.map(() => ({ kind: "unknown", reason: "connection refused" }));
    case "refused":
      return transactions.map(() => ({ kind: "never_sent", reason: "insufficient funds" }));
    case "unheard":
      return transactions.map(take).map(() => ({ kind: "unknown", reason: "timeout" }));
    case "swallowed":
      return accepted();
    case "late":
      for (const each of transactions) scheduler.after(random.between(500, 15_000), null, () => void take(each));
      return accepted();
    case "twice":
      for (const each of transactions) scheduler.after(random.between(0, 5_000), null, () => void take(each));
      return transactions.map(take);
    case "shuffled": {
      const outcomes = [...transactions].reverse().map(take);
      return outcomes.reverse();
    }
  }
}

/** How many blocks can be taken back: a transaction by our key from elsewhere was signed for its nonce, and stays where it is. */
export function deepestReorg({ ledger }: Pick<SimNode, "ledger">): number {
  const above = [...ledger.blocks].reverse().findIndex(({ acts }) => acts.some(({ kind }) => kind === "send"));
  return above === -1 ? ledger.blocks.length - 1 : above;
}

/** The canonical hash, if this block is still part of the chain. */
export function isOnChain(
  ledger: SimLedger,
  { number, hash }: { readonly number: number; readonly hash: Hex },
): boolean {
  return ledger.at(number)?.head.hash === hash;
}
