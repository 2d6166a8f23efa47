import type { Chain, Network } from "@lunas/catalog/chain";
import { perChain, settingPrefix } from "@lunas/catalog/chains";
import { readSettings } from "@lunas/runtime/env";
import { integer, text, url, wei } from "@lunas/runtime/kinds";
import { healthServerSettings } from "@lunas/runtime/process-settings";
import { defineSettings, type SettingsOf } from "@lunas/runtime/settings";
import {
  faucetSettings,
  rpcBoundsSettings,
  rpcUrlsSetting,
  sharedSettings,
  tokenAddressSettings,
} from "@lunas/runtime/shared-settings";
import { signerSettings } from "./signer-settings";

/** The settings of the settler: the only process that holds keys which can spend. */
export const settings = defineSettings({
  mode: sharedSettings.mode,
  databaseUrl: sharedSettings.databaseUrl,
  redisUrl: sharedSettings.redisUrl,
  databasePoolSize: sharedSettings.databasePoolSize,
  name: {
    name: "SETTLER_NAME",
    kind: text,
    optional: true,
    doc: "How this settler is called among others, in the lanes' rows and in logs; default: the host's name.",
    example: "settler-1",
  },
  concurrency: {
    name: "SETTLER_CONCURRENCY",
    kind: integer({ min: 1, max: 10_000 }),
    default: "256",
    doc: "Jobs of one chain's bell that a settler works on at a time, each for one to sixteen payments; at least the payments that its lanes may have in flight.",
  },
  bundleMax: {
    name: "SETTLEMENT_BUNDLE_MAX",
    kind: integer({ min: 1, max: 100 }),
    default: "1",
    doc: "The most settlements that share a transaction (Multicall3) while more wait than the settler has lanes: less gas for each. 1: every settlement has its own.",
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
    refillDailyWei: {
      name: `${prefix}_REFILL_DAILY_WEI`,
      kind: wei,
      optional: true,
      doc: "What the treasury sends in a UTC day at most to relayers that run low; without it nobody is refilled.",
      example: "100000000000000000",
    },
    refillToWei: {
      name: `${prefix}_REFILL_TO_WEI`,
      kind: wei,
      optional: true,
      doc: "What a relayer has after it was refilled; default: four times what counts as low on this chain.",
    },
  } as const);
}

export type Config = SettingsOf<typeof settings>;
export type ChainConfig = Config["networks"][Network];

export const readConfig = (): Config => readSettings(settings);
