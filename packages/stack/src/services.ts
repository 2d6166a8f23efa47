import { once } from "node:events";
import { connect } from "node:net";
import { basename, dirname, join } from "node:path";
import { codeCacheArguments } from "./code-cache-arguments";
import { cloneFolder } from "./folders";
import { freePort } from "./free-port";
import { logTail } from "./log-tail";
import { memoryEnvironment } from "./process-memory";
import { serviceEntry } from "./service-entry";
import { serviceEnvironment } from "./service-environment";
import type { Stack } from "./stack";
import { startAndWait } from "./start-server";
import type { ProcessSpec } from "./supervise/process-spec";
import { timed } from "./timed";
import { until } from "./until";

export type ServiceName = "gateway" | "settler" | "dispatcher" | "console";

/** A network whose signers have no ether has no lane: the start waits no longer for it. */
const lanesWithinMs = 2_000;

/** What payments need; the operators' console is started by name. */
export const serviceNames: readonly ServiceName[] = ["settler", "dispatcher", "gateway"];

export interface ServicesOptions {
  /** The gateway's port; default: a free one. */
  readonly port?: number;
  /** Settings that differ from those of `serviceEnvironment`. */
  readonly env?: Readonly<Record<string, string>>;
  /** Default: `serviceNames`. */
  readonly names?: readonly ServiceName[];
  readonly log?: (line: string) => void;
}

/** An additional instance of a service. */
export interface Instance {
  /** Its name among the stack's processes, e.g. `settler-2`; default: the service's. */
  readonly as?: string;
  /** Its own settings; a second gateway needs a PORT. */
  readonly env?: Readonly<Record<string, string>>;
  /** The clone with the built service, of another version; default: this one. */
  readonly clone?: string;
  /** The compiled files instead of their bundle: a profile then tells packages and files apart. */
  readonly isUnbundled?: boolean;
  /** Arguments of Node, before its program. */
  readonly nodeArguments?: readonly string[];
}

export interface Services {
  /** `http://localhost:<port>` of the gateway. */
  readonly url: string;
  /** Restarts a service that has ended, or starts another instance; resolves when it is ready. */
  start(service: ServiceName, instance?: Instance): Promise<void>;
  /** SIGTERM, then SIGKILL after the grace period; `stack.supervisor.signal` sends other signals. */
  stop(name: string): Promise<void>;
  logFile(name: string): string;
  /** The port of a running service's health report. */
  healthPort(name: string): number | undefined;
}

/** Runs the built services as processes of a stack: they end with it. Resolves when all are ready. */
export async function startServices(stack: Stack, options: ServicesOptions = {}): Promise<Services> {
  const port = options.port ?? (await freePort());
  const url = `http://localhost:${port}`;
  const logFile = (name: string) => join(stack.logFolder, `${name}.log`);
  const log = options.log ?? (() => undefined);
  const healthPorts = new Map<string, number>();
  const env: Record<string, string> = { ...serviceEnvironment(stack, { port, publicUrl: url }), ...options.env };
  const databaseFor = (service: ServiceName) => {
    const hasOwn = options.env?.DATABASE_URL !== undefined;
    return hasOwn ? {} : { DATABASE_URL: databaseUrlFor(stack, service, env) };
  };
  const redisFor = (service: ServiceName) =>
    options.env?.REDIS_URL === undefined ? { REDIS_URL: stack.redisUrlOf(`lunas_${service}`) } : {};

  async function start(
    service: ServiceName,
    { as: name = service, env: own = {}, clone, isUnbundled, nodeArguments }: Instance = {},
  ): Promise<void> {
    // A worker has its own health port; the gateway uses its API port.
    const healthPort =
      service === "gateway" ? Number(own.PORT ?? env.PORT) : Number(own.HEALTH_PORT ?? (await freePort()));
    healthPorts.set(name, healthPort);
    const ownEnv = { ...env, ...databaseFor(service), ...redisFor(service), HEALTH_PORT: String(healthPort), ...own };
    const spec = serviceSpec({ service, name, logFile: logFile(name), env: ownEnv, clone, isUnbundled, nodeArguments });
    const outcome = await startAndWait(stack.supervisor, spec, () => isReady(healthPort));
    if (outcome !== "answers") throw new Error(`${name} ${outcome}. The end of its log:\n${logTail(spec.logFile)}`);
  }

  // In parallel: none of them needs another to start, and each takes most of a second to load.
  const names = options.names ?? serviceNames;
  await Promise.all(names.map((name) => timed(log, name, () => start(name))));
  if (names.includes("gateway") && names.includes("settler")) await untilLanes(healthPorts.get("gateway") ?? port);
  const healthPort = (name: string) => healthPorts.get(name);
  return { url, start, stop: (name) => stack.supervisor.stop(name), logFile, healthPort };
}

/** A service's own role; a gateway that can reset a chain, as on a developer's machine, is the owner. */
function databaseUrlFor(stack: Stack, service: ServiceName, env: Readonly<Record<string, string>>): string {
  const beginsAnew = service === "gateway" && (env.SANDBOX_MODE ?? process.env.SANDBOX_MODE) === "fork";
  return beginsAnew ? stack.databaseUrl : stack.databaseUrlOf(`lunas_${service}`);
}

interface ServiceProcess {
  readonly service: ServiceName;
  readonly name: string;
  readonly logFile: string;
  readonly env: Readonly<Record<string, string>>;
  readonly clone: string | undefined;
  readonly isUnbundled: boolean | undefined;
  readonly nodeArguments: readonly string[] | undefined;
}

function serviceSpec(of: ServiceProcess): ProcessSpec {
  const { service, name, logFile, env, clone = cloneFolder, isUnbundled, nodeArguments = [] } = of;
  return {
    name,
    command: process.execPath,
    args: [
      ...nodeArguments,
      "--enable-source-maps",
      ...entryArguments(clone, serviceEntry(clone, service, isUnbundled)),
    ],
    cwd: clone,
    // Our own environment first, so that `X402_FACADE=true npm start` works as expected.
    env: { ...memoryEnvironment, ...process.env, ...env },
    logFile,
    // A service has ten seconds to hand over its work.
    stop: { signal: "SIGTERM", graceMs: 11_000 },
    layer: "client",
  };
}

/** The arguments of Node that run a service of this clone. */
export function serviceArguments(service: ServiceName): readonly string[] {
  return entryArguments(cloneFolder, serviceEntry(cloneFolder, service));
}

/** In tests a bundle of this version runs with the code that was compiled before. */
function entryArguments(clone: string, entry: string): readonly string[] {
  const isBundle = clone === cloneFolder && basename(dirname(entry)) === "bundle";
  return isBundle ? [...codeCacheArguments(), entry] : [entry];
}

/** The start asks every 50 ms. Most questions come before the port is open, and a connection alone costs a tenth of a request. */
async function isReady(port: number): Promise<boolean> {
  if (!(await isOpen(port))) return false;
  const response = await fetch(`http://127.0.0.1:${port}/health/ready`, { signal: AbortSignal.timeout(2_000) });
  return response.ok;
}

/** A gateway that was ready before the settler has no lanes until it reads them again, and would refuse the first payment. */
async function untilLanes(port: number): Promise<void> {
  const haveLanes = async () => {
    const response = await fetch(`http://127.0.0.1:${port}/health`, { signal: AbortSignal.timeout(lanesWithinMs) });
    return !(await response.text()).includes('"no_lane"');
  };
  // Each request counts for the limit of this address.
  await until(haveLanes, { timeoutMs: lanesWithinMs, everyMs: 200 });
}

async function isOpen(port: number): Promise<boolean> {
  const socket = connect(port, "127.0.0.1");
  try {
    await once(socket, "connect");
    return true;
  } catch {
    return false;
  } finally {
    socket.destroy();
  }
}
