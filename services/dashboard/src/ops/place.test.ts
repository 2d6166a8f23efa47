import { paymentAddress, subjectOf } from "./place";

test.each(["pay_1", "0xf39F", "two words", "50%", "a/b", ""])("the address of %j leads to it", (reference) => {
  expect(subjectOf(paymentAddress(reference))).toBe(reference);
});

test.each(["", "#", "#payment", "#payment/%E0%A4%A"])("%j names nothing", (hash) => {
  expect(subjectOf(hash)).toBe("");
});
