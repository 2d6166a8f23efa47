import type { PaymentId } from "../../shared/id";
import type { SettlementOrder } from "../attempt";

export interface FairScheduler {
  add(order: SettlementOrder): void;
}

export interface FairSchedulerParts {
  readonly mostAtOnce: number;
  /** The most for one payer, so that a payer's unreadable payments do not block other payers. */
  readonly mostOfPayer: number;
  /** The number of delays of a payment: the least delayed comes first. */
  readonly times: (id: PaymentId) => number;
  /** Never rejects. */
  readonly work: (order: SettlementOrder) => Promise<void>;
}

/** Works on orders one by one, several at a time. */
export function createFairScheduler({ mostAtOnce, mostOfPayer, times, work }: FairSchedulerParts): FairScheduler {
  const waiting = new Map<PaymentId, SettlementOrder>();
  const atWork = new Map<string, number>();
  let running = 0;
  const next = (): SettlementOrder | null => {
    let best: SettlementOrder | null = null;
    for (const order of waiting.values()) {
      if ((atWork.get(order.payer) ?? 0) >= mostOfPayer) continue;
      if (best === null || times(order.paymentId) < times(best.paymentId)) best = order;
    }
    return best;
  };
  const count = (payer: string, change: number) => {
    const left = (atWork.get(payer) ?? 0) + change;
    running += change;
    if (left === 0) atWork.delete(payer);
    else atWork.set(payer, left);
  };
  const start = () => {
    for (let order = next(); order !== null && running < mostAtOnce; order = next()) {
      const { paymentId, payer } = order;
      waiting.delete(paymentId);
      count(payer, 1);
      void work(order).finally(() => {
        count(payer, -1);
        start();
      });
    }
  };
  return {
    add: (order) => {
      waiting.set(order.paymentId, order);
      start();
    },
  };
}
