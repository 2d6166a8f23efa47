import type { Payer } from "@lunas/testkit/payer/create-payer";
import { until } from "@lunas/testkit/time/until";
import type { Answer } from "../harness/pay";
import { type Company, createCompany } from "./company";
import type { Fault, Fixture } from "./fault";
import { runningGateways } from "./gateways";
import { judge } from "./judge";
import { morePayers } from "./many-payers";
import { sizes } from "./sizes";

/** While a fault lasts, payments of other payers take at most so many times as long as normally, by their p95. */
export const mostFelt = 2;
/** So many other payers pay at a time, each of them one payment after the other. */
const sideBySide = 4;
/** A payment that is not answered with 200 within this time counts with this time. */
const longestMs = 30_000;
/**
 * The normal p95 counts as at least one block of the suite's chains: whether a payment makes it into the next block or the
 * one after that is chance on a loaded machine. So a p95 of two blocks during a fault is always allowed.
 */
const leastNormalMs = 1_000;

/** Merchants and payers that the fault does not concern. */
export interface Others {
  /** Lets the others pay while `work` runs, and until there are enough payments for a p95. */
  during(work: () => Promise<void>): Promise<Felt>;
  /** After all has come to rest: what is wrong with their payments, in words. None of them may fail. */
  wrong(): Promise<readonly string[]>;
}

/** What others felt of a fault: the p95 of their payments, and the normal one. */
export interface Felt {
  readonly duringMs: number;
  readonly normalMs: number;
}

/** Until so many have paid that it is enough; resolves with how long each payment took, in milliseconds. */
type Pay = (isEnough: (paid: number) => boolean) => Promise<readonly number[]>;

/** Payers of exact payments, at the gateways that the fault does not concern. */
export async function meetOthers(
  fixture: Fixture,
  { healthyGateways }: Pick<Fault, "healthyGateways">,
): Promise<Others> {
  const { payers, isNew } = await payersOf(fixture);
  const company = await createCompany(fixture.scenario, fixture.company.chain.network, payers);
  const gateways = healthyGateways ?? runningGateways(fixture.scenario);
  const load = { company, payers, gateways };
  const pay: Pay = (isEnough) => inLines(payers, isEnough, (payer, index) => timePayment(load, payer, index));
  // What is cold at the first payment is slower than normal.
  if (isNew) await pay((paid) => paid >= payers.length);
  return {
    during: await timed(pay, { enough: sizes.others, leastNormalMs }),
    wrong: async () => (await judge({ ...fixture, company }, {})).wrong,
  };
}

/** Takes the normal p95, in the world of the fault and with the load that the others are during it. */
export async function timed(
  pay: Pay,
  { enough, leastNormalMs }: { readonly enough: number; readonly leastNormalMs: number },
): Promise<Others["during"]> {
  const normalMs = Math.max(leastNormalMs, p95(await pay((paid) => paid >= enough)));
  return async (work) => {
    let isOver = false;
    const paying = pay((paid) => isOver && paid >= enough);
    try {
      await work();
    } finally {
      isOver = true;
      await paying;
    }
    return { duringMs: p95(await paying), normalMs };
  };
}

/** Each payer pays one payment after the other, side by side, until it is enough. */
export async function inLines<Payer>(
  payers: readonly Payer[],
  isEnough: (paid: number) => boolean,
  time: (payer: Payer, index: number) => Promise<number>,
): Promise<readonly number[]> {
  const taken: number[] = [];
  let begun = 0;
  const payOneAfterTheOther = async (payer: Payer) => {
    while (!isEnough(begun)) {
      begun += 1;
      taken.push(await time(payer, begun));
    }
  };
  await Promise.all(payers.map(payOneAfterTheOther));
  return taken;
}

const known = new WeakMap<object, Map<string, readonly Payer[]>>();

/** The same for all faults of a world: payers are made once for each chain. */
async function payersOf({ scenario, company }: Fixture): Promise<{ payers: readonly Payer[]; isNew: boolean }> {
  const { network } = company.chain;
  const ofScenario = known.get(scenario) ?? new Map<string, readonly Payer[]>();
  known.set(scenario, ofScenario);
  const before = ofScenario.get(network);
  const payers = before ?? (await morePayers(scenario, network, sideBySide));
  ofScenario.set(network, payers);
  return { payers, isNew: before === undefined };
}

interface Load {
  readonly company: Company;
  readonly payers: readonly Payer[];
  readonly gateways: number;
}

/** Asks as merchants do: a lost connection, an open outcome or an outage is asked again. */
async function timePayment({ company, gateways }: Load, payer: Payer, index: number): Promise<number> {
  const body = await company.sign({ payer });
  const since = performance.now();
  let requested = index;
  await until(async () => isPaid(await company.post(requested++ % gateways, body)), {
    timeoutMs: longestMs,
    intervalMs: 50,
    what: "a payment of another payer",
  }).catch(() => undefined);
  return Math.min(longestMs, performance.now() - since);
}

/** 409: the 200 went to a connection that broke. */
function isPaid({ status, body }: Answer): boolean {
  return status === 200 || (status === 409 && body.error?.details?.status === "confirmed");
}

function p95(taken: readonly number[]): number {
  const sorted = [...taken].sort((one, other) => one - other);
  return sorted[Math.ceil(sorted.length * 0.95) - 1] ?? longestMs;
}
