import type { Address } from "@lunas/catalog/chain";
import type { Receipt } from "./head";

/** What the chain shows of an order's payer while its approval is on the way, all at the newest block. */
export interface ApprovalState {
  readonly allowance: bigint;
  readonly tokenBalance: bigint;
  readonly balanceWei: bigint;
  /** Of the payer's account, mined. */
  readonly accountNonce: number;
  readonly hasCode: boolean;
  /** Whether Permit2 has the authorization's nonce as used. */
  readonly nonceIsUsed: boolean;
}

export interface Sightings {
  readonly receipts: readonly Receipt[];
  readonly minedNonces: ReadonlyMap<Address, number>;
}
