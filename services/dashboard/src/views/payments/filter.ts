import type { PaymentFilter } from "../../api/calls";
import type { PaymentRecord } from "../../api/schemas";
import type { PaymentsSearch } from "../../shell/search";

const address = /^0x[0-9a-fA-F]{40}$/;
const reference = /^(?:pay_\w+|0x[0-9a-fA-F]{64})$/;
const url = /^https?:\/\/\S+$/i;
const longestUrl = 2_048;
const day = /^\d{4}-\d{2}-\d{2}$/;

/** The API's filter of an address bar's. Days are those of the merchant's device; `until` is the last day that counts. */
export function filterOf({ status, from, resource, since, until }: PaymentsSearch): PaymentFilter {
  return {
    status: ["pending", "confirmed", "failed"].includes(status ?? "") ? status : undefined,
    from: from !== undefined && address.test(from) ? from : undefined,
    resource: resource !== undefined && isUrl(resource) ? resource : undefined,
    since: since !== undefined && day.test(since) ? timeBefore(since) : undefined,
    until: until !== undefined && day.test(until) ? dayAfter(until) : undefined,
  };
}

function isUrl(text: string): boolean {
  return url.test(text) && text.length <= longestUrl && URL.canParse(text);
}

/** The API's bounds are exclusive. */
function timeBefore(date: string): string {
  return new Date(new Date(`${date}T00:00:00`).getTime() - 1).toISOString();
}

function dayAfter(date: string): string {
  const start = new Date(`${date}T00:00:00`);
  start.setDate(start.getDate() + 1);
  return start.toISOString();
}

export type SearchTerm =
  | { readonly kind: "payment"; readonly reference: string }
  | { readonly kind: "payer"; readonly from: string }
  | { readonly kind: "resource"; readonly resource: string }
  | { readonly kind: "words"; readonly words: string };

/** What someone typed into the search: a payment's id or hash, a payer's address, a resource's URL, or words. */
export function readSearch(typed: string): SearchTerm {
  const words = typed.trim();
  if (reference.test(words)) return { kind: "payment", reference: words };
  if (address.test(words)) return { kind: "payer", from: words };
  if (isUrl(words)) return { kind: "resource", resource: words };
  return { kind: "words", words };
}

/** A state that the API's filter does not have: the list is searched for it, like for words. */
export const refundedState = "refunded";

/** Whether the list is searched in the browser: then the API's total and its file are of more payments than are shown. */
export function isSearched({ status, q }: Pick<PaymentsSearch, "status" | "q">): boolean {
  return q !== undefined || status === refundedState;
}

/** Whether the payment is what the search asks for beyond the API's filter. */
export function matchesSearch(payment: PaymentRecord, { status, q }: Pick<PaymentsSearch, "status" | "q">): boolean {
  const isRefunded = BigInt(payment.refundedAmount ?? "0") > 0n;
  return (status !== refundedState || isRefunded) && (q === undefined || holds(payment, q));
}

/** Whether the words stand in what the merchant said of the payment, or in its ids. */
export function holds(payment: PaymentRecord, words: string): boolean {
  const { paymentId, txHash, from, resource, description, metadata } = payment;
  const said = [paymentId, txHash, from, resource, description, ...Object.values(metadata)];
  const wanted = words.toLowerCase();
  return said.some((text) => text?.toLowerCase().includes(wanted));
}
