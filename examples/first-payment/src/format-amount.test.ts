import { formatDuration, formatGas, formatRupiah } from "./format-amount";

test.each([
  [500_000n, 2, "Rp 5.000,00"],
  [0n, 2, "Rp 0,00"],
  [5n, 2, "Rp 0,05"],
  [99_999n, 2, "Rp 999,99"],
  [123_456_789_012n, 2, "Rp 1.234.567.890,12"],
  [-500_000n, 2, "-Rp 5.000,00"],
  [5_000n, 0, "Rp 5.000"],
])("%s base units with %s decimals are %s", (baseUnits, decimals, shown) => {
  expect(formatRupiah(baseUnits, decimals)).toBe(shown);
});

test.each([
  [10n ** 16n, "0.01 ETH"],
  [46_403n * 1_000_000_007n, "0.000046 ETH"],
  [0n, "0 ETH"],
  [3n * 10n ** 18n, "3 ETH"],
])("%s wei are %s", (wei, shown) => {
  expect(formatGas(wei)).toBe(shown);
});

test("durations are whole milliseconds in groups of three", () => {
  expect(formatDuration(1_204.4)).toBe("1 204 ms");
  expect(formatDuration(12)).toBe("12 ms");
});
