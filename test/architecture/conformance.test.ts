import { getHealth } from "@lunas/protocol/api/health";
import { getPayment } from "@lunas/protocol/api/payments";
import { allCases, untestedOperations } from "../conformance/all-cases";
import { deriveCase, isPublicRead } from "../conformance/derive-cases";

test("every operation that is served has a conformance case", () => {
  expect(untestedOperations()).toEqual([]);
});

test("an operation without a case is found, also beside one with a similar path", () => {
  const others = allCases.filter(({ path }) => path !== "/payments/:id/refunds/prepare");
  expect(untestedOperations(others)).toEqual(["prepareRefund"]);
});

test("the case of an operation that everybody can read follows from its description; others need one", () => {
  expect([getHealth, getPayment].map(isPublicRead)).toEqual([true, false]);
  expect(deriveCase(getHealth)).toMatchObject({
    row: { id: "operation.getHealth" },
    derived: { method: "GET", path: "/health", expected: "200" },
  });
});
