/** Two heads within this time are a burst: the chain makes a block for each transaction, as local nodes do. */
const burstGapMs = 20;
/** A chain without a burst for this long is one that makes blocks at intervals. */
const rememberedMs = 10_000;
/** A burst is over when no head comes for this long. */
const quietMs = 4;
const longestMs = 25;
const checkEveryMs = 1;
const nap = () => new Promise<void>((resolve) => void setTimeout(resolve, checkEveryMs));

/** Tells whether heads come in bursts, and waits for the end of one. */
export interface HeadBursts {
  note(): void;
  /** Whether the chain makes bursts, and more than the heads that have arrived is expected. */
  isOn(arrived: () => number, expected: () => number): boolean;
  /** Returns when `arrived` has reached the expected number, when no head has come for a moment, or after 25 ms. */
  untilOver(arrived: () => number, expected: () => number): Promise<void>;
}

/**
 * With a block for each transaction, the blocks of one batch come within milliseconds. Handled one by one, each costs a
 * round trip and a statement; handled together, they cost as much as one.
 */
export function createHeadBursts(now: () => number = () => performance.now()): HeadBursts {
  let headAtMs = Number.NEGATIVE_INFINITY;
  let burstAtMs = Number.NEGATIVE_INFINITY;
  return {
    note() {
      const atMs = now();
      if (atMs - headAtMs <= burstGapMs) burstAtMs = atMs;
      headAtMs = atMs;
    },
    isOn: (arrived, expected) => now() - burstAtMs <= rememberedMs && arrived() < expected(),
    async untilOver(arrived, expected) {
      const fromMs = now();
      const isOver = () => arrived() >= expected() || now() - headAtMs >= quietMs || now() - fromMs >= longestMs;
      while (!isOver()) await nap();
    },
  };
}
