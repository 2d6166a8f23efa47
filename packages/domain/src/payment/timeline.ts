import { signedAmountOf } from "../settlement/kinds/all";
import type { PaymentId } from "../shared/id";
import type { PaymentHistory } from "./history";
import { type PaymentStatus, paymentStatusOf, type StoredPayment } from "./stored-payment";
import { endingStages } from "./timeline/ending-stages";
import { aStage, type Stage } from "./timeline/stage";
import { transactionStages } from "./timeline/transaction-stages";

export interface TimelineStage extends Stage {
  /** Since the stage before; null for the first. */
  readonly durationMs: number | null;
}

export interface Timeline {
  readonly paymentId: PaymentId;
  readonly status: PaymentStatus;
  readonly totalCostWei: bigint;
  readonly stages: readonly TimelineStage[];
  readonly omitted: PaymentHistory["omitted"];
}

/**
 * The stages of a payment, in order, with the time between them. Several machines' clocks and the chain's clock wrote
 * the rows: no stage is shown before its cause.
 */
export function timelineOf(history: PaymentHistory): Timeline {
  const { payment, transactions, omitted } = history;
  const inCausalOrder = [
    ...acceptance(history),
    ...transactions.flatMap((_, index) => transactionStages(history, index)),
    ...endingStages(history),
  ];
  // A stable sort: stages with the same time stay in causal order.
  const stages = inCausalOrder.sort((a, b) => a.atMs - b.atMs);
  return {
    paymentId: payment.id,
    status: paymentStatusOf(payment),
    totalCostWei: stages.reduce((sum, { costWei }) => sum + (costWei ?? 0n), 0n),
    stages: stages.map((stage, index) => ({ ...stage, durationMs: since(stages[index - 1], stage) })),
    omitted,
  };
}

/** The database's time counts: it is the last of the three, whatever the gateway's clock says. */
function acceptance({ payment }: PaymentHistory): Stage[] {
  const { receivedAtMs, createdAtMs, checkedAtBlock } = payment;
  const verifiedAtMs = Math.min(payment.verifiedAtMs, createdAtMs);
  const reason = `Every check passed, as the chain stood at block ${checkedAtBlock}.`;
  return [
    ...held(payment),
    aStage("received", Math.min(receivedAtMs, verifiedAtMs)),
    aStage("verified", verifiedAtMs, { blockNumber: checkedAtBlock, reason }),
    aStage("queued", createdAtMs),
  ];
}

/** Of a capture: its hold. The stages after it are those of the capture. */
function held({ authorization, hold }: StoredPayment): Stage[] {
  if (hold === null) return [];
  const reason = `At most ${signedAmountOf(authorization)} base units can be captured.`;
  return [aStage("held", hold.heldAtMs, { reason })];
}

function since(before: Stage | undefined, { atMs }: Stage): number | null {
  return before === undefined ? null : atMs - before.atMs;
}
