import type { ClaimCheck } from "./check";
import { mismatch } from "./mismatch";

/** Step 4: an authorization that stays valid for hours would have to be watched, and reserved for, for hours. */
export const deadlineIsNear: ClaimCheck = (claim, nowSeconds) => {
  const latest = BigInt(nowSeconds + claim.chain.payment.maxDeadlineAheadSeconds);
  const { deadlineSeconds } = claim.authorization;
  return deadlineSeconds <= latest ? null : mismatch("deadline", `at most ${latest}`, deadlineSeconds);
};
