import { operatorName } from "./operator-name";

test.each([
  ["siti", "siti"],
  [" Siti Rahma ", "Siti Rahma"],
  ["ops@lunas.example", "ops@lunas.example"],
  ["", undefined],
  ["   ", undefined],
  ["two\nlines", undefined],
  ["\u202egnorw", undefined],
  ["x".repeat(101), undefined],
])("%j is the name %j", (text, name) => {
  expect(operatorName.parse(text)).toBe(name);
});
