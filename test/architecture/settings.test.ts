import { join } from "node:path";
import { chains } from "@lunas/catalog/chains";
import { type EnvSource, readSettings } from "@lunas/runtime/env";
import { audienceOf, renderEnvExample } from "@lunas/runtime/env-example";
import { privateKey, privateKeys } from "@lunas/runtime/kinds";
import { processSettings } from "@lunas/runtime/process-settings";
import { listSettings, type Setting, type SettingsSchema } from "@lunas/runtime/settings";
import { SettingsError } from "@lunas/runtime/settings-error";
import { renderChartChains, renderChartServices } from "@lunas/stack/helm/render-chart";
import { expectGenerated } from "./generated-file";
import { listFiles, root } from "./repository";

/** Names whose values are secrets in every service. */
const SECRET_NAME = /(?:DATABASE_URL|REDIS_URL|_KEYS?|SECRETS?|PASSWORD|MNEMONIC|_RPC_URLS?)$/;
const PUBLIC_NAME = /_PUBLIC_(?:RPC_URL|KEY)$|^RATE_LIMIT_/;

/** The settings that each service declares (`settings` of its config.ts), and those of the shell around them. */
function readSchemas(): Record<string, SettingsSchema> {
  const configs = listFiles().filter((path) => /^services\/[^/]+\/src\/config\.ts$/.test(path));
  const declared = configs.flatMap((path): [string, SettingsSchema][] => {
    const { settings } = require(join(root, path)) as { settings?: SettingsSchema };
    return settings ? [[path.split("/")[1] ?? path, settings]] : [];
  });
  return { "every service": processSettings, ...Object.fromEntries(declared) };
}

const schemas = readSchemas();
const all = Object.values(schemas).flatMap(listSettings);
const names = (settings: readonly Setting[]) => settings.map(({ name }) => name);

test(".env.example says what the services declare", () => {
  expectGenerated(".env.example", renderEnvExample(schemas));
});

test("a service knows the names of all services' settings", () => {
  const sorted = [...new Set(names(all))].toSorted();
  const lines = sorted.map((name) => `  "${name}",\n`).join("");
  expectGenerated(
    "packages/runtime/src/known-names.ts",
    `/** The settings of all services; \`npm run generate\` writes this list. */\nexport const knownNames: readonly string[] = [\n${lines}];\n`,
  );
});

test("the Helm chart knows what each service reads, and every chain", () => {
  const { "every service": common = {}, ...own } = schemas;
  const services = Object.fromEntries(
    Object.entries(own).map(([name, schema]) => [name, [...listSettings(common), ...listSettings(schema)]]),
  );
  expectGenerated("infra/helm/lunas/files/services.yaml", renderChartServices(services, chains));
  expectGenerated("infra/helm/lunas/values/chains.yaml", renderChartChains(chains));
});

/** More would not be read by a person who sets Lunas up. */
const MOST_FOR_EVERYBODY = 20;

test("what everybody sets is short, and has every setting without which a service does not start", () => {
  const everybody = all.filter((setting) => audienceOf(setting) === "everybody");
  expect(new Set(names(everybody)).size).toBeLessThanOrEqual(MOST_FOR_EVERYBODY);
  const required = all.filter((setting) => setting.default === undefined && !setting.optional);
  expect(names(required.filter((setting) => !everybody.includes(setting)))).toEqual([]);
});

test("production refuses each setting that is for tests", () => {
  const given = all.filter((setting) => audienceOf(setting) === "tests");
  expect(given.length).toBeGreaterThan(1);
  const isAllowed = ({ kind, refusedInProduction }: Setting) =>
    ["true", "/a/folder"].every((text) => {
      const value = kind.parse(text);
      return value === undefined || refusedInProduction?.(value) === undefined;
    });
  expect(names(given.filter(isAllowed))).toEqual([]);
});

test("a setting with the name of a secret is declared as one", () => {
  const plain = all.filter(({ name, secret }) => SECRET_NAME.test(name) && !PUBLIC_NAME.test(name) && !secret);
  expect(names(plain)).toEqual([]);
});

test("names are in capitals, and defaults and examples fit their kind", () => {
  const fits = ({ kind, default: given, example }: Setting) =>
    [given, example].every((text) => text === undefined || kind.parse(text) !== undefined);
  expect(names(all.filter((setting) => !/^[A-Z][A-Z0-9_]*$/.test(setting.name) || !fits(setting)))).toEqual([]);
});

test("a service in production refuses every key and password of the examples", () => {
  const given = Object.fromEntries(all.map(({ name, example }) => [name, example]));
  for (const schema of Object.values(schemas).filter((each) => each !== processSettings)) {
    const settings = listSettings(schema);
    const isKey = ({ name, secret, example }: Setting) =>
      secret === true && example !== undefined && !/_(RPC_URLS|WS_URL)$/.test(name);
    const refused = problemsOf(schema, { ...given, NODE_ENV: "production" });
    for (const name of names(settings.filter(isKey))) expect(refused).toContain(name);
    expect(problemsOf(schema, { ...given, NODE_ENV: "development" })).toEqual([]);
  }
});

function problemsOf(schema: SettingsSchema, env: EnvSource): readonly string[] {
  try {
    readSettings(schema, env);
    return [];
  } catch (error) {
    if (error instanceof SettingsError) return error.problems.map((problem) => problem.split(" ")[0] ?? "");
    throw error;
  }
}

test("only the settler holds keys that can spend", () => {
  const others = Object.entries(schemas).filter(([service]) => service !== "settler");
  const keys = others
    .flatMap(([, schema]) => listSettings(schema))
    .filter(({ kind }) => kind === privateKey || kind === privateKeys);
  expect(names(keys)).toEqual([]);
});
