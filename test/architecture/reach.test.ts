import { chains } from "@lunas/catalog/chains";
import { parse } from "yaml";
import { readFile } from "./repository";
import { newSecrets } from "./start-services";

interface Service {
  readonly environment?: Readonly<Record<string, string>>;
  readonly volumes?: readonly (string | { readonly type: string; readonly source?: string; readonly target: string })[];
  readonly secrets?: readonly { readonly source: string; readonly target: string }[];
  readonly networks?: readonly string[] | Readonly<Record<string, unknown>>;
  readonly ports?: readonly (string | { readonly target: number })[];
  readonly [option: string]: unknown;
}

interface File {
  readonly services: Readonly<Record<string, Service>>;
  readonly networks?: Readonly<Record<string, { readonly internal?: boolean } | null>>;
}

const read = (path: string) => parse(readFile(path), { merge: true }) as File;
const compose = read("docker-compose.yml");
const [stack, local] = [read("infra/swarm/stack.yml"), read("infra/swarm/local-chains.yml")];

/** What a container may read, write and reach. Everything that is not here is nothing. */
interface Reach {
  /** Folders of secrets, each made for one process. */
  readonly secrets?: readonly string[];
  /** Volumes that it writes to. */
  readonly writes?: readonly string[];
  readonly networks?: readonly string[];
  /** Ports of its own that this machine reaches, and no other. */
  readonly ports?: readonly number[];
}

/** Decided by hand: a new container is red until somebody has thought about it. */
const decided: Readonly<Record<string, Reach>> = {
  secrets: {
    // What was dropped is in no other container.
    writes: ["postgres", "redis", "migrate", "gateway", "settler", "dispatcher", "console", "chain", "dropped"].map(
      (name) => `${name}-secrets`,
    ),
  },
  postgres: { secrets: ["postgres"], writes: ["postgres"], networks: ["back"] },
  redis: { secrets: ["redis"], writes: ["redis"], networks: ["back"] },
  chain: { secrets: ["chain"], writes: ["chain-state"], networks: ["rpc"] },
  // One for each chain that there is.
  rpc: { networks: ["front", "rpc"], ports: chains.map((_, index) => 8545 + index) },
  migrate: { secrets: ["migrate"], networks: ["back"] },
  gateway: { secrets: ["gateway"], networks: ["front", "back", "rpc"], ports: [3402] },
  "gateway-2": { secrets: ["gateway"], networks: ["front", "back", "rpc"] },
  edge: { networks: ["front"], ports: [8080] },
  settler: { secrets: ["settler"], networks: ["front", "back", "rpc"] },
  dispatcher: { secrets: ["dispatcher"], networks: ["front", "back"] },
  // The owner of the database: an operator starts it for one command, and it publishes nothing.
  ops: { secrets: ["migrate", "gateway"], networks: ["front", "back", "rpc"] },
  console: { secrets: ["console"], networks: ["front", "back", "rpc"], ports: [3404] },
  prometheus: { writes: ["prometheus"], networks: ["front"], ports: [9090] },
  alertmanager: { writes: ["alertmanager"], networks: ["front"], ports: [9093] },
  grafana: { writes: ["grafana"], networks: ["front"], ports: [3000] },
  "first-payment": { networks: ["front"] },
  shop: { networks: ["front"], ports: [3000] },
};

const namesOf = (networks: Service["networks"] = []) => (Array.isArray(networks) ? networks : Object.keys(networks));
/** `${NAME:-otherwise}` as it is without settings. */
const plain = (text: string): string => {
  const next = text.replace(/\$\{\w+(?::-([^${}]*))?\}/, "$1");
  return next === text ? text : plain(next);
};

function volumesOf({ volumes = [] }: Service) {
  return volumes.map((each) => {
    if (typeof each !== "string") return { source: each.source ?? "", target: each.target, isReadOnly: false };
    const [source = "", target = "", mode] = plain(each).split(":");
    return { source, target, isReadOnly: mode === "ro" };
  });
}

function reachOf(service: Service): Required<Reach> {
  const volumes = volumesOf(service).filter(({ source }) => source !== "");
  const ofSecrets = volumes.filter(({ source, isReadOnly }) => isReadOnly && source.endsWith("-secrets"));
  return {
    secrets: ofSecrets.map(({ source }) => source.replace(/-secrets$/, "")),
    writes: volumes.filter(({ isReadOnly }) => !isReadOnly).map(({ source }) => source),
    networks: namesOf(service.networks),
    ports: (service.ports ?? []).map((port) => Number(plain(String(port)).split(":").at(-1))),
  };
}

const sorted = (reach: Reach) => ({
  secrets: [...(reach.secrets ?? [])].sort(),
  writes: [...(reach.writes ?? [])].sort(),
  networks: [...(reach.networks ?? [])].sort(),
  ports: [...(reach.ports ?? [])].sort(),
});
const names = Object.keys(compose.services);

test("every container of compose was decided on", () => {
  expect(names.toSorted()).toEqual(Object.keys(decided).toSorted());
});

test.each(names)("%s reads, writes and reaches by compose what was decided, and nothing else", (name) => {
  expect(sorted(reachOf(compose.services[name] ?? {}))).toEqual(sorted(decided[name] ?? {}));
});

test.each(names)(
  "%s shares nothing with its machine, has a bound of memory, and is published to this machine alone",
  (name) => {
    const service = compose.services[name] ?? {};
    const shared = [
      "privileged",
      "pid",
      "ipc",
      "userns_mode",
      "devices",
      "cgroup",
      "group_add",
      "volumes_from",
      "sysctls",
    ];
    expect(shared.filter((option) => option in service)).toEqual([]);
    expect([undefined, "none"]).toContain(service.network_mode);
    expect(service.mem_limit).toMatch(/^\d+[mg]$/);
    for (const port of service.ports ?? []) expect(String(port)).toMatch(/^127\.0\.0\.1:/);
    // Of this machine a container reads what the repository has for it, and writes nothing.
    const ofMachine = volumesOf(service).filter(({ source }) => /^[./~]/.test(source));
    expect(ofMachine.filter(({ source, isReadOnly }) => !isReadOnly || !source.startsWith("./infra/"))).toEqual([]);
  },
);

test("who makes the secrets has no network, and more rights than others only for that", () => {
  const having = names.filter((name) => "cap_add" in (compose.services[name] ?? {}));
  expect(having).toEqual(["secrets"]);
  expect(compose.services.secrets?.network_mode).toBe("none");
  expect(names.filter((name) => compose.services[name]?.user === "0:0")).toEqual(["secrets"]);
});

test("PostgreSQL, Redis and the nodes have no way out, and nobody publishes them", () => {
  expect(
    Object.entries(compose.networks ?? {})
      .filter(([, each]) => each?.internal !== true)
      .map(([name]) => name),
  ).toEqual(["front"]);
  for (const name of ["postgres", "redis", "chain"]) {
    expect(reachOf(compose.services[name] ?? {}).networks).not.toContain("front");
    expect(compose.services[name]?.ports).toBeUndefined();
  }
});

describe("a service's secrets", () => {
  const made = newSecrets();
  const filesFor = (folder: string) => made.flatMap((each) => Object.keys(each[folder] ?? {}));
  const fileNamesIn = ({ environment = {} }: Service) =>
    Object.values(environment).flatMap((value) => /^\/run\/secrets\/(.+)$/.exec(String(value))?.slice(1) ?? []);

  test.each(["gateway", "settler", "dispatcher", "console"])(
    "%s finds in its folder what its settings name, and nothing else",
    (name) => {
      expect(filesFor(name).length).toBeGreaterThan(0);
      expect([...new Set(filesFor(name))].sort()).toEqual(fileNamesIn(compose.services[name] ?? {}).sort());
    },
  );

  test.each(["postgres", "redis", "migrate", "gateway", "settler", "dispatcher", "chain"])(
    "%s gets in Swarm the same files, and its nodes' addresses",
    (name) => {
      const own = [stack.services[name]?.secrets ?? [], local.services[name]?.secrets ?? []].flat();
      expect(own.filter(({ source }) => !source.startsWith(`${name}_`))).toEqual([]);
      const files = own.map(({ target }) => target).filter((target) => !target.endsWith("-rpc-urls"));
      expect([...new Set(files)].sort()).toEqual([...new Set(filesFor(name))].sort());
      const nodes = own.filter(({ target }) => target.endsWith("-rpc-urls"));
      expect(nodes).toHaveLength(["gateway", "settler"].includes(name) ? chains.length : 0);
    },
  );

  test("the owner's address in the database is in the folder of the migrations alone", () => {
    const owners = made.flatMap((each) =>
      Object.entries(each).flatMap(([folder, files]) =>
        Object.entries(files).flatMap(([file, text]) =>
          text.startsWith("postgresql://lunas:") ? [`${folder}/${file}`] : [],
        ),
      ),
    );
    expect(owners).toEqual(["migrate/database-url"]);
    const having = names.filter((name) => reachOf(compose.services[name] ?? {}).secrets.includes("migrate"));
    expect(having.toSorted()).toEqual(["migrate", "ops"]);
    expect(
      Object.keys(stack.services).filter((name) =>
        stack.services[name]?.secrets?.some(({ source }) => source.startsWith("migrate_")),
      ),
    ).toEqual(["migrate"]);
  });
});
