import type { ClaimCheck } from "./check";
import { mismatch } from "./mismatch";

/** Amount check of a payment link: its price, or an amount between its limits, both included. */
export const amountIsTheLinks: ClaimCheck = ({ link, authorization: { amount } }) => {
  if (link === null || (amount >= link.minAmount && amount <= link.maxAmount)) return null;
  const { minAmount, maxAmount } = link;
  return mismatch("amount", minAmount === maxAmount ? minAmount : `${minAmount} to ${maxAmount}`, amount);
};
