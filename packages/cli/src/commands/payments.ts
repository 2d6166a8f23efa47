import { exit } from "@lunas/command-line/exit-codes";
import type { PaymentFilter, PaymentRecord, PaymentTimeline } from "@lunas/server";
import { amountText, rupiahText } from "../amount-text";
import { type Command, defineCommand } from "../command";
import { type CommandContext, openCommandContext } from "../command-context";
import { paymentsOf } from "../look-up";
import { pageLine, pageOf, pageOptions, periodOptions } from "../page";
import { type Paint, painter } from "../paint";
import { statusOption } from "../status-option";
import { table } from "../table";
import { verifyPaymentCommand } from "./verify-payment";

const reference = { name: "payment", summary: "its id, pay_…, or the hash of one of its transactions, 0x…" };

const listCommand = defineCommand({
  name: "list",
  summary: "list the payments that you received, newest first",
  options: {
    status: statusOption("pending", "confirmed", "failed"),
    network: { value: "name", summary: "on one network of the environment: sandbox, or base" },
    from: { value: "address", summary: "of one payer" },
    resource: { value: "url", summary: "of one paid page or file, by its whole URL" },
    ...periodOptions,
    ...pageOptions,
  },
  examples: ["npx @lunas/cli payments list --status confirmed --limit 5"],
  async run({ options }, terminal) {
    const filter = filterOf(options);
    const context = await openCommandContext(options, terminal);
    showList(context, await (await paymentsOf(context)).list(filter));
    return exit.done;
  },
});

const showCommand = defineCommand({
  name: "show",
  summary: "show one payment, with its refunds",
  arguments: [reference],
  examples: ["npx @lunas/cli payments show 0x1a51ba7a24f810798c01b476bb09e3a8267e51296e64e8944b39ec4ea5fefa38"],
  async run({ words: [payment = ""], options }, terminal) {
    const context = await openCommandContext(options, terminal);
    showPayment(context, await (await paymentsOf(context)).get(payment));
    return exit.done;
  },
});

const receiptCommand = defineCommand({
  name: "receipt",
  summary: "show the signed receipt of a payment, and the address of its page for the payer",
  arguments: [reference],
  examples: ["npx @lunas/cli payments receipt pay_2hTz…"],
  async run({ words: [payment = ""], options }, terminal) {
    const context = await openCommandContext(options, terminal);
    const receipt = await (await paymentsOf(context)).receipt(payment);
    context.print(receipt, `${receipt.url}\n\n${receipt.receipt}`);
    return exit.done;
  },
});

const timelineCommand = defineCommand({
  name: "timeline",
  summary: "show the stages of a payment",
  arguments: [reference],
  examples: ["npx @lunas/cli payments timeline pay_2hTz… --json"],
  async run({ words: [payment = ""], options }, terminal) {
    const context = await openCommandContext(options, terminal);
    showTimeline(context, await (await paymentsOf(context)).timeline(payment));
    return exit.done;
  },
});

export const paymentsCommand: Command = {
  name: "payments",
  summary: "the payments that you received, their receipts and their stages",
  details: "The key (the profile's, or LUNAS_API_KEY) decides the merchant and the environment.",
  commands: [listCommand, showCommand, receiptCommand, timelineCommand, verifyPaymentCommand],
};

interface ListOptions {
  readonly network?: string | undefined;
  readonly status?: PaymentFilter["status"] | undefined;
  readonly from?: string | undefined;
  readonly resource?: string | undefined;
  readonly since?: string | undefined;
  readonly until?: string | undefined;
  readonly page?: string | undefined;
  readonly limit?: string | undefined;
}

/** The service checks addresses, URLs and times. */
function filterOf({ status, network, from, resource, since, until, page, limit }: ListOptions): PaymentFilter {
  return {
    ...(status === undefined ? {} : { status }),
    ...(network === undefined ? {} : { network }),
    ...(from === undefined ? {} : { from }),
    ...(resource === undefined ? {} : { resource }),
    ...(since === undefined ? {} : { since }),
    ...(until === undefined ? {} : { until }),
    ...pageOf({ page, limit }),
  };
}

type Listed = Parameters<CommandContext["print"]>[0] & {
  readonly payments: readonly PaymentRecord[];
  readonly pagination: { readonly page: number; readonly total: number; readonly totalPages: number };
};

function showList(context: CommandContext, list: Listed): void {
  const rows = list.payments.map((each) => [
    ...[each.createdAt, each.paymentId, each.status, each.network, rupiahText(each.amount), refundedText(each)],
    ...[each.amount, each.from, each.resource ?? "-"],
  ]);
  const head = ["CREATED", "PAYMENT", "STATUS", "NETWORK", "AMOUNT", "REFUNDED", "BASE UNITS", "FROM", "FOR"];
  const lines = rows.length === 0 ? "No payments." : table([head, ...rows]);
  context.print(list, `${lines}${pageLine(list.pagination, "payments")}`);
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
    ["created", `${payment.createdAt} (when Lunas got it, by its clock)`],
    [
      "confirmed",
      status === "confirmed" ? `${payment.timestamp} (the block's own time; it can be some seconds before)` : "-",
    ],
  ];
  const { refundedAmount = "0", refundPending = "0" } = payment;
  if (refundedAmount !== "0")
    rows.push(["refunded", `${amountText(refundedAmount)}${isAll(payment) ? ", all of it" : ""}`]);
  if (refundPending !== "0") rows.push(["refund under way", amountText(refundPending)]);
  if (failure !== null) rows.push(["failure", `${failure.code}: ${failure.message}`]);
  for (const [name, value] of Object.entries(metadata)) rows.push([`metadata ${name}`, value]);
  context.print(payment, table(rows));
}

/** What went back to the payer, and what may still go. */
function refundedText({ refundedAmount = "0", refundPending = "0" }: PaymentRecord): string {
  const parts = [
    ...(refundedAmount === "0" ? [] : [rupiahText(refundedAmount)]),
    ...(refundPending === "0" ? [] : [`${rupiahText(refundPending)} under way`]),
  ];
  return parts.join(" + ") || "-";
}

function isAll({ amount, refundedAmount }: PaymentRecord): boolean {
  return amount === refundedAmount;
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
