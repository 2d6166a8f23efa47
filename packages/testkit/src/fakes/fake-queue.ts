import type { SettlementQueue } from "@lunas/domain/payment/ports";
import type { PaymentId } from "@lunas/domain/shared/id";
import type { Timer } from "@lunas/domain/shared/timer";

export interface FakeQueue extends SettlementQueue {
  /** Every ring, in order. */
  readonly notified: readonly PaymentId[];
  /** The job of this payment has a result: requests that wait for it are notified. */
  finish(id: PaymentId): void;
  /** From now on every enqueue fails. */
  breakDown(): void;
}

/** A queue whose jobs finish when the test says so, or when `onNotify` has done its work. */
export function fakeQueue(timer: Timer, onNotify?: (id: PaymentId) => Promise<void>): FakeQueue {
  const notified: PaymentId[] = [];
  const waiting = new Map<PaymentId, (() => void)[]>();
  let isBroken = false;
  const finish = (id: PaymentId) => {
    for (const report of waiting.get(id) ?? []) report();
    waiting.delete(id);
  };
  return {
    notified,
    finish,
    breakDown: () => {
      isBroken = true;
    },
    notifyAndWait: async ({ id }, timeoutMs) => {
      if (isBroken) return "unavailable";
      notified.push(id);
      const finished = new Promise<"finished">((resolve) => {
        waiting.set(id, [...(waiting.get(id) ?? []), () => resolve("finished")]);
      });
      void onNotify?.(id).then(() => finish(id));
      return Promise.race([finished, timer.sleep(timeoutMs).then(() => "timed_out" as const)]);
    },
  };
}
