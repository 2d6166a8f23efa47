import { ExportResultCode } from "@opentelemetry/core";
import type { ReadableSpan, SpanExporter } from "@opentelemetry/sdk-trace";
import { type ExportOptions, exportSpans } from "./export-spans";
import { newSpanId, traceIdsOf } from "./trace-ids";
import type { EndedSpan } from "./tracer";

let sent: ReadableSpan[] = [];
let reported = { exported: 0, dropped: 0 };
beforeEach(() => {
  sent = [];
  reported = { exported: 0, dropped: 0 };
});

const answers = (code: ExportResultCode): SpanExporter => ({
  export: (spans, done) => {
    sent.push(...spans);
    done({ code });
  },
  shutdown: async () => undefined,
});

function open(settings: Partial<ExportOptions["settings"]> = {}, exporter = answers(ExportResultCode.SUCCESS)) {
  const options: ExportOptions = {
    url: "http://collector:4318/v1/traces",
    serviceName: "lunas-small",
    instanceId: "here-1",
    settings: {
      headers: undefined,
      resourceAttributes: undefined,
      sampler: "always_on",
      ratio: 1,
      everyMs: 100,
      ...settings,
    },
    onExported: (count) => {
      reported.exported += count;
    },
    onDropped: (count) => {
      reported.dropped += count;
    },
  };
  return exportSpans(options, exporter);
}

const span = (more: Partial<EndedSpan> = {}): EndedSpan => ({
  traceId: traceIdsOf("pay_1").traceId,
  spanId: newSpanId(),
  parentId: null,
  name: "work",
  kind: "internal",
  startMs: 1_700_000_000_000.25,
  endMs: 1_700_000_000_001.5,
  attributes: {},
  ...more,
});

test("sends spans with their process; drops null attributes, and redacts secrets", async () => {
  const spans = open({ resourceAttributes: { "deployment.environment.name": "production" } });
  const attributes = { given: 1, none: null, text: "key ipk_sandbox_abcdef1234567890" };
  const linkedTo = `00-${"a".repeat(32)}-${"b".repeat(16)}-01`;
  spans.record(span({ parentId: "c".repeat(16), attributes, linkedTo, error: "Unavailable" }));
  spans.record(span({ linkedTo: "no traceparent", endMs: 0 }));
  await spans.close();
  expect(reported).toEqual({ exported: 2, dropped: 0 });
  const [first, second] = sent;
  expect(first).toMatchObject({
    startTime: [1_700_000_000, 250_000],
    endTime: [1_700_000_000, 1_500_000],
    parentSpanContext: { spanId: "c".repeat(16), traceId: traceIdsOf("pay_1").traceId },
    status: { code: 2 },
    links: [{ context: { traceId: "a".repeat(32), spanId: "b".repeat(16) } }],
    attributes: { given: 1, text: "key ipk_sandbox_abcdef…", "error.type": "Unavailable" },
  });
  expect(Object.keys(first?.attributes ?? {})).not.toContain("none");
  expect(first?.resource.attributes).toMatchObject({
    "service.name": "lunas-small",
    "service.instance.id": "here-1",
    "deployment.environment.name": "production",
  });
  expect(second).toMatchObject({ status: { code: 0 }, links: [], duration: [0, 0] });
  expect(second?.parentSpanContext).toBeUndefined();
});

test("keeps the configured share of traces, each complete", async () => {
  const spans = open({ sampler: "traceidratio", ratio: 0.25 });
  for (let index = 0; index < 400; index += 1) {
    const { traceId } = traceIdsOf(`pay_${index}`);
    spans.record(span({ traceId }));
    spans.record(span({ traceId }));
  }
  await spans.close();
  const kept = new Set(sent.map((each) => each.spanContext().traceId));
  expect(sent.length).toBe(2 * kept.size);
  expect(kept.size).toBeGreaterThan(60);
  expect(kept.size).toBeLessThan(140);
  const none = open({ sampler: "parentbased_always_off" });
  none.record(span());
  await none.close();
  expect(reported).toEqual({ exported: sent.length, dropped: 0 });
});

test("spans that the collector refuses count as dropped", async () => {
  const spans = open({}, answers(ExportResultCode.FAILED));
  spans.record(span());
  await spans.close().catch(() => undefined);
  expect(reported).toEqual({ exported: 0, dropped: 1 });
});

test("the queue for a hanging collector is bounded, and the rest is dropped at once", async () => {
  let hangs = true;
  const waiting: (() => void)[] = [];
  const exporter: SpanExporter = {
    export: (_spans, done) => {
      const answer = () => done({ code: ExportResultCode.SUCCESS });
      if (hangs) waiting.push(answer);
      else answer();
    },
    shutdown: async () => undefined,
  };
  const spans = open({}, exporter);
  for (let index = 0; index < 10_000; index += 1) spans.record(span());
  expect(reported).toEqual({ exported: 0, dropped: 10_000 - 8_192 });
  hangs = false;
  for (const answer of waiting) answer();
  await spans.close();
  expect(reported.exported).toBe(8_192);
});
