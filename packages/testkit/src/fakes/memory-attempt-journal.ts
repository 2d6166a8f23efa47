import type { AttemptJournal } from "@lunas/domain/settlement/attempt-journal";
import type { MemoryDatabase } from "./memory-database";

/** The notes of an in-memory database; passes the same contract as the real journal. */
export function memoryAttemptJournal(database: MemoryDatabase): AttemptJournal {
  return { note: async (notes) => void database.notes.push(...notes) };
}
