import { setTimeout as pause } from "node:timers/promises";
import { Unavailable } from "@lunas/domain/shared/unavailable";

/** A block may be announced by one node and asked of another that is a moment behind. */
const pausesMs: readonly number[] = [50, 150, 400];

/** Looks again, a few times, while the node does not know the block (null). Throws `Unavailable("chain")` at last. */
export async function retryUntilKnown<T>(look: () => Promise<T | null>, blockNumber: number): Promise<T> {
  for (const pauseMs of pausesMs) {
    const found = await look();
    if (found !== null) return found;
    await pause(pauseMs);
  }
  throw new Unavailable("chain", `the node does not know block ${blockNumber} by the hash that was announced`);
}
