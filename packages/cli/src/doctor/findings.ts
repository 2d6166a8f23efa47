import { LunasError } from "@lunas/client";

export interface Finding {
  readonly check: string;
  readonly state: "ok" | "failed" | "skipped";
  readonly detail: string;
  readonly durationMs: number;
}

export interface Findings {
  /** Runs one check and returns its result. Throws `Stopped` where it failed, because the next checks need it. */
  check<T>(name: string, work: () => Promise<T>, print: (result: T) => string): Promise<T>;
  readonly all: readonly Finding[];
}

export class Stopped extends Error {}

/** Collects the result of each check. `onStart` gets the name of each check, because some take seconds. */
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
