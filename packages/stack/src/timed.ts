const reminderMs = 10_000;

/** Runs the work and prints its duration; prints a line every ten seconds before, so that a user sees progress. */
export async function timed<T>(log: (line: string) => void, title: string, work: () => Promise<T>): Promise<T> {
  const startedAtMs = performance.now();
  const elapsed = () => seconds(performance.now() - startedAtMs);
  const reminder = setInterval(() => log(`${title} … ${elapsed()} so far`), reminderMs);
  try {
    const result = await work();
    log(`${title.padEnd(34)} ${elapsed()}`);
    return result;
  } finally {
    clearInterval(reminder);
  }
}

/** `1.2 s` */
export function seconds(durationMs: number): string {
  return `${(durationMs / 1_000).toFixed(1)} s`;
}
