import type { PaymentFilter, PaymentRecord, PaymentTimeline } from "@lunas/client";
import { amountText, rupiahText } from "../amount-text";
import type { Command } from "../command";
import { type CommandContext, openCommandContext } from "../command-context";
import { exit } from "../exit-codes";
import { paymentsOf } from "../look-up";
import { Misuse } from "../misuse";
import { type Paint, painter } from "../paint";
import { atMost, readOptions, text } from "../read-options";
import { table } from "../table";

const help = `lunas payments: the payments that you received

Usage: lunas payments list [options]
       lunas payments get <pay_… | 0x…>
       lunas payments timeline <pay_… | 0x…>

Name a payment by its id or by the hash of one of its transactions. The key (the profile's, or LUNAS_API_KEY) decides the
merchant and the environment.

Options of list:
  --status <status>     pending, confirmed or failed
  --from <address>      of one payer
  --since, --until      times such as 2026-01-31T00:00:00Z, both exclusive
  --page, --limit       default: page 1, 20 to a page

Examples:
  lunas payments list --status confirmed --limit 5
  lunas payments get 0x1a51ba7a24f810798c01b476bb09e3a8267e51296e64e8944b39ec4ea5fefa38
  lunas payments timeline pay_2hTz… --json`;

const options = { status: text, from: text, since: text, until: text, page: text, limit: text } as const;

export const paymentsCommand: Command = {
  name: "payments",
  summary: "list, get: the payments that you received; timeline: the stages of a payment",
  help,
  async run(given, terminal) {
    const { values, positionals } = readOptions(given, options);
    const [verb, reference] = atMost(2, positionals);
    const filter = filterOf(values);
    if (verb !== "list" && verb !== "get" && verb !== "timeline") throw new Misuse("say what: list, get or timeline");
    if (verb === "list" && reference !== undefined) throw new Misuse(`list takes no "${reference}"`);
    if (verb !== "list" && reference === undefined) throw new Misuse("which one? Its id, pay_…, or its hash, 0x…");
    const context = await openCommandContext(values, terminal);
    const payments = await paymentsOf(context);
    if (verb === "list") showList(context, await payments.list(filter));
    if (verb === "get") showPayment(context, await payments.get(reference ?? ""));
    if (verb === "timeline") showTimeline(context, await payments.timeline(reference ?? ""));
    return exit.done;
  },
};

type Values = { readonly [name in keyof typeof options]?: string | undefined };

/** The service checks addresses and times. */
function filterOf({ status, from, since, until, page, limit }: Values): PaymentFilter {
  if (status !== undefined && status !== "pending" && status !== "confirmed" && status !== "failed") {
    throw new Misuse("--status must be pending, confirmed or failed");
  }
  return {
    ...(status === undefined ? {} : { status }),
    ...(from === undefined ? {} : { from }),
    ...(since === undefined ? {} : { since }),
    ...(until === undefined ? {} : { until }),
    ...(page === undefined ? {} : { page: count("--page", page) }),
    ...(limit === undefined ? {} : { limit: count("--limit", limit) }),
  };
}

function count(option: string, given: string): number {
  if (!/^[1-9][0-9]{0,8}$/.test(given)) throw new Misuse(`${option} must be a whole number from 1`);
  return Number(given);
}

type Listed = Parameters<CommandContext["print"]>[0] & {
  readonly payments: readonly PaymentRecord[];
  readonly pagination: { readonly page: number; readonly total: number; readonly totalPages: number };
};

function showList(context: CommandContext, list: Listed): void {
  const { page, total, totalPages } = list.pagination;
  const rows = list.payments.map((each) => [
    ...[each.createdAt, each.paymentId, each.status, rupiahText(each.amount), each.amount, each.from],
    each.resource ?? "-",
  ]);
  const head = ["CREATED", "PAYMENT", "STATUS", "AMOUNT", "BASE UNITS", "FROM", "FOR"];
  const lines = rows.length === 0 ? "No payments." : table([head, ...rows]);
  const more = totalPages > 1 ? `\n\nPage ${page} of ${totalPages}, ${total} payments in all.` : "";
  context.print(list, `${lines}${more}`);
}

function showPayment(context: CommandContext, payment: PaymentRecord): void {
  const { amount, status, failure, metadata } = payment;
  const rows: string[][] = [
    ["payment", payment.paymentId],
    ["status", statusIn(painter(context.terminal.hasColours), status)],
    ["amount", `${amountText(amount)}, ${payment.token}`],
    ["from", payment.from],
    ["to", payment.to],
    ["for", payment.resource ?? "-"],
    ["transaction", payment.txHash ?? "-"],
    ["block", payment.blockNumber === null ? "-" : String(payment.blockNumber)],
    ["network", `${payment.network} (${payment.environment})`],
    ["created", payment.createdAt],
    ["confirmed", status === "confirmed" ? payment.timestamp : "-"],
  ];
  if (failure !== null) rows.push(["failure", `${failure.code}: ${failure.message}`]);
  for (const [name, value] of Object.entries(metadata)) rows.push([`metadata ${name}`, value]);
  context.print(payment, table(rows));
}

function statusIn(paint: Paint, status: PaymentRecord["status"]): string {
  return paint(({ confirmed: "green", failed: "red", pending: "yellow" } as const)[status], status);
}

function showTimeline(context: CommandContext, timeline: PaymentTimeline): void {
  const rows = timeline.stages.map(({ at, durationMs, stage, reason, webhook, costWei, blockNumber }) => {
    const more = [
      ...(reason === null ? [] : [reason.replace(/\.$/, "")]),
      ...(webhook === undefined ? [] : [`attempt ${webhook.attempt}: ${webhook.error ?? webhook.httpStatus}`]),
      ...(blockNumber === null ? [] : [`block ${blockNumber}`]),
      ...(costWei === null ? [] : [`cost ${costWei} wei`]),
    ];
    return [at, durationMs === null ? "" : `+${durationMs} ms`, stage, more.join(", ")];
  });
  const { paymentId, status, totalCostWei } = timeline;
  const state = statusIn(painter(context.terminal.hasColours), status);
  context.print(timeline, `${paymentId}: ${state}\n\n${table(rows)}\n\nGas in all: ${totalCostWei} wei`);
}
