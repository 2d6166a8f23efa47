import type { Fault } from "../fault";
import { untilLanesLeft, untilWritten } from "../until-written";

/** A settler is frozen beyond its leases and wakes up when its lanes are another's. */
export const overlappingLeases: Fault = {
  id: "F7",
  title: "two settlers believe that they hold the same lanes",
  at: "waiting",
  strike: async ({ scenario, company, size }) => {
    await untilWritten(scenario, "settler-1");
    await scenario.signal("settler-1", "SIGSTOP");
    await company.chainControl.release();
    await untilLanesLeft(scenario, "settler-1");
    await company.pay(Math.ceil(size / 2));
  },
  recover: async ({ scenario }) => scenario.signal("settler-1", "SIGCONT"),
};
