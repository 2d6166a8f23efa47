import { inspect } from "node:util";

/** A value that must not be printed: every ordinary way of turning it into text gives `[redacted]`. */
export interface Secret<T> {
  /** The value itself. Call it where the value is used, never to keep it. */
  reveal(): T;
  toString(): string;
  toJSON(): string;
}

const REDACTED = "[redacted]";

/** Wraps `value`. The closure keeps it out of reach of property walkers (loggers, serialisers, debuggers' previews). */
export function secret<T>(value: T): Secret<T> {
  const print = () => REDACTED;
  const wrapped = { reveal: () => value, toString: print, toJSON: print, [inspect.custom]: print };
  return Object.freeze(wrapped);
}
