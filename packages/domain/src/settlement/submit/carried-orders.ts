import type { Clock } from "../../shared/clock";
import type { PaymentId } from "../../shared/id";
import type { SettlementOrder } from "../attempt";

/** Orders that came with their jobs, until they are used. */
export interface CarriedOrders {
  add(order: SettlementOrder): void;
  /** The order of a payment with its age now; null: there is none, or it is too old. Returned only once. */
  take(id: PaymentId): SettlementOrder | null;
  forget(id: PaymentId): void;
}

/** An order waits so long for its use; afterwards the row is read. */
const youngMs = 1_500;

export function createCarriedOrders(clock: Clock): CarriedOrders {
  const orders = new Map<PaymentId, { readonly order: SettlementOrder; readonly atMs: number }>();
  return {
    add: (order) => void orders.set(order.paymentId, { order, atMs: clock.now() }),
    take: (id) => {
      const found = orders.get(id);
      orders.delete(id);
      if (found === undefined) return null;
      const ageMs = found.order.ageMs + Math.max(clock.now() - found.atMs, 0);
      return ageMs < youngMs ? { ...found.order, ageMs } : null;
    },
    forget: (id) => void orders.delete(id),
  };
}
