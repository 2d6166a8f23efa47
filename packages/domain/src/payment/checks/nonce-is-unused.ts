import { type Refusal, refuse } from "../../shared/refusal";
import type { Claim } from "../claim";
import { isSameKey } from "../idempotency-key";
import type { StoredPayment } from "../stored-payment";
import type { FactCheck } from "./check";

/** Step 7: neither another payment of ours nor Permit2's bitmap has this nonce. */
export const nonceIsUnused: FactCheck = (claim, facts) => {
  if (facts.store.stored !== null) return nonceAlreadyUsed(claim, facts.store.stored);
  return facts.chain.nonceIsUsed ? refuse("nonce_already_used", "Permit2 has this nonce as used or cancelled.") : null;
};

/**
 * What a repeat is told: a merchant about its own payment, a stranger nothing of it. A success is told as such only once
 * it is claimed: until then the repeat that comes back for it gets the 200. A payment's id unlocks what was paid for, a publishable
 * key is everybody's, and an authorization can be read off the chain: a page is told the id under its own Idempotency-Key alone.
 */
export function nonceAlreadyUsed(claim: Claim, stored: StoredPayment): Refusal {
  const message = "This payment authorization has been used already.";
  const isOwn = stored.merchantId === claim.merchant.id && stored.environment === claim.chain.environment;
  if (!isOwn) return refuse("nonce_already_used", message);
  const hash: Record<string, string> = stored.txHash === null ? {} : { txHash: stored.txHash };
  const status = stored.status === "confirmed" && stored.answeredAtMs === null ? "pending" : stored.status;
  // Pending, and its one success was told: asking again brings no other.
  const reported: Record<string, string> =
    stored.status === "pending" && stored.answeredAtMs !== null ? { finality: "preconfirmed" } : {};
  const maySeeId = claim.source === "server" || isSameKey(claim.idempotency, stored.idempotency);
  return refuse("nonce_already_used", message, {
    ...(maySeeId ? { paymentId: stored.id } : {}),
    status,
    ...reported,
    ...hash,
  });
}
