import { refundReceiptOf } from "@lunas/domain/receipt/refund-receipt";
import type { RefundBooks } from "@lunas/domain/refund/ports";
import type { RefundId } from "@lunas/domain/shared/id";
import { isRefusal, refuse } from "@lunas/domain/shared/refusal";
import { getRefundReceipt } from "@lunas/protocol/api/receipts";
import { route } from "../../http/route";
import type { ReceiptIssuer } from "../../receipts/issue-receipts";

export interface RefundReceiptDeps {
  readonly refunds: Pick<RefundBooks, "find">;
  readonly receipts: Pick<ReceiptIssuer, "signRefund" | "urlOf">;
}

/** The receipt of a refund of the caller's merchant and environment. */
export const showRefundReceipt = ({ refunds, receipts }: RefundReceiptDeps) =>
  route(getRefundReceipt, async ({ params, caller: { merchant, environment } }) => {
    const refund = await refunds.find({ merchantId: merchant.id, environment }, params.id as RefundId);
    if (refund === null) return refuse("not_found", "There is no such refund.");
    const receipt = refundReceiptOf(refund);
    if (isRefusal(receipt)) return receipt;
    const body = { receipt: await receipts.signRefund(receipt), url: receipts.urlOf(receipt.refundId) };
    return { status: 200, body };
  });
