import type { Address } from "@lunas/catalog/chain";
import type { Hex } from "@lunas/domain/shared/hex";

/** Something that holds a key, here or elsewhere: a raw key today, a keystore, an HD wallet or a KMS as well. */
export interface Signer {
  readonly address: Address;
  /** Signs 32 bytes; 65 bytes with v 27 or 28 and s in the lower half. */
  signDigest(digest: Hex): Promise<Hex>;
}
