import { choice, durationMs, text, url } from "../kinds";
import { defineSettings, type Kind, type SettingsOf } from "../settings";

/** `name=value,name=value`, percent-encoded where necessary: OpenTelemetry's format for lists in the environment. */
const pairs: Kind<Readonly<Record<string, string>>> = {
  expected: "a comma-separated list of name=value",
  parse: (given) => {
    const read = given.split(",").map(readPair);
    const known = read.filter((pair) => pair !== undefined);
    return known.length === read.length ? Object.fromEntries(known) : undefined;
  },
};

function readPair(pair: string): [string, string] | undefined {
  const [, name, value] = /^\s*([^\s=,]+)\s*=\s*(.*?)\s*$/.exec(pair) ?? [];
  if (name === undefined || value === undefined) return undefined;
  try {
    return [name, decodeURIComponent(value)];
  } catch {
    return undefined;
  }
}

const ratio: Kind<number> = {
  expected: "a number from 0 to 1",
  parse: (given) => (/^(?:0(?:\.\d{1,9})?|1(?:\.0{1,9})?)$/.test(given) ? Number(given) : undefined),
};

const samplers = [
  "always_on",
  "always_off",
  "traceidratio",
  "parentbased_always_on",
  "parentbased_always_off",
  "parentbased_traceidratio",
] as const;

/** The destination of spans, by OpenTelemetry's standard names. Without an endpoint there are no traces. */
export const tracingSettings = defineSettings({
  endpoint: {
    name: "OTEL_EXPORTER_OTLP_ENDPOINT",
    kind: url("http", "https"),
    optional: true,
    doc: "The OpenTelemetry collector for traces, by OTLP over HTTP at /v1/traces below it. Without it there are no traces.",
    example: "http://127.0.0.1:4318",
  },
  tracesEndpoint: {
    name: "OTEL_EXPORTER_OTLP_TRACES_ENDPOINT",
    kind: url("http", "https"),
    optional: true,
    doc: "The same, as the complete address.",
    example: "http://127.0.0.1:4318/v1/traces",
  },
  headers: {
    name: "OTEL_EXPORTER_OTLP_HEADERS",
    kind: pairs,
    secret: true,
    optional: true,
    doc: "Headers for the collector, such as a token.",
    example: "authorization=Bearer%20token",
  },
  serviceName: {
    name: "OTEL_SERVICE_NAME",
    kind: text,
    optional: true,
    doc: "The name of this process in traces; default: lunas-gateway, lunas-settler, lunas-dispatcher.",
  },
  resourceAttributes: {
    name: "OTEL_RESOURCE_ATTRIBUTES",
    kind: pairs,
    optional: true,
    doc: "More attributes of this process in traces.",
    example: "deployment.environment.name=production",
  },
  sampler: {
    name: "OTEL_TRACES_SAMPLER",
    kind: choice(...samplers),
    default: "always_on",
    doc: "Which traces are kept; traceidratio decides the same in every process. There are no parents: parentbased_ makes no difference.",
  },
  ratio: {
    name: "OTEL_TRACES_SAMPLER_ARG",
    kind: ratio,
    default: "1",
    doc: "The share of traces that traceidratio keeps.",
  },
  everyMs: {
    name: "OTEL_BSP_SCHEDULE_DELAY",
    kind: durationMs,
    default: "5000",
    doc: "How long spans are collected before they are sent, unless there are many.",
  },
});

export type TracingSettings = SettingsOf<typeof tracingSettings>;

/** The collector's address, or null where there is none. */
export function tracesUrlOf({ endpoint, tracesEndpoint }: TracingSettings): string | null {
  if (tracesEndpoint !== undefined) return tracesEndpoint;
  return endpoint === undefined ? null : `${endpoint.replace(/\/+$/, "")}/v1/traces`;
}
