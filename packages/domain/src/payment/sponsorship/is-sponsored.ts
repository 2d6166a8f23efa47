import type { Claim } from "../claim";
import { type Facts, finiteAllowance } from "../facts";

/** Whether the payer's allowance is enough, less its payments in flight. */
export function allowanceSuffices({ authorization }: Claim, { chain, store }: Facts): boolean {
  const allowance = finiteAllowance(chain);
  return allowance === null || allowance - store.payerInFlight >= authorization.amount;
}

/** Whether the payment needs a sponsored approval and offers one. */
export function isSponsored(claim: Claim, facts: Facts): boolean {
  return claim.approval !== null && !allowanceSuffices(claim, facts);
}
