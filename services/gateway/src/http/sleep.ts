import type { Signal } from "@lunas/domain/shared/signal";

/** Resolves after `ms` milliseconds, or earlier when the signal aborts. Never rejects. */
export function sleep(ms: number, signal?: Signal): Promise<void> {
  return new Promise((resolve) => {
    if (signal?.aborted) return resolve();
    const end = () => {
      clearTimeout(timer);
      signal?.removeEventListener("abort", end);
      resolve();
    };
    const timer = setTimeout(end, ms);
    signal?.addEventListener("abort", end);
  });
}
