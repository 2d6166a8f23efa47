import type { ClaimCheck } from "./check";
import { mismatch } from "./mismatch";

/** Step 4: a payment smaller than this costs more gas than it is worth. */
export const amountReachesMinimum: ClaimCheck = (claim) => {
  const { minAmount } = claim.chain.payment;
  const { amount } = claim.authorization;
  return amount >= minAmount ? null : mismatch("amount", `at least ${minAmount}`, amount);
};
