/**
 * A value as text for jsonb. Client data may contain what Postgres cannot store: U+0000 and halves of surrogate pairs
 * become U+FFFD. JSON.stringify writes exactly those as lower-case escapes; after an escaped backslash the same letters
 * are not an escape.
 */
export function asJson(value: unknown): string {
  const text = JSON.stringify(value);
  // Most texts have no escape, and this check is much cheaper than the pattern.
  if (!text.includes("\\u")) return text;
  return text.replace(/(?<!\\)((?:\\\\)*)\\u(?:0000|d[89a-f][0-9a-f]{2})/g, "$1\uFFFD");
}
