import type { Clock } from "../../shared/clock";
import type { PaymentId } from "../../shared/id";

const firstDelayMs = 1_000;
const growth = 1.5;
/** The longest delay: a payment that becomes readable again is checked within this time. */
const longestDelayMs = 20_000;
/** A payment that waits for a foreign transaction is checked at this many heads before the clock delays it. */
const checksAtHeads = 8;
/** Above this number the payment with the oldest delay is forgotten; the sweep finds it again. */
const mostDelayed = 20_000;

/** Payments that cannot proceed at present. Each is checked again after its own delay, which grows. */
export interface Delays {
  /**
   * Delays a payment, longer each time. `atHead`: it waits for the next blocks. `notAfterMs`: the delay ends by this
   * time. Returns true when the clock delays it.
   */
  later(id: PaymentId, until?: { readonly atHead?: boolean; readonly notAfterMs?: number }): boolean;
  isDelayed(id: PaymentId): boolean;
  /** The number of delays of this payment. */
  times(id: PaymentId): number;
  /** Payments whose delay is over. Each delay is returned once. */
  due(): PaymentId[];
  /** Call it when a block arrives. Returns the payments that waited for one. */
  atHead(): PaymentId[];
  forget(ids: Iterable<PaymentId>): void;
}

interface Delayed {
  times: number;
  /** null: not delayed at present. */
  dueMs: number | null;
  isAtHead: boolean;
}

export function createDelays(clock: Clock): Delays {
  const delayed = new Map<PaymentId, Delayed>();
  const take = (isDue: (each: Delayed) => boolean) => {
    const ids: PaymentId[] = [];
    for (const [id, each] of delayed) {
      if (each.dueMs === null || !isDue(each)) continue;
      each.dueMs = null;
      ids.push(id);
    }
    return ids;
  };
  return {
    later: (id, { atHead = false, notAfterMs = Number.POSITIVE_INFINITY } = {}) => {
      const times = (delayed.get(id)?.times ?? 0) + 1;
      const isAtHead = atHead && times <= checksAtHeads;
      const nowMs = clock.now();
      const dueMs = nowMs + delayMs(atHead ? times - checksAtHeads : times);
      const earlierMs = notAfterMs > nowMs ? Math.min(dueMs, notAfterMs) : dueMs;
      delayed.delete(id);
      delayed.set(id, { times, dueMs: earlierMs, isAtHead });
      const [oldest] = delayed.keys();
      if (delayed.size > mostDelayed && oldest !== undefined) delayed.delete(oldest);
      return !isAtHead;
    },
    isDelayed: (id) => (delayed.get(id)?.dueMs ?? null) !== null,
    times: (id) => delayed.get(id)?.times ?? 0,
    due: () => {
      const nowMs = clock.now();
      return take(({ dueMs }) => dueMs !== null && dueMs <= nowMs);
    },
    atHead: () => take(({ isAtHead }) => isAtHead),
    forget: (ids) => {
      for (const id of ids) delayed.delete(id);
    },
  };
}

/** How long the next try waits after so many. */
export function delayMs(times: number): number {
  return Math.min(longestDelayMs, firstDelayMs * growth ** Math.max(0, times - 1));
}
