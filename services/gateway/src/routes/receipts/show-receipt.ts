import type { PaymentStore } from "@lunas/domain/payment/ports";
import { receiptOf } from "@lunas/domain/receipt/receipt";
import { isRefusal } from "@lunas/domain/shared/refusal";
import { getReceipt } from "@lunas/protocol/api/receipts";
import { route } from "../../http/route";
import type { ReceiptIssuer } from "../../receipts/issue-receipts";
import { noSuchPayment, paymentReference } from "../../translate/payment-reference";

export interface ReceiptRouteDeps {
  readonly payments: Pick<PaymentStore, "find">;
  readonly receipts: Pick<ReceiptIssuer, "sign" | "urlOf" | "keys">;
}

/** The receipt of a payment of the caller's merchant and environment. */
export const showReceipt = ({ payments, receipts }: ReceiptRouteDeps) =>
  route(getReceipt, async ({ params, caller: { merchant, environment } }) => {
    const found = await payments.find({ merchantId: merchant.id, environment }, paymentReference(params.id));
    if (found === null) return noSuchPayment();
    const receipt = receiptOf(found.payment);
    if (isRefusal(receipt)) return receipt;
    const url = receipts.urlOf(receipt.paymentId);
    return { status: 200, body: { receipt: await receipts.sign(receipt), url } };
  });
