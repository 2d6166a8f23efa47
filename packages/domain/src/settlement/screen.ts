import type { PaymentId } from "../shared/id";
import type { SettlementOrder } from "./attempt";
import { concludeFrom } from "./conclude";
import type { EngineDeps } from "./engine-deps";
import type { Outcome } from "./ports";

export interface Screened {
  /** May be given a nonce now. */
  readonly ready: readonly SettlementOrder[];
  /** Ended without a transaction of ours, with proof. */
  readonly outcomes: readonly Outcome[];
  /** Would revert now but may still go through: the sweep brings them again. */
  readonly later: readonly PaymentId[];
}

/** An order that was checked this recently goes on as it is: the gateway simulated the very same call. */
const freshForMs = 3_000;

/** Simulates again what has waited, so that no nonce and no gas is spent on what would revert. */
export async function screen(deps: EngineDeps, orders: readonly SettlementOrder[]): Promise<Screened> {
  const nowMs = deps.clock.now();
  const stale = orders.filter(({ createdAtMs }) => nowMs - createdAtMs >= freshForMs);
  const ready = orders.filter(({ createdAtMs }) => nowMs - createdAtMs < freshForMs);
  const failures = stale.length === 0 ? [] : await deps.watcher.simulate(stale);
  const outcomes: Outcome[] = [];
  const later: PaymentId[] = [];
  for (const [index, order] of stale.entries()) {
    if (failures[index] === null) {
      ready.push(order);
      continue;
    }
    const outcome = concludeFrom(await deps.watcher.fateOf(order), order, null);
    if (outcome === null) later.push(order.paymentId);
    else outcomes.push(outcome);
  }
  return { ready, outcomes, later };
}
