import type { Networks } from "./networks";
import type { Lanes } from "./poll-lanes";

/**
 * Announces no lane, and lets payers name none, where the chain lacks the contract of holds: a call to an address without code does
 * nothing, and its simulation passes. Before the chain was reached nobody knows whether it is there.
 */
export function guardLanes(lanes: Lanes, networks: Pick<Networks, "isVerified" | "canHold">): Lanes {
  return {
    ...lanes,
    namedRelayersOf: (chain) => (networks.canHold(chain) ? lanes.namedRelayersOf(chain) : []),
    laneState: (chain, address) => {
      if (networks.canHold(chain)) return lanes.laneState(chain, address);
      return networks.isVerified(chain) ? "off" : "resting";
    },
  };
}
