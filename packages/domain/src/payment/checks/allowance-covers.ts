import { refuse } from "../../shared/refusal";
import { finiteAllowance } from "../facts";
import type { FactCheck } from "./check";

/** Step 9: the payer lets Permit2 move the tokens; a finite allowance is used up by what is in flight. */
export const allowanceCovers: FactCheck = (claim, facts) => {
  const required = claim.authorization.amount;
  const allowance = finiteAllowance(facts.chain);
  if (allowance === null || allowance - facts.store.payerInFlight >= required) return null;
  const left = allowance - facts.store.payerInFlight;
  return refuse("no_permit2_approval", "The payer has not approved Permit2 for this amount of the token.", {
    required: required.toString(),
    allowance: (left > 0n ? left : 0n).toString(),
    spender: claim.chain.contracts.permit2,
  });
};
