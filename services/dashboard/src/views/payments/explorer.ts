/** Where people look transactions up. The sandbox chain has no explorer. */
const explorers: Readonly<Record<string, string>> = { base: "https://basescan.org/tx/" };

export function explorerLink(network: string, txHash: string): string | null {
  const explorer = explorers[network];
  return explorer === undefined ? null : explorer + txHash;
}
