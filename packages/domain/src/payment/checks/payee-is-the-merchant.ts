import type { ClaimCheck } from "./check";
import { mismatch } from "./mismatch";

/** Money goes to the merchant of the key, to a former wallet too while its grace lasts, and nobody pays themselves. */
export const payeeIsTheMerchant: ClaimCheck = (claim) => {
  const { merchant, authorization } = claim;
  const isFormer = merchant.formerWallets?.includes(authorization.to) === true;
  if (authorization.to !== merchant.walletAddress && !isFormer)
    return mismatch("payTo", merchant.walletAddress, authorization.to);
  if (authorization.from === authorization.to)
    return mismatch("from", "a payer other than the payee", authorization.from);
  return null;
};
