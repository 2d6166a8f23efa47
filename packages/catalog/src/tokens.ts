import type { Token } from "./token";
import * as all from "./tokens/all";

/** Every token, sorted by symbol: the order in which `/tokens` lists them. */
export const tokens: readonly Token[] = Object.values(all).toSorted((a, b) => (a.symbol < b.symbol ? -1 : 1));

/** The token of a symbol, compared exactly. */
export function tokenBySymbol(symbol: string): Token | undefined {
  return tokens.find((token) => token.symbol === symbol);
}
