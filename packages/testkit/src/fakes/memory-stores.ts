import { newId } from "@lunas/domain/shared/id";
import type { Stores } from "../contracts/stores";
import { memoryAttemptJournal } from "./memory-attempt-journal";
import { type MemoryDatabase, memoryDatabase } from "./memory-database";
import { memoryHistoryStore } from "./memory-history-store";
import { memoryHoldStore } from "./memory-hold-store";
import { memoryIdempotencyKeys } from "./memory-idempotency-keys";
import { memoryLaneStore, retireLane } from "./memory-lane-store";
import { memoryOperationsStore } from "./memory-operations-store";
import { memoryPaymentBooks } from "./memory-payment-books";
import { memoryPaymentStore } from "./memory-payment-store";
import { memoryRefundBooks } from "./memory-refunds";
import { memorySettlementStore } from "./memory-settlement-store";

/** The stores of one in-memory database, as the contract suites want them. */
export function memoryStores(database: MemoryDatabase = memoryDatabase()): Stores {
  const payments = memoryPaymentStore(database);
  return {
    payments,
    holds: memoryHoldStore(database),
    books: memoryPaymentBooks(database),
    refunds: memoryRefundBooks(database),
    histories: memoryHistoryStore(database, payments),
    journal: memoryAttemptJournal(database),
    operations: memoryOperationsStore(database),
    idempotencyKeys: memoryIdempotencyKeys(database),
    lanes: memoryLaneStore(database),
    retirement: { retire: async ({ chainId, address }) => retireLane(database, `${chainId}-${address}`) },
    settlements: memorySettlementStore(database),
    approval: {
      approve: async (id) => database.approved.add(id).has(id),
      unapprove: async (id) => database.approved.delete(id),
    },
    merchantIds: [newId("mer"), newId("mer")],
    eventsOf: async (id) => database.events.filter(({ paymentId }) => paymentId === id).map(({ type }) => type),
    outlive: async ({ lineage, key }) => {
      const name = `${lineage} ${key}`;
      const row = database.idempotencyKeys.get(name);
      if (row !== undefined) database.idempotencyKeys.set(name, { ...row, createdAtMs: row.createdAtMs - 86_400_000 });
    },
    outlivePrices: async () => {
      for (const lane of database.lanes.values())
        if (lane.gasPrice) lane.gasPrice = { ...lane.gasPrice, atMs: lane.gasPrice.atMs - 30_000 };
    },
    close: async () => undefined,
  };
}
