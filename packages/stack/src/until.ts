import { setTimeout as sleep } from "node:timers/promises";

/**
 * Asks again until the answer is true; false when `timeoutMs` passed without it. A rejected question counts as false.
 */
export async function until(
  question: () => boolean | Promise<boolean>,
  { timeoutMs, everyMs = 50 }: { timeoutMs: number; everyMs?: number },
): Promise<boolean> {
  const endMs = performance.now() + timeoutMs;
  for (;;) {
    if (await holds(question)) return true;
    if (performance.now() >= endMs) return false;
    await sleep(everyMs);
  }
}

async function holds(question: () => boolean | Promise<boolean>): Promise<boolean> {
  try {
    return await question();
  } catch {
    return false;
  }
}
