import type { Address } from "@lunas/catalog/chain";
import type { StoredPayment } from "../payment/stored-payment";
import type { SettlementOrder, TransactionPurpose } from "../settlement/attempt";
import type { ClosedTransaction, Outcome } from "../settlement/ports";
import type { Hex } from "../shared/hex";
import type { EventId, MerchantId, PaymentId } from "../shared/id";
import type { NewAuditEntry } from "./audit-entry";

/** What an operator may have to know of a payment: everything that the rows say of how it is settled. */
export interface PaymentFile extends Pick<StoredPayment, "status" | "environment" | "tokenSymbol" | "failure"> {
  readonly order: SettlementOrder;
  readonly chainId: number;
  readonly merchantId: MerchantId;
  readonly storedAtMs: number;
  readonly endedAtMs: number | null;
  /** Of a confirmed payment its settlement; of a pending one where it was last seen, if anywhere. */
  readonly txHash: Hex | null;
  readonly logIndex: number | null;
  readonly blockNumber: number | null;
  readonly late: { readonly txHash: Hex; readonly blockNumber: number } | null;
  /** Whether a request waits for its end at the moment, and when its one success was given. */
  readonly isAwaited: boolean;
  readonly answeredAtMs: number | null;
  /** The lanes of its chain that settle payments: all, and those that are held and have gas. */
  readonly lanes: { readonly all: number; readonly ready: number };
  /** Every nonce that was spent on it, oldest first. */
  readonly transactions: readonly FiledTransaction[];
  readonly events: readonly { readonly id: EventId; readonly type: string; readonly atMs: number }[];
}

/** One nonce of a lane, its attempts oldest first. */
export interface FiledTransaction {
  readonly lane: Address;
  /** Null: the lane is in no settler's hands. */
  readonly heldBy: string | null;
  readonly nonce: number;
  readonly purpose: TransactionPurpose;
  readonly isOpen: boolean;
  /** How many payments share it. */
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
    /** What the node said to it last. */
    readonly broadcastOutcome: string | null;
  }[];
}

export interface OperatorPayments {
  /** The payment of an id, or all that a transaction's hash stands for; at most 20. */
  find(reference: PaymentId | Hex): Promise<readonly PaymentFile[]>;
  /** Pending payments of that age, oldest first. `chainId` null: of every chain. */
  pending(query: {
    readonly olderThanSeconds: number;
    readonly chainId: number | null;
    readonly limit: number;
  }): Promise<readonly PaymentFile[]>;
  /** The payments that a settlement counts for, by their log's index in the transaction; also where it counted late. */
  countedIn(chainId: number, txHash: Hex): Promise<ReadonlyMap<number, PaymentId>>;
  /**
   * One transaction: ends a pending payment, with its event (outbox), and writes the audit entry. False: it is not pending any
   * more, or the settlement counts for another payment; nothing was written.
   */
  resolve(outcome: Outcome, entry: NewAuditEntry): Promise<boolean>;
}
