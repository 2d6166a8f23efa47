import type { Address, Chain, Environment, SponsorshipPolicy } from "@lunas/catalog/chain";
import type { Hex } from "../shared/hex";
import type { MerchantId, PaymentId } from "../shared/id";
import type { Authorization, AuthorizationKey } from "./authorization";
import type { ChainFacts, StoreFacts } from "./facts";
import type { GasReason, GasTerms } from "./gas";
import type { IdempotencyKey } from "./idempotency-key";
import type { ApprovalTransaction } from "./sponsorship/approval";
import type { SponsorshipCost } from "./sponsorship/cost";
import type { SponsorReason } from "./sponsorship/sponsor-reason";
import type { StoredPayment } from "./stored-payment";

/** What a new payment is stored with; everything else follows from it. */
export type NewPayment = Omit<
  StoredPayment,
  "status" | "failure" | "txHash" | "settled" | "lateSettlement" | "answeredAtMs" | "preconfirmedAtMs" | "createdAtMs"
> & {
  /** The settler's to know: such a payment shares no transaction with others. */
  readonly payerHasCode: boolean;
};

/** What the payer can still spend, as the chain said; judged again under the payer's lock. */
export interface Reservation {
  readonly balance: bigint;
  /** null: unlimited. */
  readonly allowance: bigint | null;
  /** Payments mined at or before this block are in `balance` already. */
  readonly readAtBlock: number;
  /** The approval that is to be paid for, with its cost and the budgets; left out: none. */
  readonly sponsorship?: SponsorshipRequest;
  /** What the gas is protected by, judged again where the payment is stored; left out: unbounded. */
  readonly gas?: GasTerms;
}

/** An approval to be paid for: written with its payment, before anything of it is sent. */
export interface SponsorshipRequest extends SponsorshipCost {
  readonly approval: ApprovalTransaction;
  readonly budgets: Pick<SponsorshipPolicy, "merchantDailyWei" | "chainDailyWei">;
}

export type AcceptOutcome =
  | { readonly kind: "stored"; readonly payment: StoredPayment }
  /** The authorization was stored by someone else in the meantime. */
  | { readonly kind: "taken"; readonly payment: StoredPayment }
  /** The Idempotency-Key was taken by another request in the meantime. */
  | { readonly kind: "key_taken"; readonly payment: StoredPayment }
  /** The payment-identifier stands for another payment that was paid, or may still be. */
  | { readonly kind: "identified"; readonly payment: StoredPayment }
  /** Under the lock, what is in flight no longer leaves enough. */
  | { readonly kind: "short"; readonly payerInFlight: bigint }
  /** Where the payment would be stored, a bound of the gas is reached. */
  | { readonly kind: "bounded"; readonly reason: GasReason }
  /** Where the payment would be stored, a bound of sponsoring is reached. */
  | { readonly kind: "unsponsored"; readonly reason: SponsorReason };

/** A request that waits for a payment's answer, for a lease that is renewed. */
export interface WaiterLease {
  readonly paymentId: PaymentId;
  readonly waiterId: string;
  readonly leaseMs: number;
}

/** A request that would wait for a stored payment. */
export interface Joining {
  readonly idempotency: IdempotencyKey | null;
  /** How many requests may wait for the payment, this one counted. */
  readonly seats: 1 | 2;
  /** It has another authorization of the same payer under the payment's identifier: no Idempotency-Key binds it, or the payment any longer. */
  readonly isIdentified: boolean;
}

/** What a waiting request learns of its payment. */
export interface ClaimedAnswer {
  readonly payment: StoredPayment;
  /** The success is this request's to tell, however often it asks. */
  readonly claimed: boolean;
  /** Whether the request waits for the payment, first or second. */
  readonly holds: boolean;
}

/** A payer's own name for what it buys of a merchant on a chain. */
export interface IdentifierScope {
  readonly merchantId: MerchantId;
  readonly chainId: number;
  readonly payer: Address;
  /** 16 to 128 of `[A-Za-z0-9_-]`. */
  readonly identifier: string;
}

/** `isSpent`: the payment failed, and nothing can come of its authorization any more. */
export interface IdentifiedPayment {
  readonly payment: StoredPayment;
  readonly isSpent: boolean;
}

/**
 * How a try for the asker's place ended. `shared`: it is another's who came under the same Idempotency-Key; `held`: it is
 * another's, or nobody's any more; `key_taken`: the Idempotency-Key stands for another payment.
 */
export type WaiterPlace = "taken" | "shared" | "held" | "key_taken";

/** What is looked up of a claim. */
export interface Sought {
  readonly authorization: AuthorizationKey;
  readonly token: Address;
  readonly merchantId: MerchantId;
  readonly idempotency: IdempotencyKey | null;
}

export interface PaymentStore {
  /**
   * One query: the payments of this authorization and of this Idempotency-Key, what the payer has pending here in this
   * token, and how the gas stands.
   */
  look(sought: Sought): Promise<StoreFacts>;
  /**
   * One transaction: lock the Idempotency-Key and (chain, token, payer), judge the key, the bounds of the gas and the
   * reservation, insert as `pending` with `waiterId` waiting, and let the key stand for the payment from now on. The
   * payer's bounds are exact there; merchant's and chain's can be overrun by payments that are being stored at the same
   * moment.
   */
  accept(payment: NewPayment, reservation: Reservation, waiter: WaiterLease): Promise<AcceptOutcome>;
  /** What the payer's payment-identifier stands for: what is open or paid, else the newest that failed; null: nothing. */
  findIdentified(scope: IdentifierScope): Promise<IdentifiedPayment | null>;
  /**
   * Takes a place beside the payment if one is free (nobody's, or of an ended lease), the success is unclaimed, and the payment
   * has this Idempotency-Key or none; one that has none takes this one. Asking again with the same id is `taken` again.
   */
  takeWaiterPlace(waiter: WaiterLease, joining: Joining): Promise<WaiterPlace>;
  /** One statement: renews the leases of requests that wait, and answers which of their payments have ended. */
  renewWaiters(waiters: readonly WaiterLease[]): Promise<readonly PaymentId[]>;
  /** Gives up a place, and within a minute of its claim a success that was told to nobody: the next request has it. */
  releaseWaiterPlace(waiter: WaiterLease): Promise<void>;
  /**
   * Reads the payment and, if it is confirmed, unclaimed and this request the one that has waited longest, claims its success in
   * the same statement. Of all requests one has it; it may ask again, as an answer can be lost. `isPreconfirmed`: also if the payment
   * is pending, as a node shows it settled.
   */
  claimSuccess(waiter: WaiterLease, isPreconfirmed?: boolean): Promise<ClaimedAnswer>;
  find(scope: PaymentScope, id: PaymentId | Hex): Promise<FoundPayment | null>;
  /** The payer's pending payments of this token that are not known to be in a block; the oldest, up to `limit`. */
  pendingOf(payerFunds: PayerFunds, limit: number): Promise<readonly PendingNonce[]>;
  /**
   * One statement: notes that the nonces of these pending payments are used at a block, and answers what else the payer
   * has in flight that a balance read at that block cannot show yet, in base units.
   */
  noteUsed(payerFunds: PayerFunds, used: readonly PaymentId[], atBlock: number): Promise<bigint>;
}

/** What a payer's payments of one token are paid from. */
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

/** What is in a purse, all read at one block. */
export interface PayerFundsReading {
  readonly block: ChainFacts["block"];
  readonly balance: bigint;
  readonly allowance: bigint;
  /** Of the nonces that were asked about, in their order: whether Permit2 has them as used. */
  readonly used: readonly boolean[];
}

/** Where Idempotency-Keys are kept for their 24 hours. */
export interface IdempotencyKeys {
  /** Forgets up to `limit` keys whose time is over; answers how many those were. */
  forgetOld(limit: number): Promise<number>;
}

export interface PaymentScope {
  readonly merchantId: MerchantId;
  readonly environment: Environment;
}

/** `alsoInTransaction`: other payments of the same merchant that the same transaction settled. */
export interface FoundPayment {
  readonly payment: StoredPayment;
  readonly alsoInTransaction: readonly PaymentId[];
}

/** The reading half of a chain, as the checks need it. Throws `Unavailable("chain")`. */
export interface ChainReader {
  /**
   * Everything that the checks ask, in one JSON-RPC batch (a second one only for payers with code and odd signatures).
   * Null: the payer has no code and did not sign this. Nothing else was asked then, as nothing else can matter.
   */
  readFacts(
    chain: Chain,
    authorization: Authorization,
    /** To be paid for, where the allowance turns out to be short; its questions go into the same batch. */
    approval?: ApprovalTransaction | null,
  ): Promise<ChainFacts | null>;
  /** What the payer can spend, and which of its nonces are used, in one call. */
  readPayerFunds(chain: Chain, payerFunds: PayerFunds, nonces: readonly bigint[]): Promise<PayerFundsReading>;
  /** The chain's time now by the last head that this process saw, or null before the first. */
  chainTimeSeconds(chain: Chain): number | null;
  /** The same, but null while only one head was seen: how old that one was when it was seen is not known. */
  followedTimeSeconds(chain: Chain): number | null;
}

export interface SettlementQueue {
  /**
   * Rings the settler's bell for a payment and waits until its job has a result or `timeoutMs` passed.
   * The answer is a hint to read the row now, never an outcome; it never throws.
   */
  notifyAndWait(
    payment: { readonly id: PaymentId; readonly network: string },
    timeoutMs: number,
  ): Promise<"finished" | "timed_out" | "unavailable">;
}

/** Whether a chain can take new payments: false while every lane rests or none exists. Cached, no I/O on the way of a payment. */
export interface LaneReadiness {
  canSettle(chain: Chain): boolean;
}
