import { rehearsalOf } from "@lunas/catalog/rehearsal";
import type { PaymentId } from "../shared/id";
import type { SettlementOrder } from "./attempt";
import type { EngineDeps } from "./engine-deps";
import type { Call } from "./ports";

/** The sandbox's third-party settler: the faucet's treasury, in the process that holds its lane. */
export interface Stranger {
  settle(order: SettlementOrder): void;
}

export interface Rehearsed {
  /** Orders without a scenario at this point. */
  readonly plain: readonly SettlementOrder[];
  /** Orders that wait until `untilMs`. */
  readonly held: readonly { readonly order: SettlementOrder; readonly untilMs: number }[];
  /** Orders that the third party settles; their nonces are only watched. */
  readonly strangers: readonly SettlementOrder[];
}

/** Separates the orders whose amount selects a sandbox scenario. On a chain without scenarios all orders are plain. */
export function rehearse({ chain, clock }: EngineDeps, orders: readonly SettlementOrder[]): Rehearsed {
  if (chain.rehearsals.length === 0) return { plain: orders, held: [], strangers: [] };
  const plain: SettlementOrder[] = [];
  const held: { order: SettlementOrder; untilMs: number }[] = [];
  const strangers: SettlementOrder[] = [];
  for (const order of orders) {
    const rehearsal = rehearsalOf(chain, order.amount);
    const leftMs = rehearsal?.does === "hold" ? rehearsal.forMs - order.ageMs : 0;
    if (rehearsal?.does === "stranger") strangers.push(order);
    else if (leftMs > 0) held.push({ order, untilMs: clock.now() + leftMs });
    else plain.push(order);
  }
  return { plain, held, strangers };
}

/** The call that settles an order, or that reverts if its amount selects the revert scenario. */
export function settleCall({ chain }: EngineDeps, order: SettlementOrder): Extract<Call, { readonly kind: "settle" }> {
  const isSpoilt = rehearsalOf(chain, order.amount)?.does === "revert";
  return isSpoilt ? { kind: "settle", order, spoilt: true } : { kind: "settle", order };
}

/** A third-party settler that gets each order once per process: a second settlement would only revert. */
export function onceOnly(settle: (order: SettlementOrder, refused: () => void) => boolean): Stranger {
  const asked = new Set<PaymentId>();
  return {
    settle: (order) => {
      const { paymentId } = order;
      if (!asked.has(paymentId) && settle(order, () => asked.delete(paymentId))) asked.add(paymentId);
    },
  };
}
