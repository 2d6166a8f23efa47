import { readSettings } from "../env";
import { createMetrics } from "../metrics";
import { silentLogger } from "../silent-logger";
import type { ExportOptions, SpanExport } from "./export-spans";
import { openTracing } from "./open-tracing";
import { tracingSettings } from "./tracing-settings";

let opened: ExportOptions | null = null;
let isLoaded = false;
let close = async () => undefined;
jest.mock("./export-spans", () => {
  isLoaded = true;
  return {
    exportSpans: (options: ExportOptions): SpanExport => {
      opened = options;
      return { now: () => 0, record: () => undefined, close: () => close() };
    },
  };
});

function open(env: Record<string, string>) {
  const metrics = createMetrics("small");
  const settings = readSettings(tracingSettings, env);
  return { metrics, ...openTracing({ service: "small", settings, logger: silentLogger, metrics }) };
}

test("without an endpoint, OpenTelemetry is not loaded", () => {
  expect(open({})).toMatchObject({ tracer: undefined, parts: [] });
  expect(isLoaded).toBe(false);
});

test("counts spans by outcome, and ends within its limit even if the collector never answers", async () => {
  const { tracer, parts, metrics } = open({ OTEL_EXPORTER_OTLP_ENDPOINT: "http://collector:4318" });
  expect(tracer).toBeDefined();
  expect(opened).toMatchObject({ url: "http://collector:4318/v1/traces", serviceName: "lunas-small" });
  opened?.onExported(3);
  opened?.onDropped(2, new Error("away"));
  opened?.onDropped(1);
  const text = await metrics.render();
  expect(text).toMatch(/lunas_trace_spans_total\{result="exported",service="small"\} 3/);
  expect(text).toMatch(/lunas_trace_spans_total\{result="dropped",service="small"\} 3/);
  jest.useFakeTimers();
  close = () => new Promise<undefined>(() => undefined);
  const stopped = parts[0]?.stop?.();
  await jest.advanceTimersByTimeAsync(2_000);
  await stopped;
  jest.useRealTimers();
});
