import type { AuditLog } from "@lunas/domain/operations/audit-entry";
import { type OperatorRecords, parseRecordReference } from "@lunas/domain/operations/channel-file";
import type { OperatorPayments, PaymentFile } from "@lunas/domain/operations/operator-payments";
import type { PaymentLookUp, PaymentSummary } from "@lunas/domain/operations/payment-look-up";
import { whatToDo } from "@lunas/domain/operations/what-to-do";
import { whyPending } from "@lunas/domain/operations/why-pending";
import type { HistoryStore } from "@lunas/domain/payment/history";
import { timelineOf } from "@lunas/domain/payment/timeline";
import type { Clock } from "@lunas/domain/shared/clock";
import type { RefundId } from "@lunas/domain/shared/id";
import { networkOf } from "@lunas/ops/network-of";
import { parseReference } from "@lunas/ops/parse-reference";

const mostFound = 20;
const mostRefunds = 50;
const mostDeliveries = 50;
const mostAudited = 20;
const longestReference = 100;

export interface ShowPaymentDeps {
  readonly records: Pick<OperatorRecords, "find">;
  readonly lookUp: PaymentLookUp;
  readonly payments: Pick<OperatorPayments, "find">;
  readonly histories: HistoryStore;
  readonly audit: Pick<AuditLog, "newest">;
  readonly clock: Clock;
}

/**
 * The payments of an id, a hash or a payer; or the channel, charge, payout or hold of an id. A channel's id has the form of a hash.
 * `isReference` false: the text is none of them.
 */
export async function findPayments({ lookUp, records }: Pick<ShowPaymentDeps, "lookUp" | "records">, text: string) {
  const cut = text.trim().slice(0, longestReference);
  const [reference, recordId] = [parseReference(cut), parseRecordReference(cut)];
  const none = { payments: [], isPart: false, limit: mostFound, record: null };
  const record = recordId === null ? null : await records.find(recordId);
  if (record !== null) return { ...none, isReference: true, record: named(record) };
  if (reference === null) return { ...none, isReference: recordId !== null };
  const { payments, isPart } = await lookUp.find(reference, mostFound);
  return { ...none, isReference: true, payments: payments.map(named), isPart };
}

/** One payment or refund with all that the rows hold about it; null: there is none. */
export async function showPayment(deps: ShowPaymentDeps, id: string) {
  const { lookUp, payments, histories, audit, clock } = deps;
  const reference = parseReference(id);
  if (reference === null || reference.startsWith("0x")) return { payment: null };
  const [summary] = (await lookUp.find(reference, 1)).payments;
  if (summary === undefined) return { payment: null };
  const { merchantId, environment } = summary;
  const scope = { merchantId, environment };
  const [[file], history, refunds, deliveries, entries] = await Promise.all([
    payments.find(summary.id),
    summary.refundOf === null ? histories.find(scope, summary.id) : histories.findRefund(scope, summary.id as RefundId),
    lookUp.refundsOf(summary.id, mostRefunds),
    lookUp.deliveriesOf(summary.id, mostDeliveries),
    audit.newest(mostAudited, summary.id),
  ]);
  if (file === undefined) return { payment: null };
  return {
    payment: {
      ...named(summary),
      ...settledIn(file),
      ...(file.status === "pending" && reasonOf(file, clock.now())),
      transactions: file.transactions,
      timeline: history === null ? null : timelineOf(history),
      refunds: refunds.map(named),
      ...{ deliveries, entries },
    },
  };
}

function settledIn({ order, failure, txHash, blockNumber, endedAtMs, late }: PaymentFile) {
  const { payTo, asset, deadlineSeconds } = order;
  return { payTo, asset, deadlineMs: Number(deadlineSeconds) * 1_000, failure, txHash, blockNumber, endedAtMs, late };
}

function reasonOf(file: PaymentFile, nowMs: number) {
  return { why: whyPending(file, Math.floor(nowMs / 1_000)), remedy: whatToDo(file, nowMs) };
}

function named<Row extends Pick<PaymentSummary, "chainId">>(row: Row): Row & { readonly network: string } {
  return { ...row, network: networkOf(row.chainId) };
}
