import type { Address, Chain, Environment, SponsorshipPolicy } from "@lunas/catalog/chain";
import type { LinkClosedReason } from "../link/payment-link";
import type { Author } from "../operations/audit-entry";
import type { RefundSums } from "../refund/refund-sums";
import type { Hex } from "../shared/hex";
import type { MerchantId, PaymentId } from "../shared/id";
import type { Authorization, AuthorizationKey } from "./authorization";
import type { ChainFacts, StoreFacts } from "./facts";
import type { GasReason, GasTerms } from "./gas";
import type { IdempotencyKey } from "./idempotency-key";
import type { ApprovalTransaction } from "./sponsorship/approval";
import type { SponsorshipCost } from "./sponsorship/cost";
import type { SponsorReason } from "./sponsorship/sponsor-reason";
import type { PaymentState, StoredPayment } from "./stored-payment";

/** The fields that a new payment is stored with; the others follow from them. */
export type NewPayment = Omit<
  StoredPayment,
  | "status"
  | "hold"
  | "failure"
  | "txHash"
  | "settled"
  | "lateSettlement"
  | "answeredAtMs"
  | "preconfirmedAtMs"
  | "createdAtMs"
  | "jobOrder"
> & {
  /** Stored as a hold until this time (milliseconds), not as pending; left out: a payment or a refund. */
  readonly holdUntilMs?: number;
  /** The only lane, by its address, that may send the settlement: the payer named it. Left out: any. */
  readonly onlySender?: Address;
  /** For the settler: such a payment shares no transaction with others. */
  readonly payerHasCode: boolean;
};

/** The payer funds read from the chain; checked again under the payer's lock. */
export interface Reservation {
  readonly balance: bigint;
  /** null: unlimited. */
  readonly allowance: bigint | null;
  /** `balance` includes payments mined at or before this block. */
  readonly readAtBlock: number;
  /** The approval to be sponsored, with its cost and the budgets; left out: none. */
  readonly sponsorship?: SponsorshipRequest;
  /** The gas bounds, checked again when the payment is stored; left out: unbounded. */
  readonly gas?: GasTerms;
  /** Of a deposit: the most of one payer in 24 hours. */
  readonly payerDailyDeposits?: number;
}

/** An approval to be sponsored: stored with its payment before any of it is sent. */
export interface SponsorshipRequest extends SponsorshipCost {
  readonly approval: ApprovalTransaction;
  readonly budgets: Pick<SponsorshipPolicy, "merchantDailyWei" | "chainDailyWei">;
}

export type AcceptOutcome =
  | { readonly kind: "stored"; readonly payment: StoredPayment }
  /** Another request stored the authorization meanwhile. */
  | { readonly kind: "taken"; readonly payment: StoredPayment }
  /** Another request took the Idempotency-Key meanwhile. */
  | { readonly kind: "key_taken"; readonly payment: StoredPayment }
  /** The payment-identifier names another payment that was paid, or may still be. */
  | { readonly kind: "identified"; readonly payment: StoredPayment }
  /** The payment link was closed, or its last place taken, meanwhile. */
  | { readonly kind: "link_closed"; readonly reason: LinkClosedReason }
  /** The payee is not the merchant's wallet any more: it changed after the checks. */
  | { readonly kind: "foreign_wallet" }
  /** Of a deposit: another one into the channel is under way. */
  | { readonly kind: "channel_busy" }
  /** Of a deposit: the payer has made as many today as it may. */
  | { readonly kind: "too_many_deposits" }
  /** Under the lock, payments in flight leave too little. */
  | { readonly kind: "short"; readonly payerInFlight: bigint }
  /** A gas bound is reached at the time of storing. */
  | { readonly kind: "bounded"; readonly reason: GasReason }
  /** A refund that its payment does not allow; `remaining`: how much it does. */
  | { readonly kind: "unrefundable"; readonly reason: RefundReason; readonly remaining: bigint }
  /** A sponsoring bound is reached at the time of storing. */
  | { readonly kind: "unsponsored"; readonly reason: SponsorReason };

const refundReasons = ["not_refundable", "too_many_refunds", "exceeds_payment"] as const;

/** Why a refund may not be stored, as the rows show it. */
export type RefundReason = (typeof refundReasons)[number];

export function isRefundReason(word: string): word is RefundReason {
  return refundReasons.some((reason) => reason === word);
}

/** A request that waits for a payment's answer, with a lease that is renewed. */
export interface WaiterLease {
  readonly paymentId: PaymentId;
  readonly waiterId: string;
  readonly leaseMs: number;
}

/** A request that wants to wait for a stored payment. */
export interface Joining {
  readonly idempotency: IdempotencyKey | null;
  /** How many requests may wait for the payment, this one included. */
  readonly seats: 1 | 2;
  /**
   * It has another authorization under the payment's identifier: no Idempotency-Key binds it, or the payment any more.
   */
  readonly isIdentified: boolean;
}

/** A waiting request's view of its payment. */
export interface ClaimedAnswer {
  readonly state: PaymentState;
  /** This request owns the success, however often it reads it. */
  readonly claimed: boolean;
  /** Whether the request waits for the payment, first or second. */
  readonly holds: boolean;
}

/** A payer's own identifier for its purchase from a merchant on a chain. */
export interface IdentifierScope {
  readonly merchantId: MerchantId;
  readonly chainId: number;
  readonly payer: Address;
  /** 16 to 128 characters of `[A-Za-z0-9_-]`. */
  readonly identifier: string;
}

/** `isSpent`: the payment failed, and its authorization can no longer be settled. */
export interface IdentifiedPayment {
  readonly payment: StoredPayment;
  readonly isSpent: boolean;
}

/**
 * The result of requesting a waiter's place. `shared`: a request under the same Idempotency-Key holds it; `held`:
 * another request holds it, or the payment takes no more waiters; `key_taken`: the Idempotency-Key belongs to another
 * payment.
 */
export type WaiterPlace = "taken" | "shared" | "held" | "key_taken";

/** The keys of a claim's look-up. */
export interface PaymentLookUp {
  readonly authorization: AuthorizationKey;
  readonly token: Address;
  readonly merchantId: MerchantId;
  readonly idempotency: IdempotencyKey | null;
  /** No new payment is stored, whatever is found. Default: it may be. */
  readonly isRefused?: boolean;
}

export interface PaymentStore {
  /**
   * One query: the payments of this authorization and of this Idempotency-Key, the payer's pending amount in this
   * token, and the gas usage.
   */
  lookUp(request: PaymentLookUp): Promise<StoreFacts>;
  /** Whether there is a payment of this authorization or of this Idempotency-Key. Reads nothing else: under load most refusals need no more. */
  isKnown(request: PaymentLookUp): Promise<boolean>;
  /**
   * One transaction: locks the Idempotency-Key and (chain, token, payer), checks the key, the gas bounds and the
   * reservation, inserts the payment as `pending` with `waiterId` waiting, and binds the key to it. The payer's bounds
   * are exact; payments stored at the same time can exceed the merchant's and the chain's.
   */
  accept(payment: NewPayment, reservation: Reservation, waiter: WaiterLease): Promise<AcceptOutcome>;
  /** The payment under the payer's identifier: an open or paid one, else the newest failed one; null: none. */
  findIdentified(scope: IdentifierScope): Promise<IdentifiedPayment | null>;
  /**
   * Takes a place if one is free (never taken, or its lease ended), the success is unclaimed, and the payment has this
   * Idempotency-Key or none; a payment without a key takes this one. A repeat with the same id returns `taken`.
   */
  takeWaiterPlace(waiter: WaiterLease, joining: Joining): Promise<WaiterPlace>;
  /** One statement: renews the leases of waiting requests, and returns which of their payments have ended. */
  renewWaiters(waiters: readonly WaiterLease[]): Promise<readonly PaymentId[]>;
  /** Releases a place, and gives back a claimed success within a minute of the claim: the next request gets it. */
  releaseWaiterPlace(waiter: WaiterLease): Promise<void>;
  /**
   * Reads the payment's state. If it is confirmed and unclaimed, and this request has waited longest, claims its success in the
   * same statement. Only one request gets it; that request may ask again, because an answer can be lost. `isPreconfirmed`:
   * claims the success of a pending payment too, because a node shows it settled.
   */
  claimSuccess(waiter: WaiterLease, isPreconfirmed?: boolean): Promise<ClaimedAnswer>;
  /**
   * When the success of a payment was claimed; null: it is unclaimed. For a gateway that remembers an answered payment: a merchant may
   * have given its success back meanwhile.
   */
  answeredAt(id: PaymentId): Promise<number | null>;
  /**
   * One conditional write: gives back the success of a merchant's own payment, with the audit entry, so that the next request with the
   * authorization gets it. `answerId`: the request that had claimed it; null: the newest claim. The same success is given back once:
   * a repeat changes nothing.
   */
  giveBack(given: GivenBack, author: Author): Promise<GiveBackOutcome>;
  find(scope: PaymentScope, id: PaymentId | Hex): Promise<FoundPayment | null>;
  /** The payer's pending payments of this token without a known block; the oldest, up to `limit`. */
  pendingOf(payerFunds: PayerFunds, limit: number): Promise<readonly PendingNonce[]>;
  /**
   * One statement: notes that the nonces of these pending payments are used at a block, and returns what else the payer
   * has in flight that a balance at that block does not show, in base units.
   */
  noteUsed(payerFunds: PayerFunds, used: readonly PaymentId[], atBlock: number): Promise<bigint>;
}

/** A success that a merchant gives back. */
export interface GivenBack {
  readonly scope: PaymentScope;
  readonly paymentId: PaymentId;
  readonly answerId: string | null;
}

export type GiveBackOutcome = "given_back" | "not_found" | GiveBackRefusal;

/**
 * Why a success may not be given back: the payment is not confirmed; no request has this success; the payment was confirmed 24 hours ago;
 * money of it went back, or may go; it was given back 20 times.
 */
export type GiveBackRefusal = "not_confirmed" | "not_answered" | "too_late" | "refunded" | "too_often";

/** The source of a payer's payments in one token. */
export interface PayerFunds {
  readonly chainId: number;
  readonly permit2: Address;
  readonly payer: Address;
  readonly token: Address;
}

export interface PendingNonce {
  readonly id: PaymentId;
  readonly nonce: bigint;
}

/** The payer funds, all read at one block. */
export interface PayerFundsReading {
  readonly block: ChainFacts["block"];
  readonly balance: bigint;
  readonly allowance: bigint;
  /** For each requested nonce, in order: whether Permit2 has it as used. */
  readonly used: readonly boolean[];
}

/** Stores Idempotency-Keys for 24 hours. */
export interface IdempotencyKeys {
  /** Deletes up to `limit` expired keys; returns how many. */
  forgetOld(limit: number): Promise<number>;
}

export interface PaymentScope {
  readonly merchantId: MerchantId;
  readonly environment: Environment;
}

/** `alsoInTransaction`: the same merchant's other payments in the same transaction. `refunds`: what became of its refunds. */
export interface FoundPayment {
  readonly payment: StoredPayment;
  readonly alsoInTransaction: readonly PaymentId[];
  readonly refunds: RefundSums;
}

/** The reading half of a chain, for the checks. Throws `Unavailable("chain")`. */
export interface ChainReader {
  /**
   * All facts for the checks, in one JSON-RPC batch (a second one only for payers with code and unusual signatures).
   * Null: the payer has no code and did not sign this; then nothing else is read.
   */
  readFacts(
    chain: Chain,
    authorization: Authorization,
    /** To be sponsored if the allowance is too small; its reads are in the same batch. */
    approval?: ApprovalTransaction | null,
  ): Promise<ChainFacts | null>;
  /** The payer funds and the use of these nonces, in one call. */
  readPayerFunds(chain: Chain, payerFunds: PayerFunds, nonces: readonly bigint[]): Promise<PayerFundsReading>;
  /** The chain's time now, in unix seconds, by the last head; null before the first head. */
  chainTimeSeconds(chain: Chain): number | null;
  /** The same, but null after only one head: the age of a first head is unknown. */
  followedTimeSeconds(chain: Chain): number | null;
}

export interface SettlementQueue {
  /**
   * Enqueues a job for a payment and waits until it has a result or `timeoutMs` passed. The answer only says when to
   * read the row; it is never an outcome. Never throws.
   */
  notifyAndWait(
    payment: Pick<StoredPayment, "id" | "network" | "jobOrder">,
    timeoutMs: number,
  ): Promise<"finished" | "timed_out" | "unavailable">;
}

/** Whether a chain can take new payments: false while every lane rests or none exists. Cached: no I/O for a payment. */
export interface LaneReadiness {
  canSettle(chain: Chain): boolean;
  /**
   * Whether the lane of an account may send settlements now: `serving`, also if it is retired and its key is still there; `resting`:
   * it is no one's at the moment, or has no gas; `unknown`: no lane of this chain; `off`: the chain lacks the contract that named lanes call.
   */
  laneState(chain: Chain, address: Address): "serving" | "resting" | "unknown" | "off";
}
