export type AttributeValue = string | number | boolean;

/** A part of somebody's work that is over. */
export interface EndedSpan {
  /** 32 hex digits; `traceIdOf` gives them. */
  readonly traceId: string;
  /** 16 hex digits. */
  readonly spanId: string;
  /** Null: the trace's root. */
  readonly parentId: string | null;
  /** Of few values, as a metric's label: never an id. */
  readonly name: string;
  /** `server`: asked by others; `client`: asks others; `consumer`: takes up what others left. */
  readonly kind: "internal" | "server" | "client" | "consumer";
  /** Milliseconds since the Unix epoch, with their fractions. */
  readonly startMs: number;
  readonly endMs: number;
  /** What is null or undefined is left out. Never a secret, a signature or a key. */
  readonly attributes: Readonly<Record<string, AttributeValue | null | undefined>>;
  /** What kind of failure it was, in one word; left out: none. */
  readonly error?: string | undefined;
  /** A `traceparent` as somebody sent it: the span is linked to it, and no part of that trace. */
  readonly linkedTo?: string | undefined;
}

/** Where a process tells how long the parts of its work took. There is none where nothing is exported. */
export interface Tracer {
  /** As a span counts time. */
  now(): number;
  /** Takes a span. Never throws and never waits: what cannot be exported in time is dropped, and counted. */
  record(span: EndedSpan): void;
}
