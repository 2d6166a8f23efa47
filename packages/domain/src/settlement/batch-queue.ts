import type { PaymentId } from "../shared/id";
import type { SettlementOrder } from "./attempt";

/** A batch with a read that never ends fails for all in it: what was in one meets in smaller and smaller ones. */
export interface BatchQueue {
  add(orders: readonly SettlementOrder[]): void;
  /** Works on what waits until nothing does; what is added meanwhile is worked on, too. */
  work(): void;
}

export interface BatchWork {
  readonly mostInBatch: number;
  /** So many batches are read at a time: one that hangs does not hold up the others. */
  readonly mostAtOnce: number;
  /** Rejects where nothing was read. */
  readonly read: (orders: readonly SettlementOrder[]) => Promise<void>;
  readonly failed: (orders: readonly SettlementOrder[], error: unknown) => void;
}

/** Beyond that the payment whose batch failed longest ago is forgotten. */
const mostSuspects = 20_000;

/** Orders that are read about in batches, first those whose batches never failed. */
export function createBatchQueue({ mostInBatch, mostAtOnce, read, failed }: BatchWork): BatchQueue {
  const queued = new Map<PaymentId, SettlementOrder>();
  /** How often in a row a batch failed that a payment was in. */
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
