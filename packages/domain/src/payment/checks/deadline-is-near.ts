import type { ClaimCheck } from "./check";
import { mismatch } from "./mismatch";

/** Latest deadline: an authorization that stays valid for hours would need a watch and a reservation for hours. */
export const deadlineIsNear: ClaimCheck = (claim, nowSeconds) => {
  const latest = BigInt(nowSeconds + claim.chain.payment.maxDeadlineAheadSeconds);
  const { deadlineSeconds } = claim.authorization;
  return deadlineSeconds <= latest ? null : mismatch("deadline", `at most ${latest}`, deadlineSeconds);
};
