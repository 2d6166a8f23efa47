import type { Address } from "@lunas/catalog/chain";
import type { Hex } from "../shared/hex";
import type { PaymentId } from "../shared/id";

/** What one gas costs us at most, in wei (EIP-1559). */
export interface Fees {
  readonly feeCapWei: bigint;
  readonly tipWei: bigint;
}

/** One signed variant of a transaction. Its hash is known before it is sent. */
export interface Attempt {
  readonly hash: Hex;
  readonly rawTransaction: Hex;
  readonly fees: Fees;
  readonly createdAtMs: number;
}

/**
 * `payment`: carries a settlement. `bundle`: carries several. `filler`: a zero-value self-transfer that closes a gap nobody may fill any more.
 * `grant`: the faucet's transfer. `funding`: native currency for a payer's own approval, which comes before its payment.
 */
export type TransactionPurpose = "payment" | "bundle" | "filler" | "grant" | "funding";

/**
 * What a lane does with one of its nonces: it has one owner for ever. All its attempts share the nonce, so at most one
 * of them is ever mined; success beats revert, and any may be the one that counts.
 */
export interface Transaction {
  readonly nonce: number;
  readonly purpose: TransactionPurpose;
  /** Null for bundles, grants, and a filler that never was a payment's. */
  readonly paymentId: PaymentId | null;
  /** Oldest first. */
  readonly attempts: readonly Attempt[];
  /**
   * Of one that was final until a reorganisation took it back, and that carries payments: the latest deadline, in chain time, of
   * those that have not failed; 0: all have failed, none of them may be settled by us any more.
   */
  readonly settleUntilSeconds?: bigint;
}

/** A signer of a chain, held by one settler at a time. */
export interface LaneLease {
  readonly laneId: string;
  readonly address: Address;
  readonly owner: string;
  /** Grows with every change of owner; a write with an old one changes nothing. */
  readonly fencingToken: bigint;
  readonly nextNonce: number;
}

/** What is needed to write, sign and recognise the settlement of a payment. Amount in base units. */
export interface SettlementOrder {
  readonly paymentId: PaymentId;
  readonly asset: Address;
  readonly permit2: Address;
  readonly payer: Address;
  readonly payTo: Address;
  readonly amount: bigint;
  readonly nonce: bigint;
  readonly deadlineSeconds: bigint;
  readonly validAfterSeconds: bigint;
  readonly signature: Hex;
  readonly checkedAtBlock: number;
  /** When it was checked; also where nobody asked: what is not known to be without code may have some. */
  readonly payerHasCode: boolean;
  /** How long ago the payment was stored, told by the clock of the rows when the order was read; no other clock may judge it. */
  readonly ageMs: number;
  /** A final transaction of ours that carried this payment and did not settle it; null: there is none. */
  readonly failedIn: FailedTransaction | null;
  /** The approval that has to come first; null: none is paid for. */
  readonly sponsorship: OrderSponsorship | null;
}

/** `isShared`: it carried other payments as well, so that its failure proves nothing about this one by itself. */
export interface FailedTransaction {
  readonly hash: Hex;
  readonly isShared: boolean;
  /** As a whole; one that went through and made no transfer proves nothing by itself. */
  readonly isReverted: boolean;
}

/** A payer's pre-signed approval, and how far paying for it has come. */
export interface OrderSponsorship {
  readonly rawApproval: Hex;
  readonly approvalHash: Hex;
  readonly approvalNonce: number;
  readonly maxFeePerGasWei: bigint;
  /** What the payer must hold for it; no grant is more. */
  readonly needWei: bigint;
  /** What was granted; null: nothing yet. Granted once, never again. */
  readonly grantedWei: bigint | null;
}
