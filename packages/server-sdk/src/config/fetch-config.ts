import type { PublicConfig } from "@lunas/protocol/wire/api";
import type { Connection } from "../call-api";
import { callApi } from "../call-api";

/** The configuration with its ETag. */
export interface TaggedConfig {
  readonly config: PublicConfig;
  readonly etag: string | null;
}

const FRESH_MS = 60_000;
/** While no signer settles holds, which passes within seconds. */
const RESTING_MS = 2_000;

/**
 * `GET /config`, cached for a minute, then revalidated by its ETag. One request at a time. While the service is
 * unreachable, the last known configuration is used: chains and contracts do not change.
 */
export function cachedConfig(connection: Connection, now: () => number): () => Promise<TaggedConfig> {
  let known: (TaggedConfig & { readonly atMs: number }) | undefined;
  let running: Promise<TaggedConfig> | undefined;

  const ask = async (): Promise<TaggedConfig> => {
    try {
      known = { ...(await readConfig(connection, known)), atMs: now() };
    } catch (error) {
      if (known === undefined) throw error;
      known = { ...known, atMs: now() };
    }
    return known;
  };
  return async () => {
    if (known !== undefined && now() - known.atMs < freshMsOf(known.config)) return known;
    running ??= ask().finally(() => {
      running = undefined;
    });
    return running;
  };
}

function freshMsOf({ sandbox, production, networks = [] }: PublicConfig): number {
  const isResting = [sandbox, production, ...networks].some((chain) => chain?.x402?.upto?.facilitators.length === 0);
  return isResting ? RESTING_MS : FRESH_MS;
}

async function readConfig(connection: Connection, known: TaggedConfig | undefined): Promise<TaggedConfig> {
  // This request does not need the key, and does not send it.
  const bare = { ...connection, fetch: withoutKey(connection.fetch, known) };
  const { body, headers } = await callApi<PublicConfig>(bare, {
    path: "/config",
    ...(known?.etag ? { headers: { "If-None-Match": known.etag } } : {}),
  });
  return { config: body, etag: headers.get("etag") };
}

/** Replaces a 304 by the 200 that it stands for. */
function withoutKey(send: typeof fetch, known: TaggedConfig | undefined): typeof fetch {
  return async (input, init) => {
    const headers = new Headers(init?.headers);
    headers.delete("X-API-Key");
    const response = await send(input, { ...init, headers });
    if (response.status !== 304 || known === undefined) return response;
    return Response.json(known.config, { headers: known.etag === null ? {} : { ETag: known.etag } });
  };
}
