import type { Refusal } from "../../shared/refusal";
import type { Terms } from "../claim";
import type { ClaimCheck } from "./check";
import { mismatch } from "./mismatch";

/** Terms check: the demanded, the accepted and the signed terms are the same. */
export const termsAgree: ClaimCheck = (claim) => {
  const { accepted, authorization } = claim;
  const demanded = claim.demanded ?? accepted;
  const signed: Terms = {
    ...demanded,
    asset: authorization.token,
    amount: authorization.amount,
    payTo: authorization.to,
  };
  return differ("paymentPayload.accepted", demanded, accepted) ?? differ("permit2Authorization", demanded, signed);
};

/** The first term by which a stated entry differs, as a refusal. */
export function differ(where: string, expected: Terms, actual: Terms): Refusal | null {
  for (const field of ["network", "asset", "amount", "payTo"] as const) {
    if (expected[field] !== actual[field]) return mismatch(`${where}.${field}`, expected[field], actual[field]);
  }
  return null;
}
