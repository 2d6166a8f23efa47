import { scenarioOf } from "@lunas/catalog/sandbox-scenario";
import type { SettlementOrder } from "../attempt";
import type { EngineDeps } from "../engine-deps";
import type { Call } from "../ports";

/** The calls that a lane can make for a payment. */
export type PaymentCall = Extract<Call, { readonly kind: "settle" | "fund" }>;

/** An order this young needs no re-check: the gateway simulated the same call. */
const freshForMs = 3_000;

/**
 * Whether an order may get a nonce without a re-check: it is young and needs only its own settlement. All other orders
 * are re-checked apart from these.
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
