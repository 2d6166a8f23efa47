import type { Address, Chain, GasBounds, Network, SponsorshipPolicy } from "@lunas/catalog/chain";
import { chains } from "@lunas/catalog/chains";
import { sponsorshipOf } from "./sponsor-settings";

/** A chain as this service serves it: the catalog's, with what the settings change, and where it is reached. */
export interface ServedChain {
  readonly chain: Chain;
  /** Private; never published. */
  readonly rpcUrls: readonly string[];
  readonly publicRpcUrl: string;
}

/** What the settings say of one chain. */
export interface ChainSettings {
  readonly rpcUrls: readonly string[];
  readonly publicRpcUrl: string;
  /** Base units; null: the catalog's. */
  readonly minAmount: bigint | null;
  readonly gas: GasBounds;
  readonly sponsorship: Pick<SponsorshipPolicy, "merchantDailyWei" | "chainDailyWei">;
  /** Tokens that lie elsewhere than the catalog says. */
  readonly tokens: Readonly<Record<string, Address>>;
}

/** Every chain of the catalog with its settings laid over it. */
export function servedChains(settings: Readonly<Record<Network, ChainSettings>>): readonly ServedChain[] {
  return chains.map((chain) => {
    const { rpcUrls, publicRpcUrl, minAmount, gas, tokens, sponsorship: budgets } = settings[chain.network];
    const sponsorship = sponsorshipOf(chain, budgets);
    const payment = { ...chain.payment, minAmount: minAmount ?? chain.payment.minAmount };
    return {
      chain: { ...chain, tokens: { ...chain.tokens, ...tokens }, payment, gas, sponsorship },
      rpcUrls,
      publicRpcUrl,
    };
  });
}
