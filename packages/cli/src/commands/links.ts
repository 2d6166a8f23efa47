import { Misuse } from "@lunas/command-line/misuse";
import type { PaymentLink, PaymentLinkOffer } from "@lunas/server";
import { rupiahText } from "../amount-text";
import { type Command, defineCommand } from "../command";
import type { CommandContext } from "../command-context";
import { count } from "../count";
import { givenRupiah } from "../given-rupiah";
import { withKey } from "../look-up";
import { pageLine, pageOf, pageOptions } from "../page";
import { table } from "../table";

const link = { name: "link", summary: "its id, lnk_…" };

const createCommand = defineCommand({
  name: "create",
  summary: "make a page on which anybody can pay you",
  arguments: [{ name: "title", summary: "the heading of the page" }],
  options: {
    price: { value: "rupiah", summary: "a fixed price in whole rupiah, such as 5000" },
    "min-price": { value: "rupiah", summary: "with --max-price: the payer chooses between them" },
    "max-price": { value: "rupiah", summary: "the most that the payer may choose" },
    description: { value: "text", summary: "a text below the title" },
    "max-payments": { value: "number", summary: "so many payments (default: any number)" },
    expires: { value: "time", summary: "from then on it takes no new payment, such as 2027-06-30T00:00:00Z" },
    redirect: { value: "url", summary: "https: where the page leads the payer after the payment" },
  },
  examples: [
    'npx @lunas/cli links create "Kopi susu" --price 5000',
    'npx @lunas/cli links create "Donasi" --min-price 1000 --max-price 500000',
  ],
  async run({ words: [title = ""], options }, terminal) {
    const offer = offerOf(title, options);
    return withKey(options, terminal, async (context, lunas) => show(context, await lunas.paymentLinks.create(offer)));
  },
});

const listCommand = defineCommand({
  name: "list",
  summary: "list your payment links, newest first",
  options: pageOptions,
  examples: ["npx @lunas/cli links list --limit 5"],
  async run({ options }, terminal) {
    const page = pageOf(options);
    return withKey(options, terminal, async (context, lunas) => {
      const listed = await lunas.paymentLinks.list(page);
      const rows = listed.paymentLinks.map((each) => [
        ...[each.createdAt, each.linkId, each.status, priceOf(each), placesOf(each), each.title],
      ]);
      const head = ["CREATED", "LINK", "STATUS", "PRICE", "PAYMENTS", "TITLE"];
      const more = pageLine(listed.pagination, "links");
      context.print({ ...listed }, rows.length === 0 ? "No payment links." : `${table([head, ...rows])}${more}`);
    });
  },
});

const showCommand = defineCommand({
  name: "show",
  summary: "show one payment link",
  arguments: [link],
  examples: ["npx @lunas/cli links show lnk_2hTz…"],
  async run({ words: [linkId = ""], options }, terminal) {
    return withKey(options, terminal, async (context, lunas) => show(context, await lunas.paymentLinks.get(linkId)));
  },
});

const closeCommand = defineCommand({
  name: "close",
  summary: "close a payment link: it takes no new payment",
  arguments: [link],
  examples: ["npx @lunas/cli links close lnk_2hTz…"],
  async run({ words: [linkId = ""], options }, terminal) {
    return withKey(options, terminal, async (context, lunas) => show(context, await lunas.paymentLinks.close(linkId)));
  },
});

export const linksCommand: Command = {
  name: "links",
  summary: "pages on which anybody can pay you",
  details: "The key (the profile's, or LUNAS_API_KEY) decides the merchant and the environment.",
  commands: [createCommand, listCommand, showCommand, closeCommand],
};

interface CreateOptions {
  readonly price?: string | undefined;
  readonly "min-price"?: string | undefined;
  readonly "max-price"?: string | undefined;
  readonly description?: string | undefined;
  readonly "max-payments"?: string | undefined;
  readonly expires?: string | undefined;
  readonly redirect?: string | undefined;
}

/** The service checks the rest. */
function offerOf(title: string, options: CreateOptions): PaymentLinkOffer {
  const { price, description, expires, redirect } = options;
  const { "min-price": minPrice, "max-price": maxPrice, "max-payments": maxPayments } = options;
  if ((price === undefined) === (minPrice === undefined || maxPrice === undefined))
    throw new Misuse("give --price, or both --min-price and --max-price");
  if (expires !== undefined && Number.isNaN(Date.parse(expires))) throw new Misuse("--expires must be a time");
  return {
    title,
    ...(price !== undefined && { price: givenRupiah("--price", price) }),
    ...(minPrice !== undefined && { minPrice: givenRupiah("--min-price", minPrice) }),
    ...(maxPrice !== undefined && { maxPrice: givenRupiah("--max-price", maxPrice) }),
    ...(description !== undefined && { description }),
    ...(maxPayments !== undefined && { maxPayments: count("--max-payments", maxPayments) }),
    ...(expires !== undefined && { expiresAt: expires }),
    ...(redirect !== undefined && { redirectUrl: redirect }),
  };
}

function priceOf({ amount, minAmount, maxAmount }: PaymentLink): string {
  return amount === null ? `${rupiahText(minAmount ?? "0")} – ${rupiahText(maxAmount ?? "0")}` : rupiahText(amount);
}

function placesOf({ maxPayments, placesTaken }: PaymentLink): string {
  return maxPayments === null ? "any number" : `${placesTaken ?? 0} of ${maxPayments}`;
}

function show(context: CommandContext, given: PaymentLink): void {
  const rows: string[][] = [
    ["link", given.linkId],
    ["address", given.url],
    ["status", given.status],
    ["title", given.title],
    ["price", `${priceOf(given)}, ${given.token}`],
    ["payments", placesOf(given)],
    ["expires", given.expiresAt ?? "-"],
    ["then", given.redirectUrl ?? "-"],
    ["network", `${given.network} (${given.environment})`],
    ["created", given.createdAt],
  ];
  for (const [name, value] of Object.entries(given.metadata)) rows.push([`metadata ${name}`, value]);
  context.print({ ...given }, table(rows));
}
