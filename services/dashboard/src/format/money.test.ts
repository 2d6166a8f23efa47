import { baseUnitsOf, typedRupiah } from "./money";

test.each([
  ["5000", "500000"],
  ["5.000", "500000"],
  ["Rp 5.000", "500000"],
  ["Rp\u00a05.000,5", "500050"],
  ["0,01", "1"],
  [" 1.234.567,89 ", "123456789"],
])("%j is %s base units", (typed, units) => {
  expect(baseUnitsOf(typed)).toBe(units);
});

test.each(["", "0", "0,00", "-5", "5.00", "5,001", "1e3", "5 000", "five"])("%j is no amount", (typed) => {
  expect(baseUnitsOf(typed)).toBeNull();
});

test("an amount that the page fills in is read as the same amount", () => {
  for (const units of ["1", "100", "500000", "123456789"]) expect(baseUnitsOf(typedRupiah(units))).toBe(units);
});
