import type { Delivered } from "@lunas/domain/webhook/deliver";
import { newSpanId, traceIdsOf } from "@lunas/runtime/tracing/trace-ids";
import type { EndedSpan, Tracer } from "@lunas/runtime/tracing/tracer";

export interface DeliveryTraces {
  now(): number;
  /** An attempt, from its claim to its record; attempts of events without a payment are not traced. */
  attempted(delivered: Delivered, startMs: number): void;
}

/** Spans of attempts in their payments' traces: `relay` before the first, and `deliver` with its `post`. */
export function traceDeliveries(tracer: Tracer): DeliveryTraces {
  return {
    now: tracer.now,
    attempted({ due, attempt, verdict }, startMs) {
      const { delivery, event } = due;
      if (event.paymentId === null) return;
      const { traceId, rootSpanId } = traceIdsOf(event.paymentId);
      const ids = {
        "lunas.payment_id": event.paymentId,
        "lunas.merchant_id": event.merchantId,
        "lunas.environment": event.environment,
        "lunas.event_id": event.id,
        "lunas.event_type": event.type,
      };
      const ofPayment = { traceId, parentId: rootSpanId };
      if (delivery.attempts === 0)
        tracer.record({ ...ofPayment, ...relay(event.occurredAtMs, startMs), attributes: ids });
      const deliver = newSpanId();
      const failed = verdict.kind === "delivered" ? undefined : verdict.kind;
      tracer.record({
        ...ofPayment,
        spanId: deliver,
        name: "deliver",
        kind: "consumer",
        startMs,
        endMs: tracer.now(),
        attributes: {
          ...ids,
          "lunas.delivery_id": delivery.id,
          "lunas.attempt": delivery.attempts + 1,
          "lunas.outcome": verdict.kind,
        },
        error: failed,
      });
      const postMs = Math.max(startMs, attempt.startedAtMs);
      tracer.record({
        traceId,
        parentId: deliver,
        spanId: newSpanId(),
        name: "post",
        kind: "client",
        startMs: postMs,
        endMs: postMs + attempt.durationMs,
        attributes: {
          "http.request.method": "POST",
          // The path may contain a merchant's secret.
          "server.address": hostOf(delivery.url),
          "http.response.status_code": attempt.statusCode,
        },
        error: failed === undefined ? undefined : String(attempt.statusCode ?? "no_answer"),
      });
    },
  };
}

/** From the event to its first attempt: the time in outbox and queue. */
function relay(
  occurredAtMs: number,
  startMs: number,
): Pick<EndedSpan, "spanId" | "name" | "kind" | "startMs" | "endMs"> {
  return {
    spanId: newSpanId(),
    name: "relay",
    kind: "internal",
    startMs: Math.min(occurredAtMs, startMs),
    endMs: startMs,
  };
}

function hostOf(url: string): string | null {
  return URL.canParse(url) ? new URL(url).hostname : null;
}
