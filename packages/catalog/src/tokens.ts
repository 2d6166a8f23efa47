import type { Token } from "./token";
import { allTokens } from "./tokens/all";

/** Every token, in the order in which `/tokens` lists them. */
export const tokens: readonly Token[] = allTokens;

/** The token of a symbol, compared exactly. */
export function tokenBySymbol(symbol: string): Token | undefined {
  return tokens.find((token) => token.symbol === symbol);
}
