import type { Address } from "@lunas/catalog/chain";
import type { Receipt } from "../head";

/** The state of an order's payer while its approval is pending, all at the newest block. */
export interface ApprovalState {
  readonly allowance: bigint;
  readonly tokenBalance: bigint;
  readonly balanceWei: bigint;
  /** The mined nonce of the payer's account. */
  readonly accountNonce: number;
  readonly hasCode: boolean;
  /** Whether Permit2 has marked the authorization's nonce as used. */
  readonly nonceIsUsed: boolean;
}

export interface Sightings {
  readonly receipts: readonly Receipt[];
  readonly minedNonces: ReadonlyMap<Address, number>;
}
