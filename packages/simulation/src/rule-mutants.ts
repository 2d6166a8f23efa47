import type { MemoryDatabase } from "@lunas/testkit/fakes/memory-database";
import type { Mutant } from "./harness";

/** Safeguards around groups, links, keys, refunds, months and days. */
export const ruleMutants: readonly Mutant[] = [
  { name: "a row that cannot be stored fails alone", rules: { repeatsAlone: false } },
  { name: "a changed payee is an outcome", rules: { foreignWalletIsAnOutcome: false } },
  { name: "a late settlement takes its link's place", rules: { lateTakesAPlace: false } },
  { name: "no service frees an Idempotency-Key", rules: { keysStay: false } },
  { name: "no service frees a used sign-in nonce", rules: { nonceStays: false } },
  { name: "an event stays until it is delivered", rules: { pendingEventsStay: false } },
  { name: "events are dropped by a time", rules: { dropsNeedATime: false } },
  { name: "attempts stay while their nonce is open", rules: { openAttemptsStay: false } },
  { name: "gas goes back to the day that it was counted on", rules: { gasGoesBackToItsDay: false } },
  {
    name: "the row decides what a job's order settles",
    settlements: (store) => ({
      ...store,
      commit: (lease, planned) =>
        store.commit(
          lease,
          planned.map(({ order: _, ...each }) => each),
        ),
    }),
  },
  {
    name: "a refunded success stays taken when its client disconnects",
    payments: (store, { database }) => ({
      ...store,
      releaseWaiterPlace: (waiter) => withoutRefunds(database, () => store.releaseWaiterPlace(waiter)),
    }),
  },
  {
    name: "a refund takes the success that nobody has",
    payments: (store, { database }) => ({
      ...store,
      accept: (payment, ...rest) => {
        const paid = payment.refundOf === undefined ? undefined : database.payments.get(payment.refundOf);
        const before = paid && { ...paid };
        const done = store.accept(payment, ...rest);
        if (paid !== undefined) Object.assign(paid, before);
        return done;
      },
    }),
  },
  {
    name: "a late settlement is looked up before it is refunded",
    finality: (reader) => ({
      ...reader,
      whereabouts: async (chainId, settlement) =>
        settlement.blockHash === null ? settlement.blockNumber : reader.whereabouts(chainId, settlement),
    }),
  },
  {
    name: "a refund waits for a safe block",
    finality: (reader) => ({
      ...reader,
      heads: async (chainId) => {
        const heads = await reader.heads(chainId);
        return heads && { ...heads, safe: heads.latest };
      },
    }),
  },
];

/** As if no payment had a refund while the work is done, which is in this turn. */
function withoutRefunds<T>({ payments }: MemoryDatabase, work: () => Promise<T>): Promise<T> {
  const refunds = [...payments].filter(([, { payment }]) => payment.refundOf !== undefined);
  for (const [id] of refunds) payments.delete(id);
  const done = work();
  for (const [id, row] of refunds) payments.set(id, row);
  return done;
}
