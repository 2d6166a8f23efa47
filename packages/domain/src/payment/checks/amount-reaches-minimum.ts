import type { ClaimCheck } from "./check";
import { mismatch } from "./mismatch";

/** Minimum check: a smaller payment costs more gas than it is worth. */
export const amountReachesMinimum: ClaimCheck = (claim) => {
  const { minAmount } = claim.chain.payment;
  const { amount } = claim.authorization;
  return amount >= minAmount ? null : mismatch("amount", `at least ${minAmount}`, amount);
};
