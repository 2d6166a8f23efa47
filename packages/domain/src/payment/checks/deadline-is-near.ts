import type { ClaimCheck } from "./check";
import { mismatch } from "./mismatch";

/** Latest deadline: an authorization that stays valid for hours would need a watch and a reservation for hours. */
export const deadlineIsNear: ClaimCheck = (claim, nowSeconds) => {
  const latest = BigInt(nowSeconds + claim.chain.payment.maxDeadlineAheadSeconds);
  const { deadlineSeconds } = claim.authorization;
  if (deadlineSeconds <= latest) return null;
  const refusal = mismatch("deadline", `at most ${latest}`, deadlineSeconds);
  // Where the payer's clock is ahead, the service's time shows it.
  return { ...refusal, details: { ...refusal.details, now: String(nowSeconds) } };
};
