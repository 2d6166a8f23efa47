import winston from "winston";
import { oncePerTurn } from "./once-per-turn";
import { type Plain, redact } from "./redact";
import { traceIdsOf } from "./tracing/trace-ids";

export type LogLevel = "error" | "warn" | "info" | "debug";

/** Ids and numbers of an event. Any value may be passed: it is redacted, bounded and made plain. */
export type LogFields = Readonly<Record<string, unknown>>;

/** One event, one line. `event` is a fixed snake_case word: variable data belongs in the fields. */
export interface Logger {
  error(event: string, fields?: LogFields): void;
  warn(event: string, fields?: LogFields): void;
  info(event: string, fields?: LogFields): void;
  debug(event: string, fields?: LogFields): void;
  /** A logger that adds these fields to each of its lines. */
  child(fields: LogFields): Logger;
}

export interface LoggerOptions {
  readonly service: string;
  readonly level?: LogLevel;
  readonly format?: "json" | "pretty";
  /** Whether traces are exported: then a line about a payment has the id of its trace. */
  readonly isTraced?: boolean;
  /** The output stream; stdout by default, with one write for each turn of the event loop. */
  readonly stream?: NodeJS.WritableStream;
}

/** Lines on stdout: `{time, level, service, event, …fields}`. */
export function createLogger({
  service,
  level = "info",
  format = "json",
  isTraced = false,
  stream = oncePerTurn(process.stdout),
}: LoggerOptions): Logger {
  const line = format === "pretty" ? prettyLine : jsonLine;
  const sink = winston.createLogger({
    level,
    format: winston.format.printf((info) => info.line as string),
    transports: [new winston.transports.Stream({ stream })],
  });

  const write = (at: LogLevel, event: string, fields: LogFields) => {
    if (!sink.isLevelEnabled(at)) return;
    const head = { time: new Date().toISOString(), level: at, service, event };
    // The line is passed as one field: winston itself would merge `message` fields and errors into its text.
    sink.log({
      level: at,
      message: event,
      line: harmless(line(head, redact(isTraced ? withTrace(fields) : fields) as Fields)),
    });
  };

  const withFields = (bound: LogFields): Logger => ({
    error: (event, fields) => write("error", event, { ...bound, ...fields }),
    warn: (event, fields) => write("warn", event, { ...bound, ...fields }),
    info: (event, fields) => write("info", event, { ...bound, ...fields }),
    debug: (event, fields) => write("debug", event, { ...bound, ...fields }),
    child: (fields) => withFields({ ...bound, ...fields }),
  });
  return withFields({});
}

/** A payment and a refund are a trace each; its id follows from theirs. */
function withTrace(fields: LogFields): LogFields {
  const { paymentId } = fields;
  return typeof paymentId === "string" ? { ...fields, traceId: traceIdsOf(paymentId).traceId } : fields;
}

type Fields = Readonly<Record<string, Plain>>;

interface Head {
  readonly time: string;
  readonly level: LogLevel;
  readonly service: string;
  readonly event: string;
}

/**
 * Fields cannot use the head's names. The two are joined as text: an object of both costs as much as the rest of a
 * line.
 */
function jsonLine(head: Head, fields: Fields): string {
  if ("time" in fields || "level" in fields || "service" in fields || "event" in fields) {
    return JSON.stringify({ ...fields, ...head });
  }
  const rest = JSON.stringify(fields);
  return rest === "{}" ? JSON.stringify(head) : `${rest.slice(0, -1)},${JSON.stringify(head).slice(1)}`;
}

/**
 * Characters that control a terminal, turn the direction of text or begin a line. JSON escapes only the first 32 of
 * them.
 */
const orders = /\p{Cc}|\p{Bidi_Control}|\p{Zl}|\p{Zp}/gu;

function harmless(line: string): string {
  return line.replace(orders, (order) => `\\u${order.charCodeAt(0).toString(16).padStart(4, "0")}`);
}

function prettyLine(head: Head, fields: Fields): string {
  const { time, level, service, event } = head;
  const shown = Object.entries(fields)
    .filter(([key]) => !Object.hasOwn(head, key))
    .map(([key, value]) => `${key}=${typeof value === "string" ? value : JSON.stringify(value)}`);
  return [time.slice(11, 23), level.padEnd(5), service, event, ...shown].join(" ");
}
