import type { AuditEntry } from "@lunas/domain/operations/audit-entry";
import type { FiledTransaction, PaymentFile } from "@lunas/domain/operations/operator-payments";
import { whyPending } from "@lunas/domain/operations/why-pending";
import { printable } from "@lunas/domain/shared/printable";
import { networkOf } from "./network-of";
import { timeText } from "./time-text";

const mostOfDetails = 4_000;

/** Everything that the rows contain about a payment, as text for operators; times in UTC. */
export function describePayment(file: PaymentFile, audited: readonly AuditEntry[], nowMs: number): string {
  const { order, tokenSymbol } = file;
  const lines = [
    `${order.paymentId}: ${statusText(file)}`,
    `${order.amount} base units of ${tokenSymbol} (${order.asset}) on ${networkOf(file.chainId)}, from ${order.payer} to ${order.payTo}`,
    `merchant ${file.merchantId}, ${file.environment}; stored ${timeText(file.storedAtMs)}, checked at block ${order.checkedAtBlock}`,
    `authorization: nonce ${order.nonce} of Permit2 ${order.permit2}, valid until ${deadlineText(file, nowMs)}`,
    ...(order.sponsorship === null ? [] : [sponsorshipText(order.sponsorship)]),
    ...(file.status === "pending" ? [`why it is pending: ${whyPending(file, Math.floor(nowMs / 1_000))}`] : []),
    file.isAwaited ? "a request waits for its end" : "no request waits for its end",
    ...(file.answeredAtMs === null ? [] : [`its one success was answered ${timeText(file.answeredAtMs)}`]),
    ...(file.transactions.length === 0
      ? ["no transaction was ever signed for it"]
      : file.transactions.flatMap(transactionLines)),
    ...file.events.map(({ id, type, atMs }) => `event ${type} ${id}, ${timeText(atMs)}`),
    ...audited.map(auditLine),
  ];
  return lines.join("\n");
}

/** One entry of the audit log, in one line. */
export function auditLine({ id, actor, action, target, details, personal, atMs }: AuditEntry): string {
  const from = personal?.ipAddress ? `, from ${personal.ipAddress}` : "";
  // Merchants write names and labels, and this text goes to a terminal.
  const detailsText = printable(JSON.stringify({ ...details, ...personal?.values }), mostOfDetails);
  return `${timeText(atMs)} ${actor.kind} ${actor.id}${from}: ${action} ${target} ${detailsText} (${id})`;
}

function statusText({ status, failure, endedAtMs, txHash, logIndex, blockNumber, late }: PaymentFile): string {
  const ended = endedAtMs === null ? "" : `, ended ${timeText(endedAtMs)}`;
  if (status === "confirmed") return `confirmed by ${txHash} log ${logIndex} in block ${blockNumber}${ended}`;
  if (failure === null) return status;
  const after = late === null ? "" : `; settled late by ${late.txHash} in block ${late.blockNumber}`;
  return `failed, ${failure.code}: ${failure.message}${ended}${after}`;
}

function deadlineText({ order }: PaymentFile, nowMs: number): string {
  const deadlineMs = Number(order.deadlineSeconds) * 1_000;
  return `${timeText(deadlineMs)}${deadlineMs < nowMs ? ", which has passed" : ""}`;
}

function sponsorshipText({ approvalHash, grantedWei }: NonNullable<PaymentFile["order"]["sponsorship"]>): string {
  return `its approval ${approvalHash} is paid for: ${grantedWei === null ? "nothing granted yet" : `${grantedWei} wei granted`}`;
}

function stateText(transaction: FiledTransaction): string {
  const { heldBy, isOpen, isAbandoned, minedHash, minedStatus, blockNumber } = transaction;
  const holder = heldBy === null ? "its lane is in no settler's hands" : `its lane is held by ${heldBy}`;
  if (isOpen) return `open, ${holder}`;
  if (isAbandoned) return "abandoned: its lane was retired before it was mined";
  if (minedHash === null) return "closed: a foreign transaction has the nonce";
  return `closed: ${minedStatus} as ${minedHash} in block ${blockNumber}`;
}

function transactionLines(transaction: FiledTransaction): string[] {
  const { lane, nonce, purpose, payments, attempts } = transaction;
  const shared = payments > 1 ? `, shared by ${payments} payments` : "";
  return [
    `nonce ${nonce} of ${lane}, ${purpose}${shared}; ${stateText(transaction)}`,
    ...attempts.map(
      ({ hash, purpose: does, feeCapWei, writtenAtMs, publishes, broadcastOutcome }) =>
        `  ${hash} ${does}, at most ${feeCapWei} wei per gas, written ${timeText(writtenAtMs)}, handed to the node ${
          publishes ?? 0
        } times, its answer: ${broadcastOutcome ?? "none noted"}`,
    ),
  ];
}
