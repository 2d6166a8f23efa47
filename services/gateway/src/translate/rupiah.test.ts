import { rupiah } from "./rupiah";

test.each([
  [0n, "Rp\u00a00,00"],
  [5n, "Rp\u00a00,05"],
  [99_999n, "Rp\u00a0999,99"],
  [500_000n, "Rp\u00a05.000,00"],
  [123_456_789_01n, "Rp\u00a0123.456.789,01"],
  [2n ** 70n, "Rp\u00a011.805.916.207.174.113.034,24"],
])("%s base units are %j", (baseUnits, text) => {
  expect(rupiah(baseUnits)).toBe(text);
});

test("equals the language's own currency format", () => {
  const money = new Intl.NumberFormat("id-ID", { style: "currency", currency: "IDR", minimumFractionDigits: 2 });
  expect(rupiah(500_000n)).toBe(money.format(5_000));
  expect(rupiah(123_456_789n)).toBe(money.format(1_234_567.89));
});
