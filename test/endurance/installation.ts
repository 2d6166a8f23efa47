import { spawnSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { fundEther } from "@lunas/contracts/fund-ether";
import { rpc } from "@lunas/contracts/rpc";
import { freePort } from "@lunas/stack/free-port";
import { query } from "@lunas/stack/postgres/query";
import { addressOf, newPrivateKey } from "@lunas/stack/private-key";
import { type ServiceName, startServices } from "@lunas/stack/services";
import type { Stack } from "@lunas/stack/stack";
import { startStack } from "@lunas/stack/start-stack";
import { until } from "@lunas/testkit/time/until";
import { deniedRights, refuseDenied } from "../harness/denied-rights";
import { harnessSettings } from "../harness/start-harness";
import { untilOpen } from "../harness/until-open";
import { postgresAhead } from "./fake-time";

export type ProcessName = "gateway" | "gateway-1" | "settler-1" | "settler-2" | "dispatcher";

/** Two gateways, two settlers and a dispatcher on real servers and a real chain, all of whose clocks are ahead. */
export interface Installation {
  readonly stack: Stack;
  readonly gateways: readonly [string, string];
  readonly logFile: (name: ProcessName) => string;
  /** Ends a process by a signal, and starts it again when it has ended. */
  restart(name: ProcessName, signal: "SIGKILL" | "SIGTERM"): Promise<void>;
  /** Writes the warnings and errors of all logs, and what became of months, to one file of a folder. */
  keepTroubles(folder: string): void;
  /** Lets nobody go on without a right, and stops everything. */
  close(): Promise<void>;
}

const wide = "1000000";
const wideWei = (10n ** 24n).toString();
const signers = 8;
const restartWithinMs = 180_000;
const shiftClock = join(__dirname, "shift-clock.cjs");
const leak = join(__dirname, "leak.cjs");
/** The shortest that the product allows. */
export const retentionDays = 90;

const settings: Readonly<Record<string, string>> = {
  ...harnessSettings,
  LOG_LEVEL: "info",
  ...Object.fromEntries(["PAYER", "MERCHANT", "CHAIN"].map((who) => [`SANDBOX_${who}_IN_FLIGHT`, wide] as const)),
  SANDBOX_MERCHANT_GAS_BUDGET_WEI: wideWei,
  SANDBOX_CHAIN_GAS_BUDGET_WEI: wideWei,
  RETENTION_DAYS: String(retentionDays),
};

/** @param leaky names one process that must be found to leak */
export async function openInstallation(aheadMs: number, leaky: ProcessName | null): Promise<Installation> {
  const stack = await startStack({
    blockTime: { sandbox: 1, base: 12 },
    forgetfulChains: true,
    external: {},
    postgresEnv: await postgresAhead(aheadMs),
  });
  try {
    for (const { rpcUrl } of [stack.chains.sandbox, stack.chains.base])
      await rpc(rpcUrl, "evm_increaseTime", [`0x${Math.round(aheadMs / 1_000).toString(16)}`]);
    for (const { rpcUrl } of [stack.chains.sandbox, stack.chains.base]) await rpc(rpcUrl, "evm_mine", []);
    await refuseBrokenTimers(stack.databaseUrl);
    return await startAll(stack, { aheadMs, leaky });
  } catch (error) {
    await stack.stop();
    throw error;
  }
}

/** Without its timers PostgreSQL ends no wait for a lock, and two statements that wait for each other stop everything. */
async function refuseBrokenTimers(databaseUrl: string): Promise<void> {
  const asleep = await query(databaseUrl, "set statement_timeout = 100; select pg_sleep(3)").catch((error: unknown) => {
    if (/statement timeout/.test(String(error))) return null;
    throw error;
  });
  if (asleep !== null) throw new Error("PostgreSQL's statement_timeout does not work with its clock ahead");
}

interface Conditions {
  readonly aheadMs: number;
  readonly leaky: ProcessName | null;
}

async function startAll(stack: Stack, { aheadMs, leaky }: Conditions): Promise<Installation> {
  const keys = Array.from({ length: signers }, newPrivateKey);
  const { rpcUrl } = stack.chains.sandbox;
  await Promise.all(keys.map((key) => fundEther({ rpcUrl, to: addressOf(key), amountWei: 10n ** 24n })));
  const env = { ...settings, SANDBOX_SIGNER_KEYS: keys.join(","), CLOCK_AHEAD_MS: String(aheadMs) };
  const services = await startServices(stack, { names: [], env });
  const second = await freePort();
  const own: Readonly<Record<ProcessName, Readonly<Record<string, string>>>> = {
    gateway: {},
    "gateway-1": { PORT: String(second) },
    "settler-1": { SETTLER_NAME: "settler-1" },
    "settler-2": { SETTLER_NAME: "settler-2" },
    dispatcher: {},
  };
  const alive = new Set<string>();
  stack.supervisor.onExit(({ name }) => alive.delete(name));
  const start = async (name: ProcessName) => {
    const loaded = [shiftClock, ...(name === leaky ? [leak] : [])].map((file) => `--require ${file}`).join(" ");
    const service = name.split("-")[0] as ServiceName;
    await services.start(service, { as: name, env: { ...own[name], NODE_OPTIONS: loaded, PROCESS_NAME: name } });
    alive.add(name);
  };
  await Promise.all((Object.keys(own) as ProcessName[]).map(start));
  const gateways = [services.url, `http://localhost:${second}`] as const;
  for (const url of gateways) await untilOpen(url);
  return {
    ...{ stack, gateways, logFile: services.logFile },
    restart: async (name, signal) => {
      await stack.supervisor.signal(name, signal);
      await until(() => !alive.has(name), { timeoutMs: 20_000, intervalMs: 20, what: `the end of ${name}` });
      // A slow machine may take longer than a start is waited for: then it is started anew.
      const comesBack = async () => {
        await services.stop(name);
        await start(name);
        return true;
      };
      await until(comesBack, { timeoutMs: restartWithinMs, what: `${name} to come back` });
    },
    keepTroubles: (folder) => {
      const pattern = '"level":"(warn|error)"|"event":"(months_|personal_data)';
      const files = (Object.keys(own) as ProcessName[]).map(services.logFile);
      const { stdout } = spawnSync("grep", ["-E", "-m", "5000", pattern, ...files], { maxBuffer: 2 ** 28 });
      writeFileSync(join(folder, "troubles.log"), stdout);
    },
    close: async () => {
      const denied = await deniedRights(stack);
      await stack.stop();
      refuseDenied(denied);
    },
  };
}
