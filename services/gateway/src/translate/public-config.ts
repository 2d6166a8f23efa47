import type { Address, Chain } from "@lunas/catalog/chain";
import { tokenBySymbol } from "@lunas/catalog/tokens";
import type { ChainConfig, PublicConfig } from "@lunas/protocol/api/config";
import type { OfferedChannels } from "../chains/offered-channels";
import type { ServedChain } from "../settings/served-chains";

/** What changes while the service runs. */
export interface ChainsNow {
  readonly canSponsor: (chain: Chain) => boolean;
  /** Whether the chain has the contract of scheme `upto`. */
  readonly canHold: (chain: Chain) => boolean;
  /** The relayers that a payer of scheme `upto` may name. */
  readonly namedRelayersOf: (chain: Chain) => readonly Address[];
  /** Null: no channel can be opened there. */
  readonly channelsOn: (chain: Chain) => OfferedChannels | null;
}

/** The public facts of the chains. */
export function publicConfig(chains: readonly ServedChain[], now: ChainsNow): PublicConfig {
  const section = (environment: Chain["environment"]) => {
    const served = chains.find(({ chain }) => chain.environment === environment);
    return served === undefined ? null : chainConfig(served, now);
  };
  const production = section("production");
  if (production === null) throw new Error("no chain is served for production");
  const networks = chains.map((served) => ({
    environment: served.chain.environment,
    ...chainConfig(served, now),
  }));
  return { sandbox: section("sandbox"), production, networks };
}

function chainConfig({ chain, publicRpcUrl }: ServedChain, now: ChainsNow): ChainConfig {
  const { chainId, network, tokens, contracts, caip2Network, nativeCurrency } = chain;
  const offered = now.channelsOn(chain);
  return {
    rpcUrl: publicRpcUrl,
    chainId,
    network,
    tokens: { ...tokens },
    tokenDecimals: Object.fromEntries(Object.keys(tokens).map((symbol) => [symbol, decimalsOf(symbol)])),
    permit2Address: contracts.permit2,
    x402: {
      caip2Network,
      sponsorshipMode: now.canSponsor(chain) ? "erc20ApprovalRelay" : "none",
      // The token does not have EIP-2612: clients that saw true would sign a useless permit.
      eip2612: false,
      x402Permit2ProxyAddress: contracts.x402Proxy,
      ...(contracts.x402UptoProxy !== null &&
        now.canHold(chain) && {
          upto: { proxyAddress: contracts.x402UptoProxy, facilitators: [...now.namedRelayersOf(chain)] },
        }),
      minPayment: chain.payment.minAmount.toString(),
      ...(offered !== null && {
        batchSettlement: { ...offered, minDeposit: (chain.channels?.leastDeposit ?? 0n).toString() },
      }),
    },
    nativeCurrency: { ...nativeCurrency },
  };
}

function decimalsOf(symbol: string): number {
  const token = tokenBySymbol(symbol);
  if (token === undefined) throw new Error(`the token ${symbol} of a chain is not in the registry`);
  return token.decimals;
}
