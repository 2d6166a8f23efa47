import { errorCodes } from "@lunas/protocol/api/errors";
import { curableCodes } from "@lunas/protocol/wire/curable";
import { isCurable } from "./is-curable";

const curable = Object.keys(errorCodes).filter(isCurable);

test("only refusals of the payer's authorization are demanded again, never an open outcome or a fault", () => {
  for (const code of ["settlement_pending", "nonce_already_used", "tx_failed", "rate_limited", "unauthorized"]) {
    expect(curable).not.toContain(code);
  }
  expect(new Set(curable.map((code) => errorCodes[code as keyof typeof errorCodes].status))).toEqual(new Set([400]));
});

test("the codes are those of the libraries", () => {
  expect([...curable].sort()).toEqual([...curableCodes].sort());
});

test("a code that nobody knows is not curable", () => {
  expect(isCurable("something_new")).toBe(false);
});
