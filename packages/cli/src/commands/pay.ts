import { LunasError } from "@lunas/client";
import { createClient } from "@lunas/client/agent";
import { exit } from "@lunas/command-line/exit-codes";
import { Misuse } from "@lunas/command-line/misuse";
import { describeSection } from "@lunas/protocol/wire/environment";
import { amountText } from "../amount-text";
import { defineCommand } from "../command";
import { type CommandContext, openCommandContext } from "../command-context";
import { givenRupiah } from "../given-rupiah";
import { httpAddress } from "../http-address";
import { payerKeyOf } from "../payer-wallet";
import { sectionNamed } from "../section";

export const payCommand = defineCommand({
  name: "pay",
  summary: "request something that costs money, and pay for it",
  details: `Sends the request; if the answer is 402, it signs one payment and sends the request again. The content goes to standard
output, without control characters (--json shows it unchanged); progress goes to standard error. While the outcome is open,
the command waits up to two minutes with the same signature. The wallet is the profile's payer (see \`npx @lunas/cli fund\`), or
LUNAS_PAYER_KEY.

With --environment production (real money) --max-price is needed.

Exit codes: 0 the last answer was a success, 1 it was not, 3 it is not known whether money moved: do not pay again yet.`,
  arguments: [{ name: "url", summary: "what to request: an http or https address" }],
  options: {
    "max-price": {
      value: "rupiah",
      summary: "the highest price, in whole rupiah (default: 100000); above it nothing is signed",
    },
    method: { value: "verb", short: "X", summary: "default GET, or POST with --data" },
    header: { value: "line", short: "H", isRepeated: true, summary: '"Name: value", can be repeated' },
    data: { value: "text", short: "d", summary: "the body" },
  },
  examples: [
    "npx @lunas/cli pay http://localhost:3000/article",
    `npx @lunas/cli pay http://localhost:3000/report -d '{"pages":3}' -H 'Content-Type: application/json' --max-price 10000`,
  ],
  endsItself: true,
  async run({ words: [target = ""], options }, terminal) {
    const request = requestTo(target, options, terminal.signal);
    const { environment, maxPrice } = termsOf(options);
    const { signal } = terminal;
    const context = await openCommandContext(options, terminal);
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
});

interface RequestOptions {
  readonly method?: string | undefined;
  readonly header?: readonly string[] | undefined;
  readonly data?: string | undefined;
}

function requestTo(target: string, { method, header, data }: RequestOptions, signal: AbortSignal): Request {
  const body = data === undefined ? {} : { body: data };
  const verb = method ?? (data === undefined ? "GET" : "POST");
  return new Request(httpAddress("the address to pay", target), {
    method: verb,
    headers: headersOf(header ?? []),
    signal,
    ...body,
  });
}

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
  const environment = sectionNamed(values.environment ?? "local") === "production" ? "base" : "local";
  const given = values["max-price"];
  const maxPrice = given === undefined ? undefined : givenRupiah("--max-price", given);
  if (environment === "base" && maxPrice === undefined)
    throw new Misuse(`--max-price is needed with ${describeSection("production")}`);
  return { environment, maxPrice } as const;
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
