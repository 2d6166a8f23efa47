import type { Clock } from "../shared/clock";
import type { PaymentId } from "../shared/id";

const firstDelayMs = 1_000;
const growth = 1.5;
/** A payment whose outcome can be read again is looked at within this time. */
const longestDelayMs = 20_000;
/** What waits for a transaction that is not ours is looked at with so many heads before it is delayed by the clock. */
const checksAtHeads = 8;
/** Beyond that the payment that has been delayed longest is forgotten; the sweep finds it again. */
const mostDelayed = 20_000;

/** Payments that can get no further at present. Each is looked at again after a delay of its own, which grows. */
export interface Delays {
  /**
   * Delays a payment, longer each time. `atHead`: it waits for the next blocks; `notAfterMs`: something changes then.
   * Answers whether it is delayed by the clock.
   */
  later(id: PaymentId, until?: { readonly atHead?: boolean; readonly notAfterMs?: number }): boolean;
  isDelayed(id: PaymentId): boolean;
  /** How often it has been delayed. */
  times(id: PaymentId): number;
  /** Payments whose delay is over; each is told once for each delay. */
  due(): PaymentId[];
  /** A block has come: the payments that waited for one. */
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
