import { hostname } from "node:os";
import type { Logger } from "../logger";
import type { Metrics } from "../metrics";
import type { Part } from "../parts";
import type * as Exporting from "./export-spans";
import type { Tracer } from "./tracer";
import { type TracingSettings, tracesUrlOf } from "./tracing-settings";

export interface Tracing {
  /** Undefined where nothing is exported: then nobody makes a span either. */
  readonly tracer: Tracer | undefined;
  /** Comes first among the parts, so that the others' last spans are still taken. */
  readonly parts: readonly Part[];
}

export interface TracingOptions {
  readonly service: string;
  readonly settings: TracingSettings;
  readonly logger: Logger;
  readonly metrics: Metrics;
}

/** What a stop leaves to the last spans: a collector that is away holds nobody up. */
const goodbyeMs = 2_000;
const reportEveryMs = 60_000;

/** Traces, if there is somewhere to send them; else not even their library is loaded. */
export function openTracing({ service, settings, logger, metrics }: TracingOptions): Tracing {
  const spans = metrics.counter({
    name: "lunas_trace_spans_total",
    help: "Spans of traces, by what became of them: exported, or dropped.",
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
      logger.warn("spans_dropped", { count, error: error ?? "too many wait for the collector" });
    },
  });
  return { tracer, parts: [{ name: "traces", stop: () => within(goodbyeMs, tracer.close()) }] };
}

async function within(timeoutMs: number, work: Promise<void>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const over = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, timeoutMs);
  });
  // What could not be exported is counted already, and no reason to end badly.
  await Promise.race([work.catch(() => undefined), over]);
  clearTimeout(timer);
}
