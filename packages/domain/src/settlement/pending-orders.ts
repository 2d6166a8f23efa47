import type { Clock } from "../shared/clock";
import type { PaymentId } from "../shared/id";
import type { PaymentCall } from "./preflight";

/** A call that was checked this recently may be sent as it is. */
const checkedForMs = 3_000;

/** Payments that are to be given a nonce, and the jobs that wait for one to end. Holds nothing that the rows do not. */
export interface PendingOrders {
  /** Asks for a payment to be settled; asking twice changes nothing. */
  add(ids: Iterable<PaymentId>): void;
  /** Asks for a payment whose call has just been checked again. */
  addChecked(calls: readonly PaymentCall[]): void;
  /** The call of a payment, if it was checked lately. It is given out once. */
  takeChecked(id: PaymentId): PaymentCall | null;
  /** Takes up to `count` of them out, oldest first. */
  take(count: number): PaymentId[];
  /** Up to `count` of them, oldest first, left where they are. */
  peek(count: number): PaymentId[];
  remove(ids: Iterable<PaymentId>): void;
  size(): number;
  /** Resolves when the payment has ended, was released, or the signal aborts. */
  untilEnded(id: PaymentId, signal: AbortSignal): Promise<void>;
  /** Payments that jobs wait for. */
  awaited(): PaymentId[];
  /** Payments that jobs have waited for since then or earlier. */
  awaitedSince(ms: number): PaymentId[];
  /** Ends the waits for payments that have ended. */
  ended(ids: Iterable<PaymentId>): void;
  /** Ends the waits for payments that have not: a waiting gateway reads their rows by itself. */
  release(ids: Iterable<PaymentId>): void;
}

interface Wait {
  readonly sinceMs: number;
  readonly listeners: Set<() => void>;
}

export function createPendingOrders(clock: Clock): PendingOrders {
  const arrived = new Set<PaymentId>();
  const calls = new Map<PaymentId, { readonly call: PaymentCall; readonly atMs: number }>();
  const waits = new Map<PaymentId, Wait>();
  const add = (ids: Iterable<PaymentId>) => {
    for (const id of ids) arrived.add(id);
  };
  const wake = (id: PaymentId) => {
    const wait = waits.get(id);
    waits.delete(id);
    for (const listener of wait?.listeners ?? []) listener();
  };
  return {
    add,
    addChecked: (checked) => {
      const atMs = clock.now();
      for (const [id, { atMs: thenMs }] of calls) if (atMs - thenMs >= checkedForMs) calls.delete(id);
      for (const call of checked) calls.set(call.order.paymentId, { call, atMs });
      add(checked.map(({ order }) => order.paymentId));
    },
    takeChecked: (id) => {
      const found = calls.get(id);
      calls.delete(id);
      return found !== undefined && clock.now() - found.atMs < checkedForMs ? found.call : null;
    },
    take: (count) => {
      const taken = [...arrived].slice(0, count);
      for (const id of taken) arrived.delete(id);
      return taken;
    },
    peek: (count) => [...arrived].slice(0, count),
    remove: (ids) => {
      for (const id of ids) arrived.delete(id);
    },
    size: () => arrived.size,
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
        wake(id);
      }
    },
    release: (ids) => {
      for (const id of ids) wake(id);
    },
  };
}
