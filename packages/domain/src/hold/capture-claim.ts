import type { Chain } from "@lunas/catalog/chain";
import type { Claim, Terms } from "../payment/claim";
import type { IdempotencyKey } from "../payment/idempotency-key";
import type { ApprovalOffer } from "../payment/sponsorship/approval";
import type { StoredPayment } from "../payment/stored-payment";

interface Captures {
  readonly amount: bigint;
  readonly approval: ApprovalOffer | null;
  readonly receivedAtMs: number;
  readonly idempotency: IdempotencyKey | null;
}

/** A capture as a claim of the payment that it becomes: the stored authorization with the amount to charge. */
export function captureClaim(
  chain: Chain,
  stored: StoredPayment,
  { amount, approval, receivedAtMs, idempotency }: Captures,
): Claim {
  const authorization = { ...stored.authorization, amount };
  const terms: Terms = { network: chain.caip2Network, asset: authorization.token, amount, payTo: stored.payTo };
  return {
    merchant: { id: stored.merchantId, walletAddress: stored.payTo },
    ...{ apiKeyId: stored.apiKeyId, source: stored.source, link: null, chain, demanded: terms, accepted: terms },
    ...{ authorization, approval, resource: stored.resource, description: stored.description },
    ...{ metadata: stored.metadata, bodyHash: () => stored.bodyHash, receivedAtMs },
    ...{ idempotency, identifier: stored.identifier },
  };
}
