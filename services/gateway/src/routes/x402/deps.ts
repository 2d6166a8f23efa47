import type { Address, Chain } from "@lunas/catalog/chain";
import type { ChannelsOn } from "../../chains/offered-channels";
import type { RequestContext } from "../../http/context";
import type { FacilitateRouteDeps } from "../payments/facilitate";
import type { ChannelFace } from "./channel/settling";

/** The standard x402 endpoints use the same pipeline. */
export interface X402Deps extends FacilitateRouteDeps {
  readonly relayersOf: (chain: Chain) => readonly Address[];
  /** The relayers that a payer of scheme `upto` may name. */
  readonly namedRelayersOf: (chain: Chain) => readonly Address[];
  readonly channelsOn: ChannelsOn;
  readonly channelFace: ChannelFace;
  readonly isSponsored: (chain: Chain) => boolean;
  /** Called with a fault that the caller's answer does not explain. */
  readonly onFault: (error: unknown, context: RequestContext) => void;
}
