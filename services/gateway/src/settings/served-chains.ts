import type { Address, Chain, Environment, GasBounds, SponsorshipPolicy } from "@lunas/catalog/chain";
import { chainsOf } from "@lunas/catalog/chains";
import { sponsorshipOf } from "./sponsor-settings";

/** A chain as this service serves it: the catalog's values with the settings applied, and its endpoints. */
export interface ServedChain {
  readonly chain: Chain;
  /** Private; never published. */
  readonly rpcUrls: readonly string[];
  readonly publicRpcUrl: string;
}

/** The settings of one chain. */
export interface ChainSettings {
  readonly rpcUrls: readonly string[];
  readonly publicRpcUrl: string;
  /** Base units; null: the catalog's. */
  readonly minAmount: bigint | null;
  /** Null: the catalog's. */
  readonly gas: Omit<GasBounds, "maxSettlementWei"> & { readonly maxSettlementWei: bigint | null };
  /** Null: the chain makes blocks on demand. */
  readonly stalledAfterMs: number | null;
  /** Whether preconfirmations are told, below the bound of the chain's file. */
  readonly preconfirmations: boolean;
  readonly sponsorship: Pick<SponsorshipPolicy, "merchantDailyWei" | "chainDailyWei">;
  /** Tokens with another address than in the catalog. */
  readonly tokens: Readonly<Record<string, Address>>;
}

/** These chains of the catalog with their settings applied. */
export function servedChains(
  chains: readonly Chain[],
  settingsOf: (chain: Chain) => ChainSettings,
): readonly ServedChain[] {
  return chains.map((chain) => {
    const settings = settingsOf(chain);
    const { rpcUrls, publicRpcUrl, minAmount, gas: bounds, tokens, sponsorship: budgets } = settings;
    const { stalledAfterMs, preconfirmations } = settings;
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

/** The chains on which the payments of an environment settle, the default one first. */
export function servedIn(served: readonly ServedChain[], environment: Environment): readonly [Chain, ...Chain[]] {
  return chainsOf(
    environment,
    served.map(({ chain }) => chain),
  );
}

/** The chain that a payment names; the default one where it names none of them, which then is refused. */
export function chainNamed([first, ...others]: readonly [Chain, ...Chain[]], caip2Network: string): Chain {
  return others.find((chain) => chain.caip2Network === caip2Network) ?? first;
}
