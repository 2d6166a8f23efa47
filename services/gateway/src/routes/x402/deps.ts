import type { Address, Chain } from "@lunas/catalog/chain";
import type { RequestContext } from "../../http/context";
import type { FacilitateRouteDeps } from "../payments/facilitate";

/** The standard x402 endpoints use the same pipeline. */
export interface X402Deps extends FacilitateRouteDeps {
  readonly relayersOf: (chain: Chain) => readonly Address[];
  /** The relayers that a payer of scheme `upto` may name. */
  readonly namedRelayersOf: (chain: Chain) => readonly Address[];
  readonly isSponsored: (chain: Chain) => boolean;
  /** Called with a fault that the caller's answer does not explain. */
  readonly onFault: (error: unknown, context: RequestContext) => void;
}
