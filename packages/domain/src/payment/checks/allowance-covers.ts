import { refuse } from "../../shared/refusal";
import { allowanceSuffices } from "../sponsorship/is-sponsored";
import type { FactCheck } from "./check";
import { sponsorshipIsWithinBounds } from "./sponsorship-is-within-bounds";

/**
 * Step 9: the payer lets Permit2 move the tokens; a finite allowance is used up by what is in flight. Where it is short,
 * an approval that the payer has signed and that may be paid for excuses it.
 */
export const allowanceCovers: FactCheck = (claim, facts) => {
  if (allowanceSuffices(claim, facts)) return null;
  if (claim.approval !== null) return sponsorshipIsWithinBounds(claim, facts);
  const required = claim.authorization.amount;
  const left = facts.chain.allowance - facts.store.payerInFlight;
  return refuse("no_permit2_approval", "The payer has not approved Permit2 for this amount of the token.", {
    required: required.toString(),
    allowance: (left > 0n ? left : 0n).toString(),
    spender: claim.chain.contracts.permit2,
  });
};
