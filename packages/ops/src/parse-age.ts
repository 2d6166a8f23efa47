import type { Network } from "@lunas/catalog/chain";
import { chains } from "@lunas/catalog/chains";

/** What `stuck` shows: all that waits for so long. `network` null: on every chain. */
export interface StuckAge {
  readonly olderThanSeconds: number;
  readonly network: Network | null;
}

/** A number of seconds and a network, in any order. Returns the word that is neither. */
export function parseAge(words: readonly string[], defaultSeconds: number): StuckAge | { readonly unknown: string } {
  let olderThanSeconds = defaultSeconds;
  let network: Network | null = null;
  for (const word of words) {
    const chain = chains.find((each) => each.network === word);
    if (chain !== undefined) network = chain.network;
    else if (/^\d{1,7}$/.test(word)) olderThanSeconds = Number(word);
    else return { unknown: word };
  }
  return { olderThanSeconds, network };
}
