import { chains } from "@lunas/catalog/chains";
import { rpc } from "@lunas/contracts/rpc";
import { query } from "@lunas/stack/postgres/query";
import type { Stack } from "@lunas/stack/stack";
import { until } from "@lunas/testkit/time/until";

const running = `select (select count(*) from payments where status = 'pending') + (select count(*) from transactions where state = 'open')
  + (select count(*) from pauses) = 0 as none`;

/** Further than this from the clock, a chain's time was moved. */
const drivenSeconds = 60;

/** Whether a stack whose chains mine on demand does so, at the clock's time, and nothing is under way, also after some seconds. */
export async function isAtRest({ databaseUrl, chains: nodes }: Stack): Promise<boolean> {
  const addresses = chains.map(({ network }) => nodes[network].rpcUrl);
  if (!(await Promise.all(addresses.map(minesOnDemand))).every(Boolean)) return false;
  const nothingRuns = async () => ((await query(databaseUrl, running)) as { none: boolean }[])[0]?.none;
  return until(nothingRuns, { timeoutMs: 3_000, intervalMs: 20 }).catch(() => false);
}

async function minesOnDemand(rpcUrl: string): Promise<boolean> {
  if ((await rpc(rpcUrl, "anvil_getAutomine", [])) !== true) return false;
  const { timestamp } = (await rpc(rpcUrl, "eth_getBlockByNumber", ["latest", false])) as { timestamp: string };
  return Number(timestamp) < Date.now() / 1_000 + drivenSeconds;
}
