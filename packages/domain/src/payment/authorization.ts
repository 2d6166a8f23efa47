import type { Address } from "@lunas/catalog/chain";
import type { Hex } from "../shared/hex";

/**
 * What a kind of settlement needs beside the common fields of an authorization, by name. Stored as JSON with the payment; only the
 * kind's own folder reads it. `{}` for `exact`.
 */
export type KindTerms = Readonly<Record<string, string>>;

/** The payer's signed message: Permit2's PermitWitnessTransferFrom with the x402 witness. Amounts in base units. */
export interface Authorization {
  /** The kind of settlement that it is signed for: a name of `settlement/kinds`. */
  readonly kind: string;
  readonly terms: KindTerms;
  readonly from: Address;
  readonly token: Address;
  /** What is settled. A payer may have signed more than that: its kind tells (`signedAmount`). */
  readonly amount: bigint;
  readonly spender: Address;
  /** Permit2's unordered nonce: word = nonce >> 8, bit = nonce & 0xff. */
  readonly nonce: bigint;
  readonly deadlineSeconds: bigint;
  readonly to: Address;
  readonly validAfterSeconds: bigint;
  /** As received: 65 bytes, 64 (EIP-2098), or up to 8 kB for a wallet with code. */
  readonly signature: Hex;
}

/** Identifies an authorization. The signature is not part of it: one authorization has several valid signatures. */
export interface AuthorizationKey {
  readonly chainId: number;
  readonly permit2: Address;
  readonly payer: Address;
  readonly nonce: bigint;
}
