import { baseUnitsOf } from "@lunas/protocol/money/rupiah";
import type { ChainConfig, FacilitateResponse } from "@lunas/protocol/wire/api";
import { checkNames } from "@lunas/protocol/wire/check-names";
import { LunasError } from "@lunas/protocol/wire/lunas-error";
import { isSecureUrl } from "@lunas/protocol/wire/secure-url";
import type { Hex, PaidResource, PaymentRequired } from "@lunas/protocol/wire/x402";
import { encodePaymentHeader } from "@lunas/protocol/x402/payment-header";
import { readChainConfig } from "./chain-config";
import { type ClientOptions, readOptions, type Settings } from "./options";
import { approvingItself } from "./pay/approving-itself";
import { type Budget, openBudget } from "./pay/budget";
import { choose, judgePrice } from "./pay/choose";
import { type OpenPayments, openPaymentsInMemory, type SignedPayment } from "./pay/open-payments";
import { type PrepareDeps, preparePayment } from "./pay/prepare";
import { readDemand } from "./pay/read-demand";
import { readSettlement } from "./pay/read-settlement";
import { type PaidHeader, sendPaid } from "./pay/send-paid";
import { isOpen, sendWithRetries, waitLimit } from "./pay/send-with-retries";
import { newAskingKey, settleDirectly } from "./pay/settle-directly";
import type { Payer } from "./payer";
import { type PaymentsApi, paymentsApi } from "./payments-api";

export interface PayOptions {
  /** The most that is paid for this request, whole rupiah: `"5000"`. Default: the client's. */
  readonly maxPrice?: string | undefined;
}

/** What is paid for, where no server demands it: a static page. */
export interface DirectOffer {
  /** Whole rupiah: `"5000"`. */
  readonly price: string;
  /** The shop's wallet, as registered. */
  readonly payTo: Hex;
  readonly resource: PaidResource;
}

/** The wallet is asked for its approval; the payment is signed and on its way. */
export type PayStep = "approving" | "settling";

export interface Client {
  /**
   * `fetch` that pays: a 402 is paid once and the request sent again. Throws `LunasError` where paying fails. Where the outcome is open
   * then, asking for the same again sends the same payment.
   */
  fetch(input: string | URL | Request, init?: RequestInit, options?: PayOptions): Promise<Response>;
  /** Pays by direct settlement, without a shop's server. */
  pay(offer: DirectOffer, onStep?: (step: PayStep) => void): Promise<FacilitateResponse>;
  /** Look-ups, outside browsers, with a secret key. */
  readonly payments: PaymentsApi;
}

export interface ClientSetup {
  readonly payer: Payer;
  readonly isBrowser: boolean;
  /** Told to the service in direct settlement by who is no browser. */
  readonly origin?: string | undefined;
  /** Options of the entry, besides those of every client. */
  readonly own?: readonly string[] | undefined;
  readonly fetch?: typeof fetch | undefined;
  /** Default: as long as the client lives. */
  readonly openPayments?: OpenPayments | undefined;
}

interface Deps {
  readonly settings: Settings;
  readonly setup: ClientSetup;
  readonly chain: () => Promise<ChainConfig>;
  readonly send: typeof fetch;
  readonly open: OpenPayments;
  readonly budget: Budget;
  /** Prices that the caller names itself count against what the caller set, and against no default. */
  readonly ownBudget: Budget | null;
}

/** A client around a payer. `/browser` and `/agent` bring theirs. */
export function createClientOf(options: ClientOptions, setup: ClientSetup): Client {
  const settings = readOptions(options, setup);
  const budget = openBudget(options.budget);
  const send: typeof fetch = setup.fetch ?? ((...given) => fetch(...given));
  const deps: Deps = {
    settings,
    setup,
    chain: readChainConfig(settings, send),
    send,
    open: setup.openPayments ?? openPaymentsInMemory(),
    budget,
    ownBudget: options.budget === undefined ? null : budget,
  };
  return {
    fetch: (input, init, pay = {}) => fetchPaid(deps, new Request(resolved(input), init), pay),
    pay: (offer, onStep) =>
      payDirectly(watched(deps, onStep), offer, { onStep, maxPrice: options.maxPrice ?? offer.price }),
    payments: paymentsApi(settings, send),
  };
}

/** Pages ask by paths; Node's `Request` wants whole URLs. */
function resolved(input: string | URL | Request): string | URL | Request {
  const page = (globalThis as { readonly document?: { readonly baseURI: string } }).document;
  return typeof input === "string" && page !== undefined ? new URL(input, page.baseURI) : input;
}

async function fetchPaid(deps: Deps, request: Request, pay: PayOptions): Promise<Response> {
  checkNames("options of a request", pay, ["maxPrice"]);
  // Each sending takes a copy: a body can be read once only.
  const first = await deps.send(request.clone());
  if (first.status !== 402) return first;
  const demanded = await readDemand(first);
  if (demanded === null) return first;
  return reporting(deps, async () => {
    const origin = payableOrigin(request, first);
    const { maxPrice = deps.settings.maxPrice } = pay;
    const about = JSON.stringify([request.method, request.url, demanded.accepts, demanded.resource.url]);
    const open = deps.open.find(about);
    // One asker takes it: who asks at the same time buys another.
    deps.open.forget(about);
    const payload = open ?? (await sign(deps, demanded, { maxPrice, origin, budget: deps.budget }));
    const response = await approvingItself(await payingWith(deps), payload, async (offered) => {
      const header = await paidHeader(deps, offered);
      const send = () => sendPaid(deps.send, request, { header, isBrowser: deps.setup.isBrowser });
      return sendWithRetries(send, waitLimit, request.signal);
    }).catch((error: unknown) => {
      if (!(error instanceof LunasError) || isOpen(error)) deps.open.keep(about, payload);
      throw error;
    });
    const settlement = readSettlement(response, { payload, amount: payload.accepted.amount });
    if (settlement !== null) deps.settings.callbacks.onPaymentSuccess?.(settlement);
    return response;
  });
}

/** The origin that demands. Throws `insecure_url`, `redirect_refused`: whoever answers there is not who was asked. */
function payableOrigin({ url }: Request, answer: Response): string {
  const { origin } = new URL(url);
  if (!isSecureUrl(url)) {
    throw new LunasError(`${origin} is asked without encryption: only https, and this machine, are paid.`, {
      code: "insecure_url",
      details: { origin },
    });
  }
  const answered = answer.redirected ? new URL(answer.url).origin : origin;
  if (answered === origin) return origin;
  throw new LunasError(`${origin} leads to ${answered}, which demands the payment. Ask there if it is to be paid.`, {
    code: "redirect_refused",
    details: { origin, redirectedTo: answered },
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
  const chosen = choose(demanded, await deps.chain());
  judgePrice(chosen, maxPrice);
  const reserved = budget?.reserve(origin, BigInt(chosen.amount));
  try {
    deps.settings.callbacks.onPaymentStart?.(chosen);
    const payload = await preparePayment(await payingWith(deps), demanded, chosen);
    return deps.settings.settlement === "direct" ? { ...payload, idempotencyKey: newAskingKey() } : payload;
  } catch (error) {
    reserved?.release();
    throw error;
  }
}

async function payingWith({ settings, setup, chain }: Deps): Promise<PrepareDeps> {
  return { payer: setup.payer, chain: await chain(), callbacks: settings.callbacks };
}

/**
 * The signed payment for the shop to settle; or, once it is settled, its id for the shop to look up. Not its hash: that stands on the
 * chain for everybody to show.
 */
async function paidHeader(deps: Deps, payload: SignedPayment): Promise<PaidHeader> {
  if (deps.settings.settlement === "server") return ["PAYMENT-SIGNATURE", encodePaymentHeader(payload)];
  const { paymentId, settlement } = await settle(deps, payload);
  deps.settings.callbacks.onPaymentSuccess?.(settlement);
  return ["Lunas-Payment", paymentId];
}

/** The steps of one payment, told to whoever asked for it besides the client's own callbacks. */
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
    const demanded = demandOf(await deps.chain(), offer);
    const { url } = offer.resource;
    const limits = { maxPrice, origin: URL.canParse(url) ? new URL(url).origin : url, budget: deps.ownBudget };
    const about = JSON.stringify([demanded.accepts, demanded.resource.url]);
    const payload = deps.open.find(about) ?? (await sign(deps, demanded, limits));
    const settled = await approvingItself(await payingWith(deps), payload, (offered) => {
      // Kept from before it is sent: a page can be closed at any moment.
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

/** What a server would have demanded. */
function demandOf({ tokens, x402 }: ChainConfig, { price, payTo, resource }: DirectOffer): PaymentRequired {
  const amount = baseUnitsOf(price);
  const asset = tokens.IDRX;
  if (amount === undefined || asset === undefined) {
    throw new LunasError('price must be whole rupiah as a string, such as "5000".', { code: "invalid_option" });
  }
  const terms = { network: x402.caip2Network, asset, amount, payTo, maxTimeoutSeconds: 300 };
  const extra = { assetTransferMethod: "permit2", name: "IDRX", version: "1" } as const;
  return { x402Version: 2, resource, accepts: [{ scheme: "exact", ...terms, extra }] };
}

function settle({ settings, setup, send }: Deps, payload: SignedPayment): Promise<FacilitateResponse> {
  const { baseUrl, apiKey } = settings;
  if (settings.settlement !== "direct" || baseUrl === null || apiKey === null) {
    throw new LunasError('This needs settlement: "direct" and a publishable apiKey.', { code: "invalid_option" });
  }
  return settleDirectly({ baseUrl, apiKey, origin: setup.origin, send }, payload);
}

/** Every failure is told by the callback too, and as one kind of error. */
async function reporting<T>({ settings }: Deps, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof LunasError) settings.callbacks.onPaymentError?.(error);
    throw error;
  }
}
