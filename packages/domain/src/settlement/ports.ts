import type { Address, Chain } from "@lunas/catalog/chain";
import type { FailureCode, Settled, StoredPayment } from "../payment/stored-payment";
import type { Hex } from "../shared/hex";
import type { PaymentId } from "../shared/id";
import type { Attempt, Fees, LaneLease, SettlementOrder, Transaction, TransactionPurpose } from "./attempt";
import type { ChainFees } from "./fee-market";
import type { Forgotten, ForgottenPage } from "./forgotten";
import type { Head, Receipt } from "./head";
import type { BlockTime, Candidate, NonceUse, TracedNonces } from "./nonce-outcome";
import type { Refill, RefillUsage } from "./refill";
import type { ApprovalState, Sightings } from "./sightings";
import type { Simulation } from "./simulation";

/** Which settler works on which lane. Every method is one statement; `now` is the database's. */
export interface LaneStore {
  /**
   * Makes the lanes of these signers known. Existing ones keep their nonce (`startNonce` is used for new lanes only) and
   * everything else, but learn whether they are a treasury's, which settles no payments.
   */
  register(
    chainId: number,
    signers: readonly { readonly address: Address; readonly startNonce: number; readonly isTreasury?: boolean }[],
  ): Promise<void>;
  /** Says that this settler lives, and tells how many do (seen within `ttlMs`). */
  heartbeat(settler: {
    readonly id: string;
    readonly chainId: number;
    readonly ttlMs: number;
  }): Promise<{ readonly settlers: number }>;
  /** Says that this settler goes: from now on the others share out the lanes without it. */
  leave(settler: { readonly id: string; readonly chainId: number }): Promise<void>;
  /**
   * Takes up to `count` of these addresses' lanes that nobody holds, whose lease ended, or that the rows still call this
   * owner's (who asks for them has let go of them), and raises their fencing tokens. `leftForMs`: only what nobody held for so long.
   */
  acquire(request: {
    readonly chainId: number;
    readonly owner: string;
    readonly addresses: readonly Address[];
    readonly count: number;
    readonly leaseMs: number;
    readonly leftForMs?: number;
  }): Promise<readonly LaneLease[]>;
  /** Lengthens the leases that are still this owner's with these tokens; answers the ids of those. */
  renew(leases: readonly LaneLease[], leaseMs: number): Promise<readonly string[]>;
  release(leases: readonly LaneLease[]): Promise<void>;
  /**
   * For the operator and the gateway: balance, whether the lane rests, and what a settlement is expected to pay per gas, a
   * rollup's L1 data fee included (null: not known, what was told before stays).
   */
  reportBalances(
    balances: readonly {
      readonly laneId: string;
      readonly balanceWei: bigint;
      readonly resting: boolean;
      readonly gasPriceWei: bigint | null;
    }[],
  ): Promise<void>;
  /** Addresses of lanes that settle payments and do not rest, with a live lease or not. */
  readyLanes(chainId: number): Promise<readonly Address[]>;
}

/** A signed transaction that is to be written before it is sent. */
export interface PlannedTransaction {
  readonly nonce: number;
  readonly purpose: TransactionPurpose;
  readonly paymentId: PaymentId | null;
  readonly attempt: Attempt;
  /** Of a bundle: whose settlements it carries, in their order. */
  readonly bundled?: readonly PaymentId[];
  /** Of a grant to another lane of ours; kept with it. */
  readonly refill?: Refill;
  /** Of a funding: what it grants; written down with it. */
  readonly grantedWei?: bigint;
}

export type CommitOutcome =
  | { readonly kind: "committed" }
  /** The fencing token or the next nonce is no longer ours: nothing was written, the lane is lost. */
  | { readonly kind: "lane_lost" }
  /** These payments are no longer pending, have an open transaction or a grant already: nothing was written. */
  | { readonly kind: "taken"; readonly paymentIds: readonly PaymentId[] };

/** How a payment ended, with what proves it. */
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

/** A nonce that is final on chain, and the attempt that was mined for it (null: somebody else used the nonce). */
export interface ClosedTransaction {
  readonly nonce: number;
  readonly minedHash: Hex | null;
  readonly status: Receipt["status"] | null;
  readonly gasUsed: bigint | null;
  readonly effectiveGasPriceWei: bigint | null;
  /** A rollup's L1 data fee; left out: none. */
  readonly l1FeeWei?: bigint;
  readonly blockNumber: number | null;
  /** It carried several settlements: which of those came to nothing is written down with it. */
  readonly isBundle?: true;
}

export interface SettlementStore {
  /** The orders of payments that are pending and have no open transaction; others are left out. */
  orders(paymentIds: readonly PaymentId[]): Promise<readonly SettlementOrder[]>;
  /**
   * A page of the chain's pending payments without an open transaction that no settler has touched for `olderThanMs`: what the
   * queue lost. Oldest first, from the one behind `after` (null: from the oldest).
   */
  forgotten(chainId: number, page: ForgottenPage): Promise<readonly Forgotten[]>;
  /** One transaction: token and next nonce unchanged → next nonce moves on and all rows are written. */
  commit(lane: LaneLease, planned: readonly PlannedTransaction[]): Promise<CommitOutcome>;
  /** Another attempt for an open transaction (`purpose` may become `filler`); false when the lane is lost. */
  commitReplacement(lane: LaneLease, replacement: Omit<PlannedTransaction, "paymentId" | "bundled">): Promise<boolean>;
  /** Everything open on a lane, by nonce, with the orders of its payments. */
  open(laneId: string): Promise<readonly OpenTransaction[]>;
  /**
   * One transaction: opens closed nonces of the lane again and takes back what they had cost. No payment's status changes; failed ones
   * are watched again. Answers what was closed, by nonce, with the mined attempt, else the newest; null when the lane is lost.
   */
  reopen(lane: LaneLease, nonces: readonly number[]): Promise<readonly LostTransaction[] | null>;
  /**
   * One transaction: closes nonces and ends payments that are still pending, each with its event (outbox).
   * An outcome for a payment that ended already changes nothing. A settlement (chain, txHash, logIndex) that counts for
   * another payment is left out of `ended`.
   */
  finish(
    lane: LaneLease | null,
    closed: readonly ClosedTransaction[],
    outcomes: readonly Outcome[],
  ): Promise<{ readonly ended: readonly PaymentId[] }>;
  /** Confirmed payments whose settlement a reorganisation took back are settled here now. One statement; no status changes. */
  moveSettlements(moved: readonly MovedSettlement[]): Promise<void>;
  /** What a lane has sent to other lanes, today and lately. */
  refills(laneId: string): Promise<RefillUsage>;
  /** Of these payments those that are pending while the settlement given for them counts for another payment. One statement. */
  countedElsewhere(
    settlements: readonly { readonly paymentId: PaymentId; readonly settled: Settled }[],
  ): Promise<readonly PaymentId[]>;
  statusOf(paymentIds: readonly PaymentId[]): Promise<readonly Pick<StoredPayment, "id" | "status">[]>;
  /** In which block the transactions of pending payments are known to be; null takes that back. One statement. */
  noteInclusions(inclusions: readonly Inclusion[]): Promise<void>;
  /**
   * One statement: blocks from this one on are no longer the chain's, so nothing is known of where its pending payments are that
   * were noted there, by whomever.
   */
  forgetInclusions(chainId: number, fromBlock: number): Promise<void>;
  /** Failed payments whose nonce is watched on, by id from the one behind `after`. */
  watchedOn(chainId: number, after: PaymentId | null, limit: number): Promise<readonly SettlementOrder[]>;
  /** One statement: a chain took back blocks that were final; failed payments whose watch ended in the last day are watched on. */
  watchAgain(chainId: number): Promise<void>;
  /**
   * One transaction: what was settled after all, each with its event (outbox), and what need not be watched any more.
   * A failed payment stays failed. A settlement that counts for another payment is left out of `reported`; its watch ends.
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

/** Where a confirmed payment is settled after a reorganisation took its settlement back. */
export type MovedSettlement = Pick<Extract<Outcome, { kind: "confirmed" }>, "paymentId" | "settled">;

/** A settlement of a payment that had failed. */
export interface LateSettlement {
  readonly paymentId: PaymentId;
  readonly settlement: Settled;
}

/** A nonce that was closed and is no longer in the chain. `blockNumber` null: it never was ours there. */
export interface LostTransaction {
  readonly nonce: number;
  readonly hash: Hex;
  readonly blockNumber: number | null;
}

export interface OpenTransaction {
  readonly transaction: Transaction;
  /** Null for bundles, fillers, and payments that ended in the meantime. */
  readonly order: SettlementOrder | null;
  /** Of a bundle: those of its payments that have not ended. */
  readonly bundled?: readonly SettlementOrder[];
  /** Of one that was opened again: those of its payments that are confirmed. */
  readonly confirmed?: readonly SettlementOrder[];
}

/** `never_sent`: the node's deterministic refusal, nothing of it can be mined. `unknown`: assume it was sent. */
export type BroadcastOutcome =
  | { readonly kind: "accepted" }
  | { readonly kind: "known" }
  | { readonly kind: "nonce_too_low" }
  | { readonly kind: "underpriced" }
  | { readonly kind: "never_sent"; readonly reason: string }
  | { readonly kind: "unknown"; readonly reason: string };

/** What a transaction does. `transfer` is the faucet's: `asset` null is the native currency, amounts in smallest units. */
export type Call =
  /** `spoilt`: with a signature that the chain will not take, for a payment that rehearses a revert. */
  | { readonly kind: "settle"; readonly order: SettlementOrder; readonly spoilt?: true }
  /** Several settlements at once, each allowed to fail by itself. */
  | { readonly kind: "bundle"; readonly orders: readonly SettlementOrder[] }
  /** As somebody else would settle it: the transaction is not the payment's. */
  | { readonly kind: "settle_as_stranger"; readonly order: SettlementOrder }
  | { readonly kind: "cancel" }
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

/** The sending half of a chain. Only the settler has one. Throws `Unavailable("chain")` where no outcome kind fits. */
export interface ChainSender {
  readonly chain: Chain;
  /** Of the signers that are known; one whose key is elsewhere may join later. */
  readonly addresses: readonly Address[];
  /** Whether the key is elsewhere: signing takes a round trip, and may take a deadline. */
  isRemote(address: Address): boolean;
  /** False while the signer is gone, or has spent what it may in an hour: its lane takes nothing new. */
  canSign(address: Address): boolean;
  /**
   * Signs without I/O for raw keys; order kept. Throws `SigningRefused` where the signing policy does not allow all of them,
   * and `SignerUnavailable` where the signer does not sign within its deadline; nothing is signed then that anybody has seen.
   */
  sign(address: Address, requests: readonly TransactionRequest[]): Promise<readonly Attempt[]>;
  /** The same transaction (nonce, target, data, value, gas limit) signed with other fees. */
  signAgain(address: Address, rawTransaction: Hex, fees: Fees): Promise<Attempt>;
  /** One JSON-RPC batch; one outcome for each, order kept; never throws. */
  broadcast(rawTransactions: readonly Hex[]): Promise<readonly BroadcastOutcome[]>;
}

/** The watching half of a chain. */
export interface ChainWatcher {
  readonly chain: Chain;
  /** The newest head seen, or null before the first. */
  head(): Head | null;
  /** What the chain charges, learnt with the heads and the balances; asks nothing. */
  fees(): ChainFees;
  /**
   * Calls back for heads, in order, one at a time, until the returned function is called. Where several came during a
   * call, the next may be for the newest alone: the others have been passed over.
   */
  onHead(listener: (head: Head, passedOver?: readonly Head[]) => Promise<void>): () => void;
  /** Whether this block is (still) the one at its height, as far as this process has seen. */
  isCanonical(block: { readonly number: number; readonly hash: Hex }): boolean;
  /** The height from which on this process has seen every block: nothing was seen of blocks below it. Null before the first. */
  followsFrom(): number | null;
  /**
   * One batch: receipts of those transactions of the block, and of those passed over for it, that are in `hashes`, and
   * the addresses' mined nonces at that block.
   */
  sightings(head: Head, hashes: readonly Hex[], addresses: readonly Address[]): Promise<Sightings>;
  /** One batch, by hash, wherever they were mined; unknown ones are left out. For start, takeover and gaps. */
  receipts(hashes: readonly Hex[]): Promise<readonly Receipt[]>;
  /** One batch, at the newest head. */
  minedNonces(addresses: readonly Address[]): Promise<ReadonlyMap<Address, number>>;
  /** Native currency, in wei. One batch. */
  balances(addresses: readonly Address[]): Promise<ReadonlyMap<Address, bigint>>;
  /** What an account has of a token (null: of the native currency), in smallest units, at the newest block. */
  balanceOf(asset: Address | null, owner: Address): Promise<bigint>;
  /** What each settlement would come to now, by itself; order kept. One batch. */
  simulate(orders: readonly SettlementOrder[]): Promise<readonly Simulation[]>;
  /** As `simulate`, of all of them in one transaction: what each would come to in it. One call. */
  simulateBundle(orders: readonly SettlementOrder[]): Promise<readonly Simulation[]>;
  /** How the payers of sponsored orders stand; null: the node did not tell. Order kept. One batch. */
  approvals(orders: readonly SettlementOrder[]): Promise<readonly (ApprovalState | null)[]>;
  /** What the chain shows about the use of an order's nonce, read at the chain's depth. */
  nonceUse(order: SettlementOrder): Promise<NonceUse>;
  /** Which of the payer's nonces a transaction settled with the order's terms, by a trace of it in its block. Never throws. */
  tracedNonces(order: SettlementOrder, candidate: Candidate): Promise<TracedNonces>;
  /** Whether the nonces of orders are set, at the chain's depth; null: the node did not tell. Order kept. One batch. */
  usedNonces(
    orders: readonly SettlementOrder[],
  ): Promise<{ readonly block: BlockTime; readonly used: readonly (boolean | null)[] }>;
}
