import { pagesOf } from "./pages-in-sight";

test.each([
  [0, 0, [1]],
  [0, 30, [1]],
  [90, 120, [1, 2]],
  [99, 100, [1, 2]],
  [99_990, 99_999, [1_000]],
  [0, -1, [1]],
])("rows %i to %i are on the pages %j", (first, last, pages) => {
  expect(pagesOf(first, last)).toEqual(pages);
});
