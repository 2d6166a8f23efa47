import type { EnvironmentName } from "../wire/environment";

/** The `typ` of a receipt's header: no other text that the same key signs passes for a receipt. */
export const receiptType = "receipt+jwt";

/** The `typ` of a refund's receipt: it must not pass for the receipt of the payment. */
export const refundReceiptType = "refund-receipt+jwt";

export const receiptAlgorithm = "EdDSA";

/** The claims of a receipt: a compact JWS that Lunas signs. */
export interface ReceiptClaims {
  /** The address of the service that signed. */
  iss: string;
  /** When it was signed, in seconds. */
  iat: number;
  paymentId: string;
  environment: "sandbox" | "production";
  /** CAIP-2 id, `eip155:<chainId>`. */
  network: string;
  token: string;
  /** The token's contract. */
  asset: string;
  from: string;
  to: string;
  /** Base units. */
  amount: string;
  txHash: string;
  resource: string | null;
  description: string | null;
  /** When the payment was confirmed: the block's time. */
  timestamp: string;
}

/** The claims of a refund's receipt: `from` is the merchant's wallet and `to` the payer. */
export interface RefundReceiptClaims extends Omit<ReceiptClaims, "resource" | "description"> {
  refundId: string;
}

export interface ReceiptExpectation {
  /** The environment whose receipts count: play money must not pass for real money. */
  readonly environment: "sandbox" | "production";
  /** Of the service that signed: `https://pay.example`. */
  readonly issuer: string;
  /** Where given, the receipt must have these values. Addresses and hashes: in any letter case. */
  readonly paymentId?: string | undefined;
  /** Base units. */
  readonly amount?: string | undefined;
  readonly to?: string | undefined;
  readonly resource?: string | undefined;
}

export interface RefundReceiptExpectation extends Omit<ReceiptExpectation, "resource"> {
  readonly refundId?: string | undefined;
}

interface StatedTerms {
  /** Whole rupiah: `"5000"`. Compared only if given. */
  readonly rupiah?: string | undefined;
  /** The environment whose receipts you accept: play money must not pass for real money. */
  readonly environment: EnvironmentName;
}

/** What a user of the libraries expects of a receipt: the amount in rupiah, the environment by its name. */
export interface StatedReceipt extends Omit<ReceiptExpectation, "environment" | "issuer" | "amount">, StatedTerms {}

/** The same of the receipt of a refund. */
export interface StatedRefundReceipt
  extends Omit<RefundReceiptExpectation, "environment" | "issuer" | "amount">,
    StatedTerms {}

/** The problem of a receipt: the `code` of the error. */
export type ReceiptProblem = "receipt_invalid" | "receipt_key_unknown" | "environment_mismatch" | "receipt_mismatch";
