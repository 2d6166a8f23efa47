import canonicalize from "canonicalize";

/**
 * JSON with one spelling per value (RFC 8785): sorted names, no white space. Throws for a value that JSON does not
 * have.
 */
export function canonicalJson(value: unknown): string {
  const text = canonicalize(value);
  if (text === undefined) throw new TypeError("not a JSON value");
  return text;
}
