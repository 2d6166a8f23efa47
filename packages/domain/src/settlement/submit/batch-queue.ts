import type { PaymentId } from "../../shared/id";
import type { SettlementOrder } from "../attempt";

/**
 * Reads orders in batches. A batch whose read fails fails for all its orders, so these orders come back in smaller and
 * smaller batches.
 */
export interface BatchQueue {
  add(orders: readonly SettlementOrder[]): void;
  /** Works until the queue is empty, orders added meanwhile included. */
  work(): void;
}

export interface BatchWork {
  readonly mostInBatch: number;
  /** The number of batches read at a time, so that one hanging read does not block the others. */
  readonly mostAtOnce: number;
  /** Rejects when nothing was read. */
  readonly read: (orders: readonly SettlementOrder[]) => Promise<void>;
  readonly failed: (orders: readonly SettlementOrder[], error: unknown) => void;
}

/** Above this number the queue forgets the payment whose batch failed longest ago. */
const mostSuspects = 20_000;

/** Reads orders in batches, first those whose batches never failed. */
export function createBatchQueue({ mostInBatch, mostAtOnce, read, failed }: BatchWork): BatchQueue {
  const queued = new Map<PaymentId, SettlementOrder>();
  /** Consecutive failed batches of each payment. */
  const failures = new Map<PaymentId, number>();
  let atWork = 0;

  const next = (): readonly SettlementOrder[] => {
    let fewest = Number.POSITIVE_INFINITY;
    for (const id of queued.keys()) fewest = Math.min(fewest, failures.get(id) ?? 0);
    const size = Math.max(1, mostInBatch >> Math.min(fewest, 16));
    const batch: SettlementOrder[] = [];
    for (const [id, order] of queued) {
      if ((failures.get(id) ?? 0) !== fewest) continue;
      batch.push(order);
      if (batch.length === size) break;
    }
    for (const { paymentId } of batch) queued.delete(paymentId);
    return batch;
  };
  const suspect = (id: PaymentId) => {
    const times = (failures.get(id) ?? 0) + 1;
    failures.delete(id);
    failures.set(id, times);
    const [oldest] = failures.keys();
    if (failures.size > mostSuspects && oldest !== undefined) failures.delete(oldest);
  };
  const workOn = async (orders: readonly SettlementOrder[]) => {
    try {
      await read(orders);
      for (const { paymentId } of orders) failures.delete(paymentId);
    } catch (error) {
      for (const { paymentId } of orders) suspect(paymentId);
      failed(orders, error);
    }
  };
  const work = () => {
    while (atWork < mostAtOnce && queued.size > 0) {
      atWork += 1;
      void workOn(next()).finally(() => {
        atWork -= 1;
        work();
      });
    }
  };
  return {
    add: (orders) => {
      for (const order of orders) queued.set(order.paymentId, order);
    },
    work,
  };
}
