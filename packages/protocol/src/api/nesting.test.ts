import { isNestedDeeperThan } from "./nesting";

test.each([
  [0, 7, false],
  [0, [], false],
  [0, [7], true],
  [1, [7], false],
  [1, { a: { b: 1 } }, true],
  [2, { a: { b: 1 } }, false],
  [2, [{}, { a: [1] }], true],
])("more than %i levels in %j: %p", (levels, value, deeper) => {
  expect(isNestedDeeperThan(levels, value)).toBe(deeper);
});
