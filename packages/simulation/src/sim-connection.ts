import type { Address } from "@lunas/catalog/chain";
import type { SettlementOrder } from "@lunas/domain/settlement/attempt";
import type { Head } from "@lunas/domain/settlement/head";
import type { ChainSender, ChainWatcher } from "@lunas/domain/settlement/ports";
import type { FeeMarket } from "@lunas/domain/settlement/submit/fee-market";
import type { Simulation } from "@lunas/domain/settlement/submit/simulation";
import type { Clock } from "@lunas/domain/shared/clock";
import type { Hex } from "@lunas/domain/shared/hex";
import { Unavailable } from "@lunas/domain/shared/unavailable";
import { readFake, signFake } from "@lunas/testkit/fakes/fake-transaction";
import { balanceOf, canPay } from "./sim-balances";
import { type ChainState, nonceKey, type SimBlock } from "./sim-ledger";
import { isOnChain, type SimNode } from "./sim-node";
import { nonceUseIn, tracedIn } from "./sim-nonce-use";

type Listener = (head: Head) => Promise<void>;

/** One process's connection to the node: heads of its own, in order and linked, and reads that are pinned to what it saw. */
export interface SimConnection {
  readonly watcher: ChainWatcher;
  /** An announcement arrives; it may come twice, late, or after a newer one. */
  hear(announced: Head): void;
}

export function simConnection(node: SimNode): SimConnection {
  const listeners = new Set<(head: Head) => void>();
  const start = node.ledger.tip().head;
  const track = { heads: [start] };
  const newest = () => track.heads.at(-1) ?? start;
  return {
    hear: (announced) => {
      for (const head of path(node, track.heads, announced)) {
        track.heads = [...track.heads.filter(({ number }) => number < head.number), head].slice(-64);
        for (const listener of listeners) listener(head);
      }
    },
    watcher: {
      chain: node.chain,
      head: newest,
      fees: () => ({ market: marketOf(node, newest()), l1FeeWei: 0n }),
      onHead: (listener) => {
        const inbox = inOrder(listener);
        listeners.add(inbox);
        return () => void listeners.delete(inbox);
      },
      isCanonical: ({ number, hash }) => {
        const oldest = track.heads[0] ?? start;
        return number < oldest.number || track.heads.some((head) => head.number === number && head.hash === hash);
      },
      followsFrom: () => track.heads[0]?.number ?? null,
      ...reads(node, newest),
    },
  };
}

/** The blocks from the newest one that is known up to the announced one; none for what is known already. */
function path(node: SimNode, known: readonly Head[], announced: Head): Head[] {
  const isKnown = (hash: Hex) => known.some((head) => head.hash === hash);
  const heads: Head[] = [];
  for (let head: Head | undefined = announced; head !== undefined && !isKnown(head.hash); ) {
    heads.unshift(head);
    head = node.ledger.byHash(head.parentHash)?.head;
  }
  return heads;
}

/** One head at a time, at the listener's own pace; what it throws is forgotten. */
function inOrder(listener: Listener): (head: Head) => void {
  const backlog: Head[] = [];
  let isBusy = false;
  const work = async () => {
    isBusy = true;
    for (let head = backlog.shift(); head !== undefined; head = backlog.shift()) {
      await listener(head).catch(() => undefined);
    }
    isBusy = false;
  };
  return (head) => {
    backlog.push(head);
    if (!isBusy) void work();
  };
}

/** Half of the nodes tell what others pay: nobody else pays anything here. */
function marketOf({ chain, ledger, conditions }: SimNode, { number }: Head): FeeMarket | null {
  if (chain.settlement.confirmations === 1) return null;
  const blocks = [number - 2, number - 1, number].flatMap((each) => ledger.at(each) ?? []);
  const tipsWei = chain.settlement.fees.tipPercentiles.map(() => chain.settlement.priorityFeeWei);
  return {
    nextBaseFeeWei: conditions.baseFeeWei,
    blocks: blocks.map(({ head, transactions }) => ({
      ...{ number: head.number, baseFeeWei: head.baseFeeWei, tipsWei },
      usedPercent: transactions.length > 0 ? 50 : 0,
    })),
  };
}

function reads(
  node: SimNode,
  newest: () => Head,
): Omit<ChainWatcher, "chain" | "head" | "fees" | "onHead" | "isCanonical" | "followsFrom"> {
  const { ledger } = node;
  const stateOf = ({ number, hash }: Pick<Head, "number" | "hash">): ChainState => {
    if (!isOnChain(ledger, { number, hash })) throw new Unavailable("chain", `block ${number} is not canonical`);
    return blockOf(ledger.byHash(hash)).state;
  };
  const tip = () => ledger.tip().state;
  const deepest = (): SimBlock => blockOf(ledger.at(newest().number - (node.chain.settlement.confirmations - 1)));
  return {
    sightings: async (head, hashes, addresses) => {
      const { receipts, counts } = stateOf(head);
      const seen = hashes
        .flatMap((hash) => receipts.get(hash) ?? [])
        .filter(({ blockHash }) => blockHash === head.hash);
      return { receipts: seen, minedNonces: each(addresses, (address) => counts.get(address) ?? 0) };
    },
    receipts: async (hashes) => {
      stateOf(newest());
      return hashes.flatMap((hash) => tip().receipts.get(hash) ?? []);
    },
    minedNonces: async (addresses) => {
      const { counts } = stateOf(newest());
      return each(addresses, (address) => counts.get(address) ?? 0);
    },
    balances: async (addresses) => each(addresses, () => 10n ** 18n),
    balanceOf: async (_asset, owner) => balanceOf(tip(), owner),
    simulate: async (orders) => orders.map((order) => simulationOf(node, order)),
    simulateBundle: async (orders) => orders.map((order) => simulationOf(node, order)),
    approvals: async () => {
      throw new Error("nobody is sponsored in a simulation");
    },
    nonceUse: async (order) => {
      if (isUnreadable(node, order)) throw new Unavailable("chain", "this nonce cannot be read at present");
      return nonceUseIn(ledger, deepest(), order);
    },
    tracedNonces: async (order, candidate) =>
      node.conditions.traces === "work" ? tracedIn(ledger, order, candidate) : { kind: node.conditions.traces },
    usedNonces: async (orders) => {
      const { head, state } = deepest();
      const used = orders.map((order) => (isUnreadable(node, order) ? null : state.uses.has(nonceKey(order))));
      return { block: head, used };
    },
  };
}

export function simSender(node: SimNode, addresses: readonly Address[], clock: Clock): ChainSender {
  return {
    chain: node.chain,
    addresses,
    // One key is elsewhere: its transactions are signed and written beside those of the others.
    isRemote: (address) => address === addresses[0],
    canSign: () => true,
    sign: async (address, requests) => requests.map((request) => signFake(address, request, clock.now())),
    signAgain: async (address, rawTransaction, fees) => {
      const { nonce, call } = readFake(rawTransaction);
      return signFake(address, { nonce, fees, call }, clock.now());
    },
    broadcast: async (rawTransactions) => node.broadcast(rawTransactions.map(readFake)),
  };
}

function isUnreadable({ conditions }: SimNode, order: SettlementOrder): boolean {
  return conditions.unreadable.has(nonceKey(order));
}

function simulationOf(node: SimNode, order: SettlementOrder): Simulation {
  if (isUnreadable(node, order)) return { kind: "unreadable" };
  const { state, head } = node.ledger.tip();
  const reason = failureOf(state, order, head.timestampSeconds);
  return reason === null ? { kind: "passes" } : { kind: "fails", reason };
}

export function failureOf(
  state: ChainState,
  order: Pick<SettlementOrder, "permit2" | "payer" | "nonce" | "amount" | "deadlineSeconds">,
  atSeconds: number,
): string | null {
  if (state.uses.has(nonceKey(order))) return "InvalidNonce";
  if (BigInt(atSeconds) > order.deadlineSeconds) return "SignatureExpired";
  return canPay(state, order) ? null : "TRANSFER_FROM_FAILED";
}

function blockOf(block: SimBlock | undefined): SimBlock {
  if (block === undefined) throw new Unavailable("chain", "the node does not have the block");
  return block;
}

function each<V>(addresses: readonly Address[], read: (address: Address) => V): ReadonlyMap<Address, V> {
  return new Map(addresses.map((address) => [address, read(address)]));
}
