import type { NewPayment, PaymentStore } from "@lunas/domain/payment/ports";
import type { StoredPayment } from "@lunas/domain/payment/stored-payment";
import { kindOf } from "@lunas/domain/shared/id";
import type { MemoryDatabase } from "@lunas/testkit/fakes/memory-database";
import type { Mutant } from "./harness";

/** Safeguards that only refunds need: payments show nothing of their absence. */
export const refundMutants: readonly Mutant[] = [
  {
    name: "open refunds of a payment are reserved",
    payments: (store, { database }) => withoutRefunds(store, database, ({ status }) => status === "pending"),
  },
  {
    name: "a failed refund is reserved until nobody can settle it",
    payments: (store, { database }) => withoutRefunds(store, database, ({ status }) => status === "failed"),
  },
  {
    name: "a failed refund is free again afterwards",
    settlements: (store) => ({
      ...store,
      recordLate: (late, over) =>
        store.recordLate(
          late,
          over.filter((id) => kindOf(id) === "payment"),
        ),
    }),
  },
  {
    name: "a refund is confirmed once",
    // A repeat after a lost answer counts like the first.
    settlements: (store, { database }) => ({
      ...store,
      finish: (lease, closed, outcomes) => {
        for (const { paymentId, kind } of outcomes) {
          const isAgain = database.payments.get(paymentId)?.payment.status === "confirmed" && kind === "confirmed";
          if (isAgain && kindOf(paymentId) === "refund") database.events.push({ type: "refund.confirmed", paymentId });
        }
        return store.finish(lease, closed, outcomes);
      },
    }),
  },
  {
    name: "a payment is settled before it is refunded",
    payments: (store, { database }) => ({
      ...store,
      find: async (...all) => {
        const found = await store.find(...all);
        return found && { ...found, payment: { ...found.payment, ...settledAnyway(found.payment) } };
      },
      accept: (refund, ...rest) =>
        whileChanged(
          database,
          (payment) => (payment.id === refund.refundOf ? settledAnyway(payment) : null),
          () => store.accept(refund, ...rest),
        ),
    }),
  },
];

function settledAnyway(payment: StoredPayment): Partial<StoredPayment> {
  const settled = payment.settled ?? {
    txHash: "0x01",
    logIndex: 0,
    blockNumber: 0,
    blockHash: "0x02",
    blockTimestampSeconds: 0,
  };
  return { status: "confirmed", settled };
}

/** The store, as if a payment did not have these refunds: their nonces and the wallet's balance stay reserved. */
function withoutRefunds(
  store: PaymentStore,
  database: MemoryDatabase,
  isHidden: (refund: StoredPayment) => boolean,
): PaymentStore {
  const hidden = (of: NewPayment["refundOf"]) => (payment: StoredPayment) =>
    of !== undefined && payment.refundOf === of && isHidden(payment) ? { refundOf: "pay_none" as const } : null;
  return {
    ...store,
    find: (scope, id) =>
      whileChanged(
        database,
        (payment) => hidden(payment.refundOf)(payment),
        () => store.find(scope, id),
      ),
    accept: (refund, ...rest) => whileChanged(database, hidden(refund.refundOf), () => store.accept(refund, ...rest)),
  };
}

/** As if rows were different while the work is done. The store does it in this turn: nobody else sees the change. */
function whileChanged<T>(
  { payments }: MemoryDatabase,
  change: (payment: StoredPayment) => Partial<StoredPayment> | null,
  work: () => Promise<T>,
): Promise<T> {
  const undo: (() => void)[] = [];
  for (const row of payments.values()) {
    const { payment } = row;
    const changed = change(payment);
    if (changed === null) continue;
    row.payment = { ...payment, ...changed };
    undo.push(() => {
      row.payment = payment;
    });
  }
  const done = work();
  for (const each of undo) each();
  return done;
}
