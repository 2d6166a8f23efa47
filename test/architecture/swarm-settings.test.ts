import { rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { chains, settingPrefix } from "@lunas/catalog/chains";
import { parse } from "yaml";
import { readFile } from "./repository";
import { problemsWith, writeSecrets } from "./start-services";

interface Service {
  readonly environment?: Readonly<Record<string, string>>;
  readonly secrets?: readonly { readonly source: string; readonly target: string }[];
  readonly command?: readonly string[];
  readonly healthcheck?: { readonly test: readonly string[] };
  readonly image?: string;
  readonly user?: string;
  readonly networks?: readonly string[] | Readonly<Record<string, unknown>>;
  readonly stop_grace_period?: string;
  readonly mem_limit?: string;
  readonly read_only?: boolean;
  readonly cap_drop?: readonly string[];
  readonly deploy?: { readonly resources?: { readonly limits: { readonly memory: string } } };
}

interface File {
  readonly services: Readonly<Record<string, Service>>;
  readonly secrets?: Readonly<Record<string, unknown>>;
}

const read = (path: string) => parse(readFile(path), { merge: true }) as File;
const compose = read("docker-compose.yml");
const stack = read("infra/swarm/stack.yml");
const local = read("infra/swarm/local-chains.yml");

const shared = ["postgres", "redis", "migrate", "gateway", "settler", "dispatcher", "chain", "rpc"];
/** These need no service that runs: Docker secrets replace the first, and the README says how operators use the others. */
const composeOnly = [
  ...["secrets", "ops", "console", "shop", "first-payment"],
  // Swarm scales the gateway and has a proxy of its own; it has no monitoring.
  ...["gateway-2", "edge", "prometheus", "alertmanager", "grafana"],
];
/** Compose can publish at another port of its machine. */
const atDefaultPort = (value: string) => value.replace(/\$\{\w+_PORT:-(\d+)\}/g, "$1");

function inSwarm(name: string): Service {
  const [base = {}, added = {}] = [stack.services[name], local.services[name]];
  const environment = { ...base.environment, ...added.environment };
  const networks = [...namesOf(base.networks), ...namesOf(added.networks)];
  const secrets = [...(base.secrets ?? []), ...(added.secrets ?? [])];
  return { ...added, ...base, environment, networks, secrets };
}

function namesOf(networks: Service["networks"] = []): readonly string[] {
  return Array.isArray(networks) ? networks : Object.keys(networks);
}

/** The nodes' addresses can contain a key, so that they are secrets here; a file has one more kind of production. */
function comparable({ environment = {} }: Service): Record<string, string> {
  const entries = Object.entries(environment).map(([name, value]): [string, string] => {
    if (/_RPC_URLS(_FILE)?$/.test(name)) return [name.replace(/_FILE$/, ""), "of its nodes"];
    return [name, name === "NODE_ENV" ? "of its stack" : atDefaultPort(String(value))];
  });
  return Object.fromEntries(entries);
}

test("Swarm runs every service of compose, or says why not", () => {
  expect(Object.keys(compose.services).toSorted()).toEqual([...shared, ...composeOnly].toSorted());
  const swarm = new Set([...Object.keys(stack.services), ...Object.keys(local.services)]);
  expect([...swarm].toSorted()).toEqual(shared.toSorted());
});

test.each(shared)("%s has the same settings by compose and in Swarm", (name) => {
  const [ours, theirs] = [inSwarm(name), compose.services[name] ?? {}];
  expect(comparable(ours)).toEqual(comparable(theirs));
});

test.each(shared)("%s runs by the same rules by compose and in Swarm", (name) => {
  const rules = (service: Service, memory: string | undefined) => ({
    ...{ command: service.command, health: service.healthcheck?.test, user: service.user },
    ...{ readOnly: service.read_only, dropped: service.cap_drop, memory: memory?.toLowerCase() },
    image: service.image?.replace("${REGISTRY:-}", "").replace(/:\$\{\w*TAG:-latest\}$/, ""),
    networks: namesOf(service.networks).toSorted(),
  });
  const [ours, theirs] = [inSwarm(name), compose.services[name] ?? {}];
  expect(rules(ours, ours.deploy?.resources?.limits.memory)).toEqual(rules(theirs, theirs.mem_limit));
});

test.each(shared)("%s finds every file that its settings name", (name) => {
  const { environment = {}, secrets = [] } = inSwarm(name);
  const files = secrets.map(({ target }) => `/run/secrets/${target}`);
  const named = Object.values(environment).filter((value) => String(value).startsWith("/run/secrets/"));
  expect(files).toEqual(expect.arrayContaining(named));
  const defined = { ...stack.secrets, ...local.secrets };
  expect(secrets.filter(({ source }) => !(source in defined))).toEqual([]);
});

test.each(["gateway", "settler", "dispatcher"])("%s starts in production with the settings of an operator", (name) => {
  const folder = writeSecrets();
  try {
    for (const { network } of chains)
      writeFileSync(join(folder, name, `${network}-rpc-urls`), "https://one.example/key,https://two.example/key");
    const own = Object.entries(stack.services[name]?.environment ?? {});
    const env = {
      ...Object.fromEntries(own.map(([key, value]) => [key, value.replace("/run/secrets", join(folder, name))])),
      ...{ PUBLIC_URL: "https://pay.example", SIWE_DOMAINS: "pay.example" },
      ...Object.fromEntries(
        chains.map(({ network }) => [`${settingPrefix(network)}_PUBLIC_RPC_URL`, "https://public.example"]),
      ),
    };
    expect(problemsWith(name, env)).toEqual([]);
    expect(problemsWith(name, { ...env, DATABASE_URL_FILE: "" })).toEqual(["DATABASE_URL"]);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
