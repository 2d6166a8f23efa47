import type { PaymentId } from "../shared/id";
import type { SettlementOrder } from "./attempt";
import { concludeFrom, confirmedBy } from "./conclude";
import type { EngineDeps } from "./engine-deps";
import type { NonceFate, Receipt } from "./head";
import type { Outcome } from "./ports";
import { settlementOf } from "./what-next";

export interface BundleJudgement {
  readonly outcomes: readonly Outcome[];
  /** Were not settled and still may be: they go on alone. */
  readonly again: readonly PaymentId[];
}

/**
 * What a final bundle means for each of its payments: every one is judged by its own log, and without one by what became
 * of its nonce. That its part of the bundle came to nothing does not prove that it always would: somebody else in it may
 * have used up the gas. So whoever would go through now goes on alone, and only the others have failed.
 * @param isFiller the bundle's place was taken by a transaction that settles nothing.
 */
export async function judgeBundle(
  deps: EngineDeps,
  orders: readonly SettlementOrder[],
  { receipt, isFiller }: { readonly receipt: Receipt; readonly isFiller: boolean },
): Promise<BundleJudgement> {
  const outcomes: Outcome[] = [];
  const open: Undecided[] = [];
  for (const order of orders) {
    const judged = await judgeOne(deps, order, receipt);
    if ("kind" in judged) outcomes.push(judged);
    else open.push(judged);
  }
  const failures = isFiller || open.length === 0 ? [] : await deps.watcher.simulate(open.map(({ order }) => order));
  const again: PaymentId[] = [];
  for (const [index, { order, fate }] of open.entries()) {
    const hasFailed = mayBeProven(failures[index] ?? null);
    const outcome = hasFailed ? concludeFrom(fate, order, { ...receipt, status: "reverted" }) : null;
    if (outcome === null) again.push(order.paymentId);
    else outcomes.push(outcome);
  }
  return { outcomes, again };
}

interface Undecided {
  readonly order: SettlementOrder;
  readonly fate: NonceFate;
}

async function judgeOne(deps: EngineDeps, order: SettlementOrder, receipt: Receipt): Promise<Outcome | Undecided> {
  const log = receipt.status === "success" ? settlementOf(order, receipt) : undefined;
  if (log !== undefined) return confirmedBy(order.paymentId, receipt, log);
  const fate = await deps.watcher.fateOf(order);
  return concludeFrom(fate, order, null) ?? { order, fate };
}

/** A nonce that has been used in the meantime is judged once its block is deep enough. */
function mayBeProven(failure: string | null): boolean {
  return failure !== null && failure !== "InvalidNonce";
}
