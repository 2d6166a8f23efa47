import { freePort } from "@lunas/stack/free-port";
import type { ServiceName, Services } from "@lunas/stack/services";
import { startServices } from "@lunas/stack/services";
import type { Stack } from "@lunas/stack/stack";
import { Pool } from "pg";
import type { Observed } from "../harness/start-scenario";
import { untilOpen } from "../harness/until-open";
import type { Arrangement } from "./part";

/** Two gateways, two settlers and a dispatcher, on the servers of an arrangement. */
export interface Installation extends Observed {
  readonly stack: Stack;
  readonly services: Services;
  /** Stops a process, if it still runs, and starts it with other settings beside its own. */
  restart(name: string, env: Readonly<Record<string, string>>): Promise<void>;
  close(): Promise<void>;
}

const roomy = Object.fromEntries(
  ["FACILITATE", "PAYMENTS", "MERCHANT", "OTHER"].map((name) => [`RATE_LIMIT_${name}`, "100000"]),
);

interface Process {
  readonly service: ServiceName;
  readonly env: Readonly<Record<string, string>>;
}

export async function install(stack: Stack, arrangement: Arrangement): Promise<Installation> {
  const databaseUrl = arrangement.databaseUrl ?? stack.databaseUrl;
  const services = await startServices(stack, { names: [], env: roomy });
  const ports = [await freePort(), await freePort()];
  const gateway = (index: number) => `http://localhost:${ports[index % ports.length]}`;
  const processes = new Map(processesAt(ports));
  const start = (as: string, changed: Readonly<Record<string, string>> = {}) => {
    const { service, env } = processes.get(as) as Process;
    return services.start(service, { as, env: { ...arrangement.env(service), ...env, ...changed } });
  };
  await Promise.all([start("settler"), start("dispatcher")]);
  await start("settler-2");
  for (const index of ports.keys()) await start(`gateway-${index}`);
  for (const index of ports.keys()) await untilOpen(gateway(index));
  const pool = new Pool({ connectionString: databaseUrl, max: 2 });
  pool.on("error", () => undefined);
  return {
    ...{ stack, services, gateway },
    harness: { stack: { databaseUrl } },
    rpcUrl: (network) => stack.chains[network].rpcUrl,
    running: () => [...processes.keys()],
    query: async <Row extends object>(sql: string, values: readonly unknown[] = []) =>
      (await pool.query<Row>(sql, [...values])).rows,
    restart: async (name, env) => {
      await services.stop(name);
      await start(name, env);
    },
    close: () => pool.end(),
  };
}

function processesAt(ports: readonly number[]): readonly (readonly [string, Process])[] {
  return [
    ["settler", { service: "settler", env: {} }],
    ["settler-2", { service: "settler", env: { SETTLER_NAME: "settler-2" } }],
    ["dispatcher", { service: "dispatcher", env: {} }],
    ...ports.map((port, index) => [`gateway-${index}`, { service: "gateway", env: { PORT: String(port) } }] as const),
  ];
}
