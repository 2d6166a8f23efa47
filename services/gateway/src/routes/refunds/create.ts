import { createRefund as create } from "@lunas/domain/refund/create-refund";
import type { RefundDeps } from "@lunas/domain/refund/refund-deps";
import { isRefusal } from "@lunas/domain/shared/refusal";
import { createRefund as operation } from "@lunas/protocol/api/refunds";
import { route } from "../../http/route";
import { paymentReference } from "../../translate/payment-reference";
import { refundRecord, refundRequest } from "../../translate/refund";
import type { FacilitateRouteDeps } from "../payments/facilitate";

export interface CreateRefundDeps extends RefundDeps, Pick<FacilitateRouteDeps, "watch"> {}

/** Stores a refund and answers at once; its outcome is an event. */
export const createRefund = (deps: CreateRefundDeps) =>
  route(operation, async ({ params, body, caller: { merchant, environment, apiKeyId }, context }) => {
    const reference = { scope: { merchantId: merchant.id, environment }, id: paymentReference(params.id) };
    // The answer does not wait for the notification, so the trace of the request does not have it.
    const watched = { ...deps.watch(deps, context), queue: deps.queue };
    const created = await create(watched, reference, {
      ...refundRequest(body, params.id),
      ...{ merchantId: merchant.id, apiKeyId, receivedAtMs: context.startedAtMs },
    });
    if (isRefusal(created)) return created;
    context.paymentId = created.refund.id;
    const record = refundRecord(created.refund);
    return created.isNew ? { status: 201, body: record } : { status: 200, body: record };
  });
