import { scenarioOf } from "@lunas/catalog/sandbox-scenario";
import type { SettlementOrder } from "./attempt";
import type { EngineDeps } from "./engine-deps";
import type { Call } from "./ports";

/** What a payment may have a lane do. */
export type PaymentCall = Extract<Call, { readonly kind: "settle" | "fund" }>;

/** An order that was checked this recently goes on as it is: the gateway simulated the very same call. */
export const freshForMs = 3_000;

/**
 * Whether an order may be given a nonce without another look: it is young, and nothing but its own settlement is to be
 * done for it. All others are re-checked beside the way of these.
 */
export function isFresh(
  { chain }: Pick<EngineDeps, "chain">,
  order: SettlementOrder,
  doubted: { has(id: SettlementOrder["paymentId"]): boolean },
): boolean {
  const { paymentId, failedIn, sponsorship, amount, ageMs } = order;
  if (failedIn !== null || sponsorship !== null || doubted.has(paymentId)) return false;
  const scenario = scenarioOf(chain, amount)?.does;
  if (scenario === "third_party" || scenario === "hold") return false;
  return ageMs < freshForMs;
}
