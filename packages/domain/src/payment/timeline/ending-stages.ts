import type { Hex } from "../../shared/hex";
import type { PaymentHistory, WebhookHistory } from "../history";
import { aStage, type Stage, within } from "./stage";

/** The stages after the transactions: end, answer, events and webhooks, in causal order. */
export function endingStages(history: PaymentHistory): Stage[] {
  const { payment, endedAtMs, events, webhooks } = history;
  const { answeredAtMs, preconfirmedAtMs } = payment;
  const isEarly = preconfirmedAtMs !== null;
  return [
    ...(isEarly ? [aStage("answered", preconfirmedAtMs, { reason: "A node showed it settled: preconfirmed." })] : []),
    ...(endedAtMs === null ? [] : ending(history, endedAtMs)),
    ...(answeredAtMs === null || isEarly ? [] : [aStage("answered", Math.max(answeredAtMs, endedAtMs ?? 0))]),
    ...late(history),
    ...events.map(({ type, atMs }) => aStage("event", atMs, { reason: `${type} was written.` })),
    ...webhooks.map((webhook) => webhookStage(webhook, history)),
  ];
}

function ending(history: PaymentHistory, endedAtMs: number): Stage[] {
  const { settled, failure, createdAtMs, status, txHash } = history.payment;
  if (failure !== null) return [aStage("failed", endedAtMs, { txHash, reason: failure.message })];
  if (status !== "confirmed" || settled === null) return [];
  const { blockNumber } = settled;
  const confirmed = aStage("confirmed", endedAtMs, { txHash: settled.txHash, blockNumber });
  if (isOurs(history, settled.txHash)) return [confirmed];
  const minedAtMs = within(settled.blockTimestampSeconds * 1_000, createdAtMs, endedAtMs);
  const reason = `A foreign transaction settled the authorization and made the ${history.payment.refundOf === undefined ? "payment" : "refund"}.`;
  return [aStage("included", minedAtMs, { txHash: settled.txHash, blockNumber, reason }), confirmed];
}

function isOurs({ transactions }: PaymentHistory, txHash: Hex): boolean {
  return transactions.some(
    ({ attempts, closed }) => closed?.minedHash === txHash || attempts.some(({ hash }) => hash === txHash),
  );
}

function late({ payment: { lateSettlement, refundOf }, events, endedAtMs }: PaymentHistory): Stage[] {
  if (lateSettlement === null) return [];
  const kind = refundOf === undefined ? "payment" : "refund";
  const lateEvent = events.find(({ type }) => type === `${kind}.settled_late`);
  const reason = `A foreign transaction settled the authorization after the ${kind} had failed.`;
  return [aStage("settled_late", lateEvent?.atMs ?? endedAtMs ?? 0, { ...lateSettlement, reason })];
}

function webhookStage(webhook: WebhookHistory, { events }: PaymentHistory): Stage {
  const { eventType, attempt, statusCode, error, startedAtMs } = webhook;
  const writtenAtMs = events.find(({ type }) => type === eventType)?.atMs ?? startedAtMs;
  const answer = statusCode === null ? `there was no answer (${error ?? "unknown"})` : `the answer was ${statusCode}`;
  const reason = `${eventType}, attempt ${attempt}: ${answer}.`;
  return aStage("webhook", Math.max(startedAtMs, writtenAtMs), { reason, webhook });
}
