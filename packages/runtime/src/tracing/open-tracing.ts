import { hostname } from "node:os";
import type { Logger } from "../logger";
import type { Metrics } from "../metrics";
import type { Part } from "../parts";
import type * as Exporting from "./export-spans";
import type { Tracer } from "./tracer";
import { type TracingSettings, tracesUrlOf } from "./tracing-settings";

export interface Tracing {
  /** Undefined where nothing is exported: then no spans are made. */
  readonly tracer: Tracer | undefined;
  /** The first of the parts, so that it still accepts the others' last spans. */
  readonly parts: readonly Part[];
}

export interface TracingOptions {
  readonly service: string;
  readonly settings: TracingSettings;
  readonly logger: Logger;
  readonly metrics: Metrics;
}

/** The time for the last spans at a stop: an unreachable collector does not delay it longer. */
const goodbyeMs = 2_000;
const reportEveryMs = 60_000;

/** Tracing, if there is an endpoint; otherwise its library is not loaded. */
export function openTracing({ service, settings, logger, metrics }: TracingOptions): Tracing {
  const spans = metrics.counter({
    name: "lunas_trace_spans_total",
    help: "Spans of traces, by outcome: exported or dropped.",
    labels: ["result"],
  });
  const url = tracesUrlOf(settings);
  if (url === null) return { tracer: undefined, parts: [] };
  const { exportSpans }: typeof Exporting = require("./export-spans");
  let reportedAtMs = Number.NEGATIVE_INFINITY;
  const tracer = exportSpans({
    url,
    serviceName: settings.serviceName ?? `lunas-${service}`,
    instanceId: `${hostname()}-${process.pid}`,
    settings,
    onExported: (count) => spans.inc({ result: "exported" }, count),
    onDropped: (count, error) => {
      spans.inc({ result: "dropped" }, count);
      if (performance.now() - reportedAtMs < reportEveryMs) return;
      reportedAtMs = performance.now();
      logger.warn("spans_dropped", { count, error: error ?? "too many spans wait for the collector" });
    },
  });
  return { tracer, parts: [{ name: "traces", stop: () => within(goodbyeMs, tracer.close()) }] };
}

async function within(timeoutMs: number, work: Promise<void>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const over = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, timeoutMs);
  });
  // Spans that could not be exported are counted already, and are no reason to fail the stop.
  await Promise.race([work.catch(() => undefined), over]);
  clearTimeout(timer);
}
