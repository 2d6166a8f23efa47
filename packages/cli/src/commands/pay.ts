import { LunasError, parseRupiah } from "@lunas/client";
import { createClient } from "@lunas/client/agent";
import { type EnvironmentName, environmentOf } from "@lunas/protocol/wire/environment";
import { amountText } from "../amount-text";
import type { Command } from "../command";
import { type CommandContext, openCommandContext } from "../command-context";
import { exit } from "../exit-codes";
import { Misuse } from "../misuse";
import { payerKeyOf } from "../payer-wallet";
import { atMost, readOptions, text } from "../read-options";

const help = `lunas pay: request something that costs money, and pay for it

Usage: lunas pay <url> [options]

Sends the request; if the answer is 402, it signs one payment and sends the request again. The content goes to standard
output, without control characters (--json shows it unchanged); progress goes to standard error. While the outcome is open,
the command waits up to two minutes with the same signature. The wallet is the profile's payer (see \`lunas fund\`), or
LUNAS_PAYER_KEY.

  --max-price <amount>  the highest price, in whole rupiah (default: 100000); above it nothing is signed
  -X, --method <verb>   default GET, or POST with --data
  -H, --header <line>   "Name: value", can be repeated
  -d, --data <text>     the body
  --environment <name>  local (default), sandbox (hosted) or base (real money, also called production or live; needs
                        --max-price)

Exit codes: 0 the last answer was a success, 1 it was not, 3 it is not known whether money moved: do not pay again yet.

Examples:
  lunas pay http://localhost:3000/article
  lunas pay http://localhost:3000/report -d '{"pages":3}' -H 'Content-Type: application/json' --max-price 10000`;

const options = {
  "max-price": text,
  method: { type: "string", short: "X" },
  header: { type: "string", multiple: true, short: "H" },
  data: { type: "string", short: "d" },
  environment: text,
} as const;

export const payCommand: Command = {
  name: "pay",
  summary: "request something that costs money, and pay for it",
  help,
  endsItself: true,
  async run(given, terminal) {
    const { values, positionals } = readOptions(given, options);
    const [target] = atMost(1, positionals);
    if (target === undefined || !/^https?:$/.test(URL.canParse(target) ? new URL(target).protocol : "")) {
      throw new Misuse("what? An http or https address");
    }
    const { environment, maxPrice } = termsOf(values);
    const { data, method = data === undefined ? "GET" : "POST" } = values;
    const body = data === undefined ? {} : { body: data };
    const { signal } = terminal;
    const request = new Request(target, { method, headers: headersOf(values.header ?? []), signal, ...body });
    const context = await openCommandContext(values, terminal);
    const paid: Paid = { amount: null, txHash: null };
    const client = createClient({
      environment,
      facilitatorUrl: context.url,
      privateKey: await payerKeyOf(context),
      ...(maxPrice === undefined ? {} : { maxPrice }),
      onPaymentStart({ amount, payTo }) {
        paid.amount = amount;
        context.progress(`paying ${amountText(amount)} to ${payTo} from ${client.address}`);
      },
      onApprovalRequired: () => context.progress("approving Permit2, once for this wallet"),
      onPaymentSuccess({ transaction }) {
        paid.txHash = transaction;
        context.progress(`paid: ${transaction}`);
      },
    });
    const response = await client.fetch(request).catch((error: unknown) => Promise.reject(judge(error, paid, signal)));
    return show(context, response, paid);
  },
};

interface Paid {
  amount: string | null;
  txHash: string | null;
}

/** After an interruption, or a failure at the shop without a reason, it is not known whether money moved. */
function judge(error: unknown, { amount }: Paid, signal: AbortSignal): unknown {
  const isUnsaid = error instanceof LunasError && error.code === "unexpected_answer" && error.status >= 500;
  if (amount === null || !(signal.aborted || isUnsaid)) return error;
  const why = signal.aborted ? "The command was interrupted" : "The shop failed without saying why";
  return new LunasError(`${why}. It is not known whether the payment succeeded.`, {
    code: "connection_lost",
    cause: error,
  });
}

function termsOf(values: { readonly environment?: string | undefined; readonly "max-price"?: string | undefined }) {
  const environment = environmentNamed(values.environment ?? "local");
  const given = values["max-price"];
  const maxPrice = given === undefined ? undefined : parseRupiah(given);
  if (given !== undefined && maxPrice === undefined) throw new Misuse('--max-price must be whole rupiah: "10000"');
  if (environment === "base" && maxPrice === undefined) throw new Misuse("with real money --max-price is needed");
  return { environment, maxPrice } as const;
}

function environmentNamed(name: string) {
  try {
    return environmentOf(name as EnvironmentName);
  } catch {
    throw new Misuse("--environment must be local, sandbox, or base (also called production, or live)");
  }
}

function headersOf(lines: readonly string[]): Headers {
  const headers = new Headers();
  for (const line of lines) {
    const at = line.indexOf(":");
    if (at < 1) throw new Misuse('--header must be "Name: value"');
    headers.append(line.slice(0, at).trim(), line.slice(at + 1).trim());
  }
  return headers;
}

async function show(context: CommandContext, response: Response, { amount, txHash }: Paid): Promise<number> {
  const body = await response.text();
  context.progress(
    `${response.status} ${response.statusText}`.trim() + (amount === null ? " (nothing was demanded)" : ""),
  );
  context.print({ status: response.status, amount, txHash, body }, body);
  return response.ok ? exit.done : exit.failed;
}
