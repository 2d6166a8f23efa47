import type { Chain, Network } from "@lunas/catalog/chain";
import { chainsOfDeployment, onlyOf, perChain, settingPrefix } from "@lunas/catalog/chains";
import { type EnvSource, hasSandbox, readSettings } from "@lunas/runtime/env";
import { integer, text, url, wei } from "@lunas/runtime/kinds";
import { healthServerSettings } from "@lunas/runtime/process-settings";
import { singleRpcProblem, singleRpcSettings } from "@lunas/runtime/production/single-rpc";
import { defineSettings, type SettingsOf } from "@lunas/runtime/settings";
import {
  faucetSettings,
  refillDailySetting,
  rpcBoundsSettings,
  rpcUrlsSetting,
  sharedSettings,
  tokenAddressSettings,
} from "@lunas/runtime/shared-settings";
import { signerSettings } from "./signer-settings";

/** The settings of the settler: the only process with keys that can spend. */
export const settings = defineSettings({
  mode: sharedSettings.mode,
  databaseUrl: sharedSettings.databaseUrl,
  redisUrl: sharedSettings.redisUrl,
  sandboxMode: sharedSettings.sandboxMode,
  databasePoolSize: sharedSettings.databasePoolSize,
  databasePooler: sharedSettings.databasePooler,
  name: {
    name: "SETTLER_NAME",
    kind: text,
    optional: true,
    doc: "This settler's name in the lanes' rows and in logs; default: the host's name.",
    example: "settler-1",
  },
  concurrency: {
    name: "SETTLER_CONCURRENCY",
    kind: integer({ min: 1, max: 10_000 }),
    default: "256",
    doc: "Settlement jobs of one chain that a settler works on at a time, each for one to 32 payments; at least the payments that its lanes may have in flight.",
  },
  bundleMax: {
    name: "SETTLEMENT_BUNDLE_MAX",
    kind: integer({ min: 1, max: 100 }),
    default: "1",
    doc: "The most settlements in one transaction (Multicall3) while more wait than the settler has lanes; saves gas. 1: each settlement has its own transaction.",
  },
  networks: perChain(networkSettings),
  faucet: faucetSettings,
  rpcBounds: rpcBoundsSettings,
  health: healthServerSettings,
});

/** What the settler's environment says of one chain; the names begin with the chain's. */
function networkSettings(chain: Chain) {
  const prefix = settingPrefix(chain.network);
  return defineSettings({
    rpcUrls: rpcUrlsSetting(prefix, chain.environment),
    singleRpc: singleRpcSettings(prefix, chain.environment),
    tokenAddresses: tokenAddressSettings(prefix, chain.environment, Object.keys(chain.tokens)),
    wsUrl: {
      name: `${prefix}_WS_URL`,
      kind: url("ws", "wss"),
      secret: true,
      optional: true,
      doc: "WebSocket endpoint for new heads; without it the settler polls.",
      example: "ws://127.0.0.1:8545",
    },
    ...signerSettings(chain),
    refillDailyWei: refillDailySetting(prefix),
    refillToWei: {
      name: `${prefix}_REFILL_TO_WEI`,
      kind: wei,
      optional: true,
      doc: "A relayer's balance after a refill; default: four times this chain's low balance.",
    },
  } as const);
}

type Settings = SettingsOf<typeof settings>;
/** `networks` has the values of `chains`: the chains that this deployment serves. */
export type Config = Settings & { readonly chains: readonly Chain[] };
export type ChainConfig = Config["networks"][Network];

export function readConfig(source?: EnvSource): Config {
  const chains = chainsOfDeployment(hasSandbox(source));
  const schema = { ...settings, networks: onlyOf(settings.networks, chains) };
  const given = readSettings(schema, source, (read, isProduction) =>
    isProduction ? singleRpcProblems(read, chains) : [],
  );
  return { ...given, chains };
}

function singleRpcProblems({ networks }: Settings, chains: readonly Chain[]): readonly string[] {
  return chains.flatMap(({ network, environment }) => {
    const { rpcUrls, singleRpc } = networks[network];
    const prefix = settingPrefix(network);
    return singleRpcProblem({ prefix, environment, urls: rpcUrls.reveal(), singleRpc }) ?? [];
  });
}
