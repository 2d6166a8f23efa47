import type { Address } from "@lunas/catalog/chain";
import type { Fees } from "@lunas/domain/settlement/attempt";
import type { Hex } from "@lunas/domain/shared/hex";
import type { CallTransaction } from "./call-transaction";

export interface Unsigned extends CallTransaction {
  readonly chainId: number;
  readonly nonce: number;
}

/** What to sign, and for a signer that hashes itself what the digest (32 bytes) is the hash of. */
export type ToSign = TransactionToSign | { readonly digest: Hex; readonly typedData: TypedData };

export interface TransactionToSign {
  readonly digest: Hex;
  readonly transaction: Unsigned & Fees;
}

/** EIP-712 data; numbers above 2^53 as decimal strings. */
export interface TypedData {
  readonly domain: {
    readonly name: string;
    readonly version: string;
    readonly chainId: number;
    readonly verifyingContract: Address;
  };
  readonly primaryType: string;
  readonly types: Readonly<Record<string, readonly { readonly name: string; readonly type: string }[]>>;
  readonly message: Readonly<Record<string, unknown>>;
}

/** A holder of a key, local or remote: a raw key, a keystore, an HD wallet, a KMS, a remote signer. */
export interface Signer {
  readonly address: Address;
  /** Signs the digest; 65 bytes with v 27 or 28 and s in the lower half. */
  sign(toSign: ToSign, signal?: AbortSignal): Promise<Hex>;
}
