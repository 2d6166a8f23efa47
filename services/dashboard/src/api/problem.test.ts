import { asProblem, Problem, problemOf } from "./problem";

const headers = (given: Record<string, string>) => ({ get: (name: string) => given[name] ?? null });

test("an error of the API keeps its code, details and request id", () => {
  const body = { error: { code: "rate_limited", message: "Too many requests.", details: { limit: "other" } } };
  expect(problemOf(429, headers({ "retry-after": "7", "x-request-id": "req_1" }), body)).toMatchObject({
    code: "rate_limited",
    status: 429,
    message: "Too many requests.",
    details: { limit: "other" },
    retryAfterSeconds: 7,
    requestId: "req_1",
  });
});

test.each([
  [502, "<html>", "service_unavailable"],
  [418, null, "unexpected_answer"],
  [403, { error: "no" }, "unexpected_answer"],
])("an answer %s that is not of the API has a code all the same", (status, body, code) => {
  expect(problemOf(status, headers({}), body)).toMatchObject({ status, code, retryAfterSeconds: null });
});

test("an error of a library keeps its code, any other is a fault", () => {
  expect(asProblem(Object.assign(new Error("No."), { code: "insufficient_balance" })).code).toBe(
    "insufficient_balance",
  );
  expect(asProblem(new TypeError("x"))).toMatchObject({ code: "fault", message: "x" });
  for (const message of ["Failed to fetch dynamically imported module: /a.js", "Importing a module script failed."])
    expect(asProblem(new TypeError(message)).code).toBe("offline");
  const problem = new Problem({ code: "offline", status: 0, message: "" });
  expect(asProblem(problem)).toBe(problem);
});
