import { depthFor } from "@lunas/catalog/depth-for";
import type { PaymentId } from "../shared/id";
import type { SettlementOrder } from "./attempt";
import { concludeFrom } from "./conclude";
import type { Delays } from "./delays";
import { endPayments } from "./end-payments";
import type { EngineDeps } from "./engine-deps";
import { nextBatch } from "./next-batch";
import type { Outcome } from "./ports";
import { readNonceOutcome } from "./read-nonce-outcome";
import { serially } from "./serially";

/** How many nonces are asked about in one batch. */
const mostInBatch = 128;
/** How many used nonces are looked into at a time. */
const mostAtOnce = 8;

export interface Doubtful {
  readonly order: SettlementOrder;
  /** A simulation says that the settlement would revert, for another reason than its nonce. */
  readonly failsNow?: boolean;
  /** Waits for a transaction that is not ours: it is looked at with the next blocks first. */
  readonly isAtHead?: boolean;
}

/**
 * Ends payments by what became of their nonces, without a transaction of ours. Each is judged by itself: one that cannot be
 * read, or not yet be ended, is delayed and keeps no other from its end.
 */
export interface JudgeNonces {
  add(doubtful: readonly Doubtful[]): void;
}

export interface JudgeParts {
  readonly delays: Delays;
  readonly ended: (ids: readonly PaymentId[]) => void;
  /** These were delayed by the clock. */
  readonly delayed: (ids: readonly PaymentId[]) => void;
}

export function createJudgeNonces(deps: EngineDeps, parts: JudgeParts): JudgeNonces {
  const doubts = new Map<PaymentId, Doubtful>();
  const asked = new Map<PaymentId, SettlementOrder>();
  const used = new Map<PaymentId, SettlementOrder>();
  const judging = { deps, parts, doubts };
  let running = 0;
  const lookIntoUsed = () => {
    while (running < mostAtOnce && used.size > 0) {
      running += 1;
      const [order] = nextBatch(used, parts.delays, 1);
      if (order === undefined) return;
      void lookInto(judging, order).finally(() => {
        running -= 1;
        lookIntoUsed();
      });
    }
  };
  const work = serially(async () => {
    while (asked.size > 0) {
      for (const order of await endUnused(judging, nextBatch(asked, parts.delays, mostInBatch)))
        used.set(order.paymentId, order);
      lookIntoUsed();
    }
  });
  return {
    add: (doubtful) => {
      for (const doubt of doubtful) {
        const id = doubt.order.paymentId;
        if (doubts.has(id)) continue;
        doubts.set(id, doubt);
        asked.set(id, doubt.order);
      }
      if (asked.size > 0) void work().catch((error: unknown) => deps.observe.fault("judge-nonces", error));
    },
  };
}

interface Judging {
  readonly deps: EngineDeps;
  readonly parts: JudgeParts;
  readonly doubts: Map<PaymentId, Doubtful>;
}

/** One batch for all of them; answers those whose nonces are used. */
async function endUnused(judging: Judging, orders: readonly SettlementOrder[]): Promise<readonly SettlementOrder[]> {
  const { deps, doubts } = judging;
  try {
    const { block, used } = await deps.watcher.usedNonces(orders);
    const isUsed = (order: SettlementOrder) => used[orders.indexOf(order)] ?? null;
    const unused = orders.filter((order) => isUsed(order) === false);
    const outcomes = unused.flatMap(
      (order) => concludeFrom({ kind: "unused", block }, order, doubts.get(order.paymentId)?.failsNow) ?? [],
    );
    await end(judging, outcomes);
    const isOver = new Set(outcomes.map(({ paymentId }) => paymentId));
    later(
      judging,
      orders.filter((order) => isUsed(order) !== true && !isOver.has(order.paymentId)),
    );
    return orders.filter((order) => isUsed(order) === true);
  } catch (error) {
    deps.observe.fault("judge-nonces", error);
    later(judging, orders);
    return [];
  }
}

async function lookInto(judging: Judging, order: SettlementOrder): Promise<void> {
  try {
    const outcome = concludeFrom(await readNonceOutcome(judging.deps, order), order);
    if (outcome === null) later(judging, [order]);
    else await end(judging, [outcome]);
  } catch (error) {
    judging.deps.observe.fault("judge-nonces", error);
    later(judging, [order]);
  }
}

async function end({ deps, parts, doubts }: Judging, outcomes: readonly Outcome[]): Promise<void> {
  if (outcomes.length === 0) return;
  const ids = outcomes.map(({ paymentId }) => paymentId);
  await endPayments(deps, null, { closed: [], outcomes });
  for (const id of ids) doubts.delete(id);
  // Another settler may have ended it: then its row says so, too.
  parts.ended(ids);
}

function later({ deps, parts, doubts }: Judging, orders: readonly SettlementOrder[]): void {
  const delayed = orders.flatMap((order) => {
    const { paymentId } = order;
    const atHead = doubts.get(paymentId)?.isAtHead ?? false;
    doubts.delete(paymentId);
    return parts.delays.later(paymentId, { atHead, notAfterMs: deadlineMs(deps, order) }) ? [paymentId] : [];
  });
  parts.delayed(delayed);
}

/** When a block at depth can first be past the order's deadline. */
function deadlineMs({ chain, clock, watcher }: EngineDeps, { deadlineSeconds, amount }: SettlementOrder): number {
  const head = watcher.head();
  if (head === null) return Number.POSITIVE_INFINITY;
  const aheadMs = (Number(deadlineSeconds) - head.timestampSeconds) * 1_000;
  return clock.now() + aheadMs + chain.blockTimeMs * (depthFor(chain, amount) + 1);
}
