import type { Address } from "@lunas/catalog/chain";
import type { Hex } from "../shared/hex";

/** The payer's signed message: Permit2's PermitWitnessTransferFrom with the x402 witness. Amounts in base units. */
export interface Authorization {
  readonly from: Address;
  readonly token: Address;
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
