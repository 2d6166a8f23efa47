import { setTimeout as wait } from "node:timers/promises";

export interface UntilOptions {
  readonly timeoutMs?: number;
  readonly intervalMs?: number;
  /** What is waited for: the first words of the failure's text. */
  readonly what?: string;
}

/**
 * Asks again until the answer is neither false, null nor undefined, and returns it. Throws after `timeoutMs`, naming
 * `what`; a question that throws counts as unanswered, and its last error is the cause.
 */
export async function until<T>(
  question: () => T | Promise<T>,
  { timeoutMs = 10_000, intervalMs = 5, what = "the condition" }: UntilOptions = {},
): Promise<NonNullable<Exclude<T, false>>> {
  const endMs = performance.now() + timeoutMs;
  for (;;) {
    const { answer, cause } = await ask(question);
    if (answer !== undefined && answer !== null && answer !== false) return answer as NonNullable<Exclude<T, false>>;
    if (performance.now() >= endMs) throw new Error(`waited ${timeoutMs} ms for ${what}`, { cause });
    await wait(intervalMs);
  }
}

async function ask<T>(question: () => T | Promise<T>): Promise<{ answer?: T; cause?: unknown }> {
  try {
    return { answer: await question() };
  } catch (cause) {
    return { cause };
  }
}
