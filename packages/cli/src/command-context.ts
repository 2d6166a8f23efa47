import { readFile } from "node:fs/promises";
import { dirname } from "node:path";
import { Misuse } from "@lunas/command-line/misuse";
import { describeSection, familyOf } from "@lunas/protocol/wire/environment";
import { isSecureUrl } from "@lunas/protocol/wire/secure-url";
import { httpAddress } from "./http-address";
import { type Profile, profileFileOf, readProfile } from "./profile";
import { oneLine, safeJson } from "./safe-text";
import { type Section, sectionNamed } from "./section";
import type { Terminal } from "./terminal";

/** What a command works with: the service's address, the keys, and the output. */
export interface CommandContext {
  readonly terminal: Terminal;
  readonly url: string;
  readonly profileFile: string;
  readonly profile: Profile;
  readonly isJson: boolean;
  /** Null where the user named none: then the sandbox, or the environment of the key in LUNAS_API_KEY. */
  readonly environment: Section | null;
  /** Reports the start of slow work, on standard error. */
  progress(line: string): void;
  /** Prints a result: as JSON for programs, else as lines for people. */
  print(result: unknown, lines: string): void;
  /** A secret: `NAME`, or the content of the file in `NAME_FILE`, else the profile's. Null where there is none. */
  secret(name: SecretName): Promise<string | null>;
}

const kept = { LUNAS_MERCHANT_KEY: "merchantKey", LUNAS_PAYER_KEY: "payerKey" } as const;
export type SecretName = keyof typeof kept;

export interface CommandInput {
  readonly url?: string | undefined;
  readonly profile?: string | undefined;
  readonly json?: boolean | undefined;
  readonly environment?: string | undefined;
}

/** Throws `Misuse`. */
export async function openCommandContext(given: CommandInput, terminal: Terminal): Promise<CommandContext> {
  const named = given.profile ?? (terminal.env.LUNAS_PROFILE || terminal.profileFile);
  const profileFile = profileFileOf(named, dirname(terminal.profileFile));
  const profile = await readProfile(profileFile);
  const isJson = given.json === true;
  return {
    terminal,
    url: addressOf(given.url ?? (terminal.env.LUNAS_URL || profile.url) ?? "http://localhost:3402"),
    profileFile,
    profile,
    isJson,
    environment: given.environment === undefined ? null : sectionNamed(given.environment),
    progress: (line) => terminal.complain(`… ${oneLine(line)}`),
    print: (result, lines) => terminal.say(isJson ? safeJson(result) : lines),
    secret: async (name) => (await secretIn(terminal.env, name)) ?? profile[kept[name]] ?? null,
  };
}

function addressOf(url: string): string {
  const address = httpAddress("--url (or LUNAS_URL)", url);
  if (!isSecureUrl(address)) {
    throw new Misuse(
      "--url (or LUNAS_URL) must be an https address, or an http one of this machine: keys are sent there",
    );
  }
  return address.replace(/\/+$/, "");
}

/** Like the services: from the variable, or from a file. */
export async function secretIn(env: Terminal["env"], name: string): Promise<string | null> {
  const said = env[name]?.trim();
  if (said) return said;
  const file = env[`${name}_FILE`];
  if (!file) return null;
  const read = await readFile(file, "utf8").catch(() => {
    throw new Misuse(`${name}_FILE names a file that cannot be read`);
  });
  return read.trim() || null;
}

/** The key of the environment. Throws `Misuse` where there is none; the message says what to do. */
export async function apiKeyOf({ terminal, profile, profileFile, environment }: CommandContext): Promise<string> {
  const given = await secretIn(terminal.env, "LUNAS_API_KEY");
  if (given !== null) return checkedKey(given, environment);
  const section = environment ?? "sandbox";
  const key = section === "production" ? profile.productionApiKey : profile.apiKey;
  if (key !== undefined) return key;
  const remedy =
    section === "production"
      ? "run `npx @lunas/cli keys create --environment production --save`"
      : "run `npx @lunas/cli register`";
  throw new Misuse(
    `there is no API key in ${profileFile} for ${describeSection(section)}: ${remedy}, or set LUNAS_API_KEY (or LUNAS_API_KEY_FILE)`,
  );
}

/** Play money must not pay for real goods, nor the other way round. */
function checkedKey(key: string, environment: Section | null): string {
  const { section } = familyOf(key);
  if (environment === null || section === environment) return key;
  throw new Misuse(
    `LUNAS_API_KEY is a key of ${describeSection(section)}, but --environment asks for ${describeSection(environment)}`,
  );
}
