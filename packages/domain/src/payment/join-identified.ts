import { signedAmountOf } from "../settlement/kinds/all";
import { isRefusal, type Refusal, refuse } from "../shared/refusal";
import { authorizationChecks } from "./checks/index";
import { nonceAlreadyUsed } from "./checks/nonce-is-unused";
import type { Claim } from "./claim";
import type { Facts } from "./facts";
import type { IdentifiedPayment, IdentifierScope, PaymentStore } from "./ports";
import type { StoredPayment } from "./stored-payment";
import { firstRefusal } from "./verify";

/** The verdict by a claim's payment-identifier: a new payment, a join, or a refusal. */
export type IdentifierVerdict =
  | { readonly kind: "new" }
  | { readonly kind: "joins"; readonly payment: StoredPayment }
  | Refusal;

/** The payment that the claim's identifier names; null: no identifier, or no payment under it. */
export async function findIdentified(
  payments: Pick<PaymentStore, "findIdentified">,
  claim: Claim,
): Promise<IdentifiedPayment | null> {
  return claim.identifier === null ? null : payments.findIdentified(scopeOf(claim, claim.identifier));
}

/**
 * Judges another authorization under a known identifier. The authorization must be valid by itself before the
 * identifier counts.
 */
export function judgeSecond(claim: Claim, facts: Facts | Refusal, identified: IdentifiedPayment): IdentifierVerdict {
  if (isRefusal(facts)) return facts;
  return firstRefusal(authorizationChecks, (check) => check(claim, facts)) ?? judgeIdentified(claim, identified);
}

function scopeOf({ merchant, chain, authorization }: Claim, identifier: string): IdentifierScope {
  return { merchantId: merchant.id, chainId: chain.chainId, payer: authorization.from, identifier };
}

/**
 * One identifier, one payment: another authorization of the payer joins the payment while it is open, or confirmed and
 * unanswered. Call it only after the authorization was found valid, unused and the payer's, so that replaying an old
 * one yields nothing. A given answer is never given again.
 */
export function judgeIdentified(claim: Claim, { payment, isSpent }: IdentifiedPayment): IdentifierVerdict {
  if (isSpent) return { kind: "new" };
  if (!isSamePurchase(claim, payment)) return identifierConflict();
  if (payment.answeredAtMs !== null) return nonceAlreadyUsed(claim, payment);
  return mayHavePaid(payment) ? { kind: "joins", payment } : nonceAlreadyUsed(claim, payment);
}

/** A settlement that cannot be proven may have paid: for a waiting request its outcome is open. */
export function mayHavePaid({ status, failure }: StoredPayment): boolean {
  if (status === "released" || status === "expired") return false;
  return status !== "failed" || failure?.code === "settlement_unproven";
}

function isSamePurchase(claim: Claim, stored: StoredPayment): boolean {
  const { kind, token, to } = claim.authorization;
  return (
    stored.environment === claim.chain.environment &&
    stored.authorization.kind === kind &&
    stored.authorization.token === token &&
    // Of a maximum a part may be captured: the payer signed the same.
    signedAmountOf(stored.authorization) === signedAmountOf(claim.authorization) &&
    stored.authorization.to === to &&
    stored.resource === claim.resource &&
    // A publishable key is public: it does not replace the merchant's own server.
    (claim.source === "server" || stored.source === "direct")
  );
}

/** As with an Idempotency-Key: a second use must have the same terms. */
function identifierConflict(): Refusal {
  return refuse("idempotency_conflict", "This payment-identifier has been used for a payment with other terms.", {
    field: "paymentPayload.extensions.payment-identifier.info.id",
  });
}
