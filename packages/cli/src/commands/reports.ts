import { exit } from "@lunas/command-line/exit-codes";
import { Misuse } from "@lunas/command-line/misuse";
import type { Lunas, RefundRecord } from "@lunas/server";
import { amountText } from "../amount-text";
import { type Command, defineCommand } from "../command";
import { type CommandContext, openCommandContext } from "../command-context";
import { lunasOf } from "../look-up";
import { chainBooks } from "../reports/chain-books";
import { parseCsv } from "../reports/parse-csv";
import { type Reconciled, type RecordedPayment, reconcile } from "../reports/reconcile";
import { table } from "../table";

const reconcileCommand = defineCommand({
  name: "reconcile",
  summary: "compare a month's record with the chain and with your balance",
  details: `Compares three books of a month (days of Jakarta): what Lunas recorded, the transfers that the chain shows, and how the
balance of your wallet changed from before the month's first transfer to after its last. Refunds count on the day on which they
were created. The exit code is 1 where the record and the chain differ. A change of the balance that differs means other transfers in or out of the wallet.`,
  options: {
    month: { value: "yyyy-mm", summary: "the month" },
    rpc: { value: "url", summary: "another RPC endpoint of the chain, such as one that keeps old balances" },
  },
  examples: [
    "npx @lunas/cli reports reconcile --month 2026-10",
    "npx @lunas/cli reports reconcile --month 2026-10 --rpc https://archive.example --json",
  ],
  async run({ options }, terminal) {
    const days = daysOf(options.month);
    const context = await openCommandContext(options, terminal);
    const lunas = await lunasOf(context);
    context.progress("reading the record");
    const payments = await recorded(lunas, days);
    const refunds = await refundsOf(lunas, days);
    const { total } = await lunas.reports.daily(days);
    context.progress(`looking up ${payments.length} payments and ${refunds.length} refunds on the chain`);
    const { networks } = await lunas.config.fetch();
    const result = await reconcile({ payments, refunds }, (name) => {
      const network = networks.find((each) => each.network === name);
      if (network === undefined) throw new Misuse(`the service has no network "${name}"`);
      return chainBooks(options.rpc ?? network.rpcUrl, network.tokens);
    });
    const agrees = isEqual(total, result);
    show(context, { month: options.month ?? "", result, total, agrees });
    return agrees ? exit.done : exit.failed;
  },
});

export const reportsCommand: Command = {
  name: "reports",
  summary: "sums of the payments that you received",
  commands: [reconcileCommand],
};

interface Days {
  readonly from: string;
  readonly to: string;
}

function daysOf(month: string | undefined): Days {
  const [, year, number] = /^(\d{4})-(0[1-9]|1[0-2])$/.exec(month ?? "") ?? [];
  if (year === undefined) throw new Misuse("--month must be a month such as 2026-10");
  const last = new Date(Date.UTC(Number(year), Number(number), 0)).getUTCDate();
  return { from: `${month}-01`, to: `${month}-${last}` };
}

/** The confirmed payments of the days, which are Jakarta's. The list's `since` is exclusive. */
async function recorded(lunas: Lunas, days: Days): Promise<readonly RecordedPayment[]> {
  const csv = await new Response(await lunas.payments.csv({ status: "confirmed", ...periodOf(days) })).text();
  return parseCsv(csv).map((row) => ({
    ...{ paymentId: row.paymentId ?? "", network: row.network ?? "", token: row.token ?? "" },
    ...{ from: row.from ?? "", to: row.to ?? "", txHash: row.txHash ?? "" },
    amount: BigInt(row.baseUnits ?? 0),
    blockNumber: Number(row.blockNumber),
  }));
}

function periodOf({ from, to }: Days) {
  const since = new Date(Date.parse(`${from}T00:00:00+07:00`) - 1).toISOString();
  const until = new Date(Date.parse(`${to}T00:00:00+07:00`) + 86_400_000).toISOString();
  return { since, until };
}

/** The refunds that the payers got: the confirmed ones, and those that failed and were settled late. */
async function refundsOf(lunas: Lunas, days: Days): Promise<readonly RecordedPayment[]> {
  const found: RecordedPayment[] = [];
  for (const status of ["confirmed", "failed"] as const)
    for (let page = 1, pages = 1; page <= pages; page += 1) {
      const listed = await lunas.refunds.list({ status, ...periodOf(days), page, limit: 100 });
      pages = listed.pagination.totalPages;
      found.push(...listed.refunds.flatMap((refund) => settledRefund(refund) ?? []));
    }
  return found;
}

function settledRefund(refund: RefundRecord): RecordedPayment | null {
  const { refundId, network, token, from, to, amount, lateSettlement } = refund;
  const { txHash, blockNumber } = refund.status === "confirmed" ? refund : (lateSettlement ?? {});
  if (txHash == null || blockNumber == null) return null;
  return { paymentId: refundId, network, token, from, to, amount: BigInt(amount), txHash, blockNumber };
}

interface Total {
  readonly count: number;
  readonly gross: string;
  readonly refunded: string;
}

function isEqual(total: Total, { record, chain, refunds, missing }: Reconciled): boolean {
  const isRecord = total.count === record.count && BigInt(total.gross) === record.amount;
  const areRefunds = BigInt(total.refunded) === refunds.record.amount && refunds.chain.amount === refunds.record.amount;
  return isRecord && areRefunds && missing.length === 0 && chain.amount === record.amount;
}

interface Shown {
  readonly month: string;
  readonly result: Reconciled;
  readonly total: Total;
  readonly agrees: boolean;
}

function show(context: CommandContext, { month, result, total, agrees }: Shown): void {
  const { record, chain, refunds, missing, wallets } = result;
  const books = table([
    ["BOOK", "PAYMENTS", "AMOUNT", "REFUNDS", "REFUNDED"],
    ["daily report", String(total.count), amountText(total.gross), "", amountText(total.refunded)],
    ["record", ...shownSum(record), ...shownSum(refunds.record)],
    ["chain", ...shownSum(chain), ...shownSum(refunds.chain)],
  ]);
  const balances = wallets.map(({ network, token, wallet, received, refunded, change }) => [
    ...[network, wallet, amountText(String(received)), amountText(String(refunded))],
    change === null ? "not kept by the endpoint" : `${amountText(String(change))}, ${token}`,
  ]);
  const parts = [
    books,
    ...(balances.length === 0
      ? []
      : [table([["NETWORK", "WALLET", "RECEIVED", "REFUNDED", "CHANGE OF BALANCE"], ...balances])]),
    ...missing.map(({ paymentId, txHash }) => `not on the chain: ${paymentId}, transaction ${txHash}`),
    agrees ? `The books of ${month} agree.` : `The books of ${month} differ.`,
  ];
  context.print(asJson({ month, agrees, total, record, chain, refunds, missing, wallets }), parts.join("\n\n"));
}

function shownSum({ count, amount }: Reconciled["record"]): readonly [count: string, amount: string] {
  return [String(count), amountText(String(amount))];
}

/** Amounts are strings of base units. */
function asJson(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value, (_name, each) => (typeof each === "bigint" ? each.toString() : each)));
}
