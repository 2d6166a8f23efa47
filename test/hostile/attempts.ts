import { createHash } from "node:crypto";
import fc from "fast-check";
import type { Tried } from "./kind";

export interface Attempt {
  /** The whole input as text: no text is tried twice, or counted twice. */
  readonly input: string;
  /** Sends the input, or calls with it; returns the problems of the result. */
  act(): Promise<readonly string[]>;
}

interface Bounds {
  /** How many are tried side by side. Default 16. */
  readonly atOnce?: number;
  /** What takes longer hangs. Longer than a gateway waits for a settlement unless given. */
  readonly boundMs?: number;
}

const shown = 160;

/** Tries every input once; what throws or hangs is wrong. */
export async function tryEach(
  attempts: readonly Attempt[],
  { atOnce = 16, boundMs = 40_000 }: Bounds = {},
): Promise<Tried> {
  const different = [...new Map(attempts.map((each) => [digestOf(each.input), each])).values()];
  const waiting = different.values();
  const wrong: string[] = [];
  const work = async () => {
    for (const attempt of waiting) {
      const problems = await within(boundMs, attempt);
      wrong.push(...problems.map((problem) => `${JSON.stringify(attempt.input.slice(0, shown))}: ${problem}`));
    }
  };
  await Promise.all(Array.from({ length: Math.max(1, atOnce) }, work));
  return { tried: different.length, wrong };
}

export function together(...all: readonly Tried[]): Tried {
  return { tried: all.reduce((sum, { tried }) => sum + tried, 0), wrong: all.flatMap(({ wrong }) => wrong) };
}

/** The same values for the same seed. */
export function sample<T>(arbitrary: fc.Arbitrary<T>, count: number, seed: number): readonly T[] {
  return fc.sample(arbitrary, { numRuns: count, seed });
}

const digestOf = (text: string) => createHash("sha256").update(text).digest("base64");

async function within(boundMs: number, { act }: Attempt): Promise<readonly string[]> {
  let timer: NodeJS.Timeout | undefined;
  const bound = new Promise<readonly string[]>((resolve) => {
    timer = setTimeout(() => resolve([`no end within ${boundMs} ms`]), boundMs);
  });
  try {
    return await Promise.race([act(), bound]);
  } catch (error) {
    return [`it threw: ${error instanceof Error ? error.message : error}`];
  } finally {
    clearTimeout(timer);
  }
}
