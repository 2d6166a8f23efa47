import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";
import { freePort } from "@lunas/stack/free-port";

const run = promisify(execFile);
const root = join(__dirname, "..", "..");

export interface Compose {
  /** `docker compose …` of the tested project; answers what it printed. */
  (...args: readonly string[]): Promise<string>;
  /** Lines as a page of the documentation has them, in a folder: their `docker compose` is the tested project's. */
  lines(script: string, folder: string): Promise<string>;
  /** `docker …`. */
  docker(...args: readonly string[]): Promise<string>;
  /** What a file of `/run/secrets` holds in one of our services. Their images have no shell and no `cat`. */
  secret(service: string, name: string): Promise<string>;
  /** The ids of a service's containers. */
  containers(service: string): Promise<readonly string[]>;
  /** The ports of this machine that the services are published at. */
  readonly ports: PublishedPorts;
  readonly project: string;
}

export type PublishedPorts = Readonly<Record<(typeof published)[number], number>>;

const published = [
  "gateway",
  "postgres",
  "chain",
  "rpc",
  "shop",
  "receiver",
  "edge",
  "prometheus",
  "alertmanager",
  "grafana",
] as const;

/** The stack under its own project name, so that it can run beside other containers. */
export async function openCompose(project: string, extraFiles: readonly string[]): Promise<Compose> {
  const files = ["docker-compose.yml", "test/compose/settings.yml", ...extraFiles];
  const ports = await freePorts();
  const named = Object.entries(ports).map(([service, port]) => [`${service.toUpperCase()}_PORT`, String(port)]);
  const env = () => ({ ...process.env, ...Object.fromEntries(named) });
  const docker = async (...args: readonly string[]) => {
    const { stdout } = await run("docker", [...args], { cwd: root, env: env(), maxBuffer: 64 * 1024 * 1024 });
    return stdout.trim();
  };
  const lines = async (script: string, folder: string) => {
    const paths = files.map((file) => join(root, file)).join(":");
    const ours = { ...env(), COMPOSE_PROJECT_NAME: project, COMPOSE_FILE: paths };
    return (await run("sh", ["-ec", script], { cwd: folder, env: ours })).stdout;
  };
  const compose = (...args: readonly string[]) =>
    docker("compose", "--project-name", project, ...files.flatMap((file) => ["--file", file]), ...args);
  const secret = (service: string, name: string) =>
    compose("exec", "-T", service, "node", "-p", `fs.readFileSync("/run/secrets/${name}", "utf8")`);
  return Object.assign(compose, {
    docker,
    secret,
    lines,
    ports,
    project,
    containers: async (service: string) => (await compose("ps", "--quiet", service)).split("\n").filter(Boolean),
  });
}

async function freePorts(): Promise<PublishedPorts> {
  const ports = await Promise.all(published.map(() => freePort()));
  return Object.fromEntries(published.map((service, index) => [service, ports[index]])) as PublishedPorts;
}
