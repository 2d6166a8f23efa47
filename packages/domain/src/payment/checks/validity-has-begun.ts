import { refuse } from "../../shared/refusal";
import type { FactCheck } from "./check";

/** Start of validity: the proxy reverts with PaymentTooEarly while block.timestamp < validAfter. */
export const validityHasBegun: FactCheck = (claim, { earliestNowSeconds }) => {
  const { validAfterSeconds } = claim.authorization;
  if (validAfterSeconds <= BigInt(earliestNowSeconds)) return null;
  return refuse("payment_not_yet_valid", "The payment authorization is not valid yet.", {
    validAfter: validAfterSeconds.toString(),
    now: earliestNowSeconds.toString(),
  });
};
