import { setImmediate as nextTurn } from "node:timers/promises";

/** Resolves when all that can go on without waiting for the world has gone on. */
export async function settled(): Promise<void> {
  for (let turn = 0; turn < 3; turn += 1) await nextTurn();
}
