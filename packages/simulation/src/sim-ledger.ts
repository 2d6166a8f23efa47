import { createHash } from "node:crypto";
import type { Address } from "@lunas/catalog/chain";
import type { SettlementOrder } from "@lunas/domain/settlement/attempt";
import type { Head, Receipt, SettlementLog } from "@lunas/domain/settlement/head";
import { settlementKindOf, subjectOf } from "@lunas/domain/settlement/kinds/all";
import type { Hex } from "@lunas/domain/shared/hex";
import { receiptIn } from "@lunas/testkit/build/a-head";
import type { BlockPlan, Mishap, Use } from "@lunas/testkit/fakes/fake-ledger";
import type { FakeTransaction } from "@lunas/testkit/fakes/fake-transaction";
import { allowanceOf, type Balances, balanceOf, canPay } from "./sim-balances";

/**
 * What others do in a block: settle orders in one transaction, whose calldata shows them or does not (a contract made up
 * the calls); spoil a nonce; move money away; change what Permit2 may take (null: all); send with our key.
 */
export type OthersAct =
  | { readonly kind: "settle"; readonly orders: readonly NonceTerms[]; readonly isOpaque: boolean }
  | { readonly kind: "cancel" | "use_up"; readonly order: NonceTerms }
  | { readonly kind: "move"; readonly payer: Address; readonly amount: bigint }
  | { readonly kind: "approve"; readonly payer: Address; readonly amount: bigint | null }
  | { readonly kind: "send"; readonly from: Address };

/** What of an order the chain knows. */
export type NonceTerms = Pick<
  SettlementOrder,
  "kind" | "terms" | "permit2" | "payer" | "payTo" | "asset" | "amount" | "nonce" | "deadlineSeconds"
>;

/** What the chain is after a block. */
export interface ChainState extends Balances {
  /** Which nonces are set. What each was used for is the truth that findings know; no process can read it. */
  readonly uses: Map<string, Use>;
  /** How many nonces of each sender are mined. */
  readonly counts: Map<Address, number>;
  readonly receipts: Map<Hex, Receipt>;
  /** Our transactions that reverted because the payer did not have enough. */
  readonly overdrawn: Map<Hex, Address>;
}

export interface SimBlock {
  readonly head: Head;
  readonly state: ChainState;
  readonly transactions: readonly FakeTransaction[];
  readonly acts: readonly OthersAct[];
  /** `Transfer` logs that the proxy's `Settled` followed, without the nonce that none of them carries. */
  readonly logs: SimLog[];
  /** The nonces that an `UnorderedNonceInvalidation` covers. */
  readonly cancellations: Set<string>;
  readonly called: Map<Hex, CalledSettlements>;
}

export interface SimLog extends SettlementLog {
  readonly txHash: Hex;
}

/** What a transaction's calldata shows (null: nothing, a contract made up its calls), and what a trace of it would. */
export interface CalledSettlements {
  readonly calls: readonly NonceTerms[] | null;
  readonly settled: NonceTerms[];
}

export interface SimBlockPlan extends Omit<BlockPlan, "foreign"> {
  readonly acts: readonly OthersAct[];
}

/** A chain with forks: the canonical blocks, and all that ever were. Each knows the whole state after it. */
export interface SimLedger {
  readonly blocks: SimBlock[];
  tip(): SimBlock;
  byHash(hash: Hex): SimBlock | undefined;
  /** The canonical block of a height. */
  at(number: number): SimBlock | undefined;
  append(plan: SimBlockPlan): SimBlock;
  /** Takes the newest blocks off the chain. */
  remove(depth: number): SimBlock[];
}

export function nonceKey({ permit2, payer, nonce }: Pick<NonceTerms, "permit2" | "payer" | "nonce">): string {
  return `${permit2} ${payer} ${nonce}`;
}

export function simLedger(startSeconds: number, balances: ReadonlyMap<Address, bigint>): SimLedger {
  const empty = {
    allowances: new Map(),
    uses: new Map(),
    counts: new Map(),
    receipts: new Map(),
    overdrawn: new Map(),
  };
  const genesis: SimBlock = {
    head: {
      number: 100,
      hash: hashOfText("block 0"),
      parentHash: "0x",
      timestampSeconds: startSeconds,
      baseFeeWei: 1_000_000_000n,
    },
    state: { balances: new Map(balances), ...empty },
    transactions: [],
    acts: [],
    ...shownBy(),
  };
  const blocks = [genesis];
  const known = new Map<Hex, SimBlock>([[genesis.head.hash, genesis]]);
  const tip = () => blocks.at(-1) ?? genesis;
  return {
    blocks,
    tip,
    byHash: (hash) => known.get(hash),
    at: (number) => blocks[number - 100],
    append: (plan) => {
      const parent = tip();
      const head: Head = {
        number: parent.head.number + 1,
        hash: hashOfText(`block ${known.size} on ${parent.head.hash}`),
        parentHash: parent.head.hash,
        timestampSeconds: Math.max(plan.timestampSeconds, parent.head.timestampSeconds + 1),
        baseFeeWei: plan.baseFeeWei,
      };
      const { transactions, acts } = plan;
      const block: SimBlock = { head, transactions, acts, state: copyOf(parent.state), ...shownBy() };
      execute(block, plan);
      blocks.push(block);
      known.set(head.hash, block);
      return block;
    },
    remove: (depth) => blocks.splice(Math.max(1, blocks.length - depth)),
  };
}

function shownBy(): Pick<SimBlock, "logs" | "cancellations" | "called"> {
  return { logs: [], cancellations: new Set(), called: new Map() };
}

function copyOf({ balances, allowances, uses, counts, receipts, overdrawn }: ChainState): ChainState {
  return {
    balances: new Map(balances),
    allowances: new Map(allowances),
    uses: new Map(uses),
    counts: new Map(counts),
    receipts: new Map(receipts),
    overdrawn: new Map(overdrawn),
  };
}

/** What others do comes first: they pay more. */
function execute(block: SimBlock, { acts, transactions, mishaps }: SimBlockPlan): void {
  for (const [index, act] of acts.entries()) executeOthers(block, act, index);
  for (const { hash, from, call } of transactions) {
    count(block.state, from);
    const orders = call.kind === "settle" ? [call.order] : call.kind === "bundle" ? call.orders : [];
    block.called.set(hash, { calls: orders, settled: [] });
    const one = (order: SettlementOrder) => settle(block, { hash, from, order, mishap: mishaps.get(order.paymentId) });
    const outcome =
      call.kind === "settle" ? one(call.order) : call.kind === "bundle" ? together(call.orders, { one, mishaps }) : {};
    block.state.receipts.set(hash, receiptIn(block.head, hash, outcome));
  }
}

interface Together {
  readonly one: (order: SettlementOrder) => Partial<Receipt>;
  readonly mishaps: SimBlockPlan["mishaps"];
}

/** A bundle succeeds whatever comes of its parts, unless one takes all the gas: then nothing of it is left. */
function together(orders: readonly SettlementOrder[], { one, mishaps }: Together): Partial<Receipt> {
  if (orders.some(({ paymentId }) => mishaps.get(paymentId) === "burns")) return { status: "reverted" };
  return { settlements: orders.flatMap((order) => one(order).settlements ?? []) };
}

function executeOthers(block: SimBlock, act: OthersAct, index: number): void {
  const { head, state } = block;
  switch (act.kind) {
    case "send":
      count(state, act.from);
      return;
    case "move": {
      const left = balanceOf(state, act.payer) - act.amount;
      return void state.balances.set(act.payer, left < 0n ? 0n : left);
    }
    case "approve":
      if (act.amount === null) state.allowances.delete(act.payer);
      else state.allowances.set(act.payer, act.amount);
      return;
    case "cancel": {
      const key = nonceKey(act.order);
      block.cancellations.add(key);
      if (!state.uses.has(key)) state.uses.set(key, { kind: "cancelled" });
      return;
    }
    case "use_up":
      if (!state.uses.has(nonceKey(act.order))) state.uses.set(nonceKey(act.order), { kind: "used_elsewhere" });
      return;
    case "settle": {
      const hash = hashOfText(`others' transaction ${index} in ${head.hash}`);
      block.called.set(hash, { calls: act.isOpaque ? null : act.orders, settled: [] });
      for (const order of act.orders) settle(block, { hash, from: null, order, mishap: undefined });
      // What others send may be long unpaid for: nothing of it is reserved.
      state.overdrawn.delete(hash);
    }
  }
}

interface Settling {
  readonly hash: Hex;
  /** The sender; null: one that is none of ours. */
  readonly from: Address | null;
  readonly order: NonceTerms;
  readonly mishap: Mishap | undefined;
}

/** A lying token uses the nonce and moves nothing. */
function settle(block: SimBlock, { hash, from, order, mishap }: Settling): Partial<Receipt> {
  const { head, state, logs, called } = block;
  const key = nonceKey(order);
  const isLate = BigInt(head.timestampSeconds) > order.deadlineSeconds;
  if (isRefusedByContract(order, from)) return { status: "reverted" };
  if (isLate || state.uses.has(key) || mishap === "reverts" || mishap === "burns") return { status: "reverted" };
  if (mishap === "lies") {
    state.uses.set(key, { kind: "used_elsewhere" });
    return {};
  }
  if (!pay(state, order)) {
    state.overdrawn.set(hash, order.payer);
    return { status: "reverted" };
  }
  const log = { ...termsOfLog(order), logIndex: logs.length };
  logs.push({ ...log, txHash: hash });
  called.get(hash)?.settled.push(order);
  state.uses.set(key, settledAt(head, hash, log.logIndex));
  return { settlements: [log] };
}

/** The contract of `upto` compares the sender with the one that was signed, and the amount with the maximum. */
function isRefusedByContract(order: NonceTerms, from: Address | null): boolean {
  const kind = settlementKindOf(order);
  const sender = kind.senderOf(order.terms);
  return (sender !== null && sender !== from) || order.amount > kind.signedAmount(order);
}

function termsOfLog(of: NonceTerms): Omit<SettlementLog, "logIndex"> {
  const { kind, asset, payer, payTo, amount } = of;
  const subject = subjectOf(of);
  return { kind, asset, payer, payTo, amount, ...(subject !== undefined && { subject }) };
}

function pay(state: ChainState, { payer, payTo, amount }: NonceTerms): boolean {
  if (!canPay(state, { payer, amount })) return false;
  const allowance = allowanceOf(state, payer);
  if (allowance !== null) state.allowances.set(payer, allowance - amount);
  state.balances.set(payer, balanceOf(state, payer) - amount);
  state.balances.set(payTo, balanceOf(state, payTo) + amount);
  return true;
}

function count({ counts }: ChainState, sender: Address): void {
  counts.set(sender, (counts.get(sender) ?? 0) + 1);
}

function settledAt({ number, hash, timestampSeconds }: Head, txHash: Hex, logIndex: number): Use {
  const block = { blockNumber: number, blockHash: hash, blockTimestampSeconds: timestampSeconds };
  return { kind: "settled", settlement: { txHash, logIndex, ...block } };
}

function hashOfText(text: string): Hex {
  return `0x${createHash("sha256").update(text).digest("hex")}`;
}
