import type { ChainConfig, PublicConfig } from "@lunas/protocol/wire/api";
import { chainsOfSection } from "@lunas/protocol/wire/chains-of-section";
import { LunasError } from "@lunas/protocol/wire/lunas-error";
import type { Settings } from "./options";
import { checkChain } from "./pay/check-chain";
import { failureOf } from "./pay/failed-answer";
import { readJson } from "./pay/read-json";

const FRESH_MS = 60_000;

/** The chains of an environment that can be paid on, the default one first. */
export type Chains = readonly [ChainConfig, ...ChainConfig[]];

/** Where the configuration is read, and what of it is believed. */
export type ChainSource = Pick<Settings, "section" | "configUrl" | "contracts">;

export interface ConfigReader {
  readonly send: typeof fetch;
  /** The error for an address without an answer: `unreachable`, with the reason as far as it is known. */
  readonly unreachable: (url: string, cause: unknown) => LunasError;
}

/** The chains of `GET /config` that can be paid on, as far as they are believed. Kept for a minute. */
export function readChains(settings: ChainSource, reader: ConfigReader): () => Promise<Chains> {
  let known: { readonly chains: Chains; readonly atMs: number } | undefined;
  return async () => {
    if (known !== undefined && Date.now() - known.atMs < FRESH_MS) return known.chains;
    const [first, ...others] = chainsOfSection(await readConfig(settings.configUrl, reader), settings.section);
    if (typeof first?.permit2Address !== "string") {
      throw unexpected(settings.configUrl, undefined);
    }
    checkChain(first, settings.section, settings.contracts);
    known = { chains: [first, ...others.filter((chain) => isBelieved(chain, settings))], atMs: Date.now() };
    return known.chains;
  };
}

function unexpected(url: string, cause: unknown): LunasError {
  return new LunasError(`${url} did not answer with a configuration.`, { code: "unexpected_answer", cause });
}

/** A chain that this version does not know is left out: nothing is paid there. */
function isBelieved(chain: ChainConfig, { section, contracts }: ChainSource): boolean {
  try {
    checkChain(chain, section, contracts);
    return true;
  } catch {
    return false;
  }
}

async function readConfig(url: string, { send, unreachable }: ConfigReader): Promise<PublicConfig> {
  let response: Response;
  try {
    response = await send(url);
  } catch (cause) {
    throw unreachable(url, cause);
  }
  if (!response.ok) throw await failureOf(response);
  return readJson(response).catch((cause: unknown) => Promise.reject(unexpected(url, cause))) as Promise<PublicConfig>;
}
