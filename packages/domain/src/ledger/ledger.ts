import type { Address } from "@lunas/catalog/chain";
import type { ActionStatus } from "../channel/action";
import type { KindTerms } from "../payment/authorization";
import type { PaymentStatus, Settled } from "../payment/stored-payment";
import type { TransactionPurpose } from "../settlement/attempt";
import type { SettlementLog } from "../settlement/head";
import type { Hex } from "../shared/hex";
import type { ChannelActionId, PaymentId } from "../shared/id";
import type { ChannelLedgerChain, ChannelLedgerStore } from "./channel-ledger";

/**
 * The owner of a nonce. `bundle`: several payments at once. `funding`: the cost of a payer's sponsored approval. `channel`: a
 * claim, a payout or a refund of channels.
 * `external`: a foreign transaction used our key. `open`: its outcome is not known yet.
 */
export const owners = [
  "payment",
  "bundle",
  "replacement",
  "filler",
  "faucet",
  "refill",
  "funding",
  "channel",
  "external",
  "open",
] as const;
export type Owner = (typeof owners)[number];

export interface LedgerLane {
  readonly laneId: string;
  readonly address: Address;
  readonly nextNonce: number;
}

/** A nonce in the rows. */
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
  /** Every signed variant that was written, oldest first. */
  readonly attempts: readonly { readonly hash: Hex; readonly purpose: TransactionPurpose }[];
  /** The hash that settled its payment; null if it has no payment, or the payment is not confirmed. */
  readonly settledBy: Hex | null;
  /** For a bundle: its payments, each with the hash that settled it; else empty. */
  readonly bundled: readonly { readonly paymentId: PaymentId; readonly settledBy: Hex | null }[];
  /** The claim, payout or refund of channels that it carries; null: none. */
  readonly action: LedgerNonceAction | null;
}

export interface LedgerNonceAction {
  readonly id: ChannelActionId;
  readonly status: ActionStatus;
  readonly txHash: Hex | null;
}

/** A payment, a refund or a deposit into a channel in the rows, with the types of its events. */
export interface LedgerPayment {
  readonly id: PaymentId;
  readonly kind: "payment" | "refund" | "deposit";
  /** The kind of settlement that the payer signed, and its terms: its log has the same. */
  readonly settlementKind: string;
  readonly terms: KindTerms;
  /** What its refunds took from it, or may still take. */
  readonly refunds: bigint;
  readonly status: PaymentStatus;
  readonly asset: Address;
  readonly payer: Address;
  readonly payTo: Address;
  readonly amount: bigint;
  readonly settled: Pick<Settled, "txHash" | "logIndex" | "blockNumber"> | null;
  readonly isLate: boolean;
  /** It ended before the chain was last lost or reset: the chain of today knows nothing of it. */
  readonly isOfClosedEpoch: boolean;
  readonly events: readonly string[];
}

/** How many have ended in which way. */
export interface Ends {
  readonly confirmed: number;
  readonly failed: number;
  readonly pending: number;
}

/** What payments or refunds of one token amounted to. */
export interface EpochSum {
  readonly asset: Address;
  readonly kind: "payment" | "refund";
  readonly status: "confirmed" | "failed";
  /** `chain_reset` only: in flight when the epoch closed. */
  readonly failure: string | null;
  readonly count: number;
  /** Base units, as a decimal number. */
  readonly amount: string;
}

/** The time of a sandbox chain until it was lost or reset. */
export interface ClosedEpoch {
  readonly closedAtMs: number;
  /** As stored when it closed; null: it closed before sums were stored. */
  readonly sums: readonly EpochSum[] | null;
  /** Whether the rows of today still amount to that. */
  readonly isUnchanged: boolean;
}

/** A transaction on the chain. */
export interface MinedTransaction {
  readonly hash: Hex;
  readonly from: Address;
  readonly nonce: number;
  readonly status: "success" | "reverted";
  readonly blockNumber: number;
  readonly settlements: readonly SettlementLog[];
}

/** The rows, in pages: only one page is in memory at a time. */
export interface LedgerStore extends ChannelLedgerStore {
  lanes(chainId: number): Promise<readonly LedgerLane[]>;
  /** From this nonce on, by nonce. */
  nonces(laneId: string, from: number, limit: number): Promise<readonly LedgerNonce[]>;
  /** Oldest first. */
  closedEpochs(chainId: number): Promise<readonly ClosedEpoch[]>;
  /** By id. */
  payments(chainId: number, after: PaymentId | null, limit: number): Promise<readonly LedgerPayment[]>;
}

/** The chain's side. */
export interface LedgerChain extends ChannelLedgerChain {
  /** The mined nonce count of each address. */
  minedNonces(addresses: readonly Address[]): Promise<ReadonlyMap<Address, number>>;
  /** The height of the newest block. */
  newestBlock(): Promise<number>;
  /** Unknown hashes are left out. */
  transactions(hashes: readonly Hex[]): Promise<ReadonlyMap<Hex, MinedTransaction>>;
}
