import "./with-bundles";
import { type Scenario, startScenario } from "../harness/start-scenario";
import { allFaults } from "./all-faults";
import { manyPayers } from "./many-payers";
import { reportRow } from "./report";
import { recoveryMs, runFault, type Staging } from "./run-fault";
import { sizes } from "./sizes";

jest.setTimeout(240_000);

/** What hurts a bundle in another way than a transaction of one payment; `CHAOS_BUNDLE_MAX=25 npm run chaos` does all. */
const ids = ["F1", "F12", "F14", "F23"];

/** Only payments that wait together share a transaction. On a busy machine they may come one by one; then the fault comes again. */
const mostPlays = 3;

describe("settlements that share transactions survive", () => {
  let scenario: Scenario;
  let staging: Staging;
  const bundles = async () => {
    const [row] = await scenario.query<{ n: number }>(
      "select count(distinct (lane_id, nonce))::int as n from bundled_payments",
    );
    return row?.n ?? 0;
  };
  beforeAll(async () => {
    scenario = await startScenario({ settlers: 2, gateways: 2 });
    staging = { scenario, size: sizes.inFlight, payers: await manyPayers(scenario, ["sandbox", "base"]) };
  });
  afterAll(() => scenario?.close());

  it.each(allFaults.filter(({ id }) => ids.includes(id)))("$id: $title", async (fault) => {
    const before = await bundles();
    for (let played = 0; played < mostPlays && (await bundles()) === before; played += 1) {
      const row = await runFault(fault, staging);
      reportRow(row);
      expect(row.wrong).toEqual([]);
      expect(row.seconds * 1_000).toBeLessThan(recoveryMs);
    }
    expect(await bundles()).toBeGreaterThan(before);
  });
});
