import type { HoldPage, HoldRecord } from "@lunas/server";
import { amountText, rupiahText } from "../amount-text";
import type { CommandContext } from "../command-context";
import { pageLine } from "../page";
import { painter } from "../paint";
import { table } from "../table";

const colours = { held: "yellow", captured: "green", released: "green", expired: "red" } as const;

export function showHold(context: CommandContext, hold: HoldRecord): void {
  const { status, capturedAmount } = hold;
  const rows: string[][] = [
    ["hold", hold.holdId],
    ["status", painter(context.terminal.hasColours)(colours[status], status)],
    ["maximum", `${amountText(hold.amount)}, ${hold.token}`],
    ["captured", capturedAmount === null ? "-" : amountText(capturedAmount)],
    ["payment", hold.paymentId ?? "-"],
    ["from", hold.from],
    ["to", hold.to],
    ["resource", hold.resource ?? "-"],
    ["network", `${hold.network} (${hold.environment})`],
    ["created", hold.createdAt],
    ["expires", hold.expiresAt],
  ];
  context.print(hold, table(rows));
}

export function showHolds(context: CommandContext, list: HoldPage): void {
  const rows = list.holds.map((each) => [
    ...[each.createdAt, each.holdId, each.status, rupiahText(each.amount), each.amount],
    ...[each.capturedAmount ?? "-", each.paymentId ?? "-", each.from],
  ]);
  const head = ["CREATED", "HOLD", "STATUS", "MAXIMUM", "BASE UNITS", "CAPTURED", "PAYMENT", "FROM"];
  const lines = rows.length === 0 ? "No holds." : table([head, ...rows]);
  context.print(list, `${lines}${pageLine(list.pagination, "holds")}`);
}
