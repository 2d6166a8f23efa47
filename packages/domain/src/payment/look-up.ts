import { authorizationKeyOf, type Claim } from "./claim";
import { findIdentified } from "./join-identified";
import type { PaymentLookUp, PaymentStore } from "./ports";

/** The keys by which the database knows what it has about a claim. */
export function lookUpOf(claim: Claim): PaymentLookUp {
  const { authorization, merchant, idempotency } = claim;
  return { authorization: authorizationKeyOf(claim), token: authorization.token, merchantId: merchant.id, idempotency };
}

/**
 * What the database has about a claim, and the payment that its payment-identifier names. `isRefused`: only a stored payment would still be
 * answered, so it does not wait behind new ones.
 */
export async function lookUpClaim(
  payments: Pick<PaymentStore, "lookUp" | "findIdentified">,
  claim: Claim,
  { isRefused = false }: { readonly isRefused?: boolean } = {},
) {
  const request = isRefused ? { ...lookUpOf(claim), isRefused } : lookUpOf(claim);
  const [store, identified] = await Promise.all([payments.lookUp(request), findIdentified(payments, claim)]);
  return { store, identified };
}
