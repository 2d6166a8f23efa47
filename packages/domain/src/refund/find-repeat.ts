import { nonceAlreadyUsed } from "../payment/checks/nonce-is-unused";
import type { Claim } from "../payment/claim";
import type { StoredPayment } from "../payment/stored-payment";
import type { Refusal } from "../shared/refusal";

/** `isNew`: false for a repeat of the same authorization. */
export interface CreatedRefund {
  readonly refund: StoredPayment;
  readonly isNew: boolean;
}

/**
 * The answer to a request whose authorization is stored; null: the request is no repeat of that refund. A repeat may
 * spell the signature in another way and leave the reason out. Another reason is refused: a merchant would take it for stored.
 */
export function findRepeat(claim: Claim, stored: StoredPayment): CreatedRefund | Refusal | null {
  if (!isSameRefund(claim, stored)) return null;
  if (claim.description === null || claim.description === stored.description) return { refund: stored, isNew: false };
  const { details, ...refusal } = nonceAlreadyUsed(claim, stored);
  const message = "This authorization was used for a refund with another reason. The stored reason does not change.";
  return { ...refusal, message, details: { ...details, field: "reason" } };
}

/** The fields of the signed message beside its signer and its nonce. */
const signedTerms = ["token", "amount", "to", "spender", "deadlineSeconds", "validAfterSeconds"] as const;

/** The same signed terms for the same payment, and the request names the signed amount. */
function isSameRefund(claim: Claim, stored: StoredPayment): boolean {
  const { refundOf, merchant, authorization, accepted } = claim;
  return (
    stored.refundOf !== undefined &&
    stored.refundOf === refundOf &&
    stored.merchantId === merchant.id &&
    accepted.amount === stored.authorization.amount &&
    signedTerms.every((term) => authorization[term] === stored.authorization[term])
  );
}
