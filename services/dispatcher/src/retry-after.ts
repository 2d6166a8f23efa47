/** The milliseconds of a `Retry-After` (RFC 9110: seconds, or a date), or null when it is absent, past or invalid. */
export function retryAfterMs(header: string | undefined, nowMs: number): number | null {
  const text = header?.trim() ?? "";
  if (/^\d{1,9}$/.test(text)) return Number(text) * 1_000;
  // An HTTP date begins with the day's name; Date.parse alone would accept "-5" as a date.
  if (!/^(Mon|Tue|Wed|Thu|Fri|Sat|Sun)/.test(text)) return null;
  const atMs = Date.parse(text);
  return atMs > nowMs ? atMs - nowMs : null;
}
