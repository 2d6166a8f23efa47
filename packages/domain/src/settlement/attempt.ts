import type { Address } from "@lunas/catalog/chain";
import type { KindTerms } from "../payment/authorization";
import type { Hex } from "../shared/hex";
import type { ChannelActionId, PaymentId } from "../shared/id";

/** The most that one gas costs us, in wei (EIP-1559). */
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
 * `payment`: carries one settlement. `bundle`: carries several. `filler`: a zero-value self-transfer that uses up a
 * nonce that has no other use. `grant`: a transfer of the faucet. `funding`: native currency for the payer's own
 * approval, sent before the payment. `channel`: a claim, a payout or a refund of channels.
 */
export const transactionPurposes = ["payment", "bundle", "filler", "grant", "funding", "channel"] as const;
export type TransactionPurpose = (typeof transactionPurposes)[number];

/**
 * What a lane does with one of its nonces. A nonce never changes its owner. All attempts share the nonce, so at most
 * one of them is mined; any of them may be that one.
 */
export interface Transaction {
  readonly nonce: number;
  readonly purpose: TransactionPurpose;
  /** Null for bundles, grants, and a `filler` that never carried a payment. */
  readonly paymentId: PaymentId | null;
  /** Oldest first. */
  readonly attempts: readonly Attempt[];
  /** Only of a funding: the ether that it sends. */
  readonly grantedWei?: bigint;
  /**
   * For a transaction that carries payments, only after a reorganisation removed it from the chain, or once all of them
   * have failed: the latest deadline, in chain time, of those that have not. 0: we may settle none of them any more.
   */
  readonly settleUntilSeconds?: bigint;
}

/** A signer on a chain. One settler holds it at a time. */
export interface LaneLease {
  readonly laneId: string;
  readonly address: Address;
  readonly owner: string;
  /** Grows with every change of owner. A write with an old token changes nothing. */
  readonly fencingToken: bigint;
  readonly nextNonce: number;
  /** An operator has retired its key: it gets no ordinary payment, and what is open on it is followed. */
  readonly isRetired?: true;
  /** A retired lane that can still settle payments whose payer named it: it settled payments, and gave up no nonce. */
  readonly mayServe?: true;
}

/** A lane as its holder knows it: with its present next nonce, and the open nonces that it follows. */
export type HeldLane = LaneLease & { readonly open?: readonly number[] };

/** The data needed to write, sign and recognise the settlement of a payment. Amount in base units. */
export interface SettlementOrder {
  readonly paymentId: PaymentId;
  /** The kind of settlement, and what it needs beside the common fields. */
  readonly kind: string;
  readonly terms: KindTerms;
  /** The only lane, by its address, that may send it: the payer named it. Null: any. */
  readonly onlySender: Address | null;
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
  /** True when the payer had code at the check, or when the check did not read the code. */
  readonly payerHasCode: boolean;
  /**
   * Milliseconds since the payment was stored, by the database's clock when the order was read. Do not compare it with
   * another clock.
   */
  readonly ageMs: number;
  /** A final transaction of ours that carried this payment and did not settle it; null: none. */
  readonly failedIn: FailedTransaction | null;
  /** The approval that must be mined first; null: none is sponsored. */
  readonly sponsorship: OrderSponsorship | null;
  /** Its job carried it, so its row was not read: the commit compares them. Left out: read from the row. */
  readonly isFromJob?: true;
}

/** An action of channels as a lane sends it: any lane may. Its calldata holds every signature that it needs. */
export interface ActionOrder {
  readonly actionId: ChannelActionId;
  readonly calldata: Hex;
  readonly gasLimit: bigint;
  /** Payers withdraw: it offers what the dearest transactions do. */
  readonly isUrgent: boolean;
}

/** `isShared`: it carried other payments as well, so its failure alone proves nothing about this payment. */
export interface FailedTransaction {
  readonly hash: Hex;
  readonly isShared: boolean;
  /** The whole transaction reverted. A successful transaction without a transfer proves nothing by itself. */
  readonly isReverted: boolean;
  /** Its block. Only a nonce that is unused in this block or later shows that no other sender settled the payment before it. */
  readonly blockNumber: number;
}

/** A payer's pre-signed approval, and the progress of its sponsorship. */
export interface OrderSponsorship {
  readonly rawApproval: Hex;
  readonly approvalHash: Hex;
  readonly approvalNonce: number;
  readonly maxFeePerGasWei: bigint;
  /** The balance that the payer needs to pay for the approval. No grant is larger. */
  readonly needWei: bigint;
  /** The amount granted; null: nothing yet. It is granted only once. */
  readonly grantedWei: bigint | null;
}
