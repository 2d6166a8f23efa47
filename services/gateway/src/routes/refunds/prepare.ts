import { prepareRefund as prepare } from "@lunas/domain/refund/prepare-refund";
import type { RefundDeps } from "@lunas/domain/refund/refund-deps";
import { isRefusal } from "@lunas/domain/shared/refusal";
import { prepareRefund as operation } from "@lunas/protocol/api/refunds";
import { route } from "../../http/route";
import { paymentReference } from "../../translate/payment-reference";
import { refundPreparation } from "../../translate/refund";

/** What the merchant's wallet signs; stores nothing. */
export const prepareRefund = (deps: RefundDeps) =>
  route(operation, async ({ params, body, caller: { merchant, environment } }) => {
    const reference = { scope: { merchantId: merchant.id, environment }, id: paymentReference(params.id) };
    const prepared = await prepare(deps, reference, body.amount === undefined ? null : BigInt(body.amount));
    return isRefusal(prepared) ? prepared : { status: 200, body: refundPreparation(prepared) };
  });
