import { allCases, untestedOperations } from "../conformance/all-cases";

test("every operation that is served has a conformance case", () => {
  expect(untestedOperations()).toEqual([]);
});

test("an operation without a case is found, also beside one with a similar path", () => {
  const others = allCases.filter(({ path }) => path !== "/payments/:id/refunds/prepare");
  expect(untestedOperations(others)).toEqual(["prepareRefund"]);
});
