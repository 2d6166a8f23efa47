import { timelineOf } from "@lunas/domain/payment/timeline";
import type { RefundId } from "@lunas/domain/shared/id";
import { getRefundTimeline } from "@lunas/protocol/api/refunds";
import { route } from "../../http/route";
import { refundTimelineAnswer } from "../../translate/timeline";
import type { TimelineDeps } from "../payments/timeline";
import { noSuchRefund } from "./list";

/** The stages of a refund of the caller's merchant and environment. */
export const showRefundTimeline = ({ histories }: TimelineDeps) =>
  route(getRefundTimeline, async ({ params, caller: { merchant, environment } }) => {
    const scope = { merchantId: merchant.id, environment };
    const history = await histories.findRefund(scope, params.id as RefundId);
    if (history?.payment.refundOf === undefined) return noSuchRefund();
    return { status: 200, body: refundTimelineAnswer(timelineOf(history), history.payment.refundOf) };
  });
