import { baseUnitsOf, priceProblem } from "@lunas/protocol/money/rupiah";
import type { PaymentLink } from "@lunas/protocol/wire/api";
import { checkNames, refuseAmount } from "@lunas/protocol/wire/check-names";
import { LunasError } from "@lunas/protocol/wire/lunas-error";
import { type Connection, callApi } from "./call-api";
import type { ListPage } from "./page-filter";

/** A new payment link: give either `price`, or both `minPrice` and `maxPrice`, in whole rupiah: `"5000"`. */
export interface PaymentLinkOffer {
  /** At most 100 characters. */
  readonly title: string;
  readonly price?: string;
  /** The least that a payer may choose. */
  readonly minPrice?: string;
  /** The most that a payer may choose. */
  readonly maxPrice?: string;
  readonly description?: string;
  readonly network?: string;
  /** https: where the page leads the payer after the payment. */
  readonly redirectUrl?: string;
  /** 1 to 10,000. Default: any number. */
  readonly maxPayments?: number;
  readonly expiresAt?: Date | string;
  /** At most 20 pairs of strings; each payment by the link has them, and the payer never sees them. */
  readonly metadata?: Readonly<Record<string, string>>;
}

export interface PaymentLinkPage extends ListPage {
  readonly paymentLinks: readonly PaymentLink[];
}

/** Each method throws `LunasError`. The key needs the scope `links:write`. */
export interface PaymentLinksApi {
  create(offer: PaymentLinkOffer): Promise<PaymentLink>;
  /** Newest first. */
  list(page?: { readonly page?: number; readonly limit?: number }): Promise<PaymentLinkPage>;
  get(linkId: string): Promise<PaymentLink>;
  /** From now on the link takes no new payment; payments that are stored already go on. */
  close(linkId: string): Promise<PaymentLink>;
  /** Opens a closed link again. */
  reopen(linkId: string): Promise<PaymentLink>;
}

const offerNames: readonly (keyof PaymentLinkOffer)[] = [
  ...(["title", "price", "minPrice", "maxPrice", "description", "network", "redirectUrl", "maxPayments"] as const),
  ...(["expiresAt", "metadata"] as const),
];

export function paymentLinksApi(connection: Connection): PaymentLinksApi {
  const setActive = async (linkId: string, active: boolean) =>
    (await callApi<PaymentLink>(connection, { method: "PATCH", path: pathOf(linkId), body: { active } })).body;
  return {
    create: async (offer) => {
      refuseAmount("paymentLinks.create", offer, "price");
      checkNames("paymentLinks.create", offer, offerNames);
      const call = { method: "POST", path: "/payment-links", body: requestOf(offer) } as const;
      return (await callApi<PaymentLink>(connection, call)).body;
    },
    list: async (page = {}) => {
      checkNames("paymentLinks.list", page, ["page", "limit"]);
      const query = new URLSearchParams();
      for (const [name, value] of Object.entries(page)) query.set(name, String(value));
      return (await callApi<PaymentLinkPage>(connection, { path: `/payment-links?${query}` })).body;
    },
    get: async (linkId) => (await callApi<PaymentLink>(connection, { path: pathOf(linkId) })).body,
    close: (linkId) => setActive(linkId, false),
    reopen: (linkId) => setActive(linkId, true),
  };
}

function pathOf(linkId: string): `/${string}` {
  return `/payment-links/${encodeURIComponent(linkId)}`;
}

function requestOf({ price, minPrice, maxPrice, expiresAt, ...plain }: PaymentLinkOffer) {
  return {
    ...plain,
    ...(price !== undefined && { amount: unitsOf("price", price) }),
    ...(minPrice !== undefined && { minAmount: unitsOf("minPrice", minPrice) }),
    ...(maxPrice !== undefined && { maxAmount: unitsOf("maxPrice", maxPrice) }),
    ...(expiresAt !== undefined && { expiresAt: new Date(expiresAt).toISOString() }),
  };
}

/** Throws `invalid_option`: a price with a separator could mean another sum. */
function unitsOf(name: string, price: string): string {
  const amount = baseUnitsOf(price);
  if (amount !== undefined) return amount;
  throw new LunasError(`${name} ${priceProblem(price)}.`, { code: "invalid_option" });
}
