import type { Address, Chain } from "@lunas/catalog/chain";
import type { DepositClaim } from "../channel/deposit/deposit-claim";
import type { ClaimedLink } from "../link/payment-link";
import type { Payee } from "../merchant/api-key";
import type { Hex } from "../shared/hex";
import type { ApiKeyId, PaymentId } from "../shared/id";
import type { Authorization, AuthorizationKey } from "./authorization";
import type { IdempotencyKey } from "./idempotency-key";
import type { ApprovalOffer } from "./sponsorship/approval";

/** The four terms that must be equal in the merchant's demand, the payer's acceptance and the authorization. */
export interface Terms {
  /** CAIP-2 id, as in the request. */
  readonly network: string;
  readonly asset: Address;
  readonly amount: bigint;
  readonly payTo: Address;
}

/** `server`: a secret key from a backend. `direct`: a publishable key from a registered origin. `link`: a payment link's page. */
export type PaymentSource = "server" | "direct" | "link";

/** One request for a payment, parsed and authenticated, but not yet checked. */
export interface Claim {
  readonly merchant: Payee;
  /** Null: paid on the page of a payment link, or a session asks for a refund. */
  readonly apiKeyId: ApiKeyId | null;
  readonly source: PaymentSource;
  /** The payment link that is paid; null: none. */
  readonly link: ClaimedLink | null;
  /** The chain of the key's environment. */
  readonly chain: Chain;
  /** The entry of `accepts` that the merchant demanded; a publishable key may leave it out. */
  readonly demanded: Terms | null;
  /** `paymentPayload.accepted`: the terms that the payer says it accepted. */
  readonly accepted: Terms;
  readonly authorization: Authorization;
  /** The payer's signed approval of Permit2, if the payload offers one. */
  readonly approval: ApprovalOffer | null;
  readonly resource: string | null;
  readonly description: string | null;
  readonly metadata: Readonly<Record<string, string>> | null;
  /** SHA-256 of the body's canonical JSON: a repeat with another body is another request. Most refusals never compare it. */
  readonly bodyHash: () => Hex;
  /** When the request arrived. */
  readonly receivedAtMs: number;
  /** The payment that this claim refunds; left out: the claim is a payment. */
  readonly refundOf?: PaymentId;
  /** The channel and the first voucher of a deposit; left out: the claim is a payment or a refund. */
  readonly deposit?: DepositClaim;
  readonly idempotency: IdempotencyKey | null;
  /** The payer's own identifier for its purchase, by the x402 extension `payment-identifier`. */
  readonly identifier: string | null;
}

export function authorizationKeyOf(claim: Claim): AuthorizationKey {
  const { chainId, contracts } = claim.chain;
  return { chainId, permit2: contracts.permit2, payer: claim.authorization.from, nonce: claim.authorization.nonce };
}

/** What a request to pay states, of whatever scheme. */
export type StatedClaim = Pick<Claim, "chain" | "demanded" | "accepted">;

/** The terms that the request states; the signed terms are compared with these. */
export function statedTerms(claim: StatedClaim): readonly Terms[] {
  return claim.demanded === null ? [claim.accepted] : [claim.demanded, claim.accepted];
}
