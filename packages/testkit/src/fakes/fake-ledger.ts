import { createHash } from "node:crypto";
import type { Address } from "@lunas/catalog/chain";
import type { SettlementOrder } from "@lunas/domain/settlement/attempt";
import type { NonceOutcome } from "@lunas/domain/settlement/confirm/nonce-outcome";
import type { Head, Receipt } from "@lunas/domain/settlement/head";
import type { Hex } from "@lunas/domain/shared/hex";
import { receiptIn, settlementLogOf } from "../build/a-head";
import type { FakeTransaction } from "./fake-transaction";

/** What a third party does in a block: settles an order, cancels or uses its nonce, or sends with one of our keys. */
export type ForeignAct =
  | { readonly kind: "settle" | "cancel" | "use_up"; readonly order: SettlementOrder }
  | { readonly kind: "send"; readonly from: Address };

/** How a settlement goes wrong on chain although nothing showed it before. `lies`: the token says "done" and moves nothing; `burns`: with all the gas of its bundle. */
export type Mishap = "reverts" | "lies" | "burns";

export type Use = Exclude<NonceOutcome, { kind: "unused" | "unproven" }>;

export interface FakeBlock {
  readonly head: Head;
  readonly transactions: readonly FakeTransaction[];
  readonly receipts: ReadonlyMap<Hex, Receipt>;
  readonly senders: readonly Address[];
  readonly uses: ReadonlyMap<string, Use>;
}

export interface BlockPlan {
  readonly timestampSeconds: number;
  readonly baseFeeWei: bigint;
  readonly transactions: readonly FakeTransaction[];
  readonly foreign: readonly ForeignAct[];
  /** Payments whose settlement goes wrong although nothing shows it before. */
  readonly mishaps: ReadonlyMap<string, Mishap>;
}

/** The canonical blocks, oldest first; the first one's height is 100. Everything else is read from them. */
export interface FakeLedger {
  readonly blocks: FakeBlock[];
  append(plan: BlockPlan): FakeBlock;
  minedNonce(address: Address, atBlock?: number): number;
  /** What became of an order's nonce in the blocks up to this height. */
  useOf(order: SettlementOrder, atBlock?: number): Use | undefined;
}

export function fakeLedger(startSeconds: number): FakeLedger {
  const blocks: FakeBlock[] = [];
  let forks = 0;
  const upTo = (atBlock: number) => blocks.filter(({ head }) => head.number <= atBlock);
  const useOf = (order: SettlementOrder, atBlock = Number.POSITIVE_INFINITY) =>
    upTo(atBlock)
      .map(({ uses }) => uses.get(nonceKey(order)))
      .find((use) => use !== undefined);
  const append = (plan: BlockPlan): FakeBlock => {
    forks += 1;
    const parent = blocks.at(-1)?.head;
    const number = (parent?.number ?? 99) + 1;
    const hash: Hex = `0x${createHash("sha256").update(`block ${number} of fork ${forks}`).digest("hex")}`;
    const { timestampSeconds, baseFeeWei } = plan;
    const head: Head = { number, hash, parentHash: parent?.hash ?? "0x", timestampSeconds, baseFeeWei };
    const block = execute(head, plan, useOf);
    blocks.push(block);
    return block;
  };
  append({
    timestampSeconds: startSeconds,
    baseFeeWei: 1_000_000_000n,
    transactions: [],
    foreign: [],
    mishaps: new Map(),
  });
  return {
    blocks,
    append,
    minedNonce: (address, atBlock = Number.POSITIVE_INFINITY) =>
      upTo(atBlock).reduce((sum, { senders }) => sum + senders.filter((sender) => sender === address).length, 0),
    useOf,
  };
}

function nonceKey({ permit2, payer, nonce }: SettlementOrder): string {
  return `${permit2} ${payer} ${nonce}`;
}

function execute(head: Head, plan: BlockPlan, useOf: (order: SettlementOrder) => Use | undefined): FakeBlock {
  const uses = new Map(plan.foreign.flatMap((act) => foreignUse(head, act)));
  const receipts = new Map<Hex, Receipt>();
  const settleOne = (hash: Hex, order: SettlementOrder, logIndex: number) => {
    const key = nonceKey(order);
    const isUsed = uses.has(key) || useOf(order) !== undefined;
    const settled = isUsed ? null : settle(head, { hash, logIndex }, { order, mishaps: plan.mishaps });
    if (settled !== null) uses.set(key, settled.use);
    return settled;
  };
  for (const { hash, call } of plan.transactions) {
    if (call.kind === "settle") {
      const settled = settleOne(hash, call.order, 0);
      receipts.set(hash, receiptIn(head, hash, settled?.outcome ?? { status: "reverted" }));
    } else if (call.kind === "bundle") {
      const isSpent = call.orders.some(({ paymentId }) => plan.mishaps.get(paymentId) === "burns");
      const settled = isSpent ? [] : call.orders.map((order, logIndex) => settleOne(hash, order, logIndex));
      const settlements = settled.flatMap((each) => each?.outcome.settlements ?? []);
      receipts.set(hash, receiptIn(head, hash, { settlements, gasUsed: 57_600n * BigInt(call.orders.length) }));
    } else receipts.set(hash, receiptIn(head, hash, {}));
  }
  const foreignAddresses = plan.foreign.flatMap((act) => (act.kind === "send" ? [act.from] : []));
  const senders = [...foreignAddresses, ...plan.transactions.map(({ from }) => from)];
  return { head, transactions: plan.transactions, receipts, senders, uses };
}

function foreignUse(head: Head, act: ForeignAct): [string, Use][] {
  if (act.kind === "send") return [];
  const key = nonceKey(act.order);
  if (act.kind === "cancel") return [[key, { kind: "cancelled" }]];
  if (act.kind === "use_up") return [[key, { kind: "used_elsewhere" }]];
  const txHash: Hex = `0x${createHash("sha256").update(`foreign ${key}`).digest("hex")}`;
  return [[key, { kind: "settled", settlement: settledAt(head, txHash) }]];
}

/** A settlement whose nonce is unused: what it does, or null when it reverts. A lying token uses the nonce and moves nothing. */
function settle(
  head: Head,
  { hash, logIndex }: { readonly hash: Hex; readonly logIndex: number },
  { order, mishaps }: { order: SettlementOrder; mishaps: ReadonlyMap<string, Mishap> },
): { use: Use; outcome: Partial<Receipt> } | null {
  const mishap = mishaps.get(order.paymentId);
  const isLate = BigInt(head.timestampSeconds) > order.deadlineSeconds;
  if (isLate || mishap === "reverts" || mishap === "burns") return null;
  if (mishap === "lies") return { use: { kind: "used_elsewhere" }, outcome: {} };
  const use: Use = { kind: "settled", settlement: { ...settledAt(head, hash), logIndex } };
  return { use, outcome: { settlements: [settlementLogOf(order, logIndex)] } };
}

function settledAt({ number, hash, timestampSeconds }: Head, txHash: Hex) {
  return { txHash, logIndex: 0, blockNumber: number, blockHash: hash, blockTimestampSeconds: timestampSeconds };
}
