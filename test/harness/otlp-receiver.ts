import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";

export interface ReceivedSpan {
  readonly service: string;
  readonly traceId: string;
  readonly spanId: string;
  /** "" for a root. */
  readonly parentSpanId: string;
  readonly name: string;
  readonly startMs: number;
  readonly endMs: number;
  readonly isError: boolean;
  readonly attributes: Readonly<Record<string, string | number | boolean>>;
  readonly links: readonly { readonly traceId: string; readonly spanId: string }[];
}

export interface OtlpReceiver {
  /** What OTEL_EXPORTER_OTLP_ENDPOINT is set to. */
  readonly url: string;
  readonly spans: readonly ReceivedSpan[];
  /** All that was received, as it came. */
  readonly bodies: readonly string[];
  readonly authorizations: readonly string[];
  /** From now on requests are taken and never answered. */
  hang(): void;
  close(): Promise<void>;
}

/** A collector that stores received spans, in OTLP's JSON. */
export async function startOtlpReceiver(): Promise<OtlpReceiver> {
  const spans: ReceivedSpan[] = [];
  const bodies: string[] = [];
  const authorizations: string[] = [];
  let hangs = false;
  const server = createServer(async (request, response) => {
    const body = await textOf(request);
    if (hangs) return;
    const isTraces = request.method === "POST" && request.url === "/v1/traces";
    if (isTraces) {
      bodies.push(body);
      authorizations.push(request.headers.authorization ?? "");
      spans.push(...spansOf(JSON.parse(body) as OtlpTraces));
    }
    response.writeHead(isTraces ? 200 : 404, { "content-type": "application/json" }).end("{}");
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    spans,
    bodies,
    authorizations,
    hang: () => {
      hangs = true;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

async function textOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString("utf8");
}

interface Pair {
  readonly key: string;
  readonly value: {
    readonly stringValue?: string;
    readonly intValue?: number | string;
    readonly doubleValue?: number;
    readonly boolValue?: boolean;
  };
}

/** What is read of `ExportTraceServiceRequest`. */
interface OtlpTraces {
  readonly resourceSpans: readonly {
    readonly resource: { readonly attributes: readonly Pair[] };
    readonly scopeSpans: readonly { readonly spans: readonly OtlpSpan[] }[];
  }[];
}

interface OtlpSpan {
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId?: string;
  readonly name: string;
  readonly startTimeUnixNano: string;
  readonly endTimeUnixNano: string;
  readonly status: { readonly code: number };
  readonly attributes: readonly Pair[];
  readonly links: readonly { readonly traceId: string; readonly spanId: string }[];
}

function spansOf({ resourceSpans }: OtlpTraces): ReceivedSpan[] {
  return resourceSpans.flatMap(({ resource, scopeSpans }) => {
    const service = String(attributesOf(resource.attributes)["service.name"]);
    return scopeSpans.flatMap(({ spans }) => spans.map((span) => ({ service, ...spanOf(span) })));
  });
}

function spanOf(span: OtlpSpan): Omit<ReceivedSpan, "service"> {
  const { traceId, spanId, parentSpanId = "", name, links } = span;
  return {
    traceId,
    spanId,
    parentSpanId,
    name,
    startMs: Number(span.startTimeUnixNano) / 1e6,
    endMs: Number(span.endTimeUnixNano) / 1e6,
    isError: span.status.code === 2,
    attributes: attributesOf(span.attributes),
    links: links.map((link) => ({ traceId: link.traceId, spanId: link.spanId })),
  };
}

function attributesOf(pairs: readonly Pair[]): Record<string, string | number | boolean> {
  const read = ({ value }: Pair) =>
    value.stringValue ?? value.boolValue ?? value.doubleValue ?? Number(value.intValue ?? Number.NaN);
  return Object.fromEntries(pairs.map((pair) => [pair.key, read(pair)]));
}
