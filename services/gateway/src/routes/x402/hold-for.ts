import type { Chain } from "@lunas/catalog/chain";

/** Between the block that proves an outcome and its answer lie the settler's look at it and a write. */
const slackMs = 15_000;
/** No connection is held for longer, whatever the authorization. */
const longestMs = 300_000;

/**
 * How long an answer is held for a payment's outcome: until its authorization can be settled no more, and a block at the chain's depth
 * has shown it. A block that ends it can come at the deadline itself, and the next ones at the chain's pace.
 */
export function holdForMs({ settlement, blockTimeMs }: Chain, deadlineSeconds: bigint, nowMs: number): number {
  const provenAtMs = Number(deadlineSeconds) * 1_000 + settlement.confirmations * blockTimeMs + slackMs;
  return Math.min(Math.max(provenAtMs - nowMs, 0), longestMs);
}
