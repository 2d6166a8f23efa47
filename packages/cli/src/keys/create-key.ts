import { Misuse } from "@lunas/command-line/misuse";
import { IssuedApiKey } from "@lunas/protocol/api/api-keys";
import { keyScopes } from "@lunas/protocol/api/key-scopes";
import { parse } from "@lunas/protocol/validate";
import { changeProfile, withKey } from "../profile";
import { sectionNamed } from "../section";
import { ask } from "../service";
import { table } from "../table";
import type { SignedIn } from "./signed-in";

export interface NewKeyRequest {
  readonly environment?: string | undefined;
  readonly type?: string | undefined;
  readonly origin?: readonly string[] | undefined;
  readonly label?: string | undefined;
  readonly scope?: readonly string[] | undefined;
  readonly "allow-ip"?: readonly string[] | undefined;
  readonly expires?: string | undefined;
  readonly save?: boolean | undefined;
}

/** Throws `Misuse` at once where the options contradict each other. */
export function createKey(request: NewKeyRequest) {
  const { environment = "sandbox", type = "secret", origin, label = "", save } = request;
  const section = sectionNamed(environment);
  oneOf("--type", type, ["secret", "publishable"]);
  if ((type === "publishable") !== (origin !== undefined)) {
    throw new Misuse("--origin belongs to a publishable key, and a publishable key needs one");
  }
  if (save === true && type !== "secret") throw new Misuse("--save is for secret keys");
  const origins = origin === undefined ? {} : { allowedOrigins: origin };
  const body = { environment: section, type, label, ...origins, ...limitsOf(request, type) };
  return async ({ context, session }: SignedIn): Promise<void> => {
    const call = { method: "POST", path: "/merchant/api-keys", body, headers: session } as const;
    const issued = (await ask(context.url, call, (value) => parse(IssuedApiKey, value))).body;
    const { key, ...rest } = issued;
    if (save !== true) return showKey({ context, session }, issued);
    await changeProfile(context.profileFile, withKey(key));
    const rows = [
      ["id", issued.id],
      ["key", `${issued.prefix}…`],
      ["kept in", context.profileFile],
    ];
    context.print({ ...rest, profileFile: context.profileFile }, table(rows));
  };
}

/** The limits of a secret key. The service checks the addresses. */
function limitsOf({ scope, "allow-ip": allowedIps, expires }: NewKeyRequest, type: string): object {
  for (const [option, given] of Object.entries({ "--scope": scope, "--allow-ip": allowedIps, "--expires": expires })) {
    if (given !== undefined && type !== "secret") throw new Misuse(`${option} is for secret keys`);
  }
  for (const each of scope ?? []) oneOf("--scope", each, keyScopes);
  return {
    ...(scope === undefined ? {} : { scopes: [...new Set(scope)] }),
    ...(allowedIps === undefined ? {} : { allowedIps: [...new Set(allowedIps)] }),
    ...(expires === undefined ? {} : { expiresAt: momentOf(expires, Date.now()) }),
  };
}

/** `30d` and `12h` count from now; else a date or time. */
function momentOf(text: string, nowMs: number): string {
  const [, count, unit] = /^([1-9]\d{0,4})([dh])$/.exec(text) ?? [];
  const timeMs = count === undefined ? timeOf(text) : nowMs + Number(count) * (unit === "d" ? 86_400_000 : 3_600_000);
  if (timeMs > nowMs) return new Date(timeMs).toISOString();
  throw new Misuse("--expires must lie ahead: a number of days or hours (30d, 12h), or a date such as 2027-06-30");
}

/** NaN for a text that is not a date: a bare number is not one, although JavaScript accepts it. */
function timeOf(text: string): number {
  return /^\d{4}-\d{2}-\d{2}/.test(text) ? Date.parse(text) : Number.NaN;
}

function oneOf(option: string, given: string, words: readonly string[]): void {
  if (!words.includes(given)) throw new Misuse(`${option} must be ${words.join(" or ")}`);
}

/** Shown only this time. */
export function showKey({ context }: SignedIn, { id, key, ...rest }: Omit<IssuedApiKey, "label">): void {
  const rows = [
    ["id", id],
    ["key", key],
  ];
  context.print({ id, key, ...rest }, `${table(rows)}\n\nThis key is shown only once. Store it now.`);
}
