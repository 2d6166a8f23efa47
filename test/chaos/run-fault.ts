import type { Network } from "@lunas/catalog/chain";
import type { Payer } from "@lunas/testkit/payer/create-payer";
import { until } from "@lunas/testkit/time/until";
import type { Scenario } from "../harness/start-scenario";
import { createCompany } from "./company";
import type { Counted, Fault, Fixture } from "./fault";
import { judge, laneTroubles, type Verdict } from "./judge";
import { type Felt, meetOthers, mostFelt, type Others } from "./others";
import { payRefundable } from "./refunds";

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
  readonly scenario: Scenario;
  readonly payers: Readonly<Record<Network, readonly Payer[]>>;
  readonly size: number;
}

/** Does a fault to everything that runs, mends it, waits for rest and judges. */
export async function runFault(fault: Fault, { scenario, payers, size }: Staging): Promise<Row> {
  const { network = "sandbox" } = fault;
  await scenario.untilShared(network);
  const fixture: Fixture = { scenario, size, company: await createCompany(scenario, network, payers[network]) };
  try {
    return await playFault(fault, fixture);
  } finally {
    await fault.cleanUp?.(fixture);
  }
}

async function playFault(fault: Fault, fixture: Fixture): Promise<Row> {
  const { scenario } = fixture;
  const { id, title } = fault;
  const others = fault.felt === undefined ? null : await (fault.others ?? meetOthers)(fixture, fault);
  let felt: Felt | null = null;
  try {
    await bringInFlight(fault, fixture);
    felt = await strike(fault, fixture, others);
  } finally {
    await fault.recover?.(fixture);
    await scenario.mend();
  }
  const since = performance.now();
  await fault.ended?.(fixture);
  await secondsToRest(fixture);
  const seconds = (performance.now() - since) / 1_000;
  await Promise.all(fixture.company.sent.map(({ answer }) => answer));
  const verdict = together(await judge(fixture, fault), await fault.judges?.(fixture));
  const wrong = [...verdict.wrong, ...(await wrongOfOthers(others, felt))];
  if (wrong.length === 0) await fault.proves?.(fixture);
  return { id, title, ...verdict, wrong, seconds, others: felt && felt.duringMs / felt.normalMs };
}

function together(verdict: Verdict, more: Counted | undefined): Verdict {
  if (more === undefined) return verdict;
  const { lost, double, stuck } = more;
  return {
    ...{ payments: verdict.payments + more.payments, lost: verdict.lost + lost.length, ledger: verdict.ledger },
    ...{ double: verdict.double + double.length, stuck: verdict.stuck + stuck.length },
    wrong: [...verdict.wrong, ...lost, ...double, ...stuck],
  };
}

/** Returns the effect on other payers. */
async function strike(fault: Fault, fixture: Fixture, others: Others | null): Promise<Felt | null> {
  if (others === null) {
    await fault.strike(fixture);
    return null;
  }
  if (fault.felt === "strike") return others.during(() => fault.strike(fixture));
  await fault.strike(fixture);
  return others.during(() => fixture.company.chainControl.release());
}

async function wrongOfOthers(others: Others | null, felt: Felt | null): Promise<readonly string[]> {
  if (others === null || felt === null) return [];
  const wrong = await others.wrong();
  const { duringMs, normalMs } = felt;
  const isTooMuch = duringMs > mostFelt * normalMs;
  const tooMuch = `payments of others took ${Math.round(duringMs)} ms, normally ${Math.round(normalMs)} ms`;
  return [...wrong.map((each) => `others: ${each}`), ...(isTooMuch ? [tooMuch] : [])];
}

async function bringInFlight({ at, setUp, begin, options, hasRefunds }: Fault, fixture: Fixture): Promise<void> {
  const { company, size } = fixture;
  if (hasRefunds) await payRefundable(fixture);
  if (at !== "sent") await company.chainControl.hold();
  await setUp?.(fixture);
  if (begin !== undefined) return await begin(fixture);
  await company.pay(size, options);
  if (at !== "sent") await company.untilStored(size);
  if (at === "waiting") await company.untilWaiting(size);
  if (hasRefunds) expect(company.refunds.answers).toHaveLength(Math.floor(size / 3));
}

/** Until nothing is pending and no transaction open; the time of recovery where that never comes. */
export async function secondsToRest({ scenario, company }: Fixture): Promise<number> {
  const since = performance.now();
  const unfinished = `select (select count(*) from payments where status = 'pending' and chain_id = $1)
    + (select count(*) from transactions t join lanes l on l.id = t.lane_id where t.state = 'open' and l.chain_id = $1) as n`;
  const isAtRest = async () => {
    const [row] = await scenario.query<{ n: string }>(unfinished, [company.chain.chainId]);
    return row?.n === "0" && (await laneTroubles({ scenario, company })).length === 0;
  };
  await until(isAtRest, { timeoutMs: recoveryMs, intervalMs: 50, what: "every payment to end" }).catch(() => undefined);
  return (performance.now() - since) / 1_000;
}
