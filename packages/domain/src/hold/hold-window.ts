import type { Chain } from "@lunas/catalog/chain";

/** A capture must still be mined before the authorization's deadline. */
const leastMsBeforeDeadline = 6_000;
const leastBlocksBeforeDeadline = 3;

/** From this time (milliseconds) on nothing is captured of a hold. */
export function holdExpiresAtMs({ blockTimeMs }: Pick<Chain, "blockTimeMs">, deadlineSeconds: bigint): number {
  return Number(deadlineSeconds) * 1_000 - Math.max(leastMsBeforeDeadline, leastBlocksBeforeDeadline * blockTimeMs);
}
