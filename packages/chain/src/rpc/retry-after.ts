/** The rest time of an endpoint that limits its callers without saying how long. */
export const defaultRestMs = 5_000;
const shortestRestMs = 1_000;
/** A provider may ask for an hour; no rest is longer than this. */
export const longestRestMs = 120_000;

/**
 * `Retry-After` in milliseconds, null without one: whole seconds or an HTTP date (RFC 9110). A date counts from the
 * response's own `Date`, because clocks may differ; without one from `nowMs`.
 */
export function retryAfterMs(
  headers: Readonly<Record<string, string | readonly string[] | undefined>>,
  nowMs: number,
): number | null {
  const given = textOf(headers["retry-after"]);
  if (given === null) return null;
  if (/^\d{1,9}$/.test(given)) return bounded(Number(given) * 1_000);
  // `Date.parse` accepts almost any text.
  const until = /^[a-z]{3,9},? .* GMT$/i.test(given) ? Date.parse(given) : Number.NaN;
  if (Number.isNaN(until)) return null;
  const saidAt = Date.parse(textOf(headers.date) ?? "");
  return bounded(until - (Number.isNaN(saidAt) ? nowMs : saidAt));
}

/** Infura's form: `data: {rate: {backoff_seconds: 30}}` in a JSON-RPC error; null for others. */
export function backoffMs(data: unknown): number | null {
  if (typeof data !== "object" || data === null || !("rate" in data)) return null;
  const { rate } = data;
  if (typeof rate !== "object" || rate === null || !("backoff_seconds" in rate)) return null;
  return typeof rate.backoff_seconds === "number" ? bounded(rate.backoff_seconds * 1_000) : null;
}

function bounded(ms: number): number {
  return Math.min(longestRestMs, Math.max(shortestRestMs, ms));
}

function textOf(value: string | readonly string[] | undefined): string | null {
  const text = typeof value === "string" ? value : value?.[0];
  return text === undefined ? null : text.trim();
}
