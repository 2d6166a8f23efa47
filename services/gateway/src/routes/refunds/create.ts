import { createRefund as create } from "@lunas/domain/refund/create-refund";
import type { RefundDeps } from "@lunas/domain/refund/refund-deps";
import { isRefusal } from "@lunas/domain/shared/refusal";
import { createRefund as operation } from "@lunas/protocol/api/refunds";
import { route } from "../../http/route";
import { paymentReference } from "../../translate/payment-reference";
import { refundRecord, refundRequest } from "../../translate/refund";

/** Stores a refund and answers at once; its outcome is an event. */
export const createRefund = (deps: RefundDeps) =>
  route(operation, async ({ params, body, caller: { merchant, environment, apiKeyId }, context }) => {
    const reference = { scope: { merchantId: merchant.id, environment }, id: paymentReference(params.id) };
    const created = await create(deps, reference, {
      ...refundRequest(body, params.id),
      ...{ merchantId: merchant.id, apiKeyId, receivedAtMs: context.startedAtMs },
    });
    if (isRefusal(created)) return created;
    context.paymentId = created.refund.id;
    const record = refundRecord(created.refund);
    return created.isNew ? { status: 201, body: record } : { status: 200, body: record };
  });
