import { setTimeout as pause } from "node:timers/promises";
import type { BrokenLink } from "../harness/broken-link";
import { linkServices, type Server, type ServiceLinks, unlinkServices } from "./broken-links";
import { checkHistory } from "./check-history";
import type { Fault, Fixture } from "./fault";
import { beginHistory, type HistoryClient, storedPayments } from "./history";

export interface LinkFault {
  readonly id: string;
  readonly title: string;
  readonly services: readonly string[];
  readonly servers: readonly Server[];
  readonly hurt: (link: BrokenLink) => void;
  /** How long it lasts; then the links are whole. */
  readonly lastsMs: number;
  readonly healthyGateways?: number;
  /** Whether payments of others are timed; not where the fault concerns all of them. Default: yes. */
  readonly isFelt?: boolean;
  /** Whether `npm test` leaves it out. Default: yes. */
  readonly isLong?: boolean;
}

/** While links are broken, a client pays and reads and keeps its history; then they heal, with all that they held. */
export function linkFault(fault: LinkFault): Fault {
  const { id, title, services, servers, healthyGateways, isFelt = true, isLong = true } = fault;
  let linked: readonly ServiceLinks[] = [];
  let history: HistoryClient | undefined;
  const all = () => linked.flatMap(({ links }) => Object.values(links));
  return {
    ...{ id, title, at: "sent", isLong, mayAnswer: [503] },
    ...(healthyGateways !== undefined && { healthyGateways }),
    ...(isFelt && { felt: "strike" }),
    setUp: async ({ scenario }) => {
      linked = await linkServices(scenario, services, servers);
      await scenario.untilShared("sandbox");
    },
    strike: async (fixture) => {
      history = beginHistory(fixture, `${id}-${title.replace(/\W+/g, "-")}`);
      for (const link of all()) fault.hurt(link);
      await pause(fault.lastsMs);
      for (const link of all()) {
        link.slow({ roundTripMs: 0, lossPart: 0 });
        link.set("whole");
      }
      await history.end();
    },
    proves: (fixture) => proveHistory(fixture, history),
    cleanUp: async ({ scenario }) => {
      for (const link of all()) link.set("whole");
      await unlinkServices(scenario, linked);
      await scenario.mend();
    },
  };
}

/** The client paid all the time, and every answer is one that a single correct machine could have given. */
export async function proveHistory(fixture: Fixture, history: HistoryClient | undefined): Promise<void> {
  const exchanges = history?.exchanges ?? [];
  expect(exchanges.filter(({ status }) => status === 200).length).toBeGreaterThan(0);
  expect(checkHistory(exchanges, await storedPayments(fixture))).toEqual([]);
}
