import { rpc } from "@lunas/contracts/rpc";

/** The pace of the tests' chains, in seconds. A story waits for blocks most of its time, so it is faster than any real chain. */
export const testBlockSeconds = 0.25;

interface Pace {
  readonly timer: NodeJS.Timeout;
  lastBlock: Promise<unknown>;
}

const paces = new Map<string, Pace>();

/**
 * From now on the node mines a block every so many seconds; 0: none. Anvil accepts fractions of a second only when it
 * starts, so for a fraction this process asks for each block.
 */
export async function mineEvery(rpcUrl: string, seconds: number): Promise<void> {
  const pace = paces.get(rpcUrl);
  if (pace !== undefined) {
    clearInterval(pace.timer);
    paces.delete(rpcUrl);
    await pace.lastBlock;
  }
  const nodeMines = Number.isInteger(seconds);
  await rpc(rpcUrl, "evm_setIntervalMining", [nodeMines ? seconds : 0]);
  if (nodeMines) return;
  const next: Pace = {
    lastBlock: Promise.resolve(),
    timer: setInterval(() => {
      next.lastBlock = rpc(rpcUrl, "evm_mine", []).catch(() => undefined);
    }, seconds * 1_000).unref(),
  };
  paces.set(rpcUrl, next);
}
