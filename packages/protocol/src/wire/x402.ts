/**
 * What is said on the wire, as plain types for those who must not load the schemas: browsers, and packages that others install.
 * `wire.test.ts` holds them to the schemas.
 */

export type Hex = `0x${string}`;

/** One entry of `accepts`: what is demanded. `amount` is in base units. */
export interface PaymentRequirements {
  scheme: "exact";
  network: `${string}:${string}`;
  asset: Hex;
  amount: string;
  payTo: Hex;
  maxTimeoutSeconds: number;
  extra: { assetTransferMethod: "permit2"; name?: string; version?: string };
}

/** What is paid for. */
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
  accepts: PaymentRequirements[];
  extensions?: { erc20ApprovalGasSponsoring?: SponsoringOffer };
}

/** What the payer signs: Permit2's `PermitWitnessTransferFrom`. Numbers are decimal strings, times unix seconds. */
export interface PaymentAuthorization {
  from: Hex;
  permitted: { token: Hex; amount: string };
  spender: Hex;
  nonce: string;
  deadline: string;
  witness: { to: Hex; validAfter: string };
}

/** A payer's pre-signed approval of Permit2, which the facilitator pays for. */
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

/** What a payer sends in `PAYMENT-SIGNATURE` (or `X-PAYMENT`), decoded. */
export interface PaymentPayload {
  x402Version: 2;
  payload: { signature: Hex; permit2Authorization: PaymentAuthorization };
  accepted: PaymentRequirements;
  resource?: { url?: string; description?: string; mimeType?: string };
  extensions?: { erc20ApprovalGasSponsoring?: SponsoredApproval };
}

/** What a merchant passes on to the payer in `PAYMENT-RESPONSE`. Told of settled payments only. */
export interface SettlementResponse {
  success: true;
  transaction: Hex;
  network: `${string}:${string}`;
  payer: Hex;
  payTo: Hex;
  asset: Hex;
  amount: string;
}
