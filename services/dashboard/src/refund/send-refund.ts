import { asProblem, type Problem } from "../api/problem";
import type { CreateRefundRequest, RefundRecord } from "../api/schemas";
import { dropSignedRefund, keepSignedRefund } from "./signed-refunds";

type CreateRefund = (request: CreateRefundRequest) => Promise<RefundRecord>;

/** Sends a signed refund, and keeps it until the service has answered. Throws `Problem`. */
export async function sendRefund(
  paymentId: string,
  request: CreateRefundRequest,
  create: CreateRefund,
): Promise<RefundRecord> {
  keepSignedRefund(paymentId, request);
  try {
    const refund = await create(request);
    dropSignedRefund(paymentId);
    return refund;
  } catch (thrown) {
    if (isFinal(asProblem(thrown))) dropSignedRefund(paymentId);
    throw thrown;
  }
}

/** The service answered that this refund is not stored. Other answers may hide a stored one. */
function isFinal({ status }: Problem): boolean {
  return status >= 400 && status < 500 && status !== 429 && status !== 408 && status !== 401;
}
