import type { RefundPage, RefundRecord } from "@lunas/server";
import { amountText, rupiahText } from "../amount-text";
import type { CommandContext } from "../command-context";
import { pageLine } from "../page";
import { painter } from "../paint";
import { table } from "../table";

export function showRefund(context: CommandContext, refund: RefundRecord): void {
  const { status, failure, lateSettlement } = refund;
  const colour = ({ confirmed: "green", failed: "red", pending: "yellow" } as const)[status];
  const rows: string[][] = [
    ["refund", refund.refundId],
    ["payment", refund.paymentId],
    ["status", painter(context.terminal.hasColours)(colour, status)],
    ["amount", `${amountText(refund.amount)}, ${refund.token}`],
    ["from", refund.from],
    ["to", refund.to],
    ["reason", refund.reason ?? "-"],
    ["transaction", refund.txHash ?? "-"],
    ["block", refund.blockNumber === null ? "-" : String(refund.blockNumber)],
    ["network", `${refund.network} (${refund.environment})`],
    ["created", refund.createdAt],
    ["confirmed", status === "confirmed" ? refund.timestamp : "-"],
  ];
  if (failure !== null) rows.push(["failure", `${failure.code}: ${failure.message}`]);
  if (lateSettlement !== undefined) rows.push(["settled late", lateSettlement.txHash]);
  context.print(refund, table(rows));
}

export function showRefunds(context: CommandContext, list: RefundPage): void {
  const rows = list.refunds.map((each) => [
    ...[each.createdAt, each.refundId, each.status, rupiahText(each.amount), each.amount, each.paymentId, each.to],
  ]);
  const head = ["CREATED", "REFUND", "STATUS", "AMOUNT", "BASE UNITS", "PAYMENT", "TO"];
  const lines = rows.length === 0 ? "No refunds." : table([head, ...rows]);
  context.print(list, `${lines}${pageLine(list.pagination, "refunds")}`);
}
