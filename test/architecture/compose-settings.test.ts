import { readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { parseEnv } from "node:util";
import { misspelledNames } from "@lunas/runtime/misspelled-names";
import { parse } from "yaml";
import { root } from "./repository";
import { problemsWith, writeSecrets } from "./start-services";

type Env = Record<string, string | undefined>;
const services = ["gateway", "settler", "dispatcher"] as const;
const example = parseEnv(readFileSync(join(root, ".env.example"), "utf8"));
const composed = parse(readFileSync(join(root, "docker-compose.yml"), "utf8"), { merge: true }) as {
  services: Record<string, { environment: Record<string, string> }>;
};
let secrets: string;

beforeAll(() => {
  secrets = writeSecrets();
});
afterAll(() => rmSync(secrets, { recursive: true }));

/** `${NAME}`, `${NAME:-otherwise}` and `${NAME:+instead}`, one within the other, as compose reads them. */
function interpolate(text: string, env: Env): string {
  const next = text.replace(/\$\{(\w+)(?:(:[-+])([^${}]*))?\}/, (_all, name: string, operator = "", word = "") =>
    operator === ":+" ? (env[name] ? word : "") : env[name] || word,
  );
  return next === text ? text : interpolate(next, env);
}

/** What a container of the service is given, with this .env beside docker-compose.yml. */
function environmentOf(service: string, dotEnv: Env): Env {
  const written = Object.entries(composed.services[service]?.environment ?? {});
  const own = written.map(([name, text]) => [
    name,
    interpolate(String(text), dotEnv).replace("/run/secrets", join(secrets, service)),
  ]);
  return { NODE_ENV: "production", ...dotEnv, ...Object.fromEntries(own) };
}

const problemsOf = (service: string, dotEnv: Env) => problemsWith(service, environmentOf(service, dotEnv));

test("the console starts by compose with an operator's token, and not without one", () => {
  expect(problemsOf("console", {})).toEqual(["OPERATOR_TOKENS"]);
  expect(problemsOf("console", { OPERATOR_TOKENS: `ani:${"ab".repeat(32)}` })).toEqual([]);
});

test("the example sets nothing", () => {
  expect(example).toEqual({});
});

test.each(services)("%s starts by compose, with no .env and with a copy of the example", (service) => {
  expect(problemsOf(service, {})).toEqual([]);
  expect(problemsOf(service, example)).toEqual([]);
});

test.each(services)("%s by compose is in production once Base is real, and only then", (service) => {
  const real = { BASE_RPC_URLS: "https://base.example/key", WEBHOOK_ALLOW_PRIVATE_TARGETS: "true", REDIS_URL: "" };
  expect(environmentOf(service, {}).NODE_ENV).toBe("");
  expect(environmentOf(service, real).NODE_ENV).toBe("production");
  expect(environmentOf(service, { ...real, NODE_ENV: "test" }).NODE_ENV).toBe("test");
  if (service === "settler") return;
  expect(problemsOf(service, real)).toContain("WEBHOOK_ALLOW_PRIVATE_TARGETS");
  expect(problemsOf(service, { ...real, BASE_RPC_URLS: "" })).toEqual([]);
});

test("a name of .env that compose reads itself is no misspelled setting to the services", () => {
  const text = readFileSync(join(root, "docker-compose.yml"), "utf8");
  const own = [...text.matchAll(/\$\{(\w+)/g)].map(([, name = ""]) => name);
  const names = [...own, "COMPOSE_FILE", "COMPOSE_PROFILES", "COMPOSE_PROJECT_NAME"];
  expect(names.length).toBeGreaterThan(20);
  expect(misspelledNames(Object.fromEntries(names.map((name) => [name, "a value"])))).toEqual([]);
});

test("every container of compose runs without capabilities, on a read-only root, and may gain no rights", () => {
  const hardening = Object.entries(composed.services).map(([name, service]) => {
    const {
      read_only: readOnly,
      cap_drop: dropped,
      security_opt: options,
      privileged,
    } = service as unknown as Record<string, unknown>;
    return { name, readOnly, dropped, options, privileged };
  });
  expect(hardening.length).toBeGreaterThan(6);
  for (const { name, ...rules } of hardening)
    expect({ name, ...rules }).toEqual({
      ...{ name, readOnly: true, dropped: ["ALL"], options: ["no-new-privileges:true"], privileged: undefined },
    });
});

test("every image that compose builds may use the host's network where containers have no way out", () => {
  const { services } = parse(readFileSync(join(root, "test/compose/build-network.yml"), "utf8")) as {
    services: Record<string, unknown>;
  };
  const built = Object.entries(composed.services).flatMap(([name, service]) =>
    "build" in (service as unknown as object) ? [name] : [],
  );
  expect(built.length).toBeGreaterThan(6);
  expect(Object.keys(services)).toEqual(expect.arrayContaining(built));
});
