import { setTimeout as pause } from "node:timers/promises";
import { type Endpoints, failures } from "./endpoints";
import type { Installation, ProcessName } from "./installation";
import type { Plan } from "./plan";
import { shopCount } from "./shops";

/** What an operator's machines do to a running installation. */
export interface Disturbance {
  /** By process. */
  readonly kills: ReadonlyMap<ProcessName, number>;
  /** Resolves when everything runs and every endpoint takes events; rejects if a process did not come back. */
  stop(): Promise<void>;
}

interface Disturbed {
  readonly plan: Plan;
  readonly installation: Installation;
  readonly endpoints: Endpoints;
  readonly random: () => number;
}

const everybody: readonly ProcessName[] = ["gateway", "gateway-1", "settler-1", "settler-2"];
/** Their older siblings live on, so that the age of a process is no mystery in its memory. */
const young: readonly ProcessName[] = ["gateway-1", "settler-2"];
/** Windows in which endpoints fail, of each shop: spread evenly, and over before the last pause of their events ends the run. */
const windowsPerShop = 2;

export function startDisturbing(disturbed: Disturbed): Disturbance {
  const begunMs = performance.now();
  const abort = new AbortController();
  const wait = (ms: number) => pause(Math.max(0, ms), undefined, { signal: abort.signal });
  const sinceMs = () => performance.now() - begunMs;
  const kills = new Map<ProcessName, number>();
  const parts = [
    killAtRandom(disturbed, { wait, sinceMs, kills }),
    failEndpoints(disturbed, { wait, sinceMs, kills }),
  ].map((part) => part.catch((error: unknown) => (abort.signal.aborted ? undefined : Promise.reject(error))));
  const all = Promise.all(parts);
  all.catch(() => undefined);
  return {
    kills,
    stop: async () => {
      abort.abort();
      await all;
      for (let shop = 0; shop < shopCount; shop += 1) disturbed.endpoints.behave(shop, "takes");
    },
  };
}

interface Course {
  readonly wait: (ms: number) => Promise<void>;
  readonly sinceMs: () => number;
  readonly kills: Map<ProcessName, number>;
}

/** One at a time: kill -9, or an orderly stop each third time. */
async function killAtRandom({ plan, installation, random }: Disturbed, { wait, sinceMs, kills }: Course) {
  const [least, most] = plan.killEveryMs;
  for (;;) {
    await wait(least + random() * (most - least));
    const victims = sinceMs() < plan.allMayDieUntilMs ? everybody : young;
    const victim = victims[Math.floor(random() * victims.length)] as ProcessName;
    await installation.restart(victim, random() < 1 / 3 ? "SIGTERM" : "SIGKILL");
    kills.set(victim, (kills.get(victim) ?? 0) + 1);
  }
}

/** The endpoint of one shop after the other fails, each time in the next way. */
async function failEndpoints({ plan, endpoints }: Disturbed, { wait, sinceMs }: Course) {
  const windows = shopCount * windowsPerShop;
  const everyMs = plan.lastsMs / (windows + 1);
  for (let window = 0; window < windows; window += 1) {
    const shop = window % shopCount;
    await wait((window + 0.5) * everyMs - sinceMs());
    endpoints.behave(shop, failures[window % failures.length] ?? "errors");
    await wait(plan.endpointFailsMs);
    endpoints.behave(shop, "takes");
  }
}
