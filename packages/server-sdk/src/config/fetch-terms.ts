import { LunasError } from "@lunas/protocol/wire/lunas-error";
import { type Connection, callApi } from "../call-api";

const FRESH_MS = 60_000;
/** The service has no such endpoint yet, or the key may not ask it. */
const withoutTerms = ["not_found", "forbidden"];

/**
 * The network on which the merchant wants to be paid, by `GET /merchant/terms`; cached for a minute. Undefined: the
 * service does not say. While the service is unreachable, the last known network is used.
 */
export function cachedNetwork(connection: Connection, now: () => number): () => Promise<string | undefined> {
  let known: { readonly network: string | undefined; readonly atMs: number } | undefined;
  let running: Promise<string | undefined> | undefined;

  const ask = async (): Promise<string | undefined> => {
    const network = await readNetwork(connection).catch((error: unknown) => {
      if (known === undefined) throw error;
      return known.network;
    });
    known = { network, atMs: now() };
    return network;
  };
  return async () => {
    if (known !== undefined && now() - known.atMs < FRESH_MS) return known.network;
    running ??= ask().finally(() => {
      running = undefined;
    });
    return running;
  };
}

async function readNetwork(connection: Connection): Promise<string | undefined> {
  try {
    const { body } = await callApi<{ readonly network: string }>(connection, { path: "/merchant/terms" });
    return body.network;
  } catch (error) {
    if (error instanceof LunasError && withoutTerms.includes(error.code)) return undefined;
    throw error;
  }
}
