import type { Chain } from "@lunas/catalog/chain";
import { paymentPayload, requirementsFor } from "@lunas/testkit/payer/payment-header";

export type SignedBody = ReturnType<typeof signedBody>;

/** The body of `POST /facilitate` for what a payer has signed. */
export function signedBody(authorization: Parameters<typeof paymentPayload>[0], chain: Chain) {
  return {
    paymentPayload: paymentPayload(authorization, { chain }),
    paymentRequirements: requirementsFor(authorization, chain),
  };
}
