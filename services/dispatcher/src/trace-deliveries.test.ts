import type { Delivered } from "@lunas/domain/webhook/deliver";
import { traceIdsOf } from "@lunas/runtime/tracing/trace-ids";
import type { EndedSpan } from "@lunas/runtime/tracing/tracer";
import { traceDeliveries } from "./trace-deliveries";

const spans: EndedSpan[] = [];
const traces = traceDeliveries({ now: () => 5_000, record: (span) => void spans.push(span) });
beforeEach(() => {
  spans.length = 0;
});

const delivered = (more: { paymentId?: string | null; attempts?: number; statusCode?: number | null } = {}) => {
  const { paymentId = "pay_1", attempts = 0, statusCode = 204 } = more;
  return {
    due: {
      delivery: { id: "dlv_1", url: "https://shop.example/secret-path?token=abc", attempts },
      event: { id: "evt_1", type: "payment.confirmed", merchantId: "mer_1", paymentId, occurredAtMs: 3_000 },
    },
    attempt: { startedAtMs: 3_990, durationMs: 500, statusCode },
    verdict: { kind: statusCode === 204 ? "delivered" : "retry" },
  } as unknown as Delivered;
};
const named = (name: string) => spans.find((span) => span.name === name);

test("a first attempt shows the time before it, the endpoint's time, and only the host's name", () => {
  traces.attempted(delivered(), 4_000);
  const { traceId, rootSpanId } = traceIdsOf("pay_1");
  expect(named("relay")).toMatchObject({ traceId, parentId: rootSpanId, startMs: 3_000, endMs: 4_000 });
  expect(named("deliver")).toMatchObject({ traceId, parentId: rootSpanId, startMs: 4_000, endMs: 5_000 });
  // The attempt's own clock has whole milliseconds: it cannot have begun before its claim.
  expect(named("post")).toMatchObject({ traceId, parentId: named("deliver")?.spanId, startMs: 4_000, endMs: 4_500 });
  expect(named("post")?.attributes).toMatchObject({ "server.address": "shop.example" });
  expect(JSON.stringify(spans)).not.toMatch(/secret-path|abc/);
});

test("a later attempt and its failure are visible", () => {
  traces.attempted(delivered({ attempts: 2, statusCode: null }), 4_000);
  expect(named("relay")).toBeUndefined();
  expect(named("deliver")).toMatchObject({ error: "retry", attributes: { "lunas.attempt": 3 } });
  expect(named("post")).toMatchObject({ error: "no_answer" });
});

test("an event without a payment is in no trace", () => {
  traces.attempted(delivered({ paymentId: null }), 4_000);
  expect(spans).toEqual([]);
});
