import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { startService } from "../broken-links";
import type { Fault, Fixture } from "../fault";
import { beginHistory, type HistoryClient } from "../history";
import { proveHistory } from "../link-fault";
import { sizes } from "../sizes";

const jumpClock = join(__dirname, "..", "fixtures", "jump-clock.cjs");
const twoMinutesMs = 120_000;
/** How far each clock steps, there and back. */
const steps: Readonly<Record<string, number>> = {
  gateway: twoMinutesMs,
  "gateway-1": -twoMinutesMs,
  "settler-1": -twoMinutesMs,
  "settler-2": twoMinutesMs,
  dispatcher: twoMinutesMs,
};
const services = Object.keys(steps);
const stepped = 3;

let history: HistoryClient | undefined;

async function restart({ scenario }: Fixture, envOf: (service: string) => Readonly<Record<string, string>>) {
  await Promise.all(services.map((service) => scenario.stop(service)));
  await Promise.all(services.map((service) => startService(scenario, service, envOf(service))));
  await scenario.untilShared("sandbox");
}

/** Hosts whose clocks were set two minutes ahead and back, and step again and again. */
export const differentClocks: Fault = {
  id: "F50",
  title: "hosts' clocks differ by two and four minutes, and step",
  at: "sent",
  isLong: true,
  felt: "strike",
  setUp: (fixture) =>
    restart(fixture, (service) => ({
      NODE_OPTIONS: `--require ${jumpClock}`,
      CLOCK_JUMP_MS: String(steps[service]),
    })),
  strike: async (fixture) => {
    history = beginHistory(fixture, "F50");
    for (let step = 0; step < stepped; step += 1) {
      for (const service of services) await fixture.scenario.signal(service, "SIGUSR2");
      await pause(sizes.shortCutMs / stepped);
    }
    await history.end();
  },
  proves: (fixture) => proveHistory(fixture, history),
  cleanUp: (fixture) => restart(fixture, () => ({})),
};
