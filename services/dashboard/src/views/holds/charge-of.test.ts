import { chargeOf, isOpenOutcome } from "./charge-of";

test.each([
  ["1.250", "125000"],
  ["5.000", "500000"],
  ["0,01", "1"],
  ["5.000,01", null],
  ["0", null],
  ["", null],
  ["-1", null],
])("%j of at most Rp 5.000 charges %p", (typed, units) => {
  expect(chargeOf(typed, "500000")).toBe(units);
});

test.each([
  [{ status: 0, code: "offline" }, true],
  [{ status: 504, code: "settlement_pending" }, true],
  [{ status: 500, code: "internal_error" }, true],
  [{ status: 503, code: "service_unavailable" }, true],
  [{ status: 502, code: "tx_failed" }, false],
  [{ status: 409, code: "hold_expired" }, false],
  [{ status: 400, code: "insufficient_balance" }, false],
])("after %j another amount may be wrong: %p", (problem, isOpen) => {
  expect(isOpenOutcome(problem)).toBe(isOpen);
});
