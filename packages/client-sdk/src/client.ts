import { baseUnitsOf, priceProblem } from "@lunas/protocol/money/rupiah";
import type { ChainConfig, FacilitateResponse } from "@lunas/protocol/wire/api";
import { checkNames, refuseAmount } from "@lunas/protocol/wire/check-names";
import { LunasError } from "@lunas/protocol/wire/lunas-error";
import type { Hex, PaidResource, PaymentPayload, PaymentRequired, SettlementResponse } from "@lunas/protocol/wire/x402";
import { encodePaymentHeader } from "@lunas/protocol/x402/payment-header";
import { type Chains, readChains } from "./chain-config";
import { type ClientOptions, readOptions, type Settings } from "./options";
import { approvingItself } from "./pay/approving-itself";
import { type Budget, openBudget } from "./pay/budget";
import { choose, judgePrice } from "./pay/choose";
import { type OpenPayments, openPaymentsInMemory, type SignedPayment } from "./pay/open-payments";
import { payableOrigin } from "./pay/payable-origin";
import { type PrepareDeps, preparePayment } from "./pay/prepare";
import { type Quote, quoteOf } from "./pay/quote";
import { readDemand } from "./pay/read-demand";
import { readSettlement } from "./pay/read-settlement";
import { type PaidHeader, sendPaid } from "./pay/send-paid";
import { isOpen, sendWithRetries, waitLimit } from "./pay/send-with-retries";
import { newAskingKey, settleDirectly } from "./pay/settle-directly";
import type { Payer } from "./payer";
import { type PaymentsApi, paymentsApi } from "./payments-api";

export interface PayOptions {
  /** The highest price of this request, in whole rupiah: `"5000"`. Default: the client's. */
  readonly maxPrice?: string | undefined;
  /** Called with the signed payment before it is sent, also where an open payment is sent again. */
  readonly onSigned?: ((payload: PaymentPayload) => void) | undefined;
  /** Called with the shop's report of the settlement. */
  readonly onSettled?: ((settlement: SettlementResponse) => void) | undefined;
}

/** The purchase, where no server demands it: on a static page. */
export interface DirectOffer {
  /** Whole rupiah: `"5000"`. */
  readonly price: string;
  /** The shop's registered wallet. */
  readonly payTo: Hex;
  readonly resource: PaidResource;
}

/** `approving`: the wallet is asked for its approval. `settling`: the payment is signed and sent. */
export type PayStep = "approving" | "settling";

export interface Client {
  /**
   * `fetch` that pays: it pays a 402 once and sends the request again. Throws `LunasError` where the payment fails.
   * While the outcome is open, the same request again sends the same payment.
   */
  fetch(input: string | URL | Request, init?: RequestInit, options?: PayOptions): Promise<Response>;
  /** The price of a request, without paying it. Throws where `fetch` could not pay either, whatever the price. */
  quote(input: string | URL | Request, init?: RequestInit): Promise<Quote>;
  /** Pays by direct settlement, without a shop's server. */
  pay(offer: DirectOffer, onStep?: (step: PayStep) => void): Promise<FacilitateResponse>;
  /** Look-ups with a secret key, outside browsers. */
  readonly payments: PaymentsApi;
}

export interface ClientSetup {
  readonly payer: Payer;
  readonly isBrowser: boolean;
  /** The `Origin` header in direct settlement, for clients that are not a browser. */
  readonly origin?: string | undefined;
  /** Options of the entry point, in addition to those of every client. */
  readonly own?: readonly string[] | undefined;
  readonly fetch?: typeof fetch | undefined;
  /** Default: as long as the client lives. */
  readonly openPayments?: OpenPayments | undefined;
}

interface Deps {
  readonly settings: Settings;
  readonly setup: ClientSetup;
  readonly chains: () => Promise<Chains>;
  readonly send: typeof fetch;
  readonly open: OpenPayments;
  readonly budget: Budget;
  /** A price that the caller names itself counts against the caller's budget, and not against the default budget. */
  readonly ownBudget: Budget | null;
}

/** A client around a payer. `/browser` and `/agent` bring their own payer. */
export function createClientOf(options: ClientOptions, setup: ClientSetup): Client {
  const settings = readOptions(options, setup);
  const budget = openBudget(options.budget);
  const send: typeof fetch = setup.fetch ?? ((...given) => fetch(...given));
  const deps: Deps = {
    settings,
    setup,
    chains: readChains(settings, send),
    send,
    open: setup.openPayments ?? openPaymentsInMemory(),
    budget,
    ownBudget: options.budget === undefined ? null : budget,
  };
  return {
    fetch: (input, init, pay = {}) => fetchPaid(deps, new Request(resolved(input), init), pay),
    quote: (input, init) => quoteOf(deps, new Request(resolved(input), init)),
    pay: (offer, onStep) =>
      payDirectly(watched(deps, onStep), offer, { onStep, maxPrice: options.maxPrice ?? offer.price }),
    payments: paymentsApi(settings, send),
  };
}

/** Pages use relative paths; Node's `Request` needs whole URLs. */
function resolved(input: string | URL | Request): string | URL | Request {
  const page = (globalThis as { readonly document?: { readonly baseURI: string } }).document;
  return typeof input === "string" && page !== undefined ? new URL(input, page.baseURI) : input;
}

async function fetchPaid(deps: Deps, request: Request, pay: PayOptions): Promise<Response> {
  checkNames("options of a request", pay, ["maxPrice", "onSigned", "onSettled"]);
  // Each attempt sends a copy: a body can be read only once.
  const first = await deps.send(request.clone());
  if (first.status !== 402) return first;
  const demanded = await readDemand(first);
  if (demanded === null) return first;
  return reporting(deps, async () => {
    const origin = payableOrigin(request, first);
    const { maxPrice = deps.settings.maxPrice } = pay;
    const about = JSON.stringify([request.method, request.url, demanded.accepts, demanded.resource.url]);
    const open = deps.open.find(about);
    // One caller takes it: another caller at the same time buys again.
    deps.open.forget(about);
    const payload = open ?? (await sign(deps, demanded, { maxPrice, origin, budget: deps.budget }));
    pay.onSigned?.(payload);
    const response = await approvingItself(await payingOn(deps, payload.accepted.network), payload, async (offered) => {
      const header = await paidHeader(deps, offered);
      const send = () => sendPaid(deps.send, request, { header, isBrowser: deps.setup.isBrowser });
      return sendWithRetries(send, waitLimit, request.signal);
    }).catch((error: unknown) => {
      if (!(error instanceof LunasError) || isOpen(error)) deps.open.keep(about, payload);
      throw error;
    });
    const settlement = readSettlement(response, { payload, amount: payload.accepted.amount });
    if (settlement !== null) {
      deps.settings.callbacks.onPaymentSuccess?.(settlement);
      pay.onSettled?.(settlement);
    }
    return response;
  });
}

interface Limits {
  readonly maxPrice: string;
  readonly origin: string;
  readonly budget: Budget | null;
}

async function sign(
  deps: Deps,
  demanded: PaymentRequired,
  { maxPrice, origin, budget }: Limits,
): Promise<SignedPayment> {
  const { terms } = choose(demanded, await deps.chains(), deps.settings.section);
  judgePrice(terms, maxPrice);
  const reserved = await budget?.reserve(origin, BigInt(terms.amount));
  try {
    deps.settings.callbacks.onPaymentStart?.(terms);
    const payload = await preparePayment(await payingOn(deps, terms.network), demanded, terms);
    return deps.settings.settlement === "direct" ? { ...payload, idempotencyKey: newAskingKey() } : payload;
  } catch (error) {
    await reserved?.release();
    throw error;
  }
}

/** What prepares a payment on the chain of that CAIP-2 id, one of those that are paid on. */
async function payingOn({ settings, setup, chains }: Deps, caip2Network: string): Promise<PrepareDeps> {
  const known = await chains();
  const chain = known.find(({ x402 }) => x402.caip2Network === caip2Network) ?? known[0];
  return { payer: setup.payer, chain, callbacks: settings.callbacks };
}

/**
 * The signed payment for the shop to settle. If it is settled already: its id for the shop to look up. Not its
 * transaction hash, because everybody can read that from the chain.
 */
async function paidHeader(deps: Deps, payload: SignedPayment): Promise<PaidHeader> {
  if (deps.settings.settlement === "server") return ["PAYMENT-SIGNATURE", encodePaymentHeader(payload)];
  const { paymentId, settlement } = await settle(deps, payload);
  deps.settings.callbacks.onPaymentSuccess?.(settlement);
  return ["Lunas-Payment", paymentId];
}

/** Reports the steps of one payment to its caller, in addition to the client's own callbacks. */
function watched(deps: Deps, onStep: ((step: PayStep) => void) | undefined): Deps {
  const { callbacks } = deps.settings;
  const onApprovalRequired: typeof callbacks.onApprovalRequired = (approval) => {
    onStep?.("approving");
    callbacks.onApprovalRequired?.(approval);
  };
  return { ...deps, settings: { ...deps.settings, callbacks: { ...callbacks, onApprovalRequired } } };
}

interface Paying {
  readonly onStep: ((step: PayStep) => void) | undefined;
  readonly maxPrice: string;
}

async function payDirectly(deps: Deps, offer: DirectOffer, { onStep, maxPrice }: Paying): Promise<FacilitateResponse> {
  return reporting(deps, async () => {
    const [chain] = await deps.chains();
    const demanded = demandOf(chain, offer);
    const { url } = offer.resource;
    const limits = { maxPrice, origin: URL.canParse(url) ? new URL(url).origin : url, budget: deps.ownBudget };
    const about = JSON.stringify([demanded.accepts, demanded.resource.url]);
    const payload = deps.open.find(about) ?? (await sign(deps, demanded, limits));
    const settled = await approvingItself(await payingOn(deps, payload.accepted.network), payload, (offered) => {
      // Stored before it is sent: the user can close a page at any moment.
      deps.open.keep(about, offered);
      onStep?.("settling");
      return settle(deps, offered);
    }).catch((error: unknown) => {
      if (!(error instanceof LunasError) || !isOpen(error)) deps.open.forget(about);
      throw error;
    });
    deps.open.forget(about);
    deps.settings.callbacks.onPaymentSuccess?.(settled.settlement);
    return settled;
  });
}

/** The demand that a server would have sent. */
function demandOf({ tokens, x402 }: ChainConfig, offer: DirectOffer): PaymentRequired {
  refuseAmount("pay", offer, "price");
  const { price, payTo, resource } = offer;
  const amount = baseUnitsOf(price);
  const asset = tokens.IDRX;
  if (amount === undefined) throw new LunasError(`price ${priceProblem(price)}.`, { code: "invalid_option" });
  if (asset === undefined) {
    throw new LunasError("The service has no IDRX on this network.", { code: "unsupported_token" });
  }
  const terms = { network: x402.caip2Network, asset, amount, payTo, maxTimeoutSeconds: 300 };
  const extra = { assetTransferMethod: "permit2", name: "IDRX", version: "1" } as const;
  return { x402Version: 2, resource, accepts: [{ scheme: "exact", ...terms, extra }] };
}

function settle({ settings, setup, send }: Deps, payload: SignedPayment): Promise<FacilitateResponse> {
  const { baseUrl, apiKey } = settings;
  if (settings.settlement !== "direct" || baseUrl === null || apiKey === null) {
    throw new LunasError('This call needs settlement: "direct" and a publishable apiKey.', { code: "invalid_option" });
  }
  return settleDirectly({ baseUrl, apiKey, origin: setup.origin, send }, payload);
}

/** Reports every failure to the callback too, as one kind of error. */
async function reporting<T>({ settings }: Deps, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof LunasError) settings.callbacks.onPaymentError?.(error);
    throw error;
  }
}
