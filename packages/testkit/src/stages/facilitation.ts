import { answeredPayments } from "@lunas/domain/payment/answered-payments";
import type { Claim } from "@lunas/domain/payment/claim";
import { type FacilitateDeps, type Facilitated, facilitate, type Holding } from "@lunas/domain/payment/facilitate";
import type { Preconfirmable } from "@lunas/domain/payment/finality";
import type { PaymentStore } from "@lunas/domain/payment/ports";
import { createRowWatch } from "@lunas/domain/payment/row-watch";
import type { StoredPayment } from "@lunas/domain/payment/stored-payment";
import type { Hex } from "@lunas/domain/shared/hex";
import type { PaymentId } from "@lunas/domain/shared/id";
import { aConfirmation } from "../contracts/fresh";
import type { Stores } from "../contracts/stores";
import { type FakeChainReader, fakeChainReader } from "../fakes/fake-chain-reader";
import { type FakeQueue, fakeQueue } from "../fakes/fake-queue";
import { type MemoryDatabase, memoryDatabase } from "../fakes/memory-database";
import { memoryStores } from "../fakes/memory-stores";
import { type ManualClock, manualClock } from "../time/manual-clock";
import { type ManualTimer, manualTimer } from "../time/manual-timer";

/** A gateway's share of a payment, on fakes: nothing settles unless the test says so. */
export interface Facilitation {
  readonly deps: FacilitateDeps;
  readonly clock: ManualClock;
  readonly timer: ManualTimer;
  readonly chain: FakeChainReader;
  readonly queue: FakeQueue;
  readonly database: MemoryDatabase;
  readonly stores: Stores;
  /** Whether there is a lane to settle on. */
  setCapacity(canSettle: boolean): void;
  /** Asks for a payment; the caller hangs up with `hangUp`. */
  ask(
    claim: Claim,
    waitMs?: number,
    holding?: Holding,
  ): { readonly answer: Promise<Facilitated>; hangUp(): void; stop(): void };
  /** Ends a payment as the settler does; the bell rings unless told otherwise. */
  confirm(id: PaymentId, options?: { readonly silently: boolean }): Promise<void>;
  fail(id: PaymentId): Promise<void>;
  /** A node shows the payment settled by this transaction, in a block that is not deep enough; or shows it no more. */
  show(id: PaymentId, txHash: Hex, isShown?: boolean): void;
  payments(): StoredPayment[];
}

/** @param over what stands between the gateway and the payments of the database. */
export function facilitation({ over = (payments: PaymentStore) => payments } = {}): Facilitation {
  const clock = manualClock();
  const timer = manualTimer(clock);
  const database = memoryDatabase(clock);
  const stores = memoryStores(database);
  const chain = fakeChainReader();
  const queue = fakeQueue(timer);
  let hasCapacity = true;
  const lanes = { canSettle: () => hasCapacity };
  const answered = answeredPayments(clock);
  const payments = over(stores.payments);
  const rows = createRowWatch({ payments, clock, timer, random: () => 0 });
  const shown = new Set<Hex>();
  const preconfirmations = {
    isPreconfirmed: async ({ txHash }: Preconfirmable) => txHash !== null && shown.has(txHash),
  };
  const deps: FacilitateDeps = { payments, chain, lanes, clock, queue, timer, answered, rows, preconfirmations };
  return {
    ...{ deps, clock, timer, chain, queue, database, stores },
    setCapacity: (canSettle) => {
      hasCapacity = canSettle;
    },
    ask: (claim, waitMs = 25_000, holding = {}) => {
      const caller = new AbortController();
      return {
        answer: facilitate(deps, claim, { ...holding, waitMs, signal: caller.signal }),
        hangUp: () => caller.abort(),
        stop: () => caller.abort("stopping"),
      };
    },
    confirm: async (id, options = { silently: false }) => {
      await stores.settlements.finish(null, [], [aConfirmation(id)]);
      if (!options.silently) queue.finish(id);
    },
    fail: async (id) => {
      const failure = { code: "tx_failed", message: "The settlement transaction reverted on chain." } as const;
      await stores.settlements.finish(null, [], [{ kind: "failed", paymentId: id, ...failure, txHash: null }]);
      queue.finish(id);
    },
    show: (id, txHash, isShown = true) => {
      const row = database.payments.get(id);
      if (row !== undefined) row.payment = { ...row.payment, txHash };
      if (isShown) shown.add(txHash);
      else shown.delete(txHash);
    },
    payments: () => [...database.payments.values()].map(({ payment }) => payment),
  };
}
