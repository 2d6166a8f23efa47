import type { Address } from "@lunas/catalog/chain";
import type { HoldEventType } from "@lunas/domain/hold/ports";
import type { Pause } from "@lunas/domain/payment/pause";
import type { SponsorshipRequest } from "@lunas/domain/payment/ports";
import type { StoredPayment } from "@lunas/domain/payment/stored-payment";
import type { Attempt, TransactionPurpose } from "@lunas/domain/settlement/attempt";
import type { AttemptNote } from "@lunas/domain/settlement/attempt-journal";
import type { Refill } from "@lunas/domain/settlement/lanes/refill-request";
import type { ClosedTransaction } from "@lunas/domain/settlement/ports";
import type { Clock } from "@lunas/domain/shared/clock";
import type { Hex } from "@lunas/domain/shared/hex";
import type { MerchantId, PaymentId } from "@lunas/domain/shared/id";
import type { EventType } from "@lunas/domain/webhook/event-types";

export interface PaymentRow {
  payment: StoredPayment;
  waiterId: string | null;
  waiterUntilMs: number;
  /** A request that waits beside the first one. */
  second?: { readonly waiterId: string; readonly untilMs: number } | null;
  endedAtMs?: number;
  /** The block that a pending payment is known to be in. */
  notedBlock?: number | null;
  lateLogIndex?: number;
  readonly payerHasCode: boolean;
  readonly onlySender?: Address;
  /** The approval that is paid for, and how it stands. */
  sponsorship?: { readonly request: SponsorshipRequest; grantedWei: bigint | null };
  /** The requests whose success was given back. */
  givenBack?: Set<string>;
  /** Of a failed payment: nothing can come any more. */
  watchIsOver?: boolean;
}

export interface LaneRow {
  readonly id: string;
  readonly chainId: number;
  readonly address: Address;
  nextNonce: number;
  owner: string | null;
  fencingToken: bigint;
  leaseUntilMs: number;
  balanceWei: bigint | null;
  resting: boolean;
  gasPrice?: { readonly wei: bigint; readonly atMs: number };
  settles: boolean;
  isRetired?: true;
}

export interface TransactionRow {
  readonly laneId: string;
  readonly nonce: number;
  purpose: TransactionPurpose;
  readonly paymentId: PaymentId | null;
  /** Of a bundle: whose settlements it carries. */
  readonly bundled?: readonly PaymentId[];
  attempts: readonly Attempt[];
  /** Those of its attempts that only cancel the nonce. */
  readonly cancellations: Set<Hex>;
  /** Null while it is open. */
  closed: ClosedTransaction | null;
  closedAtMs: number;
  /** It was final until a reorganisation took it back. */
  isReopened?: true;
  /** Its lane was retired before it was mined. */
  isAbandoned?: true;
  readonly refill?: Refill & { readonly atMs: number };
}

/** The rows that the in-memory stores share. Every store method is one turn of the event loop: that is the transaction. */
export interface MemoryDatabase {
  readonly clock: Clock;
  readonly payments: Map<PaymentId, PaymentRow>;
  /** What Idempotency-Keys stand for, by lineage and key. */
  readonly idempotencyKeys: Map<string, { readonly paymentId: PaymentId; readonly createdAtMs: number }>;
  readonly lanes: Map<string, LaneRow>;
  /** When each settler was seen last, by chain and id. */
  readonly settlers: Map<string, number>;
  readonly transactions: TransactionRow[];
  /** The outbox. */
  readonly events: {
    readonly type: EventType | HoldEventType;
    readonly paymentId: PaymentId;
    readonly atMs?: number;
  }[];
  /** What operators have paused, by scope and subject. */
  readonly pauses: Map<string, Pause>;
  /** Merchants that an operator has approved. */
  readonly approved: Set<MerchantId>;
  /** What became of attempts, in the order in which it was noted. */
  readonly notes: AttemptNote[];
}

/** An empty database; its `now` is the clock's. */
export function memoryDatabase(clock: Clock = { now: () => Date.now() }): MemoryDatabase {
  const rows = { payments: new Map(), idempotencyKeys: new Map(), lanes: new Map(), settlers: new Map() };
  return { clock, ...rows, transactions: [], events: [], pauses: new Map(), approved: new Set(), notes: [] };
}

/** Whether the row is a payment or a refund; else it is a hold that is not captured. */
export function isPayment({ status }: Pick<StoredPayment, "status">): boolean {
  return status === "pending" || status === "confirmed" || status === "failed";
}

export function openTransactionOf(database: MemoryDatabase, id: PaymentId): TransactionRow | undefined {
  return database.transactions.find((row) => isOpen(row) && paymentsOf(row).includes(id));
}

export function isOpen({ closed, isAbandoned }: TransactionRow): boolean {
  return closed === null && isAbandoned !== true;
}

/** Whose transaction it is. */
export function paymentsOf({ paymentId, bundled = [] }: TransactionRow): readonly PaymentId[] {
  return paymentId === null ? bundled : [paymentId];
}

/** A payment's share of what one of its transactions spent: all the same, the odd units for the first ones. */
export function shareOf(row: TransactionRow, id: PaymentId, spent: bigint): bigint {
  const payments = paymentsOf(row);
  const size = BigInt(payments.length);
  return spent / size + (BigInt(payments.indexOf(id)) < spent % size ? 1n : 0n);
}
