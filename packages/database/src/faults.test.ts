import { asUnavailable } from "./faults";

const error = (fields: object, message = "it broke") => Object.assign(new Error(message), fields);

test.each([
  ["a refused connection", error({ code: "ECONNREFUSED" })],
  ["a server that shuts down", error({ code: "57P01" })],
  ["a statement that took too long", error({ code: "57014" })],
  ["a lock that took too long", error({ code: "55P03" })],
  ["too many connections", error({ code: "53300" })],
  ["a standby that is not promoted yet", error({ code: "25006" })],
  ["Prisma's own code", error({ code: "P1017" })],
  ["a raw statement's error, as Prisma wraps it", error({ code: "P2010", meta: { code: "40P01" } })],
  [
    "a driver's error below Prisma's",
    error({ code: "P2010", meta: { driverAdapterError: { cause: { kind: "ConnectionClosed" } } } }),
  ],
  ["a kind at the end of the causes", error({ cause: error({ cause: { kind: "DatabaseNotReachable" } }) })],
  ["a pool without a free connection", error({}, "timeout exceeded when trying to connect")],
  ["a connection that broke", error({}, "Connection terminated unexpectedly")],
])("%s is temporary", (_what, cause) => {
  expect(asUnavailable(cause)).toMatchObject({ name: "Unavailable", dependency: "database", cause });
});

test.each([
  [
    "a broken rule",
    error({ code: "P2002", meta: { driverAdapterError: { cause: { kind: "UniqueConstraintViolation" } } } }),
  ],
  ["a check", error({ code: "P2010", meta: { code: "23514" } })],
  ["a bug", new TypeError("x is not a function")],
  ["a wrong password", error({ code: "28P01" })],
  ["nothing", undefined],
  ["a text", "ECONNREFUSED"],
])("%s is permanent", (_what, cause) => {
  expect(asUnavailable(cause)).toBeNull();
});

test.each([
  ["a refused connection", error({ code: "ECONNREFUSED" }), false],
  ["a lock that took too long", error({ code: "55P03" }), false],
  ["a deadlock", error({ code: "40P01" }), false],
  ["a standby that is not promoted yet", error({ code: "25006" }), false],
  ["a pool without a free connection", error({}, "timeout exceeded when trying to connect"), false],
  ["a connection that broke", error({}, "Connection terminated unexpectedly"), true],
  ["a server that shuts down", error({ code: "57P01" }), true],
  ["a missing answer", error({}, "Query read timeout"), true],
])("%s: whether the statement may have run anyway", (_what, cause, mayBeDone) => {
  expect(asUnavailable(cause)).toMatchObject({ mayBeDone });
});

test("a cycle of causes ends", () => {
  const circle = error({});
  circle.cause = circle;
  expect(asUnavailable(circle)).toBeNull();
});
