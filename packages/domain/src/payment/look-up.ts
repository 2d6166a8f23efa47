import { authorizationKeyOf, type Claim } from "./claim";
import { findIdentified } from "./join-identified";
import type { PaymentLookUp, PaymentStore } from "./ports";

/** The keys by which the database knows what it has about a claim. */
export function lookUpOf(claim: Claim): PaymentLookUp {
  const { authorization, merchant, idempotency } = claim;
  return { authorization: authorizationKeyOf(claim), token: authorization.token, merchantId: merchant.id, idempotency };
}

/** What the database has about a claim, and the payment that its payment-identifier names. */
export async function lookUpClaim(payments: Pick<PaymentStore, "lookUp" | "findIdentified">, claim: Claim) {
  const [store, identified] = await Promise.all([payments.lookUp(lookUpOf(claim)), findIdentified(payments, claim)]);
  return { store, identified };
}
