import type { HoldStore } from "@lunas/domain/hold/ports";
import type { StoredPayment } from "@lunas/domain/payment/stored-payment";
import type { SettlementOrder } from "@lunas/domain/settlement/attempt";
import { settlementKindOf, signedAmountOf } from "@lunas/domain/settlement/kinds/all";
import type { PaymentId } from "@lunas/domain/shared/id";
import type { MemoryDatabase, PaymentRow } from "@lunas/testkit/fakes/memory-database";
import type { Mutant } from "./harness";

/** Safeguards that only holds need. */
export const holdMutants: readonly Mutant[] = [
  {
    name: "a capture takes what is held, and nothing else",
    holds: (store, { database }) =>
      believing(store, database, (payment) => ({
        status: "held",
        authorization: { ...payment.authorization, amount: signedAmountOf(payment.authorization) },
      })),
  },
  {
    name: "a capture is within its maximum",
    holds: (store, { database }) =>
      believing(store, database, ({ status, authorization }) =>
        status === "held" ? { authorization: { ...authorization, amount: authorization.amount * 10n } } : {},
      ),
  },
  {
    name: "an expired hold is not captured",
    holds: (store, { database }) =>
      believing(store, database, ({ hold }) => ({ hold: hold && { ...hold, expiresAtMs: hold.expiresAtMs + 60_000 } })),
  },
  {
    name: "a hold expires",
    holds: (store) => ({ ...store, expireDue: async () => 0 }),
  },
  {
    name: "likeness of the kind",
    // A transfer of the same amount, payer and payee proves a payment, whichever contract settled it.
    watcher: (watcher) => ({
      ...watcher,
      nonceUse: async (order) => {
        const use = await watcher.nonceUse(order);
        const other = await watcher.nonceUse({ ...order, kind: order.kind === "exact" ? "upto" : "exact" });
        return { ...use, candidates: [...use.candidates, ...other.candidates] };
      },
    }),
  },
  {
    name: "the lane that the payer named",
    payments: (store) => ({
      ...store,
      accept: ({ onlySender: _, ...payment }, ...rest) => store.accept(payment, ...rest),
    }),
    settlements: (store, { database }) => ({
      ...store,
      orders: async (...all) => (await store.orders(...all)).map((order) => forAnotherLane(order, database)),
    }),
  },
  {
    name: "a released authorization stays used up",
    payments: (store, { database }) => {
      const isReleased = ({ status }: StoredPayment) => status === "released";
      return {
        ...store,
        lookUp: async (...all) => withoutRows(database, isReleased, () => store.lookUp(...all)),
        accept: async (...all) => withoutRows(database, isReleased, () => store.accept(...all)),
      };
    },
  },
];

function forAnotherLane(order: SettlementOrder, { lanes }: MemoryDatabase): SettlementOrder {
  const sender = settlementKindOf(order).senderOf(order.terms);
  const other = [...lanes.values()].find(({ address }) => address !== sender);
  if (sender === null || other === undefined) return order;
  return { ...order, terms: { ...order.terms, facilitator: other.address } };
}

/** The holds, as if their rows were otherwise when they are found and captured. */
function believing(
  store: HoldStore,
  { payments }: MemoryDatabase,
  change: (payment: StoredPayment) => Partial<StoredPayment>,
): HoldStore {
  return {
    ...store,
    find: async (...all) => {
      const found = await store.find(...all);
      return found && { ...found, ...change(found) };
    },
    capture: async (capture) => {
      const row = payments.get(capture.id);
      if (row === undefined) return store.capture(capture);
      const kept = row.payment;
      const believed = { ...kept, ...change(kept) };
      row.payment = believed;
      // The store does its work in this turn: nobody else sees the change.
      const done = store.capture(capture);
      row.payment = row.payment === believed ? kept : { ...row.payment, hold: kept.hold };
      return done;
    },
  };
}

function withoutRows<T>(
  { payments }: MemoryDatabase,
  isAway: (payment: StoredPayment) => boolean,
  work: () => Promise<T>,
): Promise<T> {
  const away: [PaymentId, PaymentRow][] = [...payments].filter(([, { payment }]) => isAway(payment));
  for (const [id] of away) payments.delete(id);
  const done = work();
  for (const [id, row] of away) payments.set(id, row);
  return done;
}
