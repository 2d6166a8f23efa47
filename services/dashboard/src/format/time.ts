const locales: Readonly<Record<string, string>> = { en: "en-GB", id: "id-ID" };

/** Times in the zone of the merchant's own device. */
export function fullTime(iso: string, language: string): string {
  return new Intl.DateTimeFormat(locales[language], { dateStyle: "medium", timeStyle: "medium" }).format(new Date(iso));
}

/** Without the year where it is the current one. */
export function shortTime(iso: string, language: string, nowMs: number = Date.now()): string {
  const time = new Date(iso);
  const isThisYear = time.getFullYear() === new Date(nowMs).getFullYear();
  const format = { day: "numeric", month: "short", hour: "2-digit", minute: "2-digit" } as const;
  const withYear = isThisYear ? format : ({ ...format, year: "numeric" } as const);
  return new Intl.DateTimeFormat(locales[language], withYear).format(time);
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

/** The time until then, as a clock counts it down: `4:09` or `1:04:09`; null once it is over. */
export function countdown(iso: string, nowMs: number): string | null {
  const seconds = Math.ceil((Date.parse(iso) - nowMs) / 1_000);
  if (seconds <= 0) return null;
  const two = (part: number) => String(part).padStart(2, "0");
  const [hours, minutes] = [Math.floor(seconds / 3_600), Math.floor(seconds / 60) % 60];
  const clock = hours === 0 ? String(minutes) : `${hours}:${two(minutes)}`;
  return `${clock}:${two(seconds % 60)}`;
}

/** A stage's duration: `840 ms`, `1.2 s`, `3 min`; in Indonesian `840 md`, `1,2 dtk`, `3 mnt`. */
export function duration(ms: number, language: string): string {
  const units =
    language === "id" ? { ms: "md", s: "dtk", min: "mnt", h: "jam" } : { ms: "ms", s: "s", min: "min", h: "h" };
  if (ms < 1_000) return `${number(ms, language)} ${units.ms}`;
  if (ms < 60_000) return `${number(ms / 1_000, language, 1)} ${units.s}`;
  if (ms < 3_600_000) return `${number(Math.round(ms / 60_000), language)} ${units.min}`;
  return `${number(ms / 3_600_000, language, 1)} ${units.h}`;
}

/** A number in the language's notation: `1.234,5` in Indonesian. */
export function number(value: number, language: string, fractionDigits = 0): string {
  const digits = { minimumFractionDigits: fractionDigits, maximumFractionDigits: fractionDigits };
  return new Intl.NumberFormat(locales[language], digits).format(value);
}

/** A part of one: `99,5 %`, and `100 %` without a fraction. */
export function percent(part: number, language: string): string {
  return `${number(part * 100, language, part === 1 ? 0 : 1)}\u00a0%`;
}

export function shortHash(hash: string): string {
  return hash.length <= 14 ? hash : `${hash.slice(0, 6)}…${hash.slice(-4)}`;
}
