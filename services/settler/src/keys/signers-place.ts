import type { SignerObserver } from "@lunas/chain/send/signer-observer";

export interface SignersPlace {
  /** The chain's prefix in the names of settings, e.g. `BASE`. */
  readonly prefix: string;
  readonly chainId: number;
  readonly observe: SignerObserver;
}
