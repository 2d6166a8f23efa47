import type { ChargePage, ChargeRecord, PayoutPage, PayoutRecord } from "@lunas/server";
import { amountText, rupiahText } from "../amount-text";
import type { CommandContext } from "../command-context";
import { pageLine } from "../page";
import { oneLine } from "../safe-text";
import { table } from "../table";

export function showCharge(context: CommandContext, charge: ChargeRecord): void {
  const rows: string[][] = [
    ["charge", charge.chargeId],
    ["status", charge.status],
    ["amount", amountText(charge.amount)],
    ["channel", charge.channelId],
    ["resource", charge.resource ?? "-"],
    ["created", charge.createdAt],
  ];
  context.print(charge, table(rows));
}

export function showCharges(context: CommandContext, page: ChargePage): void {
  const rows = page.charges.map((each) => [
    ...[each.createdAt, each.chargeId, each.status, rupiahText(each.amount), each.amount],
    ...[each.channelId, each.resource ?? "-"],
  ]);
  const head = ["CREATED", "CHARGE", "STATUS", "AMOUNT", "BASE UNITS", "CHANNEL", "RESOURCE"];
  const lines = rows.length === 0 ? "No charges." : table([head, ...rows]);
  const more = page.hasMore ? `\n\nMore follow: --after ${page.cursor ?? page.charges.at(-1)?.chargeId}` : "";
  context.print(page, `${lines}${more}`);
}

export function chargeLine({ createdAt, chargeId, status, amount, channelId, resource }: ChargeRecord): string {
  return oneLine([createdAt, chargeId, status, amountText(amount), channelId, resource ?? "-"].join("  "));
}

const payoutRow = ({ createdAt, payoutId, status, amount, channels, txHash }: PayoutRecord) => [
  ...[createdAt, payoutId, status, amount === null ? "-" : rupiahText(amount), amount ?? "-"],
  ...[String(channels), txHash ?? "-"],
];

const payoutHead = ["CREATED", "PAYOUT", "STATUS", "AMOUNT", "BASE UNITS", "CHANNELS", "TRANSACTION"];

export function showPayout(context: CommandContext, payout: PayoutRecord): void {
  context.print(payout, table([payoutHead, payoutRow(payout)]));
}

export function showPayouts(context: CommandContext, list: PayoutPage): void {
  const lines = list.payouts.length === 0 ? "No payouts." : table([payoutHead, ...list.payouts.map(payoutRow)]);
  context.print(list, `${lines}${pageLine(list.pagination, "payouts")}`);
}
