import { readFile } from "node:fs/promises";
import { Misuse } from "@lunas/command-line/misuse";
import { isSecureUrl } from "@lunas/protocol/wire/secure-url";
import { type Profile, readProfile } from "./profile";
import { oneLine, safeJson } from "./safe-text";
import type { Terminal } from "./terminal";

/** What a command works with: the service's address, the keys, and the output. */
export interface CommandContext {
  readonly terminal: Terminal;
  readonly url: string;
  readonly profileFile: string;
  readonly profile: Profile;
  readonly isJson: boolean;
  /** Reports the start of slow work, on standard error. */
  progress(line: string): void;
  /** Prints a result: as JSON for programs, else as lines for people. */
  print(result: unknown, lines: string): void;
  /** A secret: `NAME`, or the content of the file in `NAME_FILE`, else the profile's. Null where there is none. */
  secret(name: SecretName): Promise<string | null>;
}

const kept = { LUNAS_API_KEY: "apiKey", LUNAS_MERCHANT_KEY: "merchantKey", LUNAS_PAYER_KEY: "payerKey" } as const;
export type SecretName = keyof typeof kept;

interface CommandInput {
  readonly url?: string | undefined;
  readonly profile?: string | undefined;
  readonly json?: boolean | undefined;
}

/** Throws `Misuse`. */
export async function openCommandContext(given: CommandInput, terminal: Terminal): Promise<CommandContext> {
  const profileFile = given.profile ?? (terminal.env.LUNAS_PROFILE || terminal.profileFile);
  const profile = await readProfile(profileFile);
  const isJson = given.json === true;
  return {
    terminal,
    url: addressOf(given.url ?? (terminal.env.LUNAS_URL || profile.url) ?? "http://localhost:3402"),
    profileFile,
    profile,
    isJson,
    progress: (line) => terminal.complain(`… ${oneLine(line)}`),
    print: (result, lines) => terminal.say(isJson ? safeJson(result) : lines),
    secret: async (name) => (await secretIn(terminal.env, name)) ?? profile[kept[name]] ?? null,
  };
}

function addressOf(url: string): string {
  if (!isSecureUrl(url)) {
    throw new Misuse(
      "--url (or LUNAS_URL) must be an https address, or an http one of this machine: keys are sent there",
    );
  }
  return url.replace(/\/+$/, "");
}

/** Like the services: from the variable, or from a file. */
async function secretIn(env: Terminal["env"], name: SecretName): Promise<string | null> {
  const said = env[name]?.trim();
  if (said) return said;
  const file = env[`${name}_FILE`];
  if (!file) return null;
  const read = await readFile(file, "utf8").catch(() => {
    throw new Misuse(`${name}_FILE names a file that cannot be read`);
  });
  return read.trim() || null;
}

/** Throws `Misuse` where there is none; the message says what to do. */
export async function apiKeyOf(context: CommandContext): Promise<string> {
  const key = await context.secret("LUNAS_API_KEY");
  if (key !== null) return key;
  throw new Misuse("there is no API key: run `lunas register`, or set LUNAS_API_KEY (or LUNAS_API_KEY_FILE)");
}
