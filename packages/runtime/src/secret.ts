import { inspect } from "node:util";

/** A value that must not be printed: every usual conversion to text gives `[redacted]`. */
export interface Secret<T> {
  /** The value itself. Call it where the value is used, and do not store the result. */
  reveal(): T;
  toString(): string;
  toJSON(): string;
}

const REDACTED = "[redacted]";

/** Wraps `value`. The closure hides it from code that walks properties (loggers, serializers, debuggers' previews). */
export function secret<T>(value: T): Secret<T> {
  const print = () => REDACTED;
  const wrapped = { reveal: () => value, toString: print, toJSON: print, [inspect.custom]: print };
  return Object.freeze(wrapped);
}
