import { explainFailure } from "./explain-failure";
import { Failure } from "./failure";

test("a refusal is told with its code, its details and what to try", () => {
  const failure = new Failure("The payer's token balance does not cover this payment.", {
    request: "POST /facilitate → 400",
    code: "insufficient_balance",
    details: { required: "500000", available: "0" },
    requestId: "req_1",
  });
  const text = explainFailure(failure);
  for (const part of ["POST /facilitate → 400", "insufficient_balance", "available: 0", "req_1", "/sandbox/fund"]) {
    expect(text).toContain(part);
  }
});

test("nobody there: how to start it", () => {
  expect(explainFailure(new Failure("No answer.", { request: "GET /config", code: "unreachable" }))).toContain(
    "npm start",
  );
});

test("anything else is told by its message", () => {
  expect(explainFailure(new Error("out of paper"))).toContain("out of paper");
});
