import type { Payer } from "../payer";

/** The chain's clock and this one may differ, and an endpoint may be behind. */
const AFTER_DEADLINE_SECONDS = 120n;

/** From when on, in seconds, a signature with this deadline moves no money any more. */
export const overFrom = (deadline: bigint): bigint => deadline + AFTER_DEADLINE_SECONDS;

/** Whether a signature with this deadline is over by this machine's clock. */
export const isPast = (deadline: bigint): boolean => overFrom(deadline) < BigInt(Math.floor(Date.now() / 1_000));

/**
 * The same by the chain's clock too, whose word counts: this machine's clock may have been wrong when it signed. False where the chain does
 * not say its time.
 */
export async function isPastOnChain({ blockTime }: Pick<Payer, "blockTime">, deadline: bigint): Promise<boolean> {
  if (!isPast(deadline)) return false;
  if (blockTime === undefined) return true;
  const seconds = await blockTime().catch(() => null);
  return seconds !== null && overFrom(deadline) < seconds;
}

/** The time of a block as nodes answer it. Throws where the answer has none. */
export const timeOf = (block: unknown): bigint => BigInt((block as { readonly timestamp: string }).timestamp);
