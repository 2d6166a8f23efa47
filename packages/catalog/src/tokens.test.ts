import { chains } from "./chains";
import { tokenBySymbol, tokens } from "./tokens";

describe("tokens", () => {
  it("are found by their exact symbol", () => {
    expect(tokenBySymbol("IDRX")).toMatchObject({ symbol: "IDRX", currency: "IDR", decimals: 2 });
    for (const other of ["idrx", "IDRX ", "", "USDC"]) expect(tokenBySymbol(other)).toBeUndefined();
  });

  it("have unique symbols, and names for stock clients", () => {
    expect(new Set(tokens.map(({ symbol }) => symbol)).size).toBe(tokens.length);
    for (const { extra } of tokens) expect(extra).toEqual({ name: expect.any(String), version: expect.any(String) });
  });

  it("exist on at least one chain", () => {
    for (const { symbol } of tokens) expect(chains.some((chain) => chain.tokens[symbol] !== undefined)).toBe(true);
  });
});
