import { rehearsalOf } from "@lunas/catalog/sandbox-scenario";
import type { PaymentId } from "../shared/id";
import type { SettlementOrder } from "./attempt";
import type { EngineDeps } from "./engine-deps";
import type { Call } from "./ports";

/** Somebody else who settles, on the sandbox: the faucet's treasury, where this process holds its lane. */
export interface Stranger {
  settle(order: SettlementOrder): void;
}

export interface Rehearsed {
  /** What goes its ordinary way. */
  readonly plain: readonly SettlementOrder[];
  /** Stay as they are until then. */
  readonly held: readonly { readonly order: SettlementOrder; readonly untilMs: number }[];
  /** Somebody else's to settle: only looked at. */
  readonly strangers: readonly SettlementOrder[];
}

/** Sets aside the orders whose amount asks for a failure; on a chain without any it is everything in, everything out. */
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

/** The call that settles an order, or that reverts where its amount asks for that. */
export function settleCall({ chain }: EngineDeps, order: SettlementOrder): Extract<Call, { readonly kind: "settle" }> {
  const isSpoilt = rehearsalOf(chain, order.amount)?.does === "revert";
  return isSpoilt ? { kind: "settle", order, spoilt: true } : { kind: "settle", order };
}

/** A stranger that is asked once for each order, as long as this process lives; asked twice it would only revert. */
export function onceOnly(settle: (order: SettlementOrder, refused: () => void) => boolean): Stranger {
  const asked = new Set<PaymentId>();
  return {
    settle: (order) => {
      const { paymentId } = order;
      if (!asked.has(paymentId) && settle(order, () => asked.delete(paymentId))) asked.add(paymentId);
    },
  };
}
