import { refuse } from "../../shared/refusal";
import type { FactCheck } from "./check";

/** Balance check: the payer has the tokens, less its payments in flight. */
export const balanceCovers: FactCheck = (claim, facts) => {
  const required = claim.authorization.amount;
  const left = facts.chain.balance - facts.store.payerInFlight;
  if (left >= required) return null;
  return refuse("insufficient_balance", "The payer's token balance does not cover this payment.", {
    required: required.toString(),
    available: (left > 0n ? left : 0n).toString(),
  });
};
