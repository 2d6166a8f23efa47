import type { ClaimCheck } from "./check";
import { mismatch } from "./mismatch";

/** Step 4: money goes to the merchant of the key, and nobody pays themselves. */
export const payeeIsTheMerchant: ClaimCheck = (claim) => {
  const { merchant, authorization } = claim;
  if (authorization.to !== merchant.walletAddress) return mismatch("payTo", merchant.walletAddress, authorization.to);
  if (authorization.from === authorization.to)
    return mismatch("from", "a payer other than the payee", authorization.from);
  return null;
};
