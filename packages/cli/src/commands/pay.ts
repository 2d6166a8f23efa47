import { createClient, type Spending } from "@lunas/client/agent";
import { exit } from "@lunas/command-line/exit-codes";
import { Misuse } from "@lunas/command-line/misuse";
import { describeSection } from "@lunas/protocol/wire/environment";
import { wholePaidAnswers } from "@lunas/protocol/wire/whole-answer";
import { amountText } from "../amount-text";
import { defineCommand } from "../command";
import { type CommandContext, openCommandContext } from "../command-context";
import { givenRupiah } from "../given-rupiah";
import { httpAddress } from "../http-address";
import { judge, type Paid } from "../judge-payment";
import { linkNamed, payByLink } from "../pay-link";
import { payerKeyOf } from "../payer-wallet";
import { sectionNamed } from "../section";

/** As in the library: the highest price where the caller names none. */
const usualMostRupiah = "100000";

export const payCommand = defineCommand({
  name: "pay",
  summary: "request something that costs money, or pay by a payment link",
  details: `Sends the request; if the answer is 402, it signs one payment and sends the request again. The content goes to standard
output, without control characters (--json shows it unchanged); progress goes to standard error. While the outcome is open,
the command waits up to two minutes with the same signature, and the same command later sends the same payment again. The wallet
is the profile's payer (see \`npx @lunas/cli fund\`), or LUNAS_PAYER_KEY.

A shop that charges what is used demands a maximum: the command says what was charged of it. The limit of a payment, and of a
maximum, is --max-price. The daily budget of agents does not stop this command, and its payments do not count there.

A payment link is named by its id (lnk_…) or by the address of its page. The command then prints the transaction and the receipt.

With --environment production (real money) --max-price is needed.

Exit codes: 0 the last answer was a success, 1 it was not, 3 it is not known whether money moved: do not pay again yet.`,
  arguments: [{ name: "url", summary: "an http or https address to request, or a payment link: lnk_… or its address" }],
  options: {
    "max-price": {
      value: "rupiah",
      summary: "the highest price, in whole rupiah (default: 100000); above it nothing is signed",
    },
    "pay-again": {
      summary: "sign a new payment although an earlier one for the same request was not served: you may pay twice",
    },
    rupiah: { value: "amount", summary: "for a link whose payer chooses the amount: whole rupiah" },
    method: { value: "verb", short: "X", summary: "default GET, or POST with --data" },
    header: { value: "line", short: "H", isRepeated: true, summary: '"Name: value", can be repeated' },
    data: { value: "text", short: "d", summary: "the body" },
  },
  examples: [
    "npx @lunas/cli pay http://localhost:3000/article",
    "npx @lunas/cli pay lnk_2hTz…",
    `npx @lunas/cli pay http://localhost:3000/report -d '{"pages":3}' -H 'Content-Type: application/json' --max-price 10000`,
  ],
  endsItself: true,
  async run({ words: [target = ""], options }, terminal) {
    const { environment, maxPrice } = termsOf(options);
    const { signal } = terminal;
    const payAgain = options["pay-again"] === true;
    const context = await openCommandContext(options, terminal);
    const link = linkNamed(target, context.url);
    if (link !== null) {
      const limits = { maxPrice: maxPrice ?? usualMostRupiah, rupiah: options.rupiah, payAgain };
      return payByLink(context, link, { ...limits, section: environment === "base" ? "production" : "sandbox" });
    }
    if (options.rupiah !== undefined) throw new Misuse("--rupiah is for payment links: the shop names the price");
    const request = requestTo(target, options, signal);
    const paid: Paid = { amount: null, txHash: null, isSent: false };
    const client = createClient({
      environment,
      facilitatorUrl: context.url,
      privateKey: await payerKeyOf(context),
      ...limitsOf(maxPrice ?? usualMostRupiah),
      fetch: wholePaidAnswers((...given) => fetch(...given)),
      onPaymentStart({ scheme, amount, payTo }) {
        paid.amount = amount;
        const most = scheme === "upto" ? "at most " : "";
        context.progress(`paying ${most}${amountText(amount)} to ${payTo} from ${client.address}`);
      },
      onApprovalRequired: () => context.progress("approving Permit2, once for this wallet"),
      onPaymentSuccess({ transaction }) {
        paid.txHash = transaction;
        context.progress(`paid: ${transaction}`);
      },
    });
    const onSigned = () => {
      paid.isSent = true;
    };
    const onSettled = ({ amount = paid.amount }: { readonly amount?: string | null }) => {
      if (amount === null || amount === paid.amount) return;
      paid.amount = amount;
      context.progress(`charged: ${amountText(amount)}`);
    };
    const response = await client
      .fetch(request, undefined, { payAgain, onSigned, onSettled })
      .catch((error: unknown) => Promise.reject(judge(error, paid, request)));
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

/**
 * A person decides about each payment, so the price is the only limit. The agents of this wallet have a budget of their own: this command
 * neither asks it nor uses it up. What is open they share.
 */
function limitsOf(maxPrice: string) {
  const store = { update: async (change: (spent: readonly Spending[]) => unknown) => void change([]) };
  return { maxPrice, budget: { perOrigin: maxPrice, total: maxPrice, store } };
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

async function show(context: CommandContext, response: Response, { amount, txHash, isSent }: Paid): Promise<number> {
  const body = await response.text();
  context.progress(`${response.status} ${response.statusText}`.trim() + (isSent ? "" : " (nothing was demanded)"));
  context.print({ status: response.status, amount, txHash, body }, body);
  return response.ok ? exit.done : exit.failed;
}
