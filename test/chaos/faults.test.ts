import { type Scenario, startScenario } from "../harness/start-scenario";
import { allFaults } from "./all-faults";
import { manyPayers } from "./many-payers";
import { reportRow } from "./report";
import { type Row, recoveryMs, runFault, type Staging } from "./run-fault";
import { sizes } from "./sizes";

jest.setTimeout(240_000);

/** One world for all of them: each is mended before the next, as a running system is. */
describe("the settlement engine survives", () => {
  let scenario: Scenario;
  let staging: Staging;
  beforeAll(async () => {
    scenario = await startScenario({ settlers: 2, gateways: 2, env: { X402_FACADE: "true" } });
    staging = { scenario, size: sizes.inFlight, payers: await manyPayers(scenario, ["sandbox", "base"]) };
  });
  afterAll(() => scenario?.close());

  it.each(allFaults.filter(({ isLong }) => sizes.hasLong || isLong !== true))("$id: $title", async (fault) => {
    const row: Row = await runFault(fault, staging);
    reportRow(row);
    expect(row.wrong).toEqual([]);
    expect(row.seconds * 1_000).toBeLessThan(recoveryMs);
  });
});
