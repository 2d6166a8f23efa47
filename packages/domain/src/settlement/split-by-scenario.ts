import { scenarioOf } from "@lunas/catalog/sandbox-scenario";
import type { PaymentId } from "../shared/id";
import type { SettlementOrder } from "./attempt";
import type { EngineDeps } from "./engine-deps";
import type { Call } from "./ports";

/** Somebody else who settles, on the sandbox: the faucet's treasury, where this process holds its lane. */
export interface ThirdParty {
  settle(order: SettlementOrder): void;
}

export interface SplitOrders {
  /** What goes its ordinary way. */
  readonly plain: readonly SettlementOrder[];
  /** Stay as they are until then. */
  readonly held: readonly { readonly order: SettlementOrder; readonly untilMs: number }[];
  /** Somebody else's to settle: only looked at. */
  readonly thirdPartyOrders: readonly SettlementOrder[];
}

/** Sets aside the orders whose amount asks for a failure; on a chain without any it is everything in, everything out. */
export function splitByScenario({ chain, clock }: EngineDeps, orders: readonly SettlementOrder[]): SplitOrders {
  if (chain.scenarios.length === 0) return { plain: orders, held: [], thirdPartyOrders: [] };
  const plain: SettlementOrder[] = [];
  const held: { order: SettlementOrder; untilMs: number }[] = [];
  const thirdPartyOrders: SettlementOrder[] = [];
  for (const order of orders) {
    const scenario = scenarioOf(chain, order.amount);
    const leftMs = scenario?.does === "hold" ? scenario.forMs - order.ageMs : 0;
    if (scenario?.does === "third_party") thirdPartyOrders.push(order);
    else if (leftMs > 0) held.push({ order, untilMs: clock.now() + leftMs });
    else plain.push(order);
  }
  return { plain, held, thirdPartyOrders };
}

/** The call that settles an order, or that reverts where its amount asks for that. */
export function settleCall({ chain }: EngineDeps, order: SettlementOrder): Extract<Call, { readonly kind: "settle" }> {
  const isSpoilt = scenarioOf(chain, order.amount)?.does === "revert";
  return isSpoilt ? { kind: "settle", order, spoilt: true } : { kind: "settle", order };
}

/** A stranger that is asked once for each order, as long as this process lives; asked twice it would only revert. */
export function onceOnly(settle: (order: SettlementOrder, refused: () => void) => boolean): ThirdParty {
  const requested = new Set<PaymentId>();
  return {
    settle: (order) => {
      const { paymentId } = order;
      if (!requested.has(paymentId) && settle(order, () => requested.delete(paymentId))) requested.add(paymentId);
    },
  };
}
