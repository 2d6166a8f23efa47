import { until } from "@lunas/testkit/time/until";
import { ownTransactions } from "../../world/own-transactions";
import type { Scene } from "../../world/start-scene";
import type { Fault, Stage } from "../fault";

/** Three times as long as a price is let be while blocks come. */
const silenceMs = 40_000;
const stalledAfterMs = 5_000;

/** Quarter hours are long: these gateways lose their patience sooner. */
async function restartGateways(scene: Scene, env: Readonly<Record<string, string>>): Promise<void> {
  const gateways = scene.running().filter((name) => name.startsWith("gateway"));
  await Promise.all(gateways.map((name) => scene.stop(name)));
  await Promise.all(gateways.map((name) => scene.startGateway(Number(name.split("-")[1] ?? 0), env)));
}

async function isTold({ scene, company }: Stage): Promise<boolean> {
  const answer = await company.post(0, await company.sign());
  const health = (await (await fetch(`${scene.gateway(0)}/health`)).json()) as {
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
  strike: async (stage) => {
    const sinceMs = performance.now();
    await restartGateways(stage.scene, { SANDBOX_STALLED_AFTER_MS: String(stalledAfterMs) });
    await until(() => isTold(stage), { timeoutMs: 30_000, intervalMs: 500, what: "new payments to be refused" });
    const isOver = async () => performance.now() - sinceMs > silenceMs;
    await until(isOver, { timeoutMs: 2 * silenceMs, intervalMs: 250, what: "the silence to last" });
  },
  recover: async ({ scene, company }) => {
    await company.hand.release();
    await restartGateways(scene, {});
  },
  proves: async ({ scene, company }) => {
    const raised = await scene.query<{ n: number }>(
      `select count(*)::int as n from ${ownTransactions} t join payments p on p.id = t.payment_id
       where p.pay_to = $1 and (select count(*) from attempts a where a.lane_id = t.lane_id and a.nonce = t.nonce) > 1`,
      [company.merchant.walletAddress],
    );
    expect(raised[0]?.n).toBe(0);
  },
};
