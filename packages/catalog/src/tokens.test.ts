import { chains } from "./chains";
import { tokenBySymbol, tokens } from "./tokens";

describe("tokens", () => {
  it("are found by their symbol, compared exactly", () => {
    expect(tokenBySymbol("IDRX")).toMatchObject({ symbol: "IDRX", currency: "IDR", decimals: 2 });
    for (const other of ["idrx", "IDRX ", "", "USDC"]) expect(tokenBySymbol(other)).toBeUndefined();
  });

  it("have each their own symbol, and words for stock clients", () => {
    expect(new Set(tokens.map(({ symbol }) => symbol)).size).toBe(tokens.length);
    for (const { extra } of tokens) expect(extra).toEqual({ name: expect.any(String), version: expect.any(String) });
  });

  it("exist on a chain at least", () => {
    for (const { symbol } of tokens) expect(chains.some((chain) => chain.tokens[symbol] !== undefined)).toBe(true);
  });
});
