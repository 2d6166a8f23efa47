import type { StoredPayment } from "../payment/stored-payment";
import { type Refusal, refuse } from "../shared/refusal";

/** `maximum`: what the payer signed, in base units. */
export function captureExceedsHold(maximum: bigint): Refusal {
  return refuse("capture_exceeds_hold", `At most ${maximum} of this hold can be charged.`, {
    maximum: maximum.toString(),
  });
}

export function holdNotFound(): Refusal {
  return refuse("hold_not_found", "There is no such hold in this environment.");
}

/** One capture ever: it is this payment, of this amount in base units. */
export function alreadyCaptured({ id, authorization }: StoredPayment): Refusal {
  const amount = authorization.amount.toString();
  return refuse("hold_captured", `The hold has been captured: ${amount} was charged.`, { paymentId: id, amount });
}
