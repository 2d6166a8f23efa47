import { setTimeout as wait } from "node:timers/promises";

export interface UntilOptions {
  readonly timeoutMs?: number;
  /** The least time between an answer and the next question. */
  readonly intervalMs?: number;
  /** What is waited for: the first words of the failure's text. */
  readonly what?: string;
}

/** The longer a wait, the more seldom it asks. So it ends late by at most this part of the wait, and by at most this time. */
const laterByPart = 0.08;
const laterByMs = 100;

/**
 * Asks again until the answer is neither false, null nor undefined, and returns it. Throws after `timeoutMs`, naming
 * `what`; a question that throws counts as unanswered, and its last error is the cause.
 */
export async function until<T>(
  question: () => T | Promise<T>,
  { timeoutMs = 10_000, intervalMs = 5, what = "the condition" }: UntilOptions = {},
): Promise<NonNullable<Exclude<T, false>>> {
  const begunMs = performance.now();
  for (;;) {
    const { answer, cause } = await ask(question);
    if (answer !== undefined && answer !== null && answer !== false) return answer as NonNullable<Exclude<T, false>>;
    const waitedMs = performance.now() - begunMs;
    if (waitedMs >= timeoutMs) throw new Error(`waited ${timeoutMs} ms for ${what}`, { cause });
    await wait(Math.max(intervalMs, Math.min(laterByMs, laterByPart * waitedMs)));
  }
}

async function ask<T>(question: () => T | Promise<T>): Promise<{ answer?: T; cause?: unknown }> {
  try {
    return { answer: await question() };
  } catch (cause) {
    return { cause };
  }
}
