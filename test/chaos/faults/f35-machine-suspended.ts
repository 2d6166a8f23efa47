import { until } from "@lunas/testkit/time/until";
import type { Fault } from "../fault";
import { untilLanesLeft, untilWritten } from "../until-written";

const frozen = ["settler-1", "gateway-1", "dispatcher"];

/**
 * A settler, a gateway and the dispatcher of one machine sleep until every lease of theirs has ended and what they had begun
 * was ended by others. When they wake, the wall clock stands ten minutes later, their timers and steady clocks do not.
 */
export const machineSuspended: Fault = {
  id: "F35",
  title: "a machine is suspended and wakes ten minutes later",
  at: "waiting",
  isLong: true,
  setUp: async ({ scenario }) => {
    await scenario.stop("settler-1");
    await scenario.startSettler(1, { CLOCK_JUMP_MS: "600000" });
    await scenario.untilShared("sandbox");
  },
  strike: async ({ scenario, company, size }) => {
    await untilWritten(scenario, "settler-1");
    for (const name of frozen) await scenario.signal(name, "SIGSTOP");
    await company.chainControl.release();
    await untilLanesLeft(scenario, "settler-1");
    // Half of these wait in the socket of the gateway that sleeps.
    await company.pay(Math.ceil(size / 2));
    await until(async () => (await company.count("confirmed")) >= size, {
      timeoutMs: 60_000,
      intervalMs: 50,
      what: "what was in flight to be ended by the settler that is awake",
    });
    await company.chainControl.hold();
  },
  recover: async ({ scenario, company }) => {
    // Taken with the first instruction after waking.
    await scenario.signal("settler-1", "SIGUSR2");
    for (const name of frozen) await scenario.signal(name, "SIGCONT");
    await company.chainControl.release();
  },
  proves: async ({ scenario, company, size }) => {
    expect(await company.count("confirmed")).toBe(size + Math.ceil(size / 2));
    await scenario.untilShared("sandbox");
    await scenario.signal("settler-1", "SIGUSR2");
  },
};
