import type { ChainConfig, PublicConfig } from "@lunas/protocol/wire/api";
import { LunasError } from "@lunas/protocol/wire/lunas-error";
import type { Settings } from "./options";
import { checkChain } from "./pay/check-chain";
import { failureOf } from "./pay/failed-answer";

const FRESH_MS = 60_000;

/** The section of `GET /config` for the client's environment, after `checkChain`. Cached for a minute. */
export function readChainConfig(settings: Settings, send: typeof fetch): () => Promise<ChainConfig> {
  let known: { readonly chain: ChainConfig; readonly atMs: number } | undefined;
  return async () => {
    if (known !== undefined && Date.now() - known.atMs < FRESH_MS) return known.chain;
    const chain = (await readConfig(settings.configUrl, send))[settings.section];
    if (typeof chain?.permit2Address !== "string") {
      throw new LunasError(`${settings.configUrl} did not answer with a configuration.`, { code: "unexpected_answer" });
    }
    checkChain(chain, settings.section, settings.contracts);
    known = { chain, atMs: Date.now() };
    return chain;
  };
}

async function readConfig(url: string, send: typeof fetch): Promise<PublicConfig> {
  let response: Response;
  try {
    response = await send(url);
  } catch (cause) {
    throw new LunasError(`Could not read the configuration from ${url}.`, { code: "unreachable", cause });
  }
  if (!response.ok) throw await failureOf(response);
  return (await response.json()) as PublicConfig;
}
