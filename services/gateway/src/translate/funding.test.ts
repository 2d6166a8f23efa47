import { faucetDecimals, smallestUnits } from "./funding";

test.each([
  ["1", 2, 100n],
  ["100000", 2, 10_000_000n],
  ["0.5", 18, 5n * 10n ** 17n],
  ["0.000000000000000001", 18, 1n],
  ["12.25", 18, 12_250_000_000_000_000_000n],
])("%s with %i decimals", (amount, decimals, units) => {
  expect(smallestUnits(amount, decimals)).toBe(units);
});

test("the faucet has ETH and the registry's tokens", () => {
  expect([faucetDecimals("ETH"), faucetDecimals("IDRX"), faucetDecimals("USDC")]).toEqual([18, 2, null]);
});
