import { configure } from "safe-stable-stringify";

/** For values of JSON alone its text is that of RFC 8785. A body that was parsed has no circle, and JSON has no bigint. */
const canonicalOf = configure({ strict: false, bigint: false, circularValue: TypeError });

/**
 * JSON with one spelling per value (RFC 8785): sorted names, no white space. A number that is too large for its reader (1e400) is `null`, as in
 * what `JSON.stringify` writes. Throws for another value that JSON does not have.
 */
export function canonicalJson(value: unknown): string {
  const text = canonicalOf(value);
  if (text === undefined) throw new TypeError("not a JSON value");
  return text;
}
