import { until } from "@lunas/testkit/time/until";
import { type Scenario, startScenario } from "../harness/start-scenario";
import { type Company, createCompany } from "./company";
import { judge } from "./judge";
import { manyPayers } from "./many-payers";
import { reportRow } from "./report";
import { recoveryMs, secondsToRest } from "./run-fault";
import { sizes } from "./sizes";
import { type LaneGap, watchLanes } from "./watch-lanes";

jest.setTimeout(240_000);

/** A dead settler's lanes are another's within this; one that stops hands them over at once. */
const lanesMoveWithinMs = 15_000;

/** What happens to the settlers while payments come in all the time. */
interface Change {
  readonly id: string;
  readonly title: string;
  readonly happen: (scenario: Scenario) => Promise<void>;
  /** How many settlers share the lanes afterwards. */
  readonly holders: number;
}

const changes: readonly Change[] = [
  {
    id: "S2",
    title: "two settlers: one is killed, one comes, one stops",
    happen: async (scenario) => {
      await scenario.kill("settler-1");
      await untilHolders(scenario, 1);
      await scenario.startSettler(1);
      await untilHolders(scenario, 2);
      await scenario.stop("settler-2");
    },
    holders: 1,
  },
  {
    id: "S4",
    title: "four settlers: all come, two are killed, one stops",
    happen: async (scenario) => {
      await startAll(scenario, [2, 3, 4]);
      await untilHolders(scenario, 4);
      await Promise.all([scenario.kill("settler-1"), scenario.kill("settler-3")]);
      await untilHolders(scenario, 2);
      await scenario.stop("settler-2");
    },
    holders: 1,
  },
];

describe("several settlers, started, stopped and killed under load", () => {
  let scenario: Scenario;
  let payers: Awaited<ReturnType<typeof manyPayers>>;
  beforeAll(async () => {
    scenario = await startScenario({ settlers: 2, gateways: 2 });
    payers = await manyPayers(scenario, ["sandbox"]);
  });
  afterAll(() => scenario?.close());

  it.each(changes.slice(-sizes.settlerChanges))("$id: $title", async ({ id, title, happen, holders }) => {
    const company = await createCompany(scenario, "sandbox", payers.sandbox);
    const fixture = { scenario, company, size: sizes.severalSettlers };
    const lanes = watchLanes(scenario);
    let isOver = false;
    const load = payAllTheTime(company, () => isOver && company.sent.length >= sizes.severalSettlers);
    await happen(scenario);
    await untilHolders(scenario, holders);
    isOver = true;
    await load;
    const gaps = await lanes.end();
    const seconds = await secondsToRest(fixture);
    await Promise.all(company.sent.map(({ answer }) => answer));
    const verdict = await judge(fixture, {});
    reportRow({ id, title, ...verdict, seconds });
    expect(verdict).toMatchObject({ lost: 0, double: 0, stuck: 0, wrong: [] });
    expect(verdict.payments).toBeGreaterThanOrEqual(company.sent.length);
    expect(seconds * 1_000).toBeLessThan(recoveryMs);
    expect(gaps.filter(({ ms }: LaneGap) => ms > lanesMoveWithinMs)).toEqual([]);
  });
});

/** Those of them that the change before has left without a process. */
async function startAll(scenario: Scenario, settlers: readonly number[]): Promise<void> {
  const missing = settlers.filter((settler) => !scenario.running().includes(`settler-${settler}`));
  await Promise.all(missing.map((settler) => scenario.startSettler(settler)));
}

/** As many at a time as are to be in flight, again and again. */
async function payAllTheTime(company: Company, isOver: () => boolean): Promise<void> {
  const inFlight = 50;
  do {
    await company.payWithRetries(inFlight);
    await Promise.all(company.sent.slice(-inFlight).map(({ answer }) => answer));
  } while (!isOver());
}

/** Until so many settlers share all sandbox lanes. */
async function untilHolders({ query, signers }: Scenario, holders: number): Promise<void> {
  const sql = `select count(*)::int as lanes, count(distinct owner)::int as owners from lanes
    where chain_id = 1337 and address = any($1) and lease_until > now()`;
  const wait = { timeoutMs: 40_000, intervalMs: 50, what: `${holders} settlers on all lanes` };
  await until(async () => {
    const [row] = await query<{ lanes: number; owners: number }>(sql, [signers]);
    return row?.lanes === signers.length && row.owners === holders;
  }, wait);
}
