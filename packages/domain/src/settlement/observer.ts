import type { Hex } from "../shared/hex";
import type { PaymentId } from "../shared/id";
import type { Attempt, LaneLease, TransactionPurpose } from "./attempt";
import type { Receipt } from "./head";
import type { BroadcastOutcome, LateSettlement, LostTransaction, Outcome } from "./ports";
import type { Refill } from "./refill";
import type { Refuser } from "./refused-replacements";

export interface ReplacementRefusal {
  readonly nonce: number;
  readonly how: "replace" | "cancel";
  readonly by: Refuser;
  readonly times: number;
  readonly isNews: boolean;
}

/** What a settlement engine tells of its work. No method may throw or block. */
export interface SettlementObserver {
  laneTaken(lease: LaneLease, openTransactions: number): void;
  laneGone(lease: LaneLease, why: "released" | "lost"): void;
  laneBalance(lease: LaneLease, balance: { readonly wei: bigint; readonly level: "ok" | "low" | "resting" }): void;
  written(
    lease: LaneLease,
    written: {
      readonly purpose: TransactionPurpose;
      readonly nonce: number;
      readonly attempt: Attempt;
      readonly paymentId: string | null;
      /** Of a new bundle: whose settlements it carries. */
      readonly bundled?: readonly PaymentId[];
    },
  ): void;
  broadcast(
    lease: LaneLease,
    broadcast: { readonly nonce: number; readonly hash: Hex; readonly outcome: BroadcastOutcome },
  ): void;
  /** A payer's own approval was handed to the node. */
  approvalBroadcast(broadcast: {
    readonly paymentId: PaymentId;
    readonly hash: Hex;
    readonly outcome: BroadcastOutcome;
  }): void;
  /** A reorganisation took back the block that an open transaction was mined in. */
  reorged(
    lease: LaneLease,
    reorged: { readonly nonce: number; readonly hash: Hex; readonly blockNumber: number },
  ): void;
  /** Final transactions are no longer in the chain; they are published again. For the operator. */
  reorgedBelowDepth(
    lease: LaneLease,
    lost: { readonly fromNonce: number; readonly transactions: readonly LostTransaction[] },
  ): void;
  /** The treasury's lane has written a transfer to another lane. */
  refilled(lease: LaneLease, refill: Refill): void;
  usedByForeign(lease: LaneLease, nonce: number): void;
  /** Another attempt for a nonce was refused for so many times in a row. `isNews`: the operator has not been told within an hour. */
  replacementRefused(lease: LaneLease, refused: ReplacementRefusal): void;
  /** A nonce is final and its gas is spent. */
  closed(
    lease: LaneLease,
    closed: {
      readonly purpose: TransactionPurpose;
      /** Another attempt than the first was mined. */
      readonly isReplacement: boolean;
      readonly receipt: Receipt;
    },
  ): void;
  ended(outcome: Outcome): void;
  /** A payment that had failed was settled after all; it stays failed, the merchant is told. */
  settledLate(late: LateSettlement): void;
  /** Work that will be tried again by itself; the engine goes on. */
  fault(during: string, error: unknown): void;
}

export const silentObserver: SettlementObserver = {
  laneTaken: () => undefined,
  laneGone: () => undefined,
  laneBalance: () => undefined,
  written: () => undefined,
  broadcast: () => undefined,
  approvalBroadcast: () => undefined,
  reorged: () => undefined,
  reorgedBelowDepth: () => undefined,
  refilled: () => undefined,
  usedByForeign: () => undefined,
  replacementRefused: () => undefined,
  closed: () => undefined,
  ended: () => undefined,
  settledLate: () => undefined,
  fault: () => undefined,
};
