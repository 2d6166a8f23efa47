import { formatRupiah, LunasError } from "@lunas/client";
import { payLink } from "@lunas/client/agent";
import { walletOf } from "@lunas/client/wallet";
import { exit } from "@lunas/command-line/exit-codes";
import { Misuse } from "@lunas/command-line/misuse";
import { baseUnitsOf } from "@lunas/protocol/money/rupiah";
import type { Parsed } from "@lunas/protocol/validate";
import { describeSection } from "@lunas/protocol/wire/environment";
import { isSecureUrl } from "@lunas/protocol/wire/secure-url";
import { amountText } from "./amount-text";
import type { CommandContext } from "./command-context";
import { judge, type Paid } from "./judge-payment";
import { payerKeyOf } from "./payer-wallet";
import { ask } from "./service";

/** A payment link: its id, and the service that serves its page. */
export interface NamedLink {
  readonly origin: string;
  readonly linkId: string;
}

/** The link that a word names: `lnk_…`, or the address of its page. Null: the word names something else. */
export function linkNamed(word: string, service: string): NamedLink | null {
  if (/^lnk_\w+$/.test(word)) return { origin: new URL(service).origin, linkId: word };
  if (!URL.canParse(word) || !isSecureUrl(word)) return null;
  const { origin, pathname } = new URL(word);
  const [, linkId] = /^\/pay\/(lnk_\w+)$/.exec(pathname) ?? [];
  return linkId === undefined ? null : { origin, linkId };
}

export interface LinkLimits {
  readonly section: "sandbox" | "production";
  /** Whole rupiah. */
  readonly maxPrice: string;
  /** Whole rupiah, where the payer of the link chooses the amount. */
  readonly rupiah: string | undefined;
  readonly payAgain: boolean;
}

interface LinkDemand {
  readonly environment: string;
  readonly network: `${string}:${string}`;
  readonly asset: `0x${string}`;
  readonly payTo: `0x${string}`;
  /** Base units. */
  readonly minAmount: string;
  readonly maxAmount: string;
  readonly title: string;
  readonly merchantName: string;
  readonly isOpen: boolean;
  /** Why it takes no payment; null or absent: its chain is down. */
  readonly closed?: string | null;
}

/** Pays by a link with the profile's payer. What is open of an earlier command is sent again, whatever the link says by now. */
export async function payByLink(context: CommandContext, named: NamedLink, limits: LinkLimits): Promise<number> {
  const { linkId } = named;
  const demand = await demandOf(context, named, limits);
  const closed = demand.isOpen ? null : new LunasError(whyClosed(demand), { code: "link_closed" });
  // The payer's choice names the payment: without it there is none that could be open.
  if (closed !== null && limits.rupiah === undefined && demand.minAmount !== demand.maxAmount) throw closed;
  const amount = amountOf(demand, limits.rupiah);
  const refused = closed ?? overLimit(amount, limits);
  // A wallet that is made now has nothing open.
  if (refused !== null && (await context.secret("LUNAS_PAYER_KEY")) === null) throw refused;
  const { txHash, receiptUrl } = await settle(context, named, { demand, limits, amount, refused });
  context.print({ linkId, amount, txHash, receiptUrl }, [`paid: ${txHash}`, ...receiptLine(receiptUrl)].join("\n"));
  return exit.done;
}

/** What the link's page demands. */
async function demandOf({ terminal }: CommandContext, named: NamedLink, { section }: LinkLimits): Promise<LinkDemand> {
  const path = `/pay/${named.linkId}` as const;
  const call = { path, headers: { Accept: "application/json" }, signal: terminal.signal };
  const { body: demand } = await ask(named.origin, call, readDemand).catch((error: unknown) =>
    Promise.reject(noSuchLink(error, named)),
  );
  if (demand.environment === section) return demand;
  const isReal = demand.environment === "production";
  throw new Misuse(
    `this link belongs to another environment (${describeSection(isReal ? "production" : "sandbox")}): ` +
      `add --environment ${demand.environment}${isReal ? " and --max-price" : ""}`,
  );
}

function overLimit(amount: string, { maxPrice }: LinkLimits): LunasError | null {
  if (BigInt(amount) <= BigInt(baseUnitsOf(maxPrice) ?? "0")) return null;
  const message = `The link demands ${formatRupiah(amount)}, more than --max-price allows: nothing was signed.`;
  return new LunasError(message, { code: "price_refused" });
}

interface Settling {
  readonly demand: LinkDemand;
  readonly limits: LinkLimits;
  readonly amount: string;
  readonly refused: LunasError | null;
}

async function settle(context: CommandContext, named: NamedLink, settling: Settling) {
  const { demand, limits, amount, refused } = settling;
  const { title, merchantName, network, asset, payTo } = demand;
  const { signal } = context.terminal;
  const url = `${named.origin}/pay/${named.linkId}`;
  const privateKey = await payerKeyOf(context);
  const from = walletOf(privateKey).address;
  const paid: Paid = { amount, txHash: null, isSent: false };
  return payLink({
    ...{ privateKey, section: limits.section, payAgain: limits.payAgain, amount, refused, signal },
    terms: { linkId: named.linkId, url, network, asset, payTo },
    onPaymentStart: () =>
      context.progress(`paying ${amountText(amount)} for "${title}" to ${merchantName}, ${payTo}, from ${from}`),
    onApprovalRequired: () => context.progress("approving Permit2, once for this wallet"),
    onSigned(isNew) {
      paid.isSent = true;
      if (!isNew) context.progress("sending the earlier payment again: its outcome is open");
    },
  }).catch((error: unknown) => Promise.reject(judge(error, paid, { url, signal })));
}

function noSuchLink(error: unknown, { origin, linkId }: NamedLink): unknown {
  if (!(error instanceof LunasError) || error.code !== "not_found") return error;
  const { code, status, requestId } = error;
  const message = `There is no payment link ${linkId} at ${origin}. Check the id; a link of another service needs its whole address.`;
  return new LunasError(message, { code, status, requestId, cause: error });
}

const reasons: Readonly<Record<string, string>> = {
  closed: "The merchant has closed this payment link. Ask the merchant for another one.",
  expired: "This payment link has expired. Ask the merchant for another one.",
  used_up: "This payment link has taken all its payments. Ask the merchant for another one.",
};

function whyClosed({ closed }: LinkDemand): string {
  return `${reasons[closed ?? ""] ?? "The network of this link is out of order. Try again later."} Nothing was signed.`;
}

function receiptLine(receiptUrl: string | null): readonly string[] {
  return receiptUrl === null ? [] : [`receipt: ${receiptUrl}`];
}

/** Base units. */
function amountOf({ minAmount, maxAmount }: LinkDemand, rupiah: string | undefined): string {
  if (rupiah === undefined) {
    if (minAmount === maxAmount) return minAmount;
    throw new Misuse(
      `the payer of this link chooses the amount: give --rupiah, from ${formatRupiah(minAmount)} to ${formatRupiah(maxAmount)}`,
    );
  }
  const amount = baseUnitsOf(rupiah);
  if (amount === undefined) throw new Misuse('--rupiah must be whole rupiah: "10000"');
  if (BigInt(amount) >= BigInt(minAmount) && BigInt(amount) <= BigInt(maxAmount)) return amount;
  throw new Misuse(`--rupiah must be from ${formatRupiah(minAmount)} to ${formatRupiah(maxAmount)} for this link`);
}

const isAddress = (value: unknown) => /^0x[0-9a-fA-F]{40}$/.test(String(value));
const isAmount = (value: unknown) => /^[0-9]{1,30}$/.test(String(value));

function readDemand(value: unknown): Parsed<LinkDemand> {
  const given = (value ?? {}) as Partial<Record<keyof LinkDemand, unknown>>;
  const { environment, network, title, merchantName, isOpen } = given;
  const isText = [environment, network, title, merchantName].every((each) => typeof each === "string");
  const isSound =
    isAddress(given.asset) && isAddress(given.payTo) && isAmount(given.minAmount) && isAmount(given.maxAmount);
  if (isText && isSound && typeof isOpen === "boolean") return { ok: true, value: given as unknown as LinkDemand };
  return { ok: false, details: { link: "is not a payment link's page" } };
}
