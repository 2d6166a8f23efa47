import type { Address, Chain } from "@lunas/catalog/chain";

/** The transactions that this process's signers may sign on a chain. */
export interface SigningTerms {
  readonly chain: Chain;
  /** The signer of refills and faucet; null: there is none. */
  readonly treasury: Address | null;
  /** The most that a refill may send to one of our own signers; null: no refills. */
  readonly refillToWei: bigint | null;
  /** The most that the faucet may send at once; null: there is no faucet. */
  readonly faucet: FaucetCaps | null;
}

export interface FaucetCaps {
  readonly nativeWei: bigint;
  /** Smallest units, by the token's address. */
  readonly tokens: ReadonlyMap<Address, bigint>;
}

export interface SigningRequest {
  readonly signer: Address;
  /** Whether an address (20 bytes) is one of our own signers. */
  readonly isOurs: (address: Buffer) => boolean;
}

/** Why the signing policy refuses a transaction. */
export const refusalReasons = [
  "undecodable",
  "chain_id",
  "fee_above_ceiling",
  "gas_limit",
  "unknown_call",
  "unknown_token",
  "unknown_recipient",
  "foreign_sender",
  "foreign_spender",
  "value",
  "hourly_limit",
] as const;
export type RefusalReason = (typeof refusalReasons)[number];

export function bytesOf(address: Address): Buffer {
  return Buffer.from(address.slice(2), "hex");
}

/** Whether an address (20 bytes) is one of the chain's tokens. */
export function tokensOf({ tokens }: Chain): (address: Buffer) => boolean {
  const known = Object.values(tokens).map(bytesOf);
  return (address) => known.some((token) => token.equals(address));
}
