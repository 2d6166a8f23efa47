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
  close(): Promise<void>;
}

const roomy = Object.fromEntries(
  ["FACILITATE", "PAYMENTS", "MERCHANT", "OTHER"].map((name) => [`RATE_LIMIT_${name}`, "100000"]),
);

export async function install(stack: Stack, arrangement: Arrangement): Promise<Installation> {
  const databaseUrl = arrangement.databaseUrl ?? stack.databaseUrl;
  const services = await startServices(stack, { names: [], env: roomy });
  const start = (service: ServiceName, as: string, own: Readonly<Record<string, string>> = {}) =>
    services.start(service, { as, env: { ...arrangement.env(service), ...own } });
  const ports = [await freePort(), await freePort()];
  const gateway = (index: number) => `http://localhost:${ports[index % ports.length]}`;
  await Promise.all([start("settler", "settler"), start("dispatcher", "dispatcher")]);
  await start("settler", "settler-2", { SETTLER_NAME: "settler-2" });
  for (const [index, port] of ports.entries()) await start("gateway", `gateway-${index}`, { PORT: String(port) });
  for (const index of ports.keys()) await untilOpen(gateway(index));
  const pool = new Pool({ connectionString: databaseUrl, max: 2 });
  pool.on("error", () => undefined);
  return {
    ...{ stack, services, gateway },
    harness: { stack: { databaseUrl } },
    rpcUrl: (network) => stack.chains[network].rpcUrl,
    running: () => ["settler", "settler-2", "dispatcher", "gateway-0", "gateway-1"],
    query: async <Row extends object>(sql: string, values: readonly unknown[] = []) =>
      (await pool.query<Row>(sql, [...values])).rows,
    close: () => pool.end(),
  };
}
