import { checkHealth, type HealthCheck, type HealthStatus } from "./health";

const check = (name: string, status: HealthStatus, critical = true): HealthCheck => ({
  name,
  critical,
  check: async () => status,
});

test.each<[HealthStatus, HealthCheck[]]>([
  ["ok", []],
  ["ok", [check("a", "ok"), check("b", "ok", false)]],
  ["degraded", [check("a", "ok"), check("b", "degraded")]],
  ["degraded", [check("a", "ok"), check("b", "down", false)]],
  ["down", [check("a", "degraded"), check("b", "down")]],
])("is %s: %#", async (status, checks) => {
  expect((await checkHealth(checks)).status).toBe(status);
});

test("a check that rejects is down, and its reason contains no credentials", async () => {
  const failing = {
    name: "db",
    critical: true,
    check: () => Promise.reject(new Error("postgresql://u:hunter2@h refused")),
  };
  const { checks } = await checkHealth([failing]);
  expect(checks.db).toMatchObject({ status: "down", reason: "postgresql://[redacted]@h refused" });
});

test("a check that throws at once is down too", async () => {
  const failing = {
    name: "db",
    critical: true,
    check: () => {
      throw new Error("no");
    },
  };
  expect((await checkHealth([failing])).status).toBe("down");
});

test("a check without an answer is down after its limit, and delays no other", async () => {
  const silent = { name: "rpc", critical: false, check: () => new Promise<HealthStatus>(() => undefined) };
  const { status, checks } = await checkHealth([silent, check("db", "ok")], { timeoutMs: 20 });
  expect(status).toBe("degraded");
  expect(checks).toMatchObject({ rpc: { status: "down", reason: "no answer within 20 ms" }, db: { status: "ok" } });
});
