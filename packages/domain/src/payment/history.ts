import type { TransactionPurpose } from "../settlement/attempt";
import type { BroadcastOutcome, ClosedTransaction } from "../settlement/ports";
import type { Hex } from "../shared/hex";
import type { DeliveryId, PaymentId, RefundId } from "../shared/id";
import type { EventType } from "../webhook/event-types";
import type { PaymentScope } from "./ports";
import type { StoredPayment } from "./stored-payment";

/** One signed variant of a transaction, with its later events. */
export interface AttemptHistory {
  readonly hash: Hex;
  readonly purpose: TransactionPurpose;
  /** Its position among the attempts of its transaction, from 1. */
  readonly place: number;
  readonly feeCapWei: bigint;
  readonly signedAtMs: number;
  /** The first broadcast, the number of broadcasts, and the node's answer; null when none was noted. */
  readonly broadcast: {
    readonly atMs: number;
    readonly times: number;
    readonly outcome: BroadcastOutcome["kind"];
  } | null;
  /** The block that held it before a reorganisation removed the block. */
  readonly reorged: { readonly atMs: number; readonly blockNumber: number } | null;
}

/** A lane's transaction that carried this payment, alone or with others. */
export interface TransactionHistory {
  /** Oldest first. */
  readonly attempts: readonly AttemptHistory[];
  /** The number of payments in a bundle; the gas figures are then this payment's share. */
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

/** All events of a payment that the rows hold. Bounded: omitted entries are counted. */
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

/** The most attempts, and the most webhook attempts: the newest are kept. */
export const historyLimit = 100;

export interface HistoryStore {
  /** One statement: the history of the payment that `PaymentStore.find` would find. */
  find(scope: PaymentScope, id: PaymentId | Hex): Promise<PaymentHistory | null>;
  /** One statement: the history of a refund, whose row is a payment's with `refundOf`. */
  findRefund(scope: PaymentScope, id: RefundId): Promise<PaymentHistory | null>;
}
