import type { PaymentId } from "../shared/id";

/** Payments that are to be given a nonce, and everyone who waits for one to end. Holds nothing that the rows do not. */
export interface Intake {
  /** Asks for a payment to be settled; asking twice changes nothing. */
  add(ids: Iterable<PaymentId>): void;
  /** Takes up to `count` of them out, oldest first. */
  take(count: number): PaymentId[];
  size(): number;
  /** Asks for these at the next head: what they wait for is in no transaction of ours. */
  lookAgain(ids: Iterable<PaymentId>): void;
  /** A head has come. */
  head(): void;
  /** Resolves when the payment has ended or the signal aborts. */
  untilEnded(id: PaymentId, signal: AbortSignal): Promise<void>;
  /** Whom somebody waits for. */
  awaited(): PaymentId[];
  ended(ids: Iterable<PaymentId>): void;
}

export function createIntake(): Intake {
  const arrived = new Set<PaymentId>();
  const atNextHead = new Set<PaymentId>();
  const waiting = new Map<PaymentId, Set<() => void>>();
  const wake = (id: PaymentId) => {
    const listeners = waiting.get(id);
    waiting.delete(id);
    for (const listener of listeners ?? []) listener();
  };
  return {
    add: (ids) => {
      for (const id of ids) arrived.add(id);
    },
    take: (count) => {
      const taken = [...arrived].slice(0, count);
      for (const id of taken) arrived.delete(id);
      return taken;
    },
    size: () => arrived.size,
    lookAgain: (ids) => {
      for (const id of ids) atNextHead.add(id);
    },
    head: () => {
      for (const id of atNextHead) arrived.add(id);
      atNextHead.clear();
    },
    untilEnded: (id, signal) =>
      new Promise((resolve) => {
        const listeners = waiting.get(id) ?? new Set();
        waiting.set(id, listeners);
        const done = () => {
          signal.removeEventListener("abort", done);
          listeners.delete(done);
          if (listeners.size === 0) waiting.delete(id);
          resolve();
        };
        listeners.add(done);
        if (signal.aborted) done();
        else signal.addEventListener("abort", done, { once: true });
      }),
    awaited: () => [...waiting.keys()],
    ended: (ids) => {
      for (const id of ids) wake(id);
    },
  };
}
