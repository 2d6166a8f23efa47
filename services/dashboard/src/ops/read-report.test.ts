import { checksOf, endpointsOf } from "./read-report";

const part = (report: unknown) => ({ name: "gateway", status: "ok", report }) as const;

test("a worker's checks and a gateway's networks are told apart from their endpoints", () => {
  const worker = part({ status: "degraded", checks: { redis: { status: "down", reason: "no answer" } } });
  expect(checksOf(worker)).toEqual(["redis: down (no answer)"]);
  expect(endpointsOf(worker)).toEqual([]);
  const endpoint = { endpoint: "127.0.0.1:8545", state: "ok", blockNumber: 7 };
  const gateway = part({ networks: { base: { status: "ok", endpoints: [endpoint] } } });
  expect(checksOf(gateway)).toEqual(["base: ok"]);
  expect(endpointsOf(gateway)).toEqual([{ network: "base", ...endpoint }]);
});

test("a process without a report has neither", () => {
  expect(checksOf(part(null))).toEqual([]);
  expect(endpointsOf(part(null))).toEqual([]);
});
