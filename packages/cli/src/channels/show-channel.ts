import type { ChannelPage, ChannelRecord } from "@lunas/server";
import { amountText, rupiahText } from "../amount-text";
import type { CommandContext } from "../command-context";
import { pageLine } from "../page";
import { painter } from "../paint";
import { table } from "../table";

const colours = { open: "green", withdrawing: "yellow", short: "red", closed: "green" } as const;

export function showChannel(context: CommandContext, channel: ChannelRecord): void {
  const { status, withdrawableAt, lastChargeAt } = channel;
  const rows: string[][] = [
    ["channel", channel.channelId],
    ["status", painter(context.terminal.hasColours)(colours[status], status)],
    ["balance", `${amountText(channel.balance)}, ${channel.token}`],
    ["charged", amountText(channel.charged)],
    ["claimed", amountText(channel.claimed)],
    ["available", amountText(channel.available)],
    ["payer", channel.payer],
    ["receiver", channel.receiver],
    ["books", channel.managedBy === "lunas" ? "kept by Lunas" : "kept by your own server"],
    ["network", `${channel.network} (${channel.environment})`],
    ["opened", channel.openedAt],
    ["last charge", lastChargeAt ?? "-"],
    ["withdrawable", withdrawableAt ?? "-"],
  ];
  context.print(channel, table(rows));
}

export function showChannels(context: CommandContext, list: ChannelPage): void {
  const rows = list.channels.map((each) => [
    ...[each.openedAt, each.channelId, each.status, rupiahText(each.charged), each.charged, each.claimed],
    ...[each.available, each.payer],
  ]);
  const head = ["OPENED", "CHANNEL", "STATUS", "CHARGED", "BASE UNITS", "CLAIMED", "AVAILABLE", "PAYER"];
  const lines = rows.length === 0 ? "No channels." : table([head, ...rows]);
  context.print(list, `${lines}${pageLine(list.pagination, "channels")}`);
}
