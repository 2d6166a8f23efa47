import winston from "winston";
import { type Plain, redact } from "./redact";

export type LogLevel = "error" | "warn" | "info" | "debug";

/** Ids and figures beside an event. Anything may be passed: it is redacted, bounded and made plain. */
export type LogFields = Readonly<Record<string, unknown>>;

/** One event, one line. `event` is a fixed snake_case word: what varies belongs in the fields. */
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
  /** Where the lines go; stdout by default. */
  readonly stream?: NodeJS.WritableStream;
}

/** Lines on stdout: `{time, level, service, event, …fields}`. */
export function createLogger({
  service,
  level = "info",
  format = "json",
  stream = process.stdout,
}: LoggerOptions): Logger {
  const line = format === "pretty" ? prettyLine : JSON.stringify;
  const sink = winston.createLogger({
    level,
    format: winston.format.printf((info) => line(info.line as Line)),
    transports: [new winston.transports.Stream({ stream })],
  });

  const write = (at: LogLevel, event: string, fields: LogFields) => {
    if (!sink.isLevelEnabled(at)) return;
    const head = { time: new Date().toISOString(), level: at, service, event };
    // The line travels as one field: winston itself would merge `message` fields and errors into its text.
    sink.log({ level: at, message: event, line: { ...(redact(fields) as Line), ...head } });
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

type Line = Readonly<Record<string, Plain>>;

function prettyLine({ time, level, service, event, ...fields }: Line): string {
  const shown = Object.entries(fields).map(
    ([key, value]) => `${key}=${typeof value === "string" ? value : JSON.stringify(value)}`,
  );
  return [String(time).slice(11, 23), String(level).padEnd(5), service, event, ...shown].join(" ");
}
