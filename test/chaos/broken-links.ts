import { type BrokenLink, startBrokenLink } from "../harness/broken-link";
import type { Scenario } from "../harness/start-scenario";

/** What a service has a link to. */
export type Server = "postgres" | "redis" | "node";

export interface ServiceLinks {
  readonly service: string;
  readonly links: Readonly<Partial<Record<Server, BrokenLink>>>;
}

/** Restarts services with these links to their servers in the place of their own. */
export async function linkServices(
  scenario: Scenario,
  services: readonly string[],
  servers: readonly Server[],
): Promise<readonly ServiceLinks[]> {
  return Promise.all(services.map((service) => linkService(scenario, service, servers)));
}

async function linkService(scenario: Scenario, service: string, servers: readonly Server[]): Promise<ServiceLinks> {
  const links: Partial<Record<Server, BrokenLink>> = {};
  const env: Record<string, string> = {};
  for (const server of servers) {
    const url = new URL(serverUrl(scenario, service, server));
    const link = await startBrokenLink({ host: url.hostname, port: Number(url.port) });
    links[server] = link;
    Object.assign(env, settingsOf(server, link.urlOf(url.href)));
  }
  await scenario.stop(service);
  await startService(scenario, service, env);
  return { service, links };
}

/** Stops the services, whatever their links are like, and ends the links; the repair starts the services with links of their own. */
export async function unlinkServices(scenario: Scenario, linked: readonly ServiceLinks[]): Promise<void> {
  const running = scenario.running();
  await Promise.all(
    linked.filter(({ service }) => running.includes(service)).map(({ service }) => scenario.stop(service)),
  );
  for (const { links } of linked) for (const link of Object.values(links)) await link.close();
}

/** Starts a service by its name among the processes. */
export function startService(
  scenario: Scenario,
  service: string,
  env: Readonly<Record<string, string>>,
): Promise<void> {
  const [kind, number = "0"] = service.split("-");
  if (kind === "dispatcher") return scenario.startDispatcher(env);
  return kind === "gateway" ? scenario.startGateway(Number(number), env) : scenario.startSettler(Number(number), env);
}

function serverUrl({ harness }: Scenario, service: string, server: Server): string {
  const kind = service.split("-")[0] as "gateway" | "settler" | "dispatcher";
  if (server === "postgres") return harness.stack.databaseUrlOf(`lunas_${kind}`);
  return server === "redis" ? harness.stack.redisUrlOf(`lunas_${kind}`) : harness.rpcUrl;
}

function settingsOf(server: Server, url: string): Readonly<Record<string, string>> {
  if (server === "postgres") return { DATABASE_URL: url };
  if (server === "redis") return { REDIS_URL: url };
  return { SANDBOX_RPC_URLS: url.replace(/\/$/, ""), SANDBOX_WS_URL: url.replace(/^http/, "ws") };
}
