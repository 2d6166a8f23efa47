import { until } from "@lunas/testkit/time/until";
import { ownTransactions } from "../../harness/own-transactions";
import type { Scenario } from "../../harness/start-scenario";
import type { Fault, Fixture } from "../fault";

/** Three times as long as a price is let be while blocks come. */
const silenceMs = 40_000;
const stalledAfterMs = 5_000;

/** Quarter hours are long: these gateways have a shorter wait limit. */
async function restartGateways(scenario: Scenario, env: Readonly<Record<string, string>>): Promise<void> {
  const gateways = scenario.running().filter((name) => name.startsWith("gateway"));
  await Promise.all(gateways.map((name) => scenario.stop(name)));
  await Promise.all(gateways.map((name) => scenario.startGateway(Number(name.split("-")[1] ?? 0), env)));
}

async function isReported({ scenario, company }: Fixture): Promise<boolean> {
  const answer = await company.post(0, await company.sign());
  const health = (await (await fetch(`${scenario.gateway(0)}/health`)).json()) as {
    networks: Record<string, { status: string }>;
  };
  const isRefused = answer.status === 503 && answer.body.error?.code === "chain_unavailable";
  return isRefused && health.networks.sandbox?.status === "degraded";
}

/** The chain makes no block while payments wait in the pool: no fee rises for that. */
export const noBlocks: Fault = {
  id: "F29",
  title: "the chain makes no block for a long time",
  at: "waiting",
  isLong: true,
  strike: async (fixture) => {
    const sinceMs = performance.now();
    await restartGateways(fixture.scenario, { SANDBOX_STALLED_AFTER_MS: String(stalledAfterMs) });
    await until(() => isReported(fixture), { timeoutMs: 30_000, intervalMs: 500, what: "new payments to be refused" });
    const isOver = async () => performance.now() - sinceMs > silenceMs;
    await until(isOver, { timeoutMs: 2 * silenceMs, intervalMs: 250, what: "the silence to last" });
  },
  recover: async ({ scenario, company }) => {
    await company.chainControl.release();
    await restartGateways(scenario, {});
  },
  proves: async ({ scenario, company }) => {
    const raised = await scenario.query<{ n: number }>(
      `select count(*)::int as n from ${ownTransactions} t join payments p on p.id = t.payment_id
       where p.pay_to = $1 and (select count(*) from attempts a where a.lane_id = t.lane_id and a.nonce = t.nonce) > 1`,
      [company.merchant.walletAddress],
    );
    expect(raised[0]?.n).toBe(0);
  },
};
