import type { Address, Chain } from "@lunas/catalog/chain";
import type { Networks } from "./networks";
import type { Authorizers } from "./poll-authorizers";

/** What payers and shops need to open a channel. */
export interface OfferedChannels {
  readonly contract: Address;
  readonly permit2Collector: Address;
  readonly receiverAuthorizer: Address;
  /** Seconds. */
  readonly withdrawDelay: number;
}

export type ChannelsOn = (chain: Chain) => OfferedChannels | null;

/**
 * Null where the chain has no policy for channels, lacks their contracts, or no settler has an authorizer. A call to an address
 * without code does nothing, and its simulation passes.
 */
export function offeredChannels(
  authorizers: Pick<Authorizers, "authorizerOf">,
  networks: Pick<Networks, "hasChannels">,
): ChannelsOn {
  return (chain) => {
    const { channels, contracts } = chain;
    const receiverAuthorizer = authorizers.authorizerOf(chain);
    if (channels === null || contracts.x402Channels === null || receiverAuthorizer === null) return null;
    if (!networks.hasChannels(chain)) return null;
    const { batchSettlement: contract, permit2DepositCollector: permit2Collector } = contracts.x402Channels;
    return { contract, permit2Collector, receiverAuthorizer, withdrawDelay: channels.withdrawDelay };
  };
}
