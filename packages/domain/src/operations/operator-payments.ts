import type { Address } from "@lunas/catalog/chain";
import type { StoredPayment } from "../payment/stored-payment";
import type { SettlementOrder, TransactionPurpose } from "../settlement/attempt";
import type { ClosedTransaction, Outcome } from "../settlement/ports";
import type { Hex } from "../shared/hex";
import type { EventId, MerchantId, PaymentId } from "../shared/id";
import type { NewAuditEntry } from "./audit-entry";

/** An operator's view of a payment: all rows about its settlement. */
export interface PaymentFile extends Pick<StoredPayment, "status" | "environment" | "tokenSymbol" | "failure"> {
  readonly order: SettlementOrder;
  readonly chainId: number;
  readonly merchantId: MerchantId;
  readonly storedAtMs: number;
  readonly endedAtMs: number | null;
  /** The settlement of a confirmed payment; the last known place of a pending one, if any. */
  readonly txHash: Hex | null;
  readonly logIndex: number | null;
  readonly blockNumber: number | null;
  readonly late: { readonly txHash: Hex; readonly blockNumber: number } | null;
  /** Whether a request waits for it now, and when its one success was answered. */
  readonly isAwaited: boolean;
  readonly answeredAtMs: number | null;
  /** The lanes of its chain that settle payments: all, and those with a holder and gas. */
  readonly lanes: { readonly all: number; readonly ready: number };
  /** Every nonce that was used for it, oldest first. */
  readonly transactions: readonly FiledTransaction[];
  readonly events: readonly { readonly id: EventId; readonly type: string; readonly atMs: number }[];
}

/** One nonce of a lane, its attempts oldest first. */
export interface FiledTransaction {
  readonly lane: Address;
  /** Null: no settler holds the lane. */
  readonly heldBy: string | null;
  readonly nonce: number;
  readonly purpose: TransactionPurpose;
  readonly isOpen: boolean;
  /** Its lane was retired before it was mined. */
  readonly isAbandoned?: boolean;
  /** The number of payments in the transaction. */
  readonly payments: number;
  readonly minedHash: Hex | null;
  readonly minedStatus: ClosedTransaction["status"];
  readonly blockNumber: number | null;
  readonly attempts: readonly {
    readonly hash: Hex;
    readonly purpose: TransactionPurpose;
    readonly feeCapWei: string;
    readonly writtenAtMs: number;
    readonly publishes: number | null;
    /** The node's last answer to it. */
    readonly broadcastOutcome: string | null;
  }[];
}

export interface OperatorPayments {
  /** The payment of an id, or all payments of a transaction's hash; at most 20. */
  find(reference: PaymentId | Hex): Promise<readonly PaymentFile[]>;
  /** Pending payments of this age, oldest first. `chainId` null: of every chain. */
  pending(query: {
    readonly olderThanSeconds: number;
    readonly chainId: number | null;
    readonly limit: number;
  }): Promise<readonly PaymentFile[]>;
  /** The payments that a settlement counts for, by their log's index in the transaction; late settlements included. */
  countedIn(chainId: number, txHash: Hex): Promise<ReadonlyMap<number, PaymentId>>;
  /**
   * One transaction: ends a pending payment, with its event (outbox), and writes the audit entry. False, and nothing
   * was written: it is no longer pending, or the settlement counts for another payment.
   */
  resolve(outcome: Outcome, entry: NewAuditEntry): Promise<boolean>;
}
