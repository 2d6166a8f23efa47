import type { Hex } from "./hex";
import type { ChannelRequirements, PaymentRequirements, UptoRequirements } from "./requirements";

/**
 * Plain types of the wire format, for code that must not load the schemas: browsers, and published packages.
 * `wire.test.ts` compares them with the schemas.
 */

/** The resource of a payment. */
export interface PaidResource {
  url: string;
  description?: string;
  mimeType?: string;
}

/** A merchant's offer that the facilitator pays for a payer's first approval. */
export interface SponsoringOffer {
  info: { description: string; version: "1" };
  schema: Record<string, unknown>;
}

/** A merchant's 402 answer. */
export interface PaymentRequired {
  x402Version: 2;
  error?: string;
  resource: PaidResource;
  accepts: (PaymentRequirements | UptoRequirements | ChannelRequirements)[];
  extensions?: { erc20ApprovalGasSponsoring?: SponsoringOffer };
}

/**
 * The data that the payer signs: Permit2's `PermitWitnessTransferFrom`. Numbers are decimal strings, times unix
 * seconds.
 */
export interface PaymentAuthorization {
  from: Hex;
  permitted: { token: Hex; amount: string };
  spender: Hex;
  nonce: string;
  deadline: string;
  witness: { to: Hex; validAfter: string };
}

/** The same of scheme `upto`: `permitted.amount` is the maximum, and only `witness.facilitator` can settle it. */
export interface UptoAuthorization extends Omit<PaymentAuthorization, "witness"> {
  witness: { to: Hex; facilitator: Hex; validAfter: string };
}

/** A payer's signed approval of Permit2, which the facilitator pays for. */
export interface SponsoredApproval {
  info?: {
    from?: Hex;
    asset?: Hex;
    spender?: Hex;
    amount?: string;
    signedTransaction?: Hex;
    version?: string;
  };
}

/** The decoded value of `PAYMENT-SIGNATURE` (or `X-PAYMENT`), which a payer sends. */
export interface PaymentPayload {
  x402Version: 2;
  payload: { signature: Hex; permit2Authorization: PaymentAuthorization };
  accepted: PaymentRequirements;
  resource?: { url?: string; description?: string; mimeType?: string };
  extensions?: {
    erc20ApprovalGasSponsoring?: SponsoredApproval;
    /** A random value of the payer's own, so that nobody else can build the same header. */
    "lunas-purchase"?: { info: { id: string } };
  };
}

/** The same of scheme `upto`. */
export interface UptoPayload extends Omit<PaymentPayload, "payload" | "accepted"> {
  payload: { signature: Hex; permit2Authorization: UptoAuthorization };
  accepted: UptoRequirements;
}

/** The decoded value of `PAYMENT-RESPONSE`, which a merchant sends to the payer. For settled payments only. */
export interface SettlementResponse {
  success: true;
  transaction: Hex;
  network: `${string}:${string}`;
  payer: Hex;
  payTo: Hex;
  asset: Hex;
  amount: string;
}
