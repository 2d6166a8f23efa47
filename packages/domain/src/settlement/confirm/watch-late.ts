import type { PaymentId } from "../../shared/id";
import { runBounded } from "../../shared/run-bounded";
import type { SettlementOrder } from "../attempt";
import type { EngineDeps } from "../engine-deps";
import type { LateSettlement } from "../ports";
import { createDelays, type Delays } from "../submit/delays";
import type { BlockTime, NonceOutcome } from "./nonce-outcome";
import { readNonceOutcome } from "./read-nonce-outcome";

/** Failed payments in one round: one statement and one batch. */
const roundLimit = 256;
/** Used nonces examined at a time. */
const mostAtOnce = 8;
/** A settlement that is still unproven after this time is left to the operator. */
const unprovenForSeconds = 24n * 3_600n;

/**
 * Watches the nonces of failed payments, a page with each call: until the deadline anyone may still settle the
 * authorization of a failed payment. A payment that cannot be read is delayed and does not delay the others.
 */
export function createLateWatch(deps: EngineDeps): () => Promise<void> {
  const delays = createDelays(deps.clock);
  let after: PaymentId | null = null;
  return async () => {
    const page = await deps.settlements.watchedOn(deps.chain.chainId, after, roundLimit);
    after = page.length < roundLimit ? null : (page.at(-1)?.paymentId ?? null);
    delays.due();
    const orders = page.filter(({ paymentId }) => !delays.isDelayed(paymentId));
    if (orders.length > 0) await watch(deps, delays, orders);
  };
}

async function watch(deps: EngineDeps, delays: Delays, orders: readonly SettlementOrder[]): Promise<void> {
  const { block, used } = await deps.watcher.usedNonces(orders);
  const late: LateSettlement[] = [];
  const over: PaymentId[] = [];
  await runBounded(orders, mostAtOnce, async (order, index) => {
    const isUsed = used[index] ?? null;
    if (isUsed === null) return void delays.later(order.paymentId);
    const found = isUsed ? await judgeUse(deps, order) : judgeRest(block, order);
    if (found === "over") over.push(order.paymentId);
    else if (found === "unread") delays.later(order.paymentId);
    else if (found !== "open") late.push(found);
  });
  delays.forget([...over, ...late.map(({ paymentId }) => paymentId)]);
  if (late.length > 0 || over.length > 0) await record(deps, late, over);
}

type Found = LateSettlement | "over" | "open" | "unread";

/** An unused nonce is over once a block at the chain's depth has a time after the deadline. */
function judgeRest(block: BlockTime, { deadlineSeconds }: SettlementOrder): Found {
  return BigInt(block.timestampSeconds) > deadlineSeconds ? "over" : "open";
}

async function judgeUse(deps: EngineDeps, order: SettlementOrder): Promise<Found> {
  try {
    return foundBy(await readNonceOutcome(deps, order), order);
  } catch (error) {
    deps.observe.fault("watch-late", error);
    return "unread";
  }
}

function foundBy(outcome: NonceOutcome, { paymentId, deadlineSeconds }: SettlementOrder): Found {
  switch (outcome.kind) {
    case "unused":
      return "open";
    case "settled":
      return { paymentId, settlement: outcome.settlement };
    case "unproven":
      return BigInt(outcome.block.timestampSeconds) > deadlineSeconds + unprovenForSeconds ? "over" : "unread";
    case "cancelled":
    case "used_elsewhere":
      return "over";
  }
}

async function record(deps: EngineDeps, late: readonly LateSettlement[], over: readonly PaymentId[]): Promise<void> {
  const { reported } = await deps.settlements.recordLate(late, over);
  const news = new Set(reported);
  for (const each of late) if (news.has(each.paymentId)) deps.observe.settledLate(each);
}
