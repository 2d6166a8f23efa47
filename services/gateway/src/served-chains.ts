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
  /** Null: the catalog's. */
  readonly gas: Omit<GasBounds, "maxSettlementWei"> & { readonly maxSettlementWei: bigint | null };
  /** Null: it makes blocks on demand. */
  readonly stalledAfterMs: number | null;
  /** Whether preconfirmations are told, below the bound of the chain's file. */
  readonly preconfirmations: boolean;
  readonly sponsorship: Pick<SponsorshipPolicy, "merchantDailyWei" | "chainDailyWei">;
  /** Tokens that lie elsewhere than the catalog says. */
  readonly tokens: Readonly<Record<string, Address>>;
}

/** Every chain of the catalog with its settings laid over it. */
export function servedChains(settings: Readonly<Record<Network, ChainSettings>>): readonly ServedChain[] {
  return chains.map((chain) => {
    const { rpcUrls, publicRpcUrl, minAmount, gas: bounds, tokens, sponsorship: budgets } = settings[chain.network];
    const { stalledAfterMs, preconfirmations } = settings[chain.network];
    const preconfirmedBelow = preconfirmations ? chain.preconfirmedBelow : null;
    const gas = { ...bounds, maxSettlementWei: bounds.maxSettlementWei ?? chain.gas.maxSettlementWei };
    const sponsorship = sponsorshipOf(chain, budgets);
    const payment = { ...chain.payment, minAmount: minAmount ?? chain.payment.minAmount };
    return {
      chain: {
        ...chain,
        tokens: { ...chain.tokens, ...tokens },
        payment,
        gas,
        sponsorship,
        stalledAfterMs,
        preconfirmedBelow,
      },
      rpcUrls,
      publicRpcUrl,
    };
  });
}
