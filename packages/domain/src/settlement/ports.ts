import type { Address, Chain } from "@lunas/catalog/chain";
import type { FailureCode, Settled, StoredPayment } from "../payment/stored-payment";
import type { Hex } from "../shared/hex";
import type { ChannelActionId, PaymentId } from "../shared/id";
import type {
  ActionOrder,
  Attempt,
  Fees,
  LaneLease,
  SettlementOrder,
  Transaction,
  TransactionPurpose,
} from "./attempt";
import type { BlockTime, Candidate, NonceUse, TracedNonces } from "./confirm/nonce-outcome";
import type { ApprovalState, Sightings } from "./confirm/sightings";
import type { Head, Receipt } from "./head";
import type { AbandonedPage, AbandonedTransaction } from "./lanes/abandoned";
import type { Refill, RefillUsage } from "./lanes/refill-request";
import type { ChainFees } from "./submit/fee-market";
import type { Forgotten, ForgottenPage } from "./submit/forgotten";
import type { OverduePage } from "./submit/overdue-page";
import type { Simulation } from "./submit/simulation";

/** A signed transaction that is written before it is sent. */
export interface PlannedTransaction {
  readonly nonce: number;
  readonly purpose: TransactionPurpose;
  readonly paymentId: PaymentId | null;
  readonly attempt: Attempt;
  /** For a bundle: the payments whose settlements it carries, in order. */
  readonly bundled?: readonly PaymentId[];
  /** For a grant to another lane of ours; stored with it. */
  readonly refill?: Refill;
  /** For a funding: the granted amount; stored with it. */
  readonly grantedWei?: bigint;
  /** For an action of channels. */
  readonly actionId?: ChannelActionId;
  /** Of an order that its job carried: what was signed by it, to compare with the row. */
  readonly order?: SettlementOrder;
}

export type CommitOutcome =
  | { readonly kind: "committed" }
  /** The fencing token or the next nonce has changed: nothing was written, the lane is lost. */
  | { readonly kind: "lane_lost" }
  /**
   * These payments are not pending any more, or already have an open transaction or a grant, or their rows differ from the order that
   * their job carried; or, without payments, an action of channels has ended or is sent: nothing was written.
   */
  | { readonly kind: "taken"; readonly paymentIds: readonly PaymentId[] };

/** How a payment ended, and the proof. */
export type Outcome =
  | {
      readonly kind: "confirmed";
      readonly paymentId: PaymentId;
      readonly settled: Settled;
    }
  | {
      readonly kind: "failed";
      readonly paymentId: PaymentId;
      readonly code: FailureCode;
      readonly message: string;
      readonly txHash: Hex | null;
    };

/** A nonce that is final on chain, and its mined attempt (null: a foreign transaction used the nonce). */
export interface ClosedTransaction {
  readonly nonce: number;
  readonly minedHash: Hex | null;
  readonly status: Receipt["status"] | null;
  readonly gasUsed: bigint | null;
  readonly effectiveGasPriceWei: bigint | null;
  /** A rollup's L1 data fee; left out: none. */
  readonly l1FeeWei?: bigint;
  readonly blockNumber: number | null;
  /** It carried several settlements; those that failed are stored with it. */
  readonly isBundle?: true;
  /** It carried an action of channels, which ends with it. */
  readonly isAction?: true;
}

export interface SettlementStore {
  /**
   * The orders of payments that are pending and have no open transaction; others are left out, and with `chainId` those of
   * other chains: a queue may name any payment.
   */
  orders(paymentIds: readonly PaymentId[], chainId?: number): Promise<readonly SettlementOrder[]>;
  /**
   * The pending payments without an open transaction whose payer named one of these senders, oldest first: no other lane may send
   * them. One statement.
   */
  ordersOfSenders(chainId: number, senders: readonly Address[], limit: number): Promise<readonly PaymentId[]>;
  /**
   * A page of pending payments without an open transaction that no settler touched for `olderThanMs`: the queue lost
   * them. Oldest first, from the one after `after` (null: from the oldest).
   */
  forgotten(chainId: number, page: ForgottenPage): Promise<readonly Forgotten[]>;
  /** A page of the pending payments that open transactions of these lanes carry, by id. One statement. */
  overdue(laneIds: readonly string[], page: OverduePage): Promise<readonly SettlementOrder[]>;
  /**
   * One transaction: if token and next nonce are unchanged, it raises the next nonce and writes all rows. A payment whose payer named
   * another sender is taken; a retired lane, if it gave up no nonce, may only settle payments that name it.
   */
  commit(lane: LaneLease, planned: readonly PlannedTransaction[]): Promise<CommitOutcome>;
  /** Adds an attempt to an open transaction (`purpose` may become `filler`). False: the lane is lost. */
  commitReplacement(lane: LaneLease, replacement: Omit<PlannedTransaction, "paymentId" | "bundled">): Promise<boolean>;
  /**
   * Gives up open transactions of a retired lane: their payments go to other lanes, or wait for this key where the payer named it.
   * False: the lane is lost, or is not retired.
   */
  abandon(lane: LaneLease, nonces: readonly number[]): Promise<boolean>;
  /** What retired lanes of the chain gave up and what was not found mined since. */
  abandonedOn(chainId: number, page: AbandonedPage): Promise<readonly AbandonedTransaction[]>;
  /** Closes an abandoned transaction that was mined, and counts its gas. False: it is not abandoned, or closed already. */
  closeAbandoned(laneId: string, closed: ClosedTransaction): Promise<boolean>;
  /** All open transactions of a lane, by nonce, with the orders of their payments. */
  open(laneId: string): Promise<readonly OpenTransaction[]>;
  /**
   * One transaction: reopens closed nonces of the lane and reverses their gas costs. No payment's status changes;
   * failed ones are watched again. Returns the reopened transactions by nonce, each with the mined attempt, else the
   * newest; null: the lane is lost.
   */
  reopen(lane: LaneLease, nonces: readonly number[]): Promise<readonly LostTransaction[] | null>;
  /**
   * One transaction: closes nonces and ends payments that are still pending, each with its event (outbox). An ended
   * payment does not change. A settlement (chain, txHash, logIndex) that counts for another payment is left out of
   * `ended`.
   */
  finish(
    lane: LaneLease | null,
    closed: readonly ClosedTransaction[],
    outcomes: readonly Outcome[],
  ): Promise<{ readonly ended: readonly PaymentId[] }>;
  /** Stores the new settlement of confirmed payments after a reorganisation. One statement; no status changes. */
  moveSettlements(moved: readonly MovedSettlement[]): Promise<void>;
  /** The lane's transfers to other lanes, today and lately. */
  refills(laneId: string): Promise<RefillUsage>;
  /** The pending payments among these whose given settlement counts for another payment. One statement. */
  countedElsewhere(
    settlements: readonly { readonly paymentId: PaymentId; readonly settled: Settled }[],
  ): Promise<readonly PaymentId[]>;
  statusOf(paymentIds: readonly PaymentId[]): Promise<readonly Pick<StoredPayment, "id" | "status">[]>;
  /** Stores in which block the transactions of pending payments are; null removes that. One statement. */
  noteInclusions(inclusions: readonly Inclusion[]): Promise<void>;
  /** One statement: deletes inclusions of the chain's pending payments from this block on, by any process. */
  forgetInclusions(chainId: number, fromBlock: number): Promise<void>;
  /** Failed payments whose nonce is still watched, by id from the one after `after`. */
  watchedOn(chainId: number, after: PaymentId | null, limit: number): Promise<readonly SettlementOrder[]>;
  /** One statement, after final blocks were removed: watches failed payments again whose watch ended within a day. */
  watchAgain(chainId: number): Promise<void>;
  /**
   * One transaction: stores late settlements, each with its event (outbox), and ends watches. A failed payment stays
   * failed. `reported` leaves out a settlement that counts for another payment; its watch ends.
   */
  recordLate(
    late: readonly LateSettlement[],
    over: readonly PaymentId[],
  ): Promise<{ readonly reported: readonly PaymentId[] }>;
}

export interface Inclusion {
  readonly paymentId: PaymentId;
  readonly blockNumber: number | null;
}

/** The new settlement of a confirmed payment after a reorganisation removed its first one. */
export type MovedSettlement = Pick<Extract<Outcome, { kind: "confirmed" }>, "paymentId" | "settled">;

/** A settlement of a payment that had failed. */
export interface LateSettlement {
  readonly paymentId: PaymentId;
  readonly settlement: Settled;
}

/** A closed nonce that is no longer in the chain. `blockNumber` null: a foreign transaction had used it. */
export interface LostTransaction {
  readonly nonce: number;
  readonly hash: Hex;
  readonly blockNumber: number | null;
}

export interface OpenTransaction {
  readonly transaction: Transaction;
  /** Null for bundles, cancellation transactions (`filler`), and payments that ended meanwhile. */
  readonly order: SettlementOrder | null;
  /** For a bundle: its payments that have not ended. */
  readonly bundled?: readonly SettlementOrder[];
  /** For a reopened transaction: its payments that are confirmed. */
  readonly confirmed?: readonly SettlementOrder[];
  /** For an action of channels, also where a cancellation is to replace it. */
  readonly action?: ActionOrder;
}

/** `never_sent`: the node refused it deterministically, it cannot be mined. `unknown`: assume that it was sent. */
export type BroadcastOutcome =
  | { readonly kind: "accepted" }
  | { readonly kind: "known" }
  | { readonly kind: "nonce_too_low" }
  | { readonly kind: "underpriced" }
  | { readonly kind: "never_sent"; readonly reason: string }
  /** `isAhead`: the node keeps no transaction whose nonce is so far ahead of its account's next one. */
  | { readonly kind: "unknown"; readonly reason: string; readonly isAhead?: true };

/** The purpose of a transaction. A `transfer` without `asset` sends native currency; amounts in smallest units. */
export type Call =
  /** `spoilt`: with an invalid signature, for a sandbox scenario that reverts. */
  | { readonly kind: "settle"; readonly order: SettlementOrder; readonly spoilt?: true }
  /** Several settlements at once; each may fail alone. */
  | { readonly kind: "bundle"; readonly orders: readonly SettlementOrder[] }
  /** Settles as a third party would: the transaction is not stored as the payment's. */
  | { readonly kind: "settle_as_stranger"; readonly order: SettlementOrder }
  | { readonly kind: "cancel" }
  /** A claim, a payout or a refund, to the contract of channels. */
  | { readonly kind: "channel"; readonly action: ActionOrder }
  /** Native currency for the approval of an order's payer. */
  | { readonly kind: "fund"; readonly order: SettlementOrder; readonly amountWei: bigint }
  | {
      readonly kind: "transfer";
      readonly asset: Address | null;
      readonly to: Address;
      readonly amount: bigint;
      readonly isRefill?: true;
    };

export interface TransactionRequest {
  readonly nonce: number;
  readonly fees: Fees;
  readonly call: Call;
}

/** The sending half of a chain. Only the settler has one. Throws `Unavailable("chain")` when no outcome kind fits. */
export interface ChainSender {
  readonly chain: Chain;
  /** Addresses of the known signers; a remote one may join later. */
  readonly addresses: readonly Address[];
  /** Whether the signer is remote: signing takes a round trip, and may last until its deadline. */
  isRemote(address: Address): boolean;
  /** False while the signer is unavailable or has reached its hourly spending limit: its lane gets nothing new. */
  canSign(address: Address): boolean;
  /**
   * Signs, without I/O for raw keys; order kept. Throws `SigningRefused` when the signing policy refuses any request,
   * and `SignerUnavailable` when the signer misses its deadline; then no signature is released.
   */
  sign(address: Address, requests: readonly TransactionRequest[]): Promise<readonly Attempt[]>;
  /** Signs the same transaction (nonce, target, data, value, gas limit) with other fees. */
  signAgain(address: Address, rawTransaction: Hex, fees: Fees): Promise<Attempt>;
  /** Broadcasts in one JSON-RPC batch; one outcome for each, order kept; never throws. */
  broadcast(rawTransactions: readonly Hex[]): Promise<readonly BroadcastOutcome[]>;
}

/**
 * How many heads a listener still has a use for. Where a chain makes a block for each transaction, a call may wait some
 * milliseconds for that many, and handle them together.
 */
export type ExpectedHeads = () => number;

/** The watching half of a chain. */
export interface ChainWatcher {
  readonly chain: Chain;
  /** The newest head seen, or null before the first. */
  head(): Head | null;
  /** The current prices of the chain, read with heads and balances; sends no request. */
  fees(): ChainFees;
  /**
   * Calls the listener for heads, in order, one at a time, until the returned function is called. If several heads
   * arrive during a call, the next call may get only the newest; the others are in `passedOver`.
   */
  onHead(listener: (head: Head, passedOver?: readonly Head[]) => Promise<void>, expected?: ExpectedHeads): () => void;
  /** Whether this block is (still) the one at its height, as far as this process has seen. */
  isCanonical(block: { readonly number: number; readonly hash: Hex }): boolean;
  /** The height from which this process has seen every block. Null before the first. */
  followsFrom(): number | null;
  /** One batch: this block's and passed-over blocks' receipts for `hashes`, and the addresses' mined nonces. */
  sightings(head: Head, hashes: readonly Hex[], addresses: readonly Address[]): Promise<Sightings>;
  /** One batch, by hash, in any block; unknown hashes are left out. For start, takeover and gaps. */
  receipts(hashes: readonly Hex[]): Promise<readonly Receipt[]>;
  /** One batch, at the newest head. */
  minedNonces(addresses: readonly Address[]): Promise<ReadonlyMap<Address, number>>;
  /** Native currency, in wei. One batch. */
  balances(addresses: readonly Address[]): Promise<ReadonlyMap<Address, bigint>>;
  /** An account's token balance (null: native currency), in smallest units, at the newest block. */
  balanceOf(asset: Address | null, owner: Address): Promise<bigint>;
  /** Simulates each settlement alone, on the current state; order kept. One batch. */
  simulate(orders: readonly SettlementOrder[]): Promise<readonly Simulation[]>;
  /** Simulates all settlements in one transaction, on the current state; order kept. One call. */
  simulateBundle(orders: readonly SettlementOrder[]): Promise<readonly Simulation[]>;
  /** The approval states of the payers of sponsored orders; null: the node did not answer. Order kept. One batch. */
  approvals(orders: readonly SettlementOrder[]): Promise<readonly (ApprovalState | null)[]>;
  /** How an order's nonce was used, read at the chain's depth. */
  nonceUse(order: SettlementOrder): Promise<NonceUse>;
  /** The payer's nonces that a transaction settled with the order's terms, by a trace in its block. Never throws. */
  tracedNonces(order: SettlementOrder, candidate: Candidate): Promise<TracedNonces>;
  /** Whether orders' nonces are used, at the chain's depth; null: no answer. Order kept. One batch. */
  usedNonces(
    orders: readonly SettlementOrder[],
  ): Promise<{ readonly block: BlockTime; readonly used: readonly (boolean | null)[] }>;
}
