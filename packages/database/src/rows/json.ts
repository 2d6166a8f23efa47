/**
 * A value as text for jsonb. What strangers write may hold what Postgres cannot: U+0000 and halves of surrogate pairs
 * become U+FFFD. JSON.stringify writes exactly those as lower-case escapes; an escaped backslash before them is none.
 */
export function asJson(value: unknown): string {
  return JSON.stringify(value).replace(/(?<!\\)((?:\\\\)*)\\u(?:0000|d[89a-f][0-9a-f]{2})/g, "$1\uFFFD");
}
