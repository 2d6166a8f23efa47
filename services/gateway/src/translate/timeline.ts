import type { WebhookHistory } from "@lunas/domain/payment/history";
import type { Timeline, TimelineStage } from "@lunas/domain/payment/timeline";
import type { PaymentId } from "@lunas/domain/shared/id";
import type { PaymentTimeline } from "@lunas/protocol/api/payments";
import type { RefundTimeline } from "@lunas/protocol/api/refunds";

/** Converts a timeline to its API form: amounts in wei as text, times in ISO 8601. */
export function timelineAnswer({ paymentId, status, totalCostWei, stages, omitted }: Timeline): PaymentTimeline {
  return {
    ...{ paymentId, status },
    totalCostWei: totalCostWei.toString(),
    stages: stages.map(stageAnswer),
    omitted: { ...omitted },
  };
}

/** The timeline of a refund names the refunded payment too. */
export function refundTimelineAnswer(timeline: Timeline, refundOf: PaymentId): RefundTimeline {
  return { ...timelineAnswer(timeline), refundId: timeline.paymentId, paymentId: refundOf };
}

function stageAnswer(timelineStage: TimelineStage): PaymentTimeline["stages"][number] {
  const { stage, atMs, durationMs, costWei, txHash, blockNumber, reason, webhook } = timelineStage;
  return {
    stage,
    at: new Date(atMs).toISOString(),
    durationMs,
    costWei: costWei?.toString() ?? null,
    ...{ txHash, blockNumber, reason },
    ...(webhook !== null && { webhook: webhookAnswer(webhook) }),
  };
}

function webhookAnswer({ deliveryId, eventType, attempt, statusCode, durationMs, error }: WebhookHistory) {
  return { deliveryId, eventType, attempt, httpStatus: statusCode, durationMs, error };
}
