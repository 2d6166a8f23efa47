import type { Clock } from "../../shared/clock";
import type { PaymentId } from "../../shared/id";
import type { SettlementOrder } from "../attempt";
import { createCarriedOrders } from "./carried-orders";
import type { PaymentCall } from "./preflight";

/** A call that was checked within this time may be sent without another check. */
const checkedForMs = 3_000;

/**
 * The pending orders that wait for a nonce, and the jobs that wait for a payment to end. All of it can be rebuilt from
 * the rows.
 */
export interface PendingOrders {
  /** Adds payments to settle. Adding a payment twice has no effect. */
  add(ids: Iterable<PaymentId>): void;
  /** Adds a payment with the order that its job carried; null: it carried none. */
  addCarried(id: PaymentId, order: SettlementOrder | null): void;
  /** The order that a payment's job carried, if it is young. Returned only once. */
  takeOrder(id: PaymentId): SettlementOrder | null;
  /**
   * Adds payments whose calls have just been re-checked. They have waited longest, so they come before all others: behind
   * those that came meanwhile their check would be too old again when it is their turn, and under a backlog they would never
   * get a nonce.
   */
  addChecked(calls: readonly PaymentCall[]): void;
  /** The call of a payment, if it was checked lately. Returned only once. */
  takeChecked(id: PaymentId): PaymentCall | null;
  /** Removes up to `count` payments and returns them, oldest first. */
  take(count: number): PaymentId[];
  /** Up to `count` payments, oldest first, without removing them. */
  peek(count: number): PaymentId[];
  remove(ids: Iterable<PaymentId>): void;
  size(): number;
  /** Resolves when the payment has ended, was released, or the signal aborts. */
  untilEnded(id: PaymentId, signal: AbortSignal): Promise<void>;
  /** Payments that jobs wait for. */
  awaited(): PaymentId[];
  /** Payments that jobs have waited for since this time (`clock` milliseconds) or earlier. */
  awaitedSince(ms: number): PaymentId[];
  /** Ends the waits for payments that have ended. */
  ended(ids: Iterable<PaymentId>): void;
  /** Ends the waits for payments that have not ended: a waiting gateway reads their rows itself. */
  release(ids: Iterable<PaymentId>): void;
}

interface Wait {
  readonly sinceMs: number;
  readonly listeners: Set<() => void>;
}

export function createPendingOrders(clock: Clock): PendingOrders {
  const line = createLine();
  const calls = new Map<PaymentId, { readonly call: PaymentCall; readonly atMs: number }>();
  const carried = createCarriedOrders(clock);
  const waits = new Map<PaymentId, Wait>();
  const wake = (id: PaymentId) => {
    const wait = waits.get(id);
    waits.delete(id);
    for (const listener of wait?.listeners ?? []) listener();
  };
  return {
    add: line.add,
    addCarried: (id, order) => {
      if (order !== null) carried.add(order);
      line.add([id]);
    },
    takeOrder: carried.take,
    addChecked: (checked) => {
      const atMs = clock.now();
      for (const [id, { atMs: thenMs }] of calls) if (atMs - thenMs >= checkedForMs) calls.delete(id);
      for (const call of checked) calls.set(call.order.paymentId, { call, atMs });
      line.addFirst(checked.map(({ order }) => order.paymentId));
    },
    takeChecked: (id) => {
      const found = calls.get(id);
      calls.delete(id);
      return found !== undefined && clock.now() - found.atMs < checkedForMs ? found.call : null;
    },
    take: (count) => {
      const taken = line.peek(count);
      line.remove(taken);
      return taken;
    },
    peek: line.peek,
    remove: (ids) => {
      const removed = [...ids];
      for (const id of removed) carried.forget(id);
      line.remove(removed);
    },
    size: line.size,
    untilEnded: (id, signal) =>
      new Promise((resolve) => {
        const wait = waits.get(id) ?? { sinceMs: clock.now(), listeners: new Set() };
        waits.set(id, wait);
        const done = () => {
          signal.removeEventListener("abort", done);
          wait.listeners.delete(done);
          if (wait.listeners.size === 0) waits.delete(id);
          resolve();
        };
        wait.listeners.add(done);
        if (signal.aborted) done();
        else signal.addEventListener("abort", done, { once: true });
      }),
    awaited: () => [...waits.keys()],
    awaitedSince: (ms) => [...waits].filter(([, { sinceMs }]) => sinceMs <= ms).map(([id]) => id),
    ended: (ids) => {
      for (const id of ids) {
        calls.delete(id);
        carried.forget(id);
        wake(id);
      }
    },
    release: (ids) => {
      for (const id of ids) wake(id);
    },
  };
}

/** The order in which payments are taken: those that were re-checked, then those that arrived, each the oldest first. */
function createLine() {
  const reChecked = new Set<PaymentId>();
  const arrived = new Set<PaymentId>();
  return {
    add(ids: Iterable<PaymentId>) {
      for (const id of ids) if (!reChecked.has(id)) arrived.add(id);
    },
    addFirst(ids: Iterable<PaymentId>) {
      for (const id of ids) {
        arrived.delete(id);
        reChecked.add(id);
      }
    },
    peek(count: number): PaymentId[] {
      const first = [...reChecked].slice(0, count);
      return [...first, ...[...arrived].slice(0, count - first.length)];
    },
    remove(ids: Iterable<PaymentId>) {
      for (const id of ids) if (!reChecked.delete(id)) arrived.delete(id);
    },
    size: () => arrived.size + reChecked.size,
  };
}
