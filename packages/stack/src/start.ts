import { once } from "node:events";
import { join } from "node:path";
import type { Network } from "@lunas/catalog/chain";
import { keepSmall } from "./chains/keep-small";
import type { RunningChain } from "./chains/start-chain";
import { checkSettings, hasOwnSettings } from "./check-settings";
import { finishSetUp } from "./finish-set-up";
import { cloneFolder } from "./folders";
import { isFree, portTaken, readPort } from "./free-port";
import { keepAlive } from "./keep-alive";
import { localFeatures } from "./local-features";
import { openEndpoints, whereabouts } from "./next-steps";
import { openConsole, removeOperatorToken } from "./operator-console";
import { removeOpsSettings, writeOpsSettings } from "./ops-settings";
import { runExample } from "./run-example";
import { removeRunningUrl, writeRunningUrl } from "./running-url";
import { startServices } from "./services";
import type { Stack } from "./stack";
import { clearTheWay, startStack } from "./start-stack";
import { seconds, timed } from "./timed";

/**
 * `npm start`: all of Lunas on this machine, until Ctrl-C. `--fresh` starts without old data. With `--fork` the sandbox
 * is a fork of the stand-in for base, and every start begins without old data.
 */

/** Written by the set-up: the libraries and the command, as npm installs them. */
const packedFolder = join(cloneFolder, ".lunas", "sdk");
const isFork = process.argv.includes("--fork");
const port = readPort(process.env.PORT);
const print = (text: string) => process.stdout.write(`${text}\n`);
const log = (line: string) => print(`  ${line}`);
const stop = new AbortController();
/** A fresh clone's services are bundled while the servers start. */
const isFirst = process.env.LUNAS_FINISH_SETUP === "true";
const bundled = isFirst ? once(process, "message") : Promise.resolve();

async function main(): Promise<void> {
  await refuseWrongSettings();
  const startedAtMs = Number(process.env.LUNAS_START_MS ?? Date.now());
  await clearTheWay(log); // one of our own gateways may hold the port
  if (!(await isFree(port))) throw new Error(portTaken(port));
  print("Lunas starts");
  const stack = await startStack({
    persistent: !isFork,
    fork: isFork,
    filters: true,
    fresh: process.argv.includes("--fresh"),
    log,
    signal: stop.signal,
  });
  try {
    await run(stack, startedAtMs);
  } finally {
    removeOpsSettings();
    removeRunningUrl();
    removeOperatorToken();
    await timed(log, "stopped", stack.stop);
  }
}

/** Before PostgreSQL or a chain. A fresh clone's services can read them once they are bundled. */
async function refuseWrongSettings(): Promise<void> {
  if (!hasOwnSettings(process.env, isFork)) return;
  await bundled;
  await timed(log, "settings", () => checkSettings(process.env, isFork));
}

async function run(stack: Stack, startedAtMs: number): Promise<void> {
  const stopped = new Promise<void>((resolve) => stop.signal.addEventListener("abort", () => resolve()));
  if (stop.signal.aborted) return;
  const env = { ...localFeatures(process.env), PACKAGES_FOLDER: packedFolder };
  const starting = bundled.then(() => startServices(stack, { port, log, env }));
  const services = await Promise.race([starting, stopped]);
  if (services === undefined) return void starting.catch(() => undefined);
  writeOpsSettings(stack);
  writeRunningUrl(services.url);
  keepAlive(stack, services, { print, onGiveUp: () => endWith(1) });
  keepChainsSmall(stack);
  print(
    `\nready after ${seconds(Date.now() - startedAtMs)}; now one payment, from the first request to the webhook:\n`,
  );
  const paid = await runExample("demo", services.url, stop.signal);
  if (stop.signal.aborted) return;
  if (!paid) print("The example payment did not go through; `npm run demo` tries it again.");
  const shown = paid && (await runExample("try-next", services.url, stop.signal));
  if (!shown) print(openEndpoints(services.url));
  if (stop.signal.aborted) return;
  if (isFirst && !(await finishSetUp(services, { print, log, signal: stop.signal }))) return void (await stopped);
  const operators = await openConsole(services, log);
  print(whereabouts(services.url, stack, operators));
  await stopped;
}

function keepChainsSmall({ supervisor, chains }: Stack): void {
  for (const [network, { rpcUrl, stateFile }] of Object.entries(chains) as [Network, RunningChain][]) {
    if (stateFile === undefined) continue;
    const onGiveUp = (error: Error) => {
      print(error.message);
      endWith(1);
    };
    keepSmall(supervisor, { network, rpcUrl, stateFile, log, onGiveUp });
  }
}

function endWith(code: number): void {
  process.exitCode = code;
  stop.abort();
}

let signals = 0;

/** The first request stops everything in order; the second does not wait: the supervisor then ends the rest. */
function onStopRequest(): void {
  signals += 1;
  if (signals > 1) process.exit(130);
  print("\nstopping … (press Ctrl-C again to stop at once)");
  stop.abort();
}

for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, onStopRequest);
// Our starter has ended, and with it every process that could stop us.
process.on("disconnect", onStopRequest);

main().then(
  () => process.exit(),
  (error: unknown) => {
    process.stderr.write(`\n${error instanceof Error ? error.message : String(error)}\n`);
    process.exit(stop.signal.aborted ? 130 : 1);
  },
);
