import { etherOf, secondsText } from "./amounts";

test.each([
  ["0", "0.000000"],
  ["1", "< 0.000001"],
  ["1000000000000", "0.000001"],
  ["1999999999999999999", "1.999999"],
  ["20000000000000000000000", "20000.000000"],
])("%s wei is %s ether", (wei, text) => {
  expect(etherOf(wei)).toBe(text);
});

test.each([
  [0.4, "0 s"],
  [59.9, "59 s"],
  [60, "1 min"],
  [3_600, "1 h"],
  [172_800, "2 d"],
])("%s seconds are %s", (seconds, text) => {
  expect(secondsText(seconds)).toBe(text);
});
