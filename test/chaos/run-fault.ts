import type { Network } from "@lunas/catalog/chain";
import type { Payer } from "@lunas/testkit/payer/create-payer";
import { until } from "@lunas/testkit/time/until";
import type { Scene } from "../world/start-scene";
import { createCompany } from "./company";
import type { Fault, Stage } from "./fault";
import { judge, laneTroubles, type Verdict } from "./judge";

export interface Row extends Verdict {
  readonly id: string;
  readonly title: string;
  /** From the moment that nothing was broken any more until every payment had ended. */
  readonly seconds: number;
}

/** Within this of its recovery every accepted payment has ended. */
export const recoveryMs = 60_000;

export interface Staging {
  readonly scene: Scene;
  readonly payers: Readonly<Record<Network, readonly Payer[]>>;
  readonly size: number;
}

/** Does a fault to everything that runs, mends it, waits for rest and judges. */
export async function runFault(fault: Fault, { scene, payers, size }: Staging): Promise<Row> {
  const { id, title, network = "sandbox" } = fault;
  await scene.untilShared(network);
  const stage: Stage = { scene, size, company: await createCompany(scene, network, payers[network]) };
  try {
    await bringInFlight(fault, stage);
    await fault.strike(stage);
  } finally {
    await fault.recover?.(stage);
    await scene.mend();
  }
  const seconds = await secondsToRest(stage);
  await Promise.all(stage.company.sent.map(({ answer }) => answer));
  const verdict = await judge(stage, fault);
  if (verdict.wrong.length === 0) await fault.proves?.(stage);
  return { id, title, ...verdict, seconds };
}

async function bringInFlight({ at, setUp, wishes }: Fault, stage: Stage): Promise<void> {
  const { company, size } = stage;
  if (at !== "sent") await company.hand.hold();
  await setUp?.(stage);
  await company.pay(size, wishes);
  if (at !== "sent") await company.untilStored(size);
  if (at === "waiting") await company.untilWaiting(size);
}

/** Until nothing is pending and no transaction open; the time of recovery where that never comes. */
export async function secondsToRest({ scene, company }: Stage): Promise<number> {
  const since = performance.now();
  const unfinished = `select (select count(*) from payments where status = 'pending' and chain_id = $1)
    + (select count(*) from transactions t join lanes l on l.id = t.lane_id where t.state = 'open' and l.chain_id = $1) as n`;
  const isAtRest = async () => {
    const [row] = await scene.query<{ n: string }>(unfinished, [company.chain.chainId]);
    return row?.n === "0" && (await laneTroubles({ scene, company })).length === 0;
  };
  await until(isAtRest, { timeoutMs: recoveryMs, intervalMs: 50, what: "every payment to end" }).catch(() => undefined);
  return (performance.now() - since) / 1_000;
}
