import type { Refusal } from "../../shared/refusal";
import type { Claim } from "../claim";
import type { ClaimCheck } from "./check";
import { mismatch } from "./mismatch";

/**
 * Payee check: the payment goes to the key's merchant (during the grace period also to its former wallet), and the
 * payer is not the payee.
 */
export const payeeIsTheMerchant: ClaimCheck = (claim) => {
  const { merchant, authorization } = claim;
  const isFormer = merchant.formerWallets?.includes(authorization.to) === true;
  if (authorization.to !== merchant.walletAddress && !isFormer)
    return mismatch("payTo", merchant.walletAddress, authorization.to);
  if (authorization.from === authorization.to)
    return mismatch("from", "a payer other than the payee", authorization.from);
  return null;
};

/** The merchant's wallet changed between this check and the moment of storing. */
export function payeeHasChanged({ authorization }: Claim): Refusal {
  return mismatch("payTo", "the merchant's current wallet", authorization.to);
}
