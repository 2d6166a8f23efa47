import { scenarioOf } from "@lunas/catalog/sandbox-scenario";
import type { PaymentId } from "../../shared/id";
import type { SettlementOrder } from "../attempt";
import type { EngineDeps } from "../engine-deps";
import type { Call } from "../ports";

/** The sandbox's third-party settler: the faucet's treasury, in the process that holds its lane. */
export interface ThirdParty {
  settle(order: SettlementOrder): void;
}

export interface SplitOrders {
  /** Orders without a scenario at this point. */
  readonly plain: readonly SettlementOrder[];
  /** Orders that wait until `untilMs`. */
  readonly held: readonly { readonly order: SettlementOrder; readonly untilMs: number }[];
  /** Orders that the third party settles; their nonces are only watched. */
  readonly thirdPartyOrders: readonly SettlementOrder[];
}

/** Separates the orders whose amount selects a sandbox scenario. On a chain without scenarios all orders are plain. */
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

/** The call that settles an order, or that reverts if its amount selects the revert scenario. */
export function settleCall({ chain }: EngineDeps, order: SettlementOrder): Extract<Call, { readonly kind: "settle" }> {
  const isSpoilt = scenarioOf(chain, order.amount)?.does === "revert";
  return isSpoilt ? { kind: "settle", order, spoilt: true } : { kind: "settle", order };
}

/** A third-party settler that gets each order once per process: a second settlement would only revert. */
export function onceOnly(settle: (order: SettlementOrder, refused: () => void) => boolean): ThirdParty {
  const requested = new Set<PaymentId>();
  return {
    settle: (order) => {
      const { paymentId } = order;
      if (!requested.has(paymentId) && settle(order, () => requested.delete(paymentId))) requested.add(paymentId);
    },
  };
}
