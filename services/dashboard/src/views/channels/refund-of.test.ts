import { refundOf } from "./refund-of";

test("nothing typed gives all of it back", () => {
  expect(refundOf("  ", "100000")).toEqual({ amount: undefined });
});

test.each([
  ["1.000", "100000"],
  ["Rp 999,99", "99999"],
  ["0,01", "1"],
])("%s is %s base units", (typed, amount) => {
  expect(refundOf(typed, "100000")).toEqual({ amount });
});

test.each(["1.000,01", "0", "-5", "a lot", "1,005"])("%s is no amount to give back of Rp 1.000", (typed) => {
  expect(refundOf(typed, "100000")).toBeNull();
});
