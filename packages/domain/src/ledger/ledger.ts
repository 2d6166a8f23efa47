import type { Address } from "@lunas/catalog/chain";
import type { PaymentStatus, Settled } from "../payment/stored-payment";
import type { TransactionPurpose } from "../settlement/attempt";
import type { SettlementLog } from "../settlement/head";
import type { Hex } from "../shared/hex";
import type { PaymentId } from "../shared/id";

/** Who a nonce belongs to. `bundle`: several payments at once. `funding`: what a payer's sponsored approval costs. `external`: somebody used our key elsewhere. `open`: its end is not known yet. */
export const owners = [
  "payment",
  "bundle",
  "replacement",
  "filler",
  "faucet",
  "refill",
  "funding",
  "external",
  "open",
] as const;
export type Owner = (typeof owners)[number];

export interface LedgerLane {
  readonly laneId: string;
  readonly address: Address;
  readonly nextNonce: number;
}

/** A nonce as the rows have it. */
export interface LedgerNonce {
  readonly nonce: number;
  readonly purpose: TransactionPurpose;
  readonly paymentId: PaymentId | null;
  readonly isClosed: boolean;
  /** A grant to another lane. */
  readonly isRefill: boolean;
  readonly minedHash: Hex | null;
  readonly minedStatus: "success" | "reverted" | null;
  readonly blockNumber: number | null;
  /** Every variant that was ever written, oldest first. */
  readonly attempts: readonly { readonly hash: Hex; readonly purpose: TransactionPurpose }[];
  /** The hash that settled its payment; null where it has none, or is not confirmed. */
  readonly settledBy: Hex | null;
  /** Of a bundle: its payments, with the hash that settled each; else nothing. */
  readonly bundled: readonly { readonly paymentId: PaymentId; readonly settledBy: Hex | null }[];
}

/** A payment as the rows have it, with what merchants were told of it. */
export interface LedgerPayment {
  readonly id: PaymentId;
  readonly status: PaymentStatus;
  readonly asset: Address;
  readonly payer: Address;
  readonly payTo: Address;
  readonly amount: bigint;
  readonly settled: Pick<Settled, "txHash" | "logIndex" | "blockNumber"> | null;
  readonly isLate: boolean;
  readonly events: readonly string[];
}

/** A transaction as the chain has it. */
export interface MinedTransaction {
  readonly hash: Hex;
  readonly from: Address;
  readonly nonce: number;
  readonly status: "success" | "reverted";
  readonly blockNumber: number;
  readonly settlements: readonly SettlementLog[];
}

/** What the rows say, in pages: one of them at a time is in memory. */
export interface LedgerStore {
  lanes(chainId: number): Promise<readonly LedgerLane[]>;
  /** From this nonce on, by nonce. */
  nonces(laneId: string, from: number, limit: number): Promise<readonly LedgerNonce[]>;
  /** By id. */
  payments(chainId: number, after: PaymentId | null, limit: number): Promise<readonly LedgerPayment[]>;
}

/** What the chain says. */
export interface LedgerChain {
  /** How many nonces of each address are mined. */
  minedNonces(addresses: readonly Address[]): Promise<ReadonlyMap<Address, number>>;
  /** The height of the newest block. */
  newestBlock(): Promise<number>;
  /** Unknown ones are left out. */
  transactions(hashes: readonly Hex[]): Promise<ReadonlyMap<Hex, MinedTransaction>>;
}
