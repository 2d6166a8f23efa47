import { type Scenario, startScenario } from "../harness/start-scenario";
import { allFaults } from "./all-faults";
import type { Fault } from "./fault";
import { manyPayers } from "./many-payers";
import { mostFelt } from "./others";
import { reportRow } from "./report";
import { type Row, recoveryMs, runFault, type Staging } from "./run-fault";
import { sizes } from "./sizes";

interface Part {
  /** Default: those of the settlement engine. */
  readonly faults?: readonly Fault[];
  readonly part: number;
  readonly of: number;
}

/**
 * Plays one part of the faults, on one system: each fault is mended before the next, as a running system is. The parts are
 * files of their own, so that several run at a time.
 */
export function playFaults({ faults = allFaults, part, of }: Part): void {
  jest.setTimeout(240_000);
  let scenario: Scenario;
  let staging: Staging;
  beforeAll(async () => {
    scenario = await startScenario({ settlers: 2, gateways: 2, env: { X402_FACADE: "true" } });
    staging = { scenario, size: sizes.inFlight, payers: await manyPayers(scenario, ["sandbox", "base"]) };
  });
  afterAll(() => scenario?.close());

  const chosen = faults
    .filter(({ isLong }) => sizes.hasLong || isLong !== true)
    .filter((_, index) => index % of === part);
  it.each(chosen)("$id: $title", async (fault) => {
    const row = await runMeasured(fault, staging);
    reportRow(row);
    expect(row.wrong).toEqual([]);
    expect(row.seconds * 1_000).toBeLessThan(recoveryMs);
  });
}

/**
 * Runs a fault again where its only trouble is that others waited for too long: other tests may have taken the machine in that moment. What a
 * fault costs others, it costs them each time.
 */
async function runMeasured(fault: Fault, staging: Staging): Promise<Row> {
  const row = await runFault(fault, staging);
  const isOnlySlow = row.wrong.length === 1 && row.others !== null && row.others > mostFelt;
  return isOnlySlow ? await runFault(fault, staging) : row;
}
