import { type Refusal, refuse } from "../shared/refusal";
import { nonceAlreadyUsed } from "./checks/nonce-is-unused";
import type { Claim } from "./claim";
import type { IdentifiedPayment, IdentifierScope, PaymentStore } from "./ports";
import type { StoredPayment } from "./stored-payment";

/** What a claim's payment-identifier says about it: nothing, that it joins a payment, or that it is refused. */
export type IdentifierVerdict =
  | { readonly kind: "new" }
  | { readonly kind: "joins"; readonly payment: StoredPayment }
  | Refusal;

/** What the claim's identifier stands for; null where it has none, or it stands for nothing. */
export async function findIdentified(
  payments: Pick<PaymentStore, "findIdentified">,
  claim: Claim,
): Promise<IdentifiedPayment | null> {
  return claim.identifier === null ? null : payments.findIdentified(scopeOf(claim, claim.identifier));
}

function scopeOf({ merchant, chain, authorization }: Claim, identifier: string): IdentifierScope {
  return { merchantId: merchant.id, chainId: chain.chainId, payer: authorization.from, identifier };
}

/**
 * One identifier, one payment: another authorization of the payer's joins the payment while that is open, or confirmed and told to
 * nobody. The claim has been found to be the payer's, and its authorization to be good and unused: whoever repeats an old one gets
 * nothing. An answer that was given is not given again, whatever the identifier.
 */
export function judgeIdentified(claim: Claim, { payment, isSpent }: IdentifiedPayment): IdentifierVerdict {
  if (isSpent) return { kind: "new" };
  if (!isSamePurchase(claim, payment)) return identifierConflict();
  if (payment.answeredAtMs !== null) return nonceAlreadyUsed(claim, payment);
  return mayHavePaid(payment) ? { kind: "joins", payment } : nonceAlreadyUsed(claim, payment);
}

/** Of a settlement that cannot be proven it is not known whether it paid: that is an open outcome for who waits for it. */
export function mayHavePaid({ status, failure }: StoredPayment): boolean {
  return status !== "failed" || failure?.code === "settlement_unproven";
}

function isSamePurchase(claim: Claim, stored: StoredPayment): boolean {
  const { token, amount, to } = claim.authorization;
  return (
    stored.environment === claim.chain.environment &&
    stored.authorization.token === token &&
    stored.authorization.amount === amount &&
    stored.authorization.to === to &&
    stored.resource === claim.resource &&
    // A publishable key is in everybody's hands: it does not take the place of the merchant's own server.
    (claim.source === "server" || stored.source === "direct")
  );
}

/** As for an Idempotency-Key: what it is used for twice has to be the same. */
function identifierConflict(): Refusal {
  return refuse("idempotency_conflict", "This payment-identifier has been used for a payment with other terms.", {
    field: "paymentPayload.extensions.payment-identifier.info.id",
  });
}
