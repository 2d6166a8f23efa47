import { perChain, settingPrefix } from "@lunas/catalog/chains";
import type { EnvSource } from "@lunas/runtime/env";
import { defineSettings } from "@lunas/runtime/settings";
import { refillDailySetting, rpcUrlsSetting, sharedSettings } from "@lunas/runtime/shared-settings";
import { operatorName } from "./operator-name";
import { readWithChains, type WithChains } from "./read-with-chains";

/**
 * The settings of `lunas-ops`: the database for every command, a chain's RPC for the ledger, the encryption keys for
 * secrets only, and the allowance of refills for `refills`.
 */
export const settings = defineSettings({
  databaseUrl: sharedSettings.databaseUrl,
  sandboxMode: sharedSettings.sandboxMode,
  rpcUrls: perChain(({ network, environment }) => ({
    ...rpcUrlsSetting(settingPrefix(network), environment),
    optional: true as const,
  })),
  refillDailyWei: perChain(({ network }) => refillDailySetting(settingPrefix(network))),
  operator: {
    name: "LUNAS_OPERATOR",
    kind: operatorName,
    optional: true,
    doc: "Who runs the command, for the audit log; `--by` comes first. Without both it is the user of this machine.",
    example: "siti",
  },
  encryptionKeys: { ...sharedSettings.encryptionKeys, optional: true },
});

export type Config = WithChains<typeof settings>;

export const readConfig = (source?: EnvSource): Config => readWithChains(settings, source);
