import type { Chain } from "./chain";

/** How many blocks, its own among them, a payment of this amount (base units) waits for before it has ended. */
export function depthFor({ settlement }: Pick<Chain, "settlement">, amount: bigint): number {
  const depths = (settlement.depthFrom ?? []).filter((from) => amount >= from.amount).map(({ depth }) => depth);
  return Math.max(settlement.confirmations, ...depths);
}

/** Whether a payment of this amount waits for more blocks than others: such a payment shares no transaction. */
export function isDeep(chain: Pick<Chain, "settlement">, amount: bigint): boolean {
  return depthFor(chain, amount) > chain.settlement.confirmations;
}

/** How much longer than others a payment of this amount takes, in milliseconds. */
export function extraWaitMs(chain: Pick<Chain, "settlement" | "blockTimeMs">, amount: bigint): number {
  return (depthFor(chain, amount) - chain.settlement.confirmations) * chain.blockTimeMs;
}
