import { type OperationsStore, type PauseScope, pauseScopes } from "@lunas/domain/payment/pause";
import type { MemoryDatabase } from "./memory-database";

/** What operators do to an in-memory database, which knows no merchants of its own; passes the same contract as the real store. */
export function memoryOperationsStore({
  pauses,
  clock,
}: MemoryDatabase): Pick<OperationsStore, "pause" | "resume" | "pauses"> {
  return {
    pause: async (pause) => {
      const name = `${pause.scope} ${pause.subject}`;
      if (pauses.has(name)) return false;
      pauses.set(name, { ...pause, sinceMs: clock.now() });
      return true;
    },
    resume: async (scope, subject) => pauses.delete(`${scope} ${subject}`),
    pauses: async () => [...pauses.values()],
  };
}

/** The widest pause that these fall under. */
export function pausedBy(
  { pauses }: MemoryDatabase,
  subjects: Readonly<Record<PauseScope, string>>,
): PauseScope | null {
  return pauseScopes.find((scope) => pauses.has(`${scope} ${subjects[scope]}`)) ?? null;
}
