import type { Fault } from "../fault";

/** One settler's clock jumps five minutes ahead, the other's five back, while they work; later they jump back. */
export const clocksOff: Fault = {
  id: "F18",
  title: "clocks jump by minutes, ahead and back",
  at: "stored",
  strike: async ({ scenario, company, size }) => {
    for (const settler of ["settler-1", "settler-2"]) await scenario.signal(settler, "SIGUSR2");
    await company.chainControl.release();
    await company.pay(Math.ceil(size / 2));
    await company.untilStored(size + Math.ceil(size / 2));
    // What the one has written by its clock is the other's to follow by its own.
    await scenario.kill("settler-1");
  },
  proves: async ({ scenario }) => scenario.signal("settler-2", "SIGUSR2"),
};
