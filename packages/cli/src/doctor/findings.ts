import { LunasError } from "@lunas/client";

export interface Finding {
  readonly check: string;
  readonly state: "ok" | "failed" | "skipped";
  readonly detail: string;
  readonly durationMs: number;
}

export interface Findings {
  /** Does one check; its result, or throws `Stopped` where it failed: what comes after builds on it. */
  check<T>(name: string, work: () => Promise<T>, print: (result: T) => string): Promise<T>;
  readonly all: readonly Finding[];
}

export class Stopped extends Error {}

/** Notes what each check finds. `onStart` is told what is being done: some of it takes seconds. */
export function takeFindings(onStart: (name: string) => void, signal: AbortSignal): Findings {
  const all: Finding[] = [];
  return {
    all,
    async check(name, work, print) {
      onStart(name);
      const startedAt = performance.now();
      const note = (state: Finding["state"], detail: string) =>
        all.push({ check: name, state, detail, durationMs: Math.round(performance.now() - startedAt) });
      try {
        signal.throwIfAborted();
        const result = await work();
        note("ok", print(result));
        return result;
      } catch (error) {
        note("failed", signal.aborted ? "interrupted" : reasonOf(error));
        throw new Stopped();
      }
    },
  };
}

function reasonOf(error: unknown): string {
  if (error instanceof LunasError) return `${error.code}: ${error.message}`;
  return error instanceof Error ? error.message : String(error);
}
