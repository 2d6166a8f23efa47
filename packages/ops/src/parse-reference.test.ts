import { parseReference } from "./parse-reference";

const payer = "0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266";

test.each([
  [`pay_${"a".repeat(22)}`, `pay_${"a".repeat(22)}`],
  [`ref_${"a".repeat(22)}`, `ref_${"a".repeat(22)}`],
  [`0x${"A".repeat(64)}`, `0x${"A".repeat(64)}`],
  [payer, payer],
  [payer.toLowerCase(), payer],
  [payer.replace("f39F", "F39f"), null],
  [`mer_${"a".repeat(22)}`, null],
  ["req_1", null],
  ["", null],
])("%j is %j", (text, reference) => {
  expect(parseReference(text)).toBe(reference);
});
