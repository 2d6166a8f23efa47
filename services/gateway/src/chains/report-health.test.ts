import { base } from "@lunas/catalog/chains/base";
import { sandbox } from "@lunas/catalog/chains/sandbox";
import type { NetworkFault, NetworkState } from "./networks";
import { type CheckName, type ReportHealthDeps, reportHealth } from "./report-health";

const well: NetworkState = { status: "ok", fault: null, blockNumber: 7, isStalled: false, endpoints: [] };

function deps(changed: Partial<ReportHealthDeps> = {}): ReportHealthDeps {
  return {
    chains: [sandbox, base],
    stateOf: () => well,
    lanes: { canSettle: () => true },
    isOverloaded: () => false,
    checks: [check("database", true), check("redis", true)],
    version: "1",
    x402Facade: false,
    ...changed,
  };
}

function check(name: CheckName, isThere: boolean) {
  return { name, critical: name === "database", check: async () => (isThere ? ("ok" as const) : ("down" as const)) };
}

const onSandbox = (fault: NetworkFault, status: NetworkState["status"]) => ({
  stateOf: (chain: unknown) => (chain === sandbox ? { ...well, status, fault } : well),
});

test("ok has no reasons", async () => {
  expect(await reportHealth(deps())).toMatchObject({ status: "ok", reasons: [] });
});

test.each<[string, string | null, "degraded" | "down", Partial<ReportHealthDeps>]>([
  ["database_unavailable", null, "down", { checks: [check("database", false), check("redis", true)] }],
  ["read_replica_unavailable", null, "degraded", { checks: [check("database_reads", false)] }],
  ["redis_unavailable", null, "degraded", { checks: [check("database", true), check("redis", false)] }],
  ["network_unreachable", "sandbox", "degraded", onSandbox("unreachable", "down")],
  ["network_silent", "sandbox", "degraded", onSandbox("silent", "degraded")],
  ["network_stalled", "sandbox", "degraded", onSandbox("stalled", "degraded")],
  ["wrong_chain", "sandbox", "degraded", onSandbox("wrong_chain", "down")],
  ["unknown_first_block", "sandbox", "degraded", onSandbox("unknown_first_block", "down")],
  ["no_lane", "base", "degraded", { lanes: { canSettle: (chain) => chain !== base } }],
  ["overloaded", "base", "degraded", { isOverloaded: (chain) => chain === base }],
])("%s is told, with its network and a sentence", async (code, network, status, changed) => {
  const health = await reportHealth(deps(changed));
  expect(health.status).toBe(status);
  expect(health.reasons).toEqual([{ code, network, message: expect.stringMatching(/^[A-Z].*\.$/) }]);
});

test("all reasons of all parts are told, also where one alone would do", async () => {
  const { status, reasons } = await reportHealth(
    deps({
      checks: [check("database", true), check("redis", false)],
      stateOf: () => ({ ...well, status: "down", fault: "unreachable" }),
      lanes: { canSettle: () => false },
    }),
  );
  expect(status).toBe("down");
  expect(reasons.map(({ code, network }) => [code, network])).toEqual([
    ["redis_unavailable", null],
    ["network_unreachable", "sandbox"],
    ["no_lane", "sandbox"],
    ["network_unreachable", "base"],
    ["no_lane", "base"],
  ]);
});
