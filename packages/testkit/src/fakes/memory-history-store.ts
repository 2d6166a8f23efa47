import {
  type AttemptHistory,
  type HistoryStore,
  historyLimit,
  type PaymentHistory,
  type TransactionHistory,
} from "@lunas/domain/payment/history";
import type { PaymentStore } from "@lunas/domain/payment/ports";
import type { StoredPayment } from "@lunas/domain/payment/stored-payment";
import type { Attempt } from "@lunas/domain/settlement/attempt";
import type { PaymentId } from "@lunas/domain/shared/id";
import { type MemoryDatabase, paymentsOf, shareOf, type TransactionRow } from "./memory-database";
import { memoryRefundBooks } from "./memory-refunds";

/** The histories of an in-memory database, which has no deliveries; passes the same contract as the real store. */
export function memoryHistoryStore(database: MemoryDatabase, payments: Pick<PaymentStore, "find">): HistoryStore {
  return {
    find: async (scope, id) => {
      const found = await payments.find(scope, id);
      return found === null ? null : historyOf(database, found.payment);
    },
    findRefund: async (scope, id) => {
      const refund = await memoryRefundBooks(database).find(scope, id);
      return refund === null ? null : historyOf(database, refund);
    },
  };
}

function historyOf(database: MemoryDatabase, payment: StoredPayment): PaymentHistory {
  const own = database.events.filter(({ paymentId }) => paymentId === payment.id);
  const all = transactionsOf(database, payment.id);
  const total = all.reduce((sum, { attempts }) => sum + attempts.length, 0);
  const omitted = Math.max(0, total - historyLimit);
  return {
    payment,
    endedAtMs: database.payments.get(payment.id)?.endedAtMs ?? null,
    transactions: newest(all, omitted),
    events: own.flatMap(({ type, atMs }) => (type === "hold.expired" ? [] : [{ type, atMs: atMs ?? 0 }])),
    webhooks: [],
    omitted: { attempts: omitted, webhooks: 0 },
  };
}

function transactionsOf(database: MemoryDatabase, id: PaymentId): TransactionHistory[] {
  return database.transactions
    .filter((row) => paymentsOf(row).includes(id))
    .map((row) => ({
      ...(row.bundled && { payments: row.bundled.length }),
      attempts: row.attempts.map((attempt, index) => attemptOf(database, attempt, { row, place: index + 1 })),
      closed: closedOf(row, id),
    }));
}

function newest(transactions: readonly TransactionHistory[], omitted: number): TransactionHistory[] {
  let left = omitted;
  return transactions.flatMap((transaction) => {
    const attempts = transaction.attempts.slice(left);
    left = Math.max(0, left - transaction.attempts.length);
    return attempts.length === 0 ? [] : [{ ...transaction, attempts }];
  });
}

function closedOf(row: TransactionRow, id: PaymentId): TransactionHistory["closed"] {
  const { closed, closedAtMs } = row;
  if (closed === null) return null;
  const { nonce: _, isBundle: __, gasUsed, ...rest } = closed;
  return { ...rest, gasUsed: gasUsed === null ? null : shareOf(row, id, gasUsed), atMs: closedAtMs };
}

interface AttemptState {
  readonly row: TransactionRow;
  readonly place: number;
}

function attemptOf(database: MemoryDatabase, attempt: Attempt, { row, place }: AttemptState): AttemptHistory {
  const { hash, fees, createdAtMs } = attempt;
  const own = database.notes.filter((note) => note.hash === hash);
  const broadcast = own.filter((note) => note.kind === "broadcast");
  const reorged = own.find((note) => note.kind === "reorged");
  const reported = broadcast.find(({ outcome }) => outcome === "accepted") ?? broadcast.at(-1);
  const [first] = broadcast;
  // Here the newest attempt's purpose is the transaction's; the ones before a filler carried the payment.
  const isCancellation = row.purpose === "filler" && (place === row.attempts.length || paymentsOf(row).length === 0);
  return {
    ...{ hash, place },
    purpose:
      isCancellation || row.purpose !== "filler" ? row.purpose : row.bundled === undefined ? "payment" : "bundle",
    feeCapWei: fees.feeCapWei,
    signedAtMs: createdAtMs,
    broadcast:
      first === undefined || reported === undefined
        ? null
        : { atMs: first.atMs, times: broadcast.length, outcome: reported.outcome },
    reorged: reorged === undefined ? null : { atMs: reorged.atMs, blockNumber: reorged.blockNumber },
  };
}
