import { refuse } from "@lunas/domain/shared/refusal";
import { Unavailable } from "@lunas/domain/shared/unavailable";
import { bodyOf, errorDocsOf, problemOf, statusOfProblem } from "./problem";
import { problemOfError } from "./problem-of-error";

const context = { id: "req_1", errorDocs: errorDocsOf("https://lunas.example/") };

test("a refusal keeps its code, message and details", () => {
  const reported = problemOf(refuse("insufficient_balance", "Too little.", { required: "2", available: "1" }));
  expect(statusOfProblem(reported)).toBe(400);
  expect(bodyOf(reported, context)).toEqual({
    error: {
      code: "insufficient_balance",
      message: "Too little.",
      details: { required: "2", available: "1" },
      doc_url: "https://lunas.example/docs/errors#insufficient_balance",
      requestId: "req_1",
    },
  });
  expect(reported.headers).toEqual({});
});

test.each([
  ["rate_limited", { retryAfterSeconds: "77" }, "77"],
  ["settlement_pending", { retryAfterSeconds: "3" }, "3"],
  ["faucet_empty", {}, "2"],
] as const)("%s says when to try again", (code, details, seconds) => {
  expect(problemOf(refuse(code, "", details)).headers).toEqual({ "Retry-After": seconds });
});

test.each([
  [new Unavailable("chain", "https://rpc.example/secret refused"), 503, "chain_unavailable"],
  [new Unavailable("database", "10.0.0.3:5432 refused"), 503, "service_unavailable"],
  [Object.assign(new Error("redis"), { name: "Unavailable", dependency: "queue" }), 503, "service_unavailable"],
  [Object.assign(new Error("large"), { status: 413, type: "entity.too.large" }), 413, "payload_too_large"],
  [Object.assign(new Error("charset"), { status: 415, type: "charset.unsupported" }), 415, "unsupported_media_type"],
  [Object.assign(new SyntaxError("json"), { status: 400, type: "entity.parse.failed" }), 400, "invalid_request"],
  [Object.assign(new URIError("%"), { status: 400 }), 400, "invalid_request"],
  [new TypeError("x is not a function at /srv/app.js"), 500, "internal_error"],
  ["thrown text", 500, "internal_error"],
])("%s is answered without internal details", (error, status, code) => {
  const reported = problemOfError(error);
  expect([statusOfProblem(reported), reported.code]).toEqual([status, code]);
  expect(JSON.stringify(bodyOf(reported, context))).not.toMatch(/secret|5432|srv/);
  if (status === 503) expect(Number(reported.headers["Retry-After"])).toBeGreaterThan(0);
});
