import type { PaymentId } from "../shared/id";
import type { SettlementOrder } from "./attempt";
import { concludeFrom } from "./conclude";
import type { EngineDeps } from "./engine-deps";
import type { Call, Outcome } from "./ports";
import { rehearse, type Stranger, settleCall } from "./rehearse";
import { isSponsoredOrder, sponsor } from "./sponsor";

/** What a payment may have a lane do. */
export type PaymentCall = Extract<Call, { readonly kind: "settle" | "fund" }>;

export interface Screened {
  /** May be given a nonce now. */
  readonly ready: readonly PaymentCall[];
  /** Ended without a transaction of ours, with proof. */
  readonly outcomes: readonly Outcome[];
  /** Would revert now but may still go through: the sweep brings them again. */
  readonly later: readonly PaymentId[];
  /** Wait for what is in no transaction of ours: to be looked at again at the next head. */
  readonly waiting: readonly PaymentId[];
}

/** An order that was checked this recently goes on as it is: the gateway simulated the very same call. */
const freshForMs = 3_000;

const nobody: Stranger = { settle: () => undefined };

export interface Screening {
  readonly stranger?: Stranger;
  /** Failed in company lately: simulated however young they are. */
  readonly doubted?: ReadonlySet<PaymentId>;
}

/** Simulates again what has waited, so that no nonce and no gas is spent on what would revert. */
export async function screen(
  deps: EngineDeps,
  given: readonly SettlementOrder[],
  { stranger = nobody, doubted = new Set() }: Screening = {},
): Promise<Screened> {
  const { plain: orders, held, strangers } = rehearse(deps, given);
  const { approved, fundings, waiting } = await sponsor(deps, orders);
  for (const order of strangers) stranger.settle(order);
  const plain = [...orders.filter((order) => !isSponsoredOrder(order)), ...approved];
  const { passing, failing } = await simulateStale(deps, plain, doubted);
  const ready: readonly PaymentCall[] = [...passing.map((order) => settleCall(deps, order)), ...fundings];
  const outcomes: Outcome[] = [];
  const later: PaymentId[] = held.map(({ paymentId }) => paymentId);
  const overdue = waiting.filter((order) => mayBeOver(deps, order));
  for (const order of [...failing, ...overdue, ...strangers]) {
    const outcome = concludeFrom(await deps.watcher.fateOf(order), order, null);
    if (outcome === null) later.push(order.paymentId);
    else outcomes.push(outcome);
  }
  const over = new Set(outcomes.map(({ paymentId }) => paymentId));
  const still = [...waiting, ...strangers].map(({ paymentId }) => paymentId).filter((id) => !over.has(id));
  return { ready, outcomes, later, waiting: still };
}

async function simulateStale(deps: EngineDeps, orders: readonly SettlementOrder[], doubted: ReadonlySet<PaymentId>) {
  const nowMs = deps.clock.now();
  const isStale = ({ paymentId, createdAtMs }: SettlementOrder) =>
    doubted.has(paymentId) || nowMs - createdAtMs >= freshForMs;
  const stale = orders.filter(isStale);
  const failures = stale.length === 0 ? [] : await deps.watcher.simulate(stale);
  const passing = [
    ...orders.filter((order) => !isStale(order)),
    ...stale.filter((_, index) => failures[index] === null),
  ];
  return { passing, failing: stale.filter((_, index) => failures[index] !== null) };
}

/** Past its deadline, or old enough that somebody else may have settled it. */
function mayBeOver({ clock }: EngineDeps, { createdAtMs }: SettlementOrder): boolean {
  return clock.now() - createdAtMs >= freshForMs;
}
