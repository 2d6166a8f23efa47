import type { PaymentId } from "../shared/id";
import type { SettlementOrder } from "./attempt";
import { otherwiseOf } from "./conclude";
import type { EngineDeps } from "./engine-deps";
import type { Head } from "./head";
import type { LateSettlement } from "./ports";

/** What one round asks about: one statement and one batch, however many payments have failed. */
const roundLimit = 256;

/**
 * One round of watching failed payments' nonces: until its deadline anybody may still settle an authorization that ended
 * as `failed`. Answers where the next round goes on; null: from the start.
 */
export async function watchLate(deps: EngineDeps, after: PaymentId | null): Promise<PaymentId | null> {
  const orders = await deps.settlements.watchedOn(deps.chain.chainId, after, roundLimit);
  if (orders.length === 0) return null;
  const { block, used } = await deps.watcher.usedNonces(orders);
  const late: LateSettlement[] = [];
  const over: PaymentId[] = [];
  for (const [index, order] of orders.entries()) {
    const found = used[index] === true ? await judgeUse(deps, order) : judgeRest(block, order);
    if (found === "over") over.push(order.paymentId);
    else if (found !== "open") late.push(found);
  }
  if (late.length > 0 || over.length > 0) await record(deps, late, over);
  return orders.length < roundLimit ? null : (orders.at(-1)?.paymentId ?? null);
}

type Found = LateSettlement | "over" | "open";

/** Nothing of an unused nonce can come once a block at the chain's depth has a time past the deadline. */
function judgeRest(block: Pick<Head, "timestampSeconds">, { deadlineSeconds }: SettlementOrder): Found {
  return BigInt(block.timestampSeconds) > deadlineSeconds ? "over" : "open";
}

/** One payment's trouble is not another's: it is looked at again in the next round. */
async function judgeUse(deps: EngineDeps, order: SettlementOrder): Promise<Found> {
  try {
    const fate = await deps.watcher.fateOf(order);
    if (fate.kind === "unused") return "open";
    if (fate.kind !== "settled") return "over";
    return { paymentId: order.paymentId, settlement: fate.settlement, ...otherwiseOf(fate) };
  } catch (error) {
    deps.observe.fault("watch-late", error);
    return "open";
  }
}

async function record(deps: EngineDeps, late: readonly LateSettlement[], over: readonly PaymentId[]): Promise<void> {
  const { told } = await deps.settlements.recordLate(late, over);
  const news = new Set(told);
  for (const each of late) if (news.has(each.paymentId)) deps.observe.settledLate(each);
  const next = late.filter(({ paymentId }) => !news.has(paymentId)).flatMap(nextOf);
  if (next.length > 0) await record(deps, next, []);
}

/** Where the settlement counts for another payment and the chain shows more that it may be: the next of those. */
function nextOf({ paymentId, otherwise = [] }: LateSettlement): LateSettlement[] {
  const [settlement, ...rest] = otherwise;
  return settlement === undefined ? [] : [{ paymentId, settlement, otherwise: rest }];
}
