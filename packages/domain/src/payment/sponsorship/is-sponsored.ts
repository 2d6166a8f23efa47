import type { Claim } from "../claim";
import { type Facts, finiteAllowance } from "../facts";

/** Whether the payer's allowance is enough as it stands, with what is in flight taken out of it. */
export function allowanceSuffices({ authorization }: Claim, { chain, store }: Facts): boolean {
  const allowance = finiteAllowance(chain);
  return allowance === null || allowance - store.payerInFlight >= authorization.amount;
}

/** Whether the payment goes by way of a sponsored approval: one is offered, and needed. */
export function isSponsored(claim: Claim, facts: Facts): boolean {
  return claim.approval !== null && !allowanceSuffices(claim, facts);
}
