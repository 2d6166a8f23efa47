/**
 * The longest header value that is decoded: enough for the longest signature (8192 bytes) and a signed approval, and
 * far below the API's body limit.
 */
export const MAX_PAYMENT_HEADER_LENGTH = 49_152;

/** The maximum number of nested levels in a header: recursion over more of them ends in a RangeError. */
export const MAX_PAYMENT_HEADER_LEVELS = 32;

export type HeaderProblem = "empty" | "too_large" | "not_base64" | "not_utf8" | "too_deep" | "not_json";

export type DecodedHeader =
  | { readonly ok: true; readonly value: unknown }
  | { readonly ok: false; readonly problem: HeaderProblem };

const strictUtf8 = new TextDecoder("utf-8", { fatal: true });

const refuse = (problem: HeaderProblem): DecodedHeader => ({ ok: false, problem });

function bytesOf(base64: string): Uint8Array | undefined {
  const standard = base64
    .replaceAll("-", "+")
    .replaceAll("_", "/")
    .replace(/={1,2}$/, "");
  if (!/^[A-Za-z0-9+/]*$/.test(standard) || standard.length % 4 === 1) return undefined;
  return Uint8Array.from(atob(standard), (character) => character.charCodeAt(0));
}

function textOf(bytes: Uint8Array): string | undefined {
  try {
    return strictUtf8.decode(bytes);
  } catch {
    return undefined;
  }
}

/**
 * The nesting depth of a JSON text, counted before it is parsed. For text that is not JSON the number has no meaning; a
 * later check refuses it.
 */
function levelsOf(json: string): number {
  let [level, most] = [0, 0];
  // Matches a string, whose brackets do not count, or one bracket. It matches an unterminated string too: a retry at
  // each of its quotes would take quadratic time.
  for (const [token] of json.matchAll(/"(?:[^"\\]|\\.)*"?|[[\]{}]/gs)) {
    if (token === "[" || token === "{") most = Math.max(most, ++level);
    else if (token === "]" || token === "}") level -= 1;
  }
  return most;
}

/** JSON as an x402 header value: standard base64 of its UTF-8. */
export function encodePaymentHeader(value: unknown): string {
  const text = JSON.stringify(value);
  // For ASCII text UTF-8 changes nothing; encoding byte by byte would cost ten times as much.
  if (/^[ -~]*$/.test(text)) return btoa(text);
  const bytes = new TextEncoder().encode(text);
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""));
}

/**
 * Decodes `PAYMENT-SIGNATURE`, `X-PAYMENT`, `PAYMENT-REQUIRED` and `PAYMENT-RESPONSE`. Accepts standard base64, the
 * url-safe alphabet and missing padding. Does not check the value's shape. Never throws.
 */
export function decodePaymentHeader(header: string): DecodedHeader {
  if (header === "") return refuse("empty");
  if (header.length > MAX_PAYMENT_HEADER_LENGTH) return refuse("too_large");
  const bytes = bytesOf(header);
  if (bytes === undefined) return refuse("not_base64");
  const text = textOf(bytes);
  if (text === undefined) return refuse("not_utf8");
  if (levelsOf(text) > MAX_PAYMENT_HEADER_LEVELS) return refuse("too_deep");
  try {
    return { ok: true, value: JSON.parse(text) };
  } catch {
    return refuse("not_json");
  }
}
