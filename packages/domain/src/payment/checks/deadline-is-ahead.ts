import { refuse } from "../../shared/refusal";
import type { FactCheck } from "./check";

/** Deadline check: there is time left to mine it. Permit2 reverts when block.timestamp > deadline. */
export const deadlineIsAhead: FactCheck = (claim, { nowSeconds }) => {
  const earliest = BigInt(nowSeconds + claim.chain.payment.minDeadlineAheadSeconds);
  const { deadlineSeconds } = claim.authorization;
  if (deadlineSeconds >= earliest) return null;
  return refuse(
    "expired_deadline",
    "The payment authorization has expired, or expires before it can be mined: see details.now, the service's time.",
    {
      deadline: deadlineSeconds.toString(),
      earliest: earliest.toString(),
      now: String(nowSeconds),
    },
  );
};
