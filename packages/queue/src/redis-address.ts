export interface RedisHost {
  readonly host: string;
  readonly port: number;
}

/** What a Redis URL names: one server, the Sentinels that know the master, or nodes of a Cluster. */
export type RedisAddress =
  | { readonly mode: "single"; readonly url: string }
  | (Servers & { readonly mode: "sentinel"; readonly name: string; readonly sentinelPassword: string | undefined })
  | (Servers & { readonly mode: "cluster" });

interface Servers {
  readonly hosts: readonly RedisHost[];
  readonly isTls: boolean;
  readonly username: string | undefined;
  readonly password: string | undefined;
  /** The number of the database. A Cluster has only one. */
  readonly db: number;
}

const form = /^(rediss?)\+(sentinel|cluster):\/\/(?:([^@]*)@)?([^@/?]+)(?:\/([^?]*))?(?:\?(.*))?$/;
const defaultPorts = { sentinel: 26_379, cluster: 6_379 } as const;

/**
 * Reads `redis://…`, `redis+sentinel://user:password@host:port,host:port/name` or `redis+cluster://user:password@host:port,host:port`.
 * The settings have checked its form.
 */
export function readRedisUrl(url: string): RedisAddress {
  const match = form.exec(url);
  if (match === null) return { mode: "single", url };
  const [, scheme, kind, credentials = "", hosts = "", path = "", query = ""] = match;
  const mode = kind as "sentinel" | "cluster";
  const [username, password] = splitAt(credentials, credentials.indexOf(":")).map(textOrNothing);
  const parameters = new URLSearchParams(query);
  const servers: Servers = {
    hosts: hosts.split(",").map((host) => readHost(host, defaultPorts[mode])),
    isTls: scheme === "rediss",
    username,
    password,
    db: Number(parameters.get("db") ?? 0),
  };
  if (mode === "cluster") return { mode, ...servers };
  return {
    mode,
    ...servers,
    name: decodeURIComponent(path),
    sentinelPassword: parameters.get("sentinelPassword") ?? undefined,
  };
}

function readHost(text: string, defaultPort: number): RedisHost {
  const [, bracketed, bare, port] = /^(?:\[([^\]]+)\]|([^:]+))(?::(\d+))?$/.exec(text.trim()) ?? [];
  return { host: bracketed ?? bare ?? text, port: port === undefined ? defaultPort : Number(port) };
}

function splitAt(text: string, place: number): readonly string[] {
  return place < 0 ? [text, ""] : [text.slice(0, place), text.slice(place + 1)];
}

function textOrNothing(text: string): string | undefined {
  return text === "" ? undefined : decodeURIComponent(text);
}
