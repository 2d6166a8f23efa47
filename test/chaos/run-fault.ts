import type { Network } from "@lunas/catalog/chain";
import type { Payer } from "@lunas/testkit/payer/create-payer";
import { until } from "@lunas/testkit/time/until";
import type { Scene } from "../world/start-scene";
import { type Company, createCompany } from "./company";
import type { Fault, Stage } from "./fault";
import { judge, laneTroubles, type Verdict } from "./judge";
import { type Felt, meetOthers, mostFelt, type Others } from "./others";

export interface Row extends Verdict {
  readonly id: string;
  readonly title: string;
  /** From the moment that nothing was broken any more until every payment had ended. */
  readonly seconds: number;
  /** How many times as long as normally the payments of others took; null where the fault did not ask. */
  readonly others: number | null;
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
  const others = fault.felt === undefined ? null : await meetOthers(stage);
  let felt: Felt | null = null;
  try {
    await bringInFlight(fault, stage);
    felt = await strike(fault, stage, others);
  } finally {
    await fault.recover?.(stage);
    await scene.mend();
  }
  const seconds = await secondsToRest(stage);
  await Promise.all(stage.company.sent.map(({ answer }) => answer));
  const verdict = await judge(stage, fault);
  const wrong = [...verdict.wrong, ...(await wrongOfOthers({ ...stage, company: others?.company ?? null }, felt))];
  if (wrong.length === 0) await fault.proves?.(stage);
  return { id, title, ...verdict, wrong, seconds, others: felt && felt.duringMs / felt.normalMs };
}

/** Returns the effect on other payers. */
async function strike(fault: Fault, stage: Stage, others: Others | null): Promise<Felt | null> {
  if (others === null) {
    await fault.strike(stage);
    return null;
  }
  if (fault.felt === "strike") return others.during(() => fault.strike(stage));
  await fault.strike(stage);
  return others.during(() => stage.company.hand.release());
}

/** Their payments are judged like those that the fault was done to, but none of them may fail. */
async function wrongOfOthers(
  { company, ...stage }: Omit<Stage, "company"> & { readonly company: Company | null },
  felt: Felt | null,
): Promise<readonly string[]> {
  if (company === null || felt === null) return [];
  const { wrong } = await judge({ ...stage, company }, {});
  const { duringMs, normalMs } = felt;
  const isTooMuch = duringMs > mostFelt * normalMs;
  const tooMuch = `payments of others took ${Math.round(duringMs)} ms, normally ${Math.round(normalMs)} ms`;
  return [...wrong.map((each) => `others: ${each}`), ...(isTooMuch ? [tooMuch] : [])];
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
