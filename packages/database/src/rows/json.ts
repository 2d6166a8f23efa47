/**
 * A value as text for jsonb. What strangers write may hold what Postgres cannot: U+0000 and halves of surrogate pairs
 * become U+FFFD. JSON.stringify writes exactly those as lower-case escapes; an escaped backslash before them is none.
 */
export function asJson(value: unknown): string {
  const text = JSON.stringify(value);
  // Most texts escape nothing, and a look for one mark is much cheaper than the pattern.
  if (!text.includes("\\u")) return text;
  return text.replace(/(?<!\\)((?:\\\\)*)\\u(?:0000|d[89a-f][0-9a-f]{2})/g, "$1\uFFFD");
}
