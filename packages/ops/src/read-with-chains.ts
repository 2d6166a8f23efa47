import type { Chain, Network } from "@lunas/catalog/chain";
import { chainsOfDeployment, onlyOf } from "@lunas/catalog/chains";
import { type EnvSource, hasSandbox, readSettings } from "@lunas/runtime/env";
import type { Setting, SettingsOf, SettingsSchema } from "@lunas/runtime/settings";

type OfEachChain = Readonly<Record<Network, Setting>>;

/** What an operator's process reads of each chain. */
interface ChainSettings extends SettingsSchema {
  readonly rpcUrls: OfEachChain;
  readonly refillDailyWei: OfEachChain;
}

/** `rpcUrls` and `refillDailyWei` have the values of `chains`: the chains that this deployment serves. */
export type WithChains<S> = SettingsOf<S> & { readonly chains: readonly Chain[] };

/** Throws `SettingsError` as `readSettings` does. */
export function readWithChains<S extends ChainSettings>(settings: S, source?: EnvSource): WithChains<S> {
  const chains = chainsOfDeployment(hasSandbox(source));
  const { rpcUrls, refillDailyWei } = settings;
  const ofChains = { rpcUrls: onlyOf(rpcUrls, chains), refillDailyWei: onlyOf(refillDailyWei, chains) };
  return { ...readSettings<S>({ ...settings, ...ofChains }, source), chains };
}
