import type { Scenario } from "../harness/start-scenario";

/** How many gateways run now: `scenario.gateway` takes a number below it. */
export const runningGateways = ({ running }: Pick<Scenario, "running">): number =>
  running().filter((name) => name.startsWith("gateway")).length;
