import type { Address } from "@lunas/catalog/chain";
import { depthFor } from "@lunas/catalog/depth-for";
import type { SettlementOrder } from "@lunas/domain/settlement/attempt";
import type { ApprovalState } from "@lunas/domain/settlement/confirm/sightings";
import type { Head, Receipt } from "@lunas/domain/settlement/head";
import type { ChainSender, ChainWatcher } from "@lunas/domain/settlement/ports";
import type { Simulation } from "@lunas/domain/settlement/submit/simulation";
import type { Hex } from "@lunas/domain/shared/hex";
import type { FakeNode } from "./fake-node";
import { readFake, signFake } from "./fake-transaction";
import { nonceUseOf } from "./nonce-use-of";

type Listener = (head: Head) => Promise<void>;

export interface Connection {
  readonly sender: ChainSender;
  readonly watcher: ChainWatcher;
  /** A new head is on its way to this process. */
  hears(head: Head): void;
  /** Delivers heads, in order and one at a time, until only `lagBlocks` are on their way. */
  follow(lagBlocks: number): Promise<void>;
}

const oneEtherWei = 10n ** 18n;
const approved: ApprovalState = {
  allowance: 2n ** 256n - 1n,
  tokenBalance: 10n ** 30n,
  balanceWei: oneEtherWei,
  accountNonce: 0,
  hasCode: false,
  nonceIsUsed: false,
};

/** One process's connection to the fake chain: it knows the tip from the start. */
export function connectTo(node: FakeNode, addresses: readonly Address[]): Connection {
  const listeners = new Set<Listener>();
  const onTheWay: Head[] = [];
  const view = { head: node.ledger.blocks.at(-1)?.head ?? null };
  const seen = new Map<number, Hex>(view.head === null ? [] : [[view.head.number, view.head.hash]]);
  return {
    sender: senderOf(node, addresses),
    watcher: watcherOf(node, { head: () => view.head, seen, listeners }),
    hears: (head) => void onTheWay.push(head),
    follow: async (lagBlocks) => {
      while (onTheWay.length > lagBlocks) {
        const head = onTheWay.shift();
        if (head === undefined) return;
        view.head = head;
        seen.set(head.number, head.hash);
        for (const number of seen.keys()) if (number > head.number) seen.delete(number);
        for (const listener of listeners) await listener(head);
      }
    },
  };
}

function senderOf(node: FakeNode, addresses: readonly Address[]): ChainSender {
  return {
    chain: node.chain,
    addresses,
    isRemote: () => false,
    canSign: () => true,
    sign: async (address, requests) => requests.map((request) => signFake(address, request, node.clock.now())),
    signAgain: async (address, rawTransaction, fees) => {
      const { nonce, call } = readFake(rawTransaction);
      return signFake(address, { nonce, fees, call }, node.clock.now());
    },
    broadcast: async (rawTransactions) => node.broadcast(rawTransactions.map(readFake)),
  };
}

interface View {
  readonly head: () => Head | null;
  readonly seen: ReadonlyMap<number, Hex>;
  readonly listeners: Set<Listener>;
}

function watcherOf(node: FakeNode, { head, seen, listeners }: View): ChainWatcher {
  const { ledger } = node;
  const each = <V>(addresses: readonly Address[], read: (address: Address) => V) =>
    new Map(addresses.map((address) => [address, read(address)]));
  return {
    chain: node.chain,
    head,
    fees: () => node.fees,
    onHead: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    isCanonical: ({ number, hash }) =>
      seen.size > 0 && (number < Math.min(...seen.keys()) || seen.get(number) === hash),
    followsFrom: () => (seen.size === 0 ? null : Math.min(...seen.keys())),
    sightings: async ({ number, hash }, hashes, addresses) => {
      const block = ledger.blocks.find((candidate) => candidate.head.hash === hash);
      const receipts = hashes.flatMap((wanted) => block?.receipts.get(wanted) ?? []);
      return { receipts, minedNonces: each(addresses, (address) => ledger.minedNonce(address, number)) };
    },
    receipts: async (hashes) => hashes.flatMap((hash) => receiptOf(node, hash) ?? []),
    minedNonces: async (addresses) => each(addresses, (address) => ledger.minedNonce(address)),
    balances: async (addresses) => each(addresses, (address) => node.balances.get(address) ?? oneEtherWei),
    balanceOf: async (_asset, owner) => node.balances.get(owner) ?? oneEtherWei,
    simulate: async (orders) => orders.map((order) => simulationOf(node, order)),
    simulateBundle: async (orders) => orders.map((order) => simulationOf(node, order)),
    approvals: async (orders) => orders.map(({ payer }) => node.approvals.get(payer) ?? approved),
    nonceUse: async (order) => {
      const { head: block } = deepest(node, [order]);
      return nonceUseOf(ledger.useOf(order, block.number), order, block);
    },
    tracedNonces: async () => ({ kind: "unsupported" }),
    usedNonces: async (orders) => {
      const { head: block } = deepest(node, orders);
      return { block, used: orders.map((order) => ledger.useOf(order, block.number) !== undefined) };
    },
  };
}

function receiptOf({ ledger }: FakeNode, hash: Hex): Receipt | undefined {
  return ledger.blocks.map(({ receipts }) => receipts.get(hash)).find((receipt) => receipt !== undefined);
}

function simulationOf({ ledger, clock }: FakeNode, order: SettlementOrder): Simulation {
  if (ledger.useOf(order) !== undefined) return { kind: "fails", reason: "InvalidNonce" };
  const isLate = BigInt(Math.floor(clock.now() / 1_000)) > order.deadlineSeconds;
  return isLate ? { kind: "fails", reason: "SignatureExpired" } : { kind: "passes" };
}

/** As deep as the largest of them needs. */
function deepest({ ledger, chain }: FakeNode, orders: readonly Pick<SettlementOrder, "amount">[]) {
  const deep = ledger.blocks.at(-Math.max(...orders.map(({ amount }) => depthFor(chain, amount)), 1));
  if (deep === undefined) throw new Error("the chain is not that deep yet");
  return deep;
}
