const locales: Readonly<Record<string, string>> = { en: "en-GB", id: "id-ID" };

/** Times in the zone of the merchant's own device. */
export function fullTime(iso: string, language: string): string {
  return new Intl.DateTimeFormat(locales[language], { dateStyle: "medium", timeStyle: "medium" }).format(new Date(iso));
}

export function shortTime(iso: string, language: string): string {
  const format = { day: "numeric", month: "short", hour: "2-digit", minute: "2-digit" } as const;
  return new Intl.DateTimeFormat(locales[language], format).format(new Date(iso));
}

/** A day of reports: Jakarta's, whatever the device's zone. */
export function dayOf(timeMs: number, language: string): string {
  const format = { day: "numeric", month: "short", timeZone: "Asia/Jakarta" } as const;
  return new Intl.DateTimeFormat(locales[language], format).format(timeMs);
}

export function hourOf(timeMs: number, language: string): string {
  return new Intl.DateTimeFormat(locales[language], { hour: "2-digit", minute: "2-digit" }).format(timeMs);
}

const steps = [
  ["second", 60],
  ["minute", 60],
  ["hour", 24],
  ["day", 30],
  ["month", 12],
  ["year", Number.POSITIVE_INFINITY],
] as const;

/** How long ago, in the largest unit that fits. */
export function ago(iso: string, nowMs: number, language: string): string {
  let left = Math.max(0, (nowMs - Date.parse(iso)) / 1_000);
  const format = new Intl.RelativeTimeFormat(locales[language], { numeric: "auto" });
  for (const [unit, size] of steps) {
    if (left < size) return format.format(-Math.floor(left), unit);
    left /= size;
  }
  return "";
}

/** A stage's duration: `840 ms`, `1.2 s`, `3 min`. */
export function duration(ms: number): string {
  if (ms < 1_000) return `${ms} ms`;
  if (ms < 60_000) return `${(ms / 1_000).toFixed(1)} s`;
  return ms < 3_600_000 ? `${Math.round(ms / 60_000)} min` : `${(ms / 3_600_000).toFixed(1)} h`;
}

export function shortHash(hash: string): string {
  return hash.length <= 14 ? hash : `${hash.slice(0, 6)}…${hash.slice(-4)}`;
}
