import type { TransactionPurpose } from "../settlement/attempt";
import type { BroadcastOutcome, ClosedTransaction } from "../settlement/ports";
import type { Hex } from "../shared/hex";
import type { DeliveryId, PaymentId } from "../shared/id";
import type { EventType } from "../webhook/event";
import type { PaymentScope } from "./ports";
import type { StoredPayment } from "./stored-payment";

/** One signed variant, with what was noted of it since. */
export interface AttemptHistory {
  readonly hash: Hex;
  readonly purpose: TransactionPurpose;
  /** Its place among the attempts of its transaction, from 1. */
  readonly place: number;
  readonly feeCapWei: bigint;
  readonly signedAtMs: number;
  /** The first time that it was handed to the node, how often it was, and what the node said; null where that was not noted. */
  readonly broadcast: {
    readonly atMs: number;
    readonly times: number;
    readonly outcome: BroadcastOutcome["kind"];
  } | null;
  /** The block that held it and that a reorganisation took back. */
  readonly reorged: { readonly atMs: number; readonly blockNumber: number } | null;
}

/** A nonce of a lane that was this payment's, or that it shared. */
export interface TransactionHistory {
  /** Oldest first. */
  readonly attempts: readonly AttemptHistory[];
  /** How many payments share it, where they are several; the gas told is then this payment's share. */
  readonly payments?: number;
  /** Null while it is open. */
  readonly closed: (Omit<ClosedTransaction, "nonce"> & { readonly atMs: number }) | null;
}

export interface WebhookHistory {
  readonly deliveryId: DeliveryId;
  readonly eventType: EventType;
  /** From 1, for each delivery. */
  readonly attempt: number;
  readonly startedAtMs: number;
  readonly durationMs: number;
  readonly statusCode: number | null;
  readonly error: string | null;
}

/** Everything that the rows tell of a payment's way. Bounded: what was left out is counted. */
export interface PaymentHistory {
  readonly payment: StoredPayment;
  readonly endedAtMs: number | null;
  /** Oldest first. */
  readonly transactions: readonly TransactionHistory[];
  readonly events: readonly { readonly type: EventType; readonly atMs: number }[];
  /** Oldest first. */
  readonly webhooks: readonly WebhookHistory[];
  /** Older attempts that are not in the lists above. */
  readonly omitted: { readonly attempts: number; readonly webhooks: number };
}

/** Of attempts, and of webhook attempts: the newest. */
export const historyLimit = 100;

export interface HistoryStore {
  /** One statement: the history of the payment that `PaymentStore.find` would find. */
  find(scope: PaymentScope, id: PaymentId | Hex): Promise<PaymentHistory | null>;
}
