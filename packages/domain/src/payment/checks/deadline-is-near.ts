import type { ClaimCheck } from "./check";
import { mismatch } from "./mismatch";

/** Latest deadline: an authorization that stays valid for hours would need a watch and a reservation for hours. */
export const deadlineIsNear: ClaimCheck = (claim, nowSeconds) => {
  const { maxDeadlineAheadSeconds } = claim.chain.payment;
  const latest = BigInt(nowSeconds + maxDeadlineAheadSeconds);
  const { deadlineSeconds } = claim.authorization;
  if (deadlineSeconds <= latest) return null;
  const refusal = mismatch("deadline", `at most ${latest}`, deadlineSeconds);
  // Where the payer's clock is ahead, the service's time shows it.
  const message = `The deadline is more than ${maxDeadlineAheadSeconds} seconds ahead: it is ${deadlineSeconds}, and at most ${latest} is taken.`;
  return { ...refusal, message, details: { ...refusal.details, now: String(nowSeconds) } };
};
