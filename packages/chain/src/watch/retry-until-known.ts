import { setTimeout as pause } from "node:timers/promises";
import { Unavailable } from "@lunas/domain/shared/unavailable";

/** One node may announce a block while another one is a moment behind. */
const pausesMs: readonly number[] = [50, 150, 400];

/** Repeats the read a few times while the node does not know the block (null), then throws `Unavailable("chain")`. */
export async function retryUntilKnown<T>(read: () => Promise<T | null>, blockNumber: number): Promise<T> {
  for (const pauseMs of pausesMs) {
    const found = await read();
    if (found !== null) return found;
    await pause(pauseMs);
  }
  throw new Unavailable("chain", `the node does not know block ${blockNumber} by the hash that was announced`);
}
