import { ROOT_CONTEXT, SpanKind, SpanStatusCode, TraceFlags } from "@opentelemetry/api";
import { type ExportResult, ExportResultCode, millisToHrTime, parseTraceParent } from "@opentelemetry/core";
import { OTLPTraceExporter } from "@opentelemetry/exporter-trace-otlp-http";
import { type Resource, resourceFromAttributes } from "@opentelemetry/resources";
import {
  AlwaysOffSampler,
  AlwaysOnSampler,
  BatchSpanProcessor,
  type ReadableSpan,
  type Sampler,
  SamplingDecision,
  type SpanExporter,
  TraceIdRatioBasedSampler,
} from "@opentelemetry/sdk-trace";
import { redactText } from "../redact-text";
import { createFineClock } from "./fine-clock";
import type { AttributeValue, EndedSpan, Tracer } from "./tracer";
import type { TracingSettings } from "./tracing-settings";

export interface ExportOptions {
  readonly url: string;
  readonly serviceName: string;
  /** Identifies this process among those with its name. */
  readonly instanceId: string;
  readonly settings: Pick<TracingSettings, "headers" | "resourceAttributes" | "sampler" | "ratio" | "everyMs">;
  readonly onExported: (spans: number) => void;
  /** Without `error`: there was no room in the queue. */
  readonly onDropped: (spans: number, error?: unknown) => void;
}

export interface SpanExport extends Tracer {
  /** Resolves when queued spans are exported or lost; no more spans are accepted. */
  close(): Promise<void>;
}

/** The size of the queue, and so the memory that an unreachable collector costs: some megabytes. */
const mostWaiting = 8_192;
const batch = 512;
/** For all retries together. Later batches wait. */
const timeoutMs = 5_000;

const scope = { name: "lunas" };

/** Exports spans by OTLP. Only this file imports OpenTelemetry, and only a process that exports loads it. */
export function exportSpans(options: ExportOptions, exporter: SpanExporter = otlpExporter(options)): SpanExport {
  const { settings } = options;
  const sampler = samplerOf(settings);
  const resource = resourceOf(options);
  let waiting = 0;
  const settled = (result: ExportResult, spans: number) => {
    waiting -= spans;
    if (result.code === ExportResultCode.SUCCESS) options.onExported(spans);
    else options.onDropped(spans, result.error);
  };
  const processor = new BatchSpanProcessor({
    exporter: counted(exporter, settled),
    maxQueueSize: mostWaiting,
    maxExportBatchSize: batch,
    scheduledDelayMillis: settings.everyMs,
    exportTimeoutMillis: 2 * timeoutMs,
  });
  return {
    now: createFineClock(),
    record(span) {
      if (!isSampled(sampler, span.traceId)) return;
      if (waiting >= mostWaiting) return options.onDropped(1);
      waiting += 1;
      processor.onEnd(readable(span, resource));
    },
    close: () => processor.shutdown(),
  };
}

function otlpExporter({ url, settings }: ExportOptions): SpanExporter {
  return new OTLPTraceExporter({ url, headers: { ...settings.headers?.reveal() }, timeoutMillis: timeoutMs });
}

function resourceOf({ serviceName, instanceId, settings }: ExportOptions): Resource {
  return resourceFromAttributes({
    "service.namespace": "lunas",
    "service.instance.id": instanceId,
    ...settings.resourceAttributes,
    "service.name": serviceName,
  });
}

/** The exporter, with a report of every batch's end. */
function counted(exporter: SpanExporter, settled: (result: ExportResult, spans: number) => void): SpanExporter {
  return {
    export: (spans, done) =>
      exporter.export(spans, (result) => {
        settled(result, spans.length);
        done(result);
      }),
    shutdown: () => exporter.shutdown(),
  };
}

/** By the trace's id alone, so that all processes keep the same traces. */
function samplerOf({ sampler, ratio }: ExportOptions["settings"]): Sampler {
  if (sampler.endsWith("always_off")) return new AlwaysOffSampler();
  return sampler.endsWith("always_on") ? new AlwaysOnSampler() : new TraceIdRatioBasedSampler(ratio);
}

function isSampled(sampler: Sampler, traceId: string): boolean {
  const { decision } = sampler.shouldSample(ROOT_CONTEXT, traceId, "", SpanKind.INTERNAL, {}, []);
  return decision === SamplingDecision.RECORD_AND_SAMPLED;
}

const kinds = {
  internal: SpanKind.INTERNAL,
  server: SpanKind.SERVER,
  client: SpanKind.CLIENT,
  consumer: SpanKind.CONSUMER,
} as const;

function readable(span: EndedSpan, resource: Resource): ReadableSpan {
  const { traceId, spanId, parentId, name, kind, startMs, endMs, error, linkedTo } = span;
  const contextOf = (id: string) => ({ traceId, spanId: id, traceFlags: TraceFlags.SAMPLED });
  const context = contextOf(spanId);
  const linked = linkedTo === undefined ? null : parseTraceParent(linkedTo);
  return {
    name,
    kind: kinds[kind],
    spanContext: () => context,
    ...(parentId === null ? {} : { parentSpanContext: contextOf(parentId) }),
    startTime: millisToHrTime(startMs),
    endTime: millisToHrTime(Math.max(startMs, endMs)),
    duration: millisToHrTime(Math.max(0, endMs - startMs)),
    status: { code: error === undefined ? SpanStatusCode.UNSET : SpanStatusCode.ERROR },
    attributes: attributesOf(error === undefined ? span.attributes : { ...span.attributes, "error.type": error }),
    links: linked === null ? [] : [{ context: linked }],
    events: [],
    ended: true,
    resource,
    instrumentationScope: scope,
    droppedAttributesCount: 0,
    droppedEventsCount: 0,
    droppedLinksCount: 0,
  };
}

/** A secret that got in by mistake must not leave the process: texts are redacted like logs. */
function attributesOf(given: EndedSpan["attributes"]): Record<string, AttributeValue> {
  const kept: Record<string, AttributeValue> = {};
  for (const [name, value] of Object.entries(given)) {
    if (value === null || value === undefined) continue;
    kept[name] = typeof value === "string" ? redactText(value) : value;
  }
  return kept;
}
