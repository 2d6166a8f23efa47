import { refuse } from "../../shared/refusal";
import { allowanceSuffices } from "../sponsorship/is-sponsored";
import type { FactCheck } from "./check";
import { sponsorshipIsWithinBounds } from "./sponsorship-is-within-bounds";

/**
 * Allowance check: the payer allows Permit2 to move the tokens; payments in flight reduce a finite allowance. If it is
 * too small, a signed approval that can be sponsored covers the difference.
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
