import type { Hex } from "../shared/hex";
import type { PaymentId } from "../shared/id";
import type { Attempt, LaneLease, TransactionPurpose } from "./attempt";
import type { Receipt } from "./head";
import type { Refill } from "./lanes/refill-request";
import type { BroadcastOutcome, LateSettlement, LostTransaction, Outcome } from "./ports";

export interface ReplacementRefusal {
  readonly nonce: number;
  readonly how: "replace" | "cancel";
  readonly by: Refuser;
  readonly times: number;
  readonly isNews: boolean;
}

/** The events of a settlement engine. No method may throw or block. */
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
      /** For a new bundle: the payments whose settlements it carries. */
      readonly bundled?: readonly PaymentId[];
    },
  ): void;
  broadcast(
    lease: LaneLease,
    broadcast: { readonly nonce: number; readonly hash: Hex; readonly outcome: BroadcastOutcome },
  ): void;
  /** A payer's own approval was broadcast. */
  approvalBroadcast(broadcast: {
    readonly paymentId: PaymentId;
    readonly hash: Hex;
    readonly outcome: BroadcastOutcome;
  }): void;
  /** A reorganisation removed the block that an open transaction was mined in. */
  reorged(
    lease: LaneLease,
    reorged: { readonly nonce: number; readonly hash: Hex; readonly blockNumber: number },
  ): void;
  /** Final transactions are no longer in the chain; they are broadcast again. For the operator. */
  reorgedBelowDepth(
    lease: LaneLease,
    lost: { readonly fromNonce: number; readonly transactions: readonly LostTransaction[] },
  ): void;
  /** What the treasury has: it serves the faucet, and refills lanes where that is on. */
  treasuryBalance(lease: LaneLease, wei: bigint): void;
  /** The treasury's lane has written a transfer to another lane. */
  refilled(lease: LaneLease, refill: Refill): void;
  /** Transactions of a retired lane were not mined in time: their payments go to other lanes. */
  abandoned(lease: LaneLease, nonces: readonly number[]): void;
  usedByForeign(lease: LaneLease, nonce: number): void;
  /** Another attempt for a nonce was refused for so many times in a row. `isNews`: the operator has not been told within an hour. */
  replacementRefused(lease: LaneLease, refused: ReplacementRefusal): void;
  /** A nonce is final and its gas is spent. */
  closed(
    lane: Pick<LaneLease, "address">,
    closed: {
      readonly purpose: TransactionPurpose;
      /** The mined attempt is not the first one. */
      readonly isReplacement: boolean;
      readonly receipt: Receipt;
    },
  ): void;
  ended(outcome: Outcome): void;
  /** A failed payment was settled later. It stays failed; the merchant gets an event. */
  settledLate(late: LateSettlement): void;
  /** An error of work that the engine retries; the engine continues. */
  fault(during: SettlementFault, error: unknown): void;
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
  treasuryBalance: () => undefined,
  refilled: () => undefined,
  abandoned: () => undefined,
  usedByForeign: () => undefined,
  replacementRefused: () => undefined,
  closed: () => undefined,
  ended: () => undefined,
  settledLate: () => undefined,
  fault: () => undefined,
};

/** What refused it: the signing policy, before it was written; or the node, that judged it and did not take it. */
export const refusers = ["policy", "node"] as const;
export type Refuser = (typeof refusers)[number];

/** The work of an engine that may have a fault. */
export const settlementFaults = [
  "balances",
  "catch-up",
  "commit",
  "cover-used-nonces",
  "forget-inclusions",
  "form-bundles",
  "head",
  "judge-nonces",
  "re-check",
  "reopen",
  "replace",
  "sign",
  "submit-actions",
  "submit-pending",
  "watch-late",
] as const;
export type SettlementFault = (typeof settlementFaults)[number];
