import type { BroadcastOutcome } from "../../settlement/ports";
import type { AttemptHistory, PaymentHistory, TransactionHistory } from "../history";
import type { StoredPayment } from "../stored-payment";
import { aStage, type Stage, within } from "./stage";

/** The stages of one of the payment's transactions, in causal order. */
export function transactionStages({ payment, transactions }: PaymentHistory, index: number): Stage[] {
  const transaction = transactions[index];
  if (transaction === undefined) return [];
  const notAfterMs = transaction.closed?.atMs ?? Number.POSITIVE_INFINITY;
  const stages = transaction.attempts.flatMap((attempt, at) => {
    const signedAtMs = within(attempt.signedAtMs, payment.createdAtMs, notAfterMs);
    const before = transaction.attempts[at - 1];
    return [
      signing(attempt, {
        signedAtMs,
        before,
        isAnew: isAnew(transactions, index),
        payments: transaction.payments ?? 1,
      }),
      ...broadcasting(attempt, { signedAtMs, notAfterMs }),
    ];
  });
  return [...stages, ...closing(transaction, payment)];
}

/** Whether an earlier transaction tried to settle; a grant for the payer's approval does not count. */
function isAnew(transactions: readonly TransactionHistory[], index: number): boolean {
  return transactions.slice(0, index).some(({ attempts }) => attempts.some(({ purpose }) => purpose !== "funding"));
}

interface Signing {
  readonly signedAtMs: number;
  readonly before: AttemptHistory | undefined;
  readonly isAnew: boolean;
  readonly payments: number;
}

function signing(
  { hash, purpose, place, feeCapWei }: AttemptHistory,
  { signedAtMs, before, isAnew, payments }: Signing,
): Stage {
  const of = (stage: "signed" | "replaced", reason: string | null) =>
    aStage(stage, signedAtMs, { txHash: hash, reason });
  if (place === 1 && purpose === "funding")
    return of("signed", "Native currency for the payer's own approval of Permit2: the approval is sponsored.");
  if (place === 1) {
    const anew = isAnew ? "Signed again: the earlier transaction ended without settling the payment." : null;
    const words = [anew, payments > 1 ? `One transaction settles ${payments} payments, each by itself.` : null];
    return of("signed", words.filter((each) => each !== null).join(" ") || null);
  }
  if (purpose === "filler" && before?.purpose !== "filler") {
    return of("replaced", "The authorization's deadline passed unmined: a cancellation transaction takes its nonce.");
  }
  const was = before === undefined ? "" : `, ${before.feeCapWei} before`;
  return of("replaced", `Not mined in time: signed again with a higher fee (cap ${feeCapWei} wei per gas${was}).`);
}

interface Bounds {
  readonly signedAtMs: number;
  readonly notAfterMs: number;
}

function broadcasting({ hash, broadcast, reorged }: AttemptHistory, { signedAtMs, notAfterMs }: Bounds): Stage[] {
  const stages: Stage[] = [];
  if (broadcast !== null) {
    const repeated = broadcast.times > 1 ? `Broadcast ${broadcast.times} times.` : null;
    const words = [nodesAnswers[broadcast.outcome], repeated].filter((each) => each !== null);
    const reason = words.length === 0 ? null : words.join(" ");
    stages.push(aStage("broadcast", within(broadcast.atMs, signedAtMs, notAfterMs), { txHash: hash, reason }));
  }
  if (reorged !== null) {
    const { blockNumber, atMs } = reorged;
    const reason = `A reorganisation of the chain removed block ${blockNumber}, which held the transaction. No status changes.`;
    stages.push(aStage("reorged", Math.max(atMs, signedAtMs), { txHash: hash, blockNumber, reason }));
  }
  return stages;
}

/** Our own texts: a node's text may contain internal details. */
const nodesAnswers: Readonly<Record<BroadcastOutcome["kind"], string | null>> = {
  accepted: null,
  known: "The node had it already.",
  nonce_too_low: "A transaction with this nonce was mined already.",
  underpriced: "The node found the fee too low.",
  never_sent: "The node refused it.",
  unknown: "It is unknown whether the node accepted it.",
};

function closing(transaction: TransactionHistory, payment: StoredPayment): Stage[] {
  const { attempts, closed } = transaction;
  if (closed === null) return [];
  const { minedHash, blockNumber, atMs } = closed;
  if (minedHash === null) {
    const reason = "The nonce was used by a transaction that was not signed here: this one can never be mined.";
    return [aStage("replaced", atMs, { reason })];
  }
  const mined = attempts.find(({ hash }) => hash === minedHash);
  const { settled } = payment;
  // The chain's time has whole seconds; otherwise use the time when we saw the block.
  const minedAtMs = settled?.txHash === minedHash ? settled.blockTimestampSeconds * 1_000 : atMs;
  const notBeforeMs = Math.max(mined?.broadcast?.atMs ?? 0, mined?.signedAtMs ?? 0, payment.createdAtMs);
  return [
    aStage("included", within(minedAtMs, Math.min(notBeforeMs, atMs), atMs), {
      txHash: minedHash,
      blockNumber,
      costWei: costOf(closed),
      reason: reasonOf(closed, { mined, payment, payments: transaction.payments ?? 1 }),
    }),
  ];
}

function costOf({ gasUsed, effectiveGasPriceWei }: NonNullable<TransactionHistory["closed"]>): bigint | null {
  return gasUsed === null || effectiveGasPriceWei === null ? null : gasUsed * effectiveGasPriceWei;
}

interface Closing {
  readonly mined: AttemptHistory | undefined;
  readonly payment: StoredPayment;
  readonly payments: number;
}

function reasonOf(
  { minedHash, status }: NonNullable<TransactionHistory["closed"]>,
  { mined, payment: { settled }, payments }: Closing,
): string | null {
  if (mined?.purpose === "funding") return "The payer received the cost of its approval.";
  if (mined?.purpose === "filler")
    return "The cancellation transaction was mined: the nonce is used, and nothing was paid.";
  if (status === "reverted") return "The transaction reverted: it paid nothing, but cost gas.";
  if (settled?.txHash !== minedHash) return "The transaction was mined, but it did not make this payment.";
  return payments > 1 ? `The cost is this payment's share: the transaction settled ${payments} payments.` : null;
}
