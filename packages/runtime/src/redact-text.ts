import { strikeSecrets } from "./secrets/known-secrets";

/** The patterns of secrets in a text, and their replacements. Each pattern is linear in the text's length. */
const PATTERNS: readonly (readonly [pattern: RegExp, left: string])[] = [
  [/-----BEGIN [A-Z ]*PRIVATE KEY-----[\s\S]*?(?:-----END [A-Z ]*PRIVATE KEY-----|$)/g, "[redacted key]"],
  // An API key keeps the part that the dashboard shows: its prefix and six characters.
  [/(ipk_(?:[a-z]+_)*)([0-9A-Za-z]{0,6})[0-9A-Za-z]*/g, "$1$2…"],
  [/whsec_[A-Za-z0-9+/=_-]+/g, "whsec_…"],
  [/(\b[a-z][a-z0-9+.-]{0,20}:\/\/)[^\s/?#"'<>]+@/gi, "$1[redacted]@"],
  [/\b(bearer|basic)\s+[A-Za-z0-9+/=._~-]+/gi, "$1 [redacted]"],
  // base64 of a JSON object: a token, or a payment header with its signature.
  [/eyJ[A-Za-z0-9+/=_-]{16,}(?:\.[A-Za-z0-9+/=_-]*)*/g, "[redacted base64]"],
  // 64 bytes and more: a signature, a raw transaction, calldata that contains one. A hash or a word has 32.
  [/(?:0x)?[0-9a-fA-F]{128,}/g, "[redacted bytes]"],
  [/([?&](?:[\w-]*(?:key|token|secret|signature|password))=)[^&\s#"']+/gi, "$1[redacted]"],
];

/** Every match of a pattern contains one of these; most texts, such as an id, contain none. */
const MARKS = /-----BEGIN |ipk_|whsec_|:\/\/|bearer|basic|eyJ|[?&]/i;
const SHORTEST_BYTES = 128;

/**
 * In the text of an error 32 bytes may be a private key or a hash (which has its own field), and a URL's path may be an
 * RPC key.
 */
const ERROR_PATTERNS: readonly (readonly [pattern: RegExp, left: string])[] = [
  [/(?:0x)?[0-9a-fA-F]{64,}/g, "[redacted bytes]"],
  [/(\b(?:https?|wss?):\/\/[^\s"'<>]*?\/)[A-Za-z0-9_-]{20,}/gi, "$1[redacted]"],
];

/** Returns the text without the values of secret settings, API keys, webhook secrets, signatures, and credentials in URLs. */
export function redactText(given: string): string {
  // First: a pattern could leave a part of a known secret.
  const text = strikeSecrets(given);
  if (text.length < SHORTEST_BYTES && !MARKS.test(text)) return text;
  return PATTERNS.reduce((rest, [pattern, left]) => rest.replace(pattern, left), text);
}

/** Like `redactText`, and stricter: for messages and stacks of errors, which quote their input. */
export function redactErrorText(text: string): string {
  return ERROR_PATTERNS.reduce((rest, [pattern, left]) => rest.replace(pattern, left), redactText(text));
}
