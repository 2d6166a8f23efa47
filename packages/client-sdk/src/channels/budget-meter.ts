import { LunasError } from "@lunas/protocol/wire/lunas-error";
import type { Budget } from "../pay/budget";
import { addVouchers } from "./voucher-spending";

/** Counts vouchers against the budget. */
export interface BudgetMeter {
  /** Throws `budget_exceeded`. */
  take(origin: string, amount: bigint): Promise<void>;
  /** Of a voucher less was charged. */
  giveBack(origin: string, amount: bigint): void;
}

/** Calls that follow each other within this time count as fast. */
const FAST_MS = 1_000;
const MOST_AT_ONCE = 256n;

interface Part {
  /** Counted, and not spent. */
  left: bigint;
  /** How many calls are counted at once. */
  calls: bigint;
  atMs: number;
}

/**
 * A budget is a file that is written to disk. Thousands of calls a second cannot each wait for it: while they follow each other, so many are
 * counted at once as were made since the last time. What ends unused stays counted: a budget never shows less than was signed.
 */
export function budgetMeter(budget: Budget, now: () => number = Date.now): BudgetMeter {
  const parts = new Map<string, Part>();
  const counting = new Map<string, Promise<void>>();
  const count = async (origin: string, amount: bigint): Promise<void> => {
    const part = parts.get(origin) ?? { left: 0n, calls: 1n, atMs: Number.NEGATIVE_INFINITY };
    parts.set(origin, part);
    if (part.left >= amount) return spend(part, amount);
    const isFast = now() - part.atMs < FAST_MS;
    const calls = isFast && part.calls < MOST_AT_ONCE ? part.calls * 2n : isFast ? part.calls : 1n;
    const counted = await countedAtOnce(budget, origin, { amount, calls });
    Object.assign(part, { left: part.left + counted * amount, calls: counted, atMs: now() });
    spend(part, amount);
  };
  return {
    take(origin, amount) {
      // One after the other: two calls must not both spend the rest.
      const before = counting.get(origin) ?? Promise.resolve();
      const taken = before.then(() => count(origin, amount));
      counting.set(
        origin,
        taken.catch(() => undefined),
      );
      return taken;
    },
    giveBack(origin, amount) {
      const part = parts.get(origin);
      if (part !== undefined) part.left += amount;
    },
  };
}

function spend(part: Part, amount: bigint): void {
  part.left -= amount;
}

interface Several {
  readonly amount: bigint;
  readonly calls: bigint;
}

/** Near its end the budget counts each call alone. */
async function countedAtOnce(budget: Budget, origin: string, { amount, calls }: Several): Promise<bigint> {
  try {
    await addVouchers(budget, origin, amount * calls);
    return calls;
  } catch (error) {
    if (calls === 1n || !(error instanceof LunasError) || error.code !== "budget_exceeded") throw error;
    await addVouchers(budget, origin, amount);
    return 1n;
  }
}
