import { parseArgs } from "node:util";
import { type EventType, eventTypes } from "@lunas/protocol/events/event-types";
import { webhookKey } from "@lunas/protocol/events/webhook-secret";

export interface ListenCommand {
  readonly kind: "listen";
  readonly forwardTo: string;
  /** Null where it is not typed: then it comes from elsewhere. */
  readonly key: string | null;
  readonly url: string | null;
  readonly secret: string | null;
  readonly after: string | null;
  readonly profile: string | null;
}

export interface TriggerCommand {
  readonly kind: "trigger";
  readonly type: EventType;
  readonly forwardTo: string | null;
  readonly secret: string | null;
}

export type Command = ListenCommand | TriggerCommand | { readonly kind: "help" };
/** The problem of a command line, for the user. */
export interface Misunderstood {
  readonly kind: "misunderstood";
  readonly problem: string;
}

const text = { type: "string" } as const;
const options = {
  "forward-to": text,
  key: text,
  url: text,
  profile: text,
  secret: text,
  after: text,
  help: { type: "boolean", short: "h", default: false },
} as const;

/** Parses a command line; never throws. */
export function parseCommand(given: readonly string[]): Command | Misunderstood {
  const parsed = read(given);
  if ("problem" in parsed) return parsed;
  const { values, positionals } = parsed;
  const [name, ...rest] = positionals;
  if (values.help || name === undefined || name === "help") return { kind: "help" };
  if (name === "listen") return rest.length > 0 ? wrong(`listen takes no "${rest[0]}"`) : listenCommand(values);
  if (name === "trigger") return triggerCommand(values, rest);
  return wrong(`there is no command "${name}"`);
}

function read(given: readonly string[]) {
  try {
    return parseArgs({ args: [...given], options, allowPositionals: true });
  } catch (error) {
    return wrong(error instanceof Error ? error.message : String(error));
  }
}

type Values = Extract<ReturnType<typeof read>, { values: unknown }>["values"];

function listenCommand({
  "forward-to": forwardTo,
  key,
  url,
  secret,
  after,
  profile,
}: Values): ListenCommand | Misunderstood {
  if (forwardTo === undefined) return wrong("--forward-to is missing: the address of your receiver");
  if (key !== undefined && !/^ipk_(sandbox|live)_/.test(key))
    return wrong("--key must be a secret key, ipk_sandbox_… or ipk_live_…");
  if (after !== undefined && !/^(latest|evt_\w+)$/.test(after)) return wrong('--after must be evt_… or "latest"');
  const problem = problemWith({ "--forward-to": forwardTo, ...(url === undefined ? {} : { "--url": url }) }, secret);
  if (problem !== null) return problem;
  return {
    kind: "listen",
    ...{ forwardTo, key: key ?? null, url: url ?? null, profile: profile ?? null },
    ...{ secret: secret ?? null, after: after ?? null },
  };
}

function triggerCommand({ "forward-to": forwardTo, secret }: Values, rest: readonly string[]) {
  const [name, more] = rest;
  const type = eventTypes.find((each) => each === name);
  if (name === undefined) return wrong(`trigger needs a type: ${eventTypes.join(", ")}`);
  if (type === undefined) return wrong(`there is no event "${name}"; there are ${eventTypes.join(", ")}`);
  if (more !== undefined) return wrong(`trigger takes no "${more}"`);
  const problem = problemWith(forwardTo === undefined ? {} : { "--forward-to": forwardTo }, secret);
  return problem ?? ({ kind: "trigger", type, forwardTo: forwardTo ?? null, secret: secret ?? null } as const);
}

function problemWith(urls: Readonly<Record<string, string>>, secret: string | undefined): Misunderstood | null {
  for (const [name, url] of Object.entries(urls)) {
    const isHttp = URL.canParse(url) && ["http:", "https:"].includes(new URL(url).protocol);
    if (!isHttp) return wrong(`${name} must be an http or https address`);
  }
  if (secret === undefined || webhookKey(secret) !== undefined) return null;
  return wrong("--secret must be whsec_ and base64 of 24 to 64 bytes");
}

function wrong(problem: string): Misunderstood {
  return { kind: "misunderstood", problem };
}
