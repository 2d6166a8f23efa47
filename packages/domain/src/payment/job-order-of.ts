import type { JobOrder } from "../settlement/job-order";
import { exact } from "../settlement/kinds/exact/exact";
import type { NewPayment, Reservation } from "./ports";

/** Null for a payment that needs more than these fields: the settler reads its row. */
export function jobOrderOf(payment: NewPayment, reservation: Reservation): JobOrder | null {
  const { authorization, permit2, payTo, checkedAtBlock, payerHasCode, onlySender, channelId, holdUntilMs } = payment;
  const isPlain = authorization.kind === exact.name && Object.keys(authorization.terms).length === 0 && !payerHasCode;
  const isHeld = onlySender !== undefined || channelId !== undefined || holdUntilMs !== undefined;
  if (!isPlain || isHeld || reservation.sponsorship !== undefined) return null;
  return {
    ...{ asset: authorization.token, permit2, payer: authorization.from, payTo },
    amount: authorization.amount.toString(),
    nonce: authorization.nonce.toString(),
    deadline: authorization.deadlineSeconds.toString(),
    validAfter: authorization.validAfterSeconds.toString(),
    checkedAtBlock: checkedAtBlock.toString(),
    signature: authorization.signature,
  };
}
