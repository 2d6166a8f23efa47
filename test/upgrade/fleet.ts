import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";
import { freePort } from "@lunas/stack/free-port";
import { createDatabase } from "@lunas/stack/postgres/create-database";
import { roleUrl } from "@lunas/stack/postgres/role-url";
import type { ServiceName, Services } from "@lunas/stack/services";
import { startServices } from "@lunas/stack/services";
import type { Stack } from "@lunas/stack/stack";

export type Version = "before" | "this";

/** Services of two versions on one database, one of each kind and version at most. */
export interface Fleet {
  readonly databaseUrl: string;
  /** Applies the migrations of a version, and its grants; answers how many it applied. */
  migrate(version: Version): Promise<number>;
  start(version: Version, service: ServiceName): Promise<void>;
  /** Takes a gateway from the load balancer first; then SIGTERM. */
  stop(version: Version, service: ServiceName): Promise<void>;
  runs(version: Version, service: ServiceName): boolean;
  /** The gateways behind the load balancer. */
  gateways(): readonly string[];
  /** The one of this version, while it is behind the load balancer. */
  newGateway(): string | undefined;
}

/** A load balancer sends no more requests to a gateway for so long before it ends. */
const leaveMs = 1_500;
const run = promisify(execFile);

export async function openFleet(stack: Stack, clones: Readonly<Record<Version, string>>): Promise<Fleet> {
  const databaseUrl = await createDatabase(stack.databaseUrl);
  const roomy = Object.fromEntries(
    ["FACILITATE", "PAYMENTS", "MERCHANT", "OTHER"].map((name) => [`RATE_LIMIT_${name}`, "100000"]),
  );
  const services: Services = await startServices(stack, { names: [], env: roomy });
  const open = new Map<string, string>();
  const running = new Set<string>();
  const nameOf = (version: Version, service: ServiceName) => `${service}-${version}`;
  return {
    databaseUrl,
    runs: (version, service) => running.has(nameOf(version, service)),
    gateways: () => [...open.values()],
    newGateway: () => open.get(nameOf("this", "gateway")),
    migrate: async (version) => {
      const command = join(clones[version], "packages", "database", "dist", "migrate-cli.js");
      const { stdout } = await run(process.execPath, [command, databaseUrl], { cwd: clones[version] });
      return [...stdout.matchAll(/^applied /gm)].length;
    },
    start: async (version, service) => {
      const name = nameOf(version, service);
      const port = await freePort();
      const env = { DATABASE_URL: roleUrl(databaseUrl, `lunas_${service}`), PORT: String(port) };
      await services.start(service, { as: name, env, clone: clones[version] });
      running.add(name);
      if (service === "gateway") open.set(name, `http://localhost:${port}`);
    },
    stop: async (version, service) => {
      const name = nameOf(version, service);
      if (open.delete(name)) await new Promise((resolve) => setTimeout(resolve, leaveMs));
      await services.stop(name);
      running.delete(name);
    },
  };
}
