import { depthFor } from "@lunas/catalog/depth-for";
import { createFairScheduler } from "../../shared/fair-scheduler";
import type { PaymentId } from "../../shared/id";
import type { SettlementOrder } from "../attempt";
import { concludeFrom } from "../confirm/conclude";
import { endPayments } from "../confirm/end-payments";
import type { BlockTime } from "../confirm/nonce-outcome";
import { readNonceOutcome } from "../confirm/read-nonce-outcome";
import type { EngineDeps } from "../engine-deps";
import type { Outcome } from "../ports";
import { createBatchQueue } from "./batch-queue";
import type { Delays } from "./delays";

/** Nonces in one batch, and batches at a time. */
const mostInBatch = 128;
const batchesAtOnce = 4;
/** Used nonces examined at a time, in all and for one payer: a payer's unreadable payments do not block other payers. */
const placesForUsed = { atOnce: 32, atOncePerGroup: 4 };

export interface Doubtful {
  readonly order: SettlementOrder;
  /** A simulation shows that the settlement would revert, and the nonce is not the reason. */
  readonly failsNow?: boolean;
  /** Waits for a foreign transaction: it is checked at the next heads first. */
  readonly isAtHead?: boolean;
  /** A transaction of ours that carries it is open. Its receipt may prove what its nonce alone does not. */
  readonly isOpen?: boolean;
}

/**
 * Ends payments by the use of their nonces, without a transaction of ours. Each payment is judged alone: one that
 * cannot be read, or cannot end yet, is delayed and does not delay the others.
 */
export interface JudgeNonces {
  add(doubtful: readonly Doubtful[]): void;
}

export interface JudgeParts {
  readonly delays: Delays;
  readonly ended: (ids: readonly PaymentId[]) => void;
  /** These payments were delayed by the clock. */
  readonly delayed: (ids: readonly PaymentId[]) => void;
}

export function createJudgeNonces(deps: EngineDeps, parts: JudgeParts): JudgeNonces {
  const doubts = new Map<PaymentId, Doubtful>();
  const judging = { deps, parts, doubts };
  const used = createFairScheduler({
    ...placesForUsed,
    // The least delayed first.
    rankOf: (id) => parts.delays.times(id as PaymentId),
    run: async (id) => {
      const doubt = doubts.get(id as PaymentId);
      if (doubt !== undefined) await examine(judging, doubt);
    },
  });
  const batchQueue = createBatchQueue({
    mostInBatch,
    mostAtOnce: batchesAtOnce,
    read: async (orders) => {
      for (const order of await endUnused(judging, orders)) used.offer(order.paymentId, order.payer);
    },
    failed: (orders, error) => {
      deps.observe.fault("judge-nonces", error);
      later(judging, orders);
    },
  });
  return {
    add: (doubtful) => {
      const fresh = doubtful.filter(({ order }) => !doubts.has(order.paymentId));
      for (const doubt of fresh) doubts.set(doubt.order.paymentId, doubt);
      batchQueue.add(fresh.map(({ order }) => order));
      batchQueue.work();
    },
  };
}

interface NonceJudging {
  readonly deps: EngineDeps;
  readonly parts: JudgeParts;
  readonly doubts: Map<PaymentId, Doubtful>;
}

/** Reads all nonces in one batch and returns the orders whose nonces are used. Rejects when nothing was read. */
async function endUnused(
  judging: NonceJudging,
  orders: readonly SettlementOrder[],
): Promise<readonly SettlementOrder[]> {
  const { block, used } = await judging.deps.watcher.usedNonces(orders);
  const of = (state: boolean | null) => orders.filter((_, index) => (used[index] ?? null) === state);
  later(judging, of(null));
  await concludeUnused(judging, block, of(false));
  return of(true);
}

async function concludeUnused(
  judging: NonceJudging,
  block: BlockTime,
  unused: readonly SettlementOrder[],
): Promise<void> {
  const { deps, doubts } = judging;
  const outcomes = unused.flatMap(
    (order) => concludeFrom({ kind: "unused", block }, order, doubts.get(order.paymentId)?.failsNow) ?? [],
  );
  const isOver = new Set(outcomes.map(({ paymentId }) => paymentId));
  later(
    judging,
    unused.filter(({ paymentId }) => !isOver.has(paymentId)),
  );
  try {
    await end(judging, outcomes);
  } catch (error) {
    // The nonces were read; the database did not answer.
    deps.observe.fault("judge-nonces", error);
    later(
      judging,
      unused.filter(({ paymentId }) => isOver.has(paymentId)),
    );
  }
}

async function examine(judging: NonceJudging, { order, isOpen = false }: Doubtful): Promise<void> {
  try {
    const outcome = concludeFrom(await readNonceOutcome(judging.deps, order), order);
    if (outcome === null || (isOpen && isUnproven(outcome))) later(judging, [order]);
    else await end(judging, [outcome]);
  } catch (error) {
    judging.deps.observe.fault("judge-nonces", error);
    later(judging, [order]);
  }
}

function isUnproven(outcome: Outcome): boolean {
  return outcome.kind === "failed" && outcome.code === "settlement_unproven";
}

async function end({ deps, parts, doubts }: NonceJudging, outcomes: readonly Outcome[]): Promise<void> {
  if (outcomes.length === 0) return;
  const ids = outcomes.map(({ paymentId }) => paymentId);
  await endPayments(deps, null, { closed: [], outcomes });
  for (const id of ids) doubts.delete(id);
  // Even if another settler ended the payment, its row shows that it has ended.
  parts.ended(ids);
}

function later({ deps, parts, doubts }: NonceJudging, orders: readonly SettlementOrder[]): void {
  const delayed = orders.flatMap((order) => {
    const { paymentId } = order;
    const atHead = doubts.get(paymentId)?.isAtHead ?? false;
    doubts.delete(paymentId);
    return parts.delays.later(paymentId, { atHead, notAfterMs: deadlineMs(deps, order) }) ? [paymentId] : [];
  });
  parts.delayed(delayed);
}

/** The earliest time, in `clock` milliseconds, when a block at depth can be past the order's deadline. */
function deadlineMs({ chain, clock, watcher }: EngineDeps, { deadlineSeconds, amount }: SettlementOrder): number {
  const head = watcher.head();
  if (head === null) return Number.POSITIVE_INFINITY;
  const aheadMs = (Number(deadlineSeconds) - head.timestampSeconds) * 1_000;
  return clock.now() + aheadMs + chain.blockTimeMs * (depthFor(chain, amount) + 1);
}
