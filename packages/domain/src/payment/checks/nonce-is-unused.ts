import { holdIdOf } from "../../shared/id";
import { type Refusal, refuse } from "../../shared/refusal";
import type { Claim } from "../claim";
import { isSameKey } from "../idempotency-key";
import type { StoredPayment } from "../stored-payment";
import type { FactCheck } from "./check";

/** Nonce check: no other payment of ours uses the nonce, and Permit2's bitmap does not have it. */
export const nonceIsUnused: FactCheck = (claim, facts) => {
  if (facts.store.stored !== null) return nonceAlreadyUsed(claim, facts.store.stored);
  return facts.chain.nonceIsUsed ? refuse("nonce_already_used", "Permit2 has this nonce as used or cancelled.") : null;
};

/**
 * The refusal of a repeat. A merchant gets the status of its own payment; another merchant gets nothing of it. A
 * confirmed payment shows as pending until its success is claimed: until then a repeat can still get the 200. The
 * payment id unlocks the purchase, a publishable key is public, and the chain shows the authorization: so a browser
 * gets the id only under its own Idempotency-Key.
 */
export function nonceAlreadyUsed(claim: Claim, stored: StoredPayment): Refusal {
  const message = "This payment authorization has been used already.";
  const isOwn = stored.merchantId === claim.merchant.id && stored.environment === claim.chain.environment;
  if (!isOwn) return refuse("nonce_already_used", message);
  const hash: Record<string, string> = stored.txHash === null ? {} : { txHash: stored.txHash };
  if (stored.channelId !== undefined)
    return refuse("nonce_already_used", message, { channelId: stored.channelId, status: shownStatus(stored), ...hash });
  if (stored.refundOf !== undefined)
    return refuse("nonce_already_used", message, { refundId: stored.id, status: stored.status, ...hash });
  if (stored.status === "held" || stored.status === "released" || stored.status === "expired")
    return refuse("nonce_already_used", message, { holdId: holdIdOf(stored.id), status: stored.status });
  const status = shownStatus(stored);
  // Pending, and its one success was told: asking again brings no other.
  const reported: Record<string, string> =
    stored.status === "pending" && stored.answeredAtMs !== null ? { finality: "preconfirmed" } : {};
  const maySeeId = claim.source === "server" || isSameKey(claim.idempotency, stored.idempotency);
  const id: Record<string, string> = maySeeId ? { paymentId: stored.id } : {};
  return refuse("nonce_already_used", message, Object.assign(id, { status }, reported, hash));
}

function shownStatus({ status, answeredAtMs }: StoredPayment): StoredPayment["status"] {
  return status === "confirmed" && answeredAtMs === null ? "pending" : status;
}
