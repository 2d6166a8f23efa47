import { readFileSync } from "node:fs";
import { customCleanEnv, EnvMissingError, makeExactValidator } from "envalid";
import { addBootWarning } from "./boot-warnings";
import { misspelledNames } from "./misspelled-names";
import { isProduction, modeName, productionProblems } from "./production/judge-production";
import { noteProduction } from "./production/process-mode";
import { redactText } from "./redact-text";
import { secondsForMilliseconds } from "./seconds-for-milliseconds";
import { secret } from "./secret";
import { rememberSecret } from "./secrets/known-secrets";
import { isSetting, listSettings, type Setting, type SettingsOf, type SettingsSchema } from "./settings";
import { SettingsError } from "./settings-error";

/** A service's environment: names and texts. */
export type EnvSource = Readonly<Record<string, string | undefined>>;

/** The contradictions between settings that are valid alone; reported together with all other problems. */
export type Contradictions<S> = (settings: SettingsOf<S>, isProduction: boolean) => readonly string[];

/**
 * Reads all settings of `schema` into one frozen, typed tree. An empty text counts as unset (compose files write
 * `${NAME:-}`), and a secret may be in a file: `DATABASE_URL_FILE=/run/secrets/database-url`. In production dangerous
 * values are refused.
 * @throws {SettingsError} with a sentence for every missing or malformed setting, all at once
 */
export function readSettings<const S extends SettingsSchema>(
  schema: S,
  source: EnvSource = process.env,
  contradictions: Contradictions<S> = () => [],
): SettingsOf<S> {
  const settings = listSettings(schema);
  const problems: string[] = [];
  const given = Object.fromEntries(settings.map((setting) => [setting.name, findText(setting, source, problems)]));
  // Before anything is judged: a problem, or a fault of a library, may quote a value.
  for (const { name, secret: isSecret } of settings) if (isSecret) rememberSecret(given[name] ?? "");

  // envalid handles the iteration, the defaults and the collection of errors. Its own validators are not used: their
  // messages repeat the value, which could be a secret.
  const specs = Object.fromEntries(settings.map((setting) => [setting.name, specOf(setting)]));
  const values = customCleanEnv(given, specs, (cleaned) => cleaned, {
    reporter: ({ errors }) => {
      for (const setting of settings) {
        const error = errors[setting.name];
        if (error) problems.push(describe(setting, error instanceof EnvMissingError, given[setting.name]));
      }
    },
  });

  const read = { settings, texts: given, values };
  const production = isProduction(read);
  if (settings.some(({ name }) => name === modeName)) noteProduction(production);
  const tree = grow(schema, values) as SettingsOf<S>;
  if (problems.length === 0) problems.push(...contradictions(tree, production));
  if (production) problems.push(...productionProblems(read));
  // Only a service has a mode: a command, such as lunas-ops, runs in a person's environment.
  const isService = settings.some(({ name }) => name === modeName);
  const doubts = isService ? [...secondsForMilliseconds(settings, values), ...misspelledNames(source)] : [];
  if (production) problems.push(...doubts.map((doubt) => `${doubt} (Refused in production.)`));
  else for (const doubt of doubts) addBootWarning(doubt);
  if (problems.length > 0) throw new SettingsError([...new Set(problems)]);
  return tree;
}

/** Whether this deployment has a sandbox. It is known before the settings are read, because it decides which of them there are. */
export function hasSandbox(source: EnvSource = process.env): boolean {
  return source.SANDBOX_MODE !== "none";
}

function specOf(setting: Setting) {
  const validate = makeExactValidator<unknown>((raw) => {
    const value = setting.kind.parse(raw);
    if (value === undefined) throw new Error("does not fit");
    return value;
  });
  return setting.optional ? validate({ default: undefined }) : validate();
}

/** The text of a setting: from its variable, else from its file, else its default. */
function findText(setting: Setting, source: EnvSource, problems: string[]): string | undefined {
  const { name } = setting;
  const direct = source[name] || undefined;
  const path = setting.secret && source[`${name}_FILE`];
  if (!path) return direct ?? setting.default;
  if (direct) {
    problems.push(
      `${name} and ${name}_FILE are both set: remove ${name} to use the file ${path}, or remove ${name}_FILE to use the value.`,
    );
    rememberSecret(direct);
    return direct;
  }
  try {
    return readFileSync(path, "utf8").trim() || undefined;
  } catch (error) {
    if (setting.fileMayBeMissing && (error as NodeJS.ErrnoException).code === "ENOENT") return setting.default;
    problems.push(`${name}_FILE names a file that cannot be read: ${path}`);
    return setting.default;
  }
}

function describe(setting: Setting, missing: boolean, given: string | undefined): string {
  const { name, kind } = setting;
  const wanted = kind.expected + (setting.example ? `, for example ${setting.example}` : "");
  const orFile = setting.secret ? ` Set ${name}, or ${name}_FILE to the path of a file that contains it.` : "";
  if (missing) return `${name} is missing: it must be ${wanted}.${orFile} ${setting.doc}`;
  const shown = setting.secret ? "" : ` (it is "${redactText(given ?? "").slice(0, 80)}")`;
  return `${name} must be ${wanted}${shown}.`;
}

function grow(node: Setting | SettingsSchema, values: Readonly<Record<string, unknown>>): unknown {
  if (isSetting(node)) {
    const value = values[node.name];
    return node.secret && value !== undefined ? secret(value) : value;
  }
  return Object.freeze(Object.fromEntries(Object.entries(node).map(([place, child]) => [place, grow(child, values)])));
}
