import type { Chain } from "@lunas/catalog/chain";
import type { Rpc } from "../rpc/rpc";

export interface NonceDeps {
  readonly chain: Chain;
  readonly rpc: Rpc;
}
