import type { Address, Chain } from "@lunas/catalog/chain";
import type { RequestContext } from "../../http/context";
import type { FacilitateRouteDeps } from "../payments/facilitate";

/** The standard x402 face is the same pipeline under another name. */
export interface X402Deps extends FacilitateRouteDeps {
  readonly relayersOf: (chain: Chain) => readonly Address[];
  readonly isSponsored: (chain: Chain) => boolean;
  /** Told of a fault that the caller is told nothing about. */
  readonly onFault: (error: unknown, context: RequestContext) => void;
}
