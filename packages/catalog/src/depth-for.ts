import type { Chain } from "./chain";

/** The depth in blocks, its own block included, that a payment of this amount (base units) needs to end. */
export function depthFor({ settlement }: Pick<Chain, "settlement">, amount: bigint): number {
  const depths = (settlement.depthFrom ?? []).filter((from) => amount >= from.amount).map(({ depth }) => depth);
  return Math.max(settlement.confirmations, ...depths);
}

/** The depth that a payment of any amount needs at most. */
export function deepestOf({ settlement }: Pick<Chain, "settlement">): number {
  return Math.max(settlement.confirmations, ...(settlement.depthFrom ?? []).map(({ depth }) => depth));
}

/** Whether a payment of this amount needs more than the chain's usual depth: such a payment shares no transaction. */
export function isDeep(chain: Pick<Chain, "settlement">, amount: bigint): boolean {
  return depthFor(chain, amount) > chain.settlement.confirmations;
}

/** The extra time that a payment of this amount takes, in milliseconds. */
export function extraWaitMs(chain: Pick<Chain, "settlement" | "blockTimeMs">, amount: bigint): number {
  return (depthFor(chain, amount) - chain.settlement.confirmations) * chain.blockTimeMs;
}
