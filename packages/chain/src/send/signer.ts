import type { Address } from "@lunas/catalog/chain";
import type { Fees } from "@lunas/domain/settlement/attempt";
import type { Hex } from "@lunas/domain/shared/hex";
import type { CallTransaction } from "./call-transaction";

export interface Unsigned extends CallTransaction {
  readonly chainId: number;
  readonly nonce: number;
}

export interface ToSign {
  /** 32 bytes: the hash of the transaction. */
  readonly digest: Hex;
  /** The transaction that the digest is the hash of, for a signer that hashes itself. */
  readonly transaction: Unsigned & Fees;
}

/** A holder of a key, local or remote: a raw key, a keystore, an HD wallet, a KMS, a remote signer. */
export interface Signer {
  readonly address: Address;
  /** Signs the digest; 65 bytes with v 27 or 28 and s in the lower half. */
  sign(toSign: ToSign, signal?: AbortSignal): Promise<Hex>;
}
