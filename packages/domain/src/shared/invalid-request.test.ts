import { firstProblem, refuseRequest } from "./invalid-request";

test.each([
  [{ email: "is required" }, "email is required."],
  [
    { email: "is required", name: "must not be empty", website: "must be a URL" },
    "email is required. Problems in details: 2 more.",
  ],
  [{ body: "must be an object" }, "The body must be an object."],
  [{ constructor: "is not a known field" }, "constructor is not a known field."],
  [Object.fromEntries([["__proto__", "is not a known field"]]), "__proto__ is not a known field."],
])("%j is told as one sentence", (details, message) => {
  expect(refuseRequest(details)).toEqual({ refused: "invalid_request", message, details });
});

test("a refusal without a problem is a bug", () => {
  expect(() => firstProblem({})).toThrow("no problem");
});
