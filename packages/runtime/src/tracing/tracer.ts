export type AttributeValue = string | number | boolean;

/** A finished part of a trace. */
export interface EndedSpan {
  /** 32 hex digits; `traceIdOf` gives them. */
  readonly traceId: string;
  /** 16 hex digits. */
  readonly spanId: string;
  /** Null: the trace's root. */
  readonly parentId: string | null;
  /** Few values, like a metric's label: never an id. */
  readonly name: string;
  /** `server`: answers a request; `client`: sends one; `consumer`: processes queued work. */
  readonly kind: "internal" | "server" | "client" | "consumer";
  /** Milliseconds since the Unix epoch, with their fractions. */
  readonly startMs: number;
  readonly endMs: number;
  /** Null and undefined are left out. Never a secret, a signature or a key. */
  readonly attributes: Readonly<Record<string, AttributeValue | null | undefined>>;
  /** The kind of failure, in one word; undefined for success. */
  readonly error?: string | undefined;
  /** A client's `traceparent`: the span has a link to it, and is not part of that trace. */
  readonly linkedTo?: string | undefined;
}

/** Records how long the parts of a process's work took. There is none where nothing is exported. */
export interface Tracer {
  /** The current time in the tracer's clock. */
  now(): number;
  /** Accepts a span. Never throws and never waits: a span that cannot be exported in time is dropped and counted. */
  record(span: EndedSpan): void;
}
