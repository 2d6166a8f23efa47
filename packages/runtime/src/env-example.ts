import { listSettings, type Setting, type SettingsSchema } from "./settings";

const HEAD = `# Every setting of every service, written from services/*/src/config.ts:
# npm run generate
# Each line shows the default or an example; take the # away to change it. What is required has no default: no service starts without.
# As it stands it sets nothing: beside docker-compose.yml, which sets by itself what is required, a copy named .env changes nothing.
# Three parts: what everybody sets, what an operator may set, what is for development and tests.
# A secret may come from a file instead: NAME_FILE=/run/secrets/name.
`;

/** Its parts in their order, by who sets what. */
export const audiences = {
  everybody: "What everybody sets, beside one source of signers for each chain (<CHAIN>_SIGNER…, below)",
  operator: "What an operator may set: each has a default, or turns something on",
  tests: "For development and tests: production refuses them",
} as const;

/**
 * The text of .env.example. A setting that several services share appears once, under all their names.
 * @param schemas the schema of each service, by the service's name
 * @throws when two services declare one name differently
 */
export function renderEnvExample(schemas: Readonly<Record<string, SettingsSchema>>): string {
  const found = [...byName(schemas).values()];
  const parts = Object.entries(audiences).flatMap(([audience, title]) => {
    const own = found.filter(({ setting }) => audienceOf(setting) === audience);
    return own.length === 0 ? [] : [`# ======== ${title} ========\n`, ...groupsOf(own)];
  });
  return [HEAD, ...parts].join("\n");
}

/** Who sets it. Pure. */
export function audienceOf(setting: Setting): keyof typeof audiences {
  return setting.audience ?? (isRequired(setting) ? "everybody" : "operator");
}

const isRequired = (setting: Setting) => setting.default === undefined && !setting.optional;

function groupsOf(found: readonly Declared[]): readonly string[] {
  const groups = new Map<string, Setting[]>();
  for (const { setting, services } of found) {
    const title = services.join(", ");
    groups.set(title, [...(groups.get(title) ?? []), setting]);
  }
  return [...groups].map(([title, settings]) => `# ---- ${title} ----\n\n${settings.map(entry).join("\n")}`);
}

interface Declared {
  readonly setting: Setting;
  readonly services: string[];
}

function byName(schemas: Readonly<Record<string, SettingsSchema>>) {
  const found = new Map<string, Declared>();
  for (const [service, schema] of Object.entries(schemas)) {
    for (const setting of listSettings(schema)) {
      const known = found.get(setting.name);
      if (!known) found.set(setting.name, { setting, services: [service] });
      else if (entry(known.setting) !== entry(setting)) {
        throw new Error(`${setting.name} is declared differently by ${known.services.join(", ")} and ${service}`);
      } else if (!known.services.includes(service)) known.services.push(service);
    }
  }
  return found;
}

function entry(setting: Setting): string {
  const words = [isRequired(setting) && "required", setting.secret && "secret"].filter(Boolean).join(", ");
  const about = [setting.doc, `Must be ${setting.kind.expected}${words && ` (${words})`}.`].map(
    (line) => `# ${line}\n`,
  );
  // An example must not count as a value: everybody can read its key, and its address may not exist.
  return `${about.join("")}#${setting.name}=${setting.default ?? setting.example ?? ""}\n`;
}
