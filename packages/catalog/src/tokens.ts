import type { Token } from "./token";
import { idrx } from "./tokens/idrx";

/** Every token, in the order in which `/tokens` lists them. */
export const tokens: readonly Token[] = [idrx];

/** The token of a symbol, compared exactly. */
export function tokenBySymbol(symbol: string): Token | undefined {
  return tokens.find((token) => token.symbol === symbol);
}
