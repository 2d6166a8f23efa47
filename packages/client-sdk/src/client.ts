import { baseUnitsOf, priceProblem } from "@lunas/protocol/money/rupiah";
import type { ChainConfig, FacilitateResponse } from "@lunas/protocol/wire/api";
import type { ChannelPayload } from "@lunas/protocol/wire/channels";
import { checkNames, refuseAmount } from "@lunas/protocol/wire/check-names";
import type { Hex } from "@lunas/protocol/wire/hex";
import { LunasError } from "@lunas/protocol/wire/lunas-error";
import type { PaidResource, PaymentRequired } from "@lunas/protocol/wire/x402";
import { readChains } from "./chain-config";
import type { ChannelCharge, ChannelsApi } from "./channels/channel-way";
import { noChannelsApi } from "./channels/no-channels";
import type { ClientDeps, ClientSetup } from "./client-deps";
import { type ClientOptions, readOptions } from "./options";
import { approvingItself } from "./pay/approving-itself";
import { randomNonce } from "./pay/authorize";
import { type Budget, openBudget } from "./pay/budget";
import { buy, type Purchase } from "./pay/buy";
import { choose, judgePrice } from "./pay/choose";
import { readMoney } from "./pay/moved-money";
import { offerOf } from "./pay/offer-of";
import { openPaymentsInMemory, type SignedPayment } from "./pay/open-payments";
import { payableOrigin } from "./pay/payable-origin";
import { type PrepareDeps, preparePayment } from "./pay/prepare";
import { present, settleBudget, settleHere } from "./pay/present";
import { type Quote, quoteOf } from "./pay/quote";
import { readDemand } from "./pay/read-demand";
import { isReleased, type ReportedSettlement } from "./pay/read-settlement";
import { newAskingKey } from "./pay/settle-directly";
import type { PaymentsApi } from "./payments-api";

export interface PayOptions {
  /** The highest price of this request, or the highest maximum, in whole rupiah: `"5000"`. Default: the client's. */
  readonly maxPrice?: string | undefined;
  /** Signs a new payment although an earlier one for the same request is open or was not served: you may pay twice. */
  readonly payAgain?: boolean | undefined;
  /** Called with the signed payment before it is sent, also where an open payment is sent again. */
  readonly onSigned?: ((payload: SignedPayment | ChannelPayload) => void) | undefined;
  /**
   * Called with the shop's report of the settlement. Of a maximum its `amount` is the charge; without `transaction` nothing was charged, or a
   * channel paid it: then it has `channel`.
   */
  readonly onSettled?: ((settlement: ReportedSettlement | ChannelCharge) => void) | undefined;
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
  /** The channels that the option `channels` opens. */
  readonly channels: ChannelsApi;
}

/** A client around a payer. `/browser` and `/agent` bring their own payer. */
export function createClientOf(options: ClientOptions, setup: ClientSetup): Client {
  const settings = readOptions(options, setup);
  const budget = openBudget(options.budget, setup.spending);
  const send: typeof fetch = setup.fetch ?? ((...given) => fetch(...given));
  const deps: ClientDeps = {
    settings,
    setup,
    chains: readChains(settings, { ...setup, send }),
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
    payments: setup.paymentsApi(settings, send),
    channels: setup.channelWay?.api(deps) ?? noChannelsApi,
  };
}

/** Pages use relative paths; Node's `Request` needs whole URLs. */
function resolved(input: string | URL | Request): string | URL | Request {
  const page = (globalThis as { readonly document?: { readonly baseURI: string } }).document;
  return typeof input === "string" && page !== undefined ? new URL(input, page.baseURI) : input;
}

async function fetchPaid(deps: ClientDeps, request: Request, pay: PayOptions): Promise<Response> {
  checkNames("options of a request", pay, ["maxPrice", "payAgain", "onSigned", "onSettled"]);
  // Each attempt sends a copy: a body can be read only once.
  const first = await deps.send(request.clone());
  if (first.status !== 402) return first;
  const demanded = await readDemand(first);
  if (demanded === null) return first;
  return reporting(deps, async () => {
    const origin = payableOrigin(request, first);
    const offer = offerOf(request, demanded);
    const byChannel = await deps.setup.channelWay?.pay(deps, { request, demanded, origin, offer }, pay);
    if (byChannel) return byChannel;
    const { maxPrice = deps.settings.maxPrice, payAgain = false } = pay;
    const limits = { maxPrice, origin, budget: deps.budget };
    return buy(
      deps.open,
      { offer, payAgain, sign: (nonce) => sign(deps, demanded, { ...limits, nonce }), moneyOf: moneyOn(deps) },
      async (payment, keep) => {
        pay.onSigned?.(payment);
        const paying = await payingOn(deps, payment.accepted.network);
        const presented = approvingItself(paying, payment, async (offered) => {
          await keep(offered);
          return present(deps, request, offered);
        });
        const { response, settlement } = await settleBudget(deps, payment, presented);
        if (settlement !== null) {
          // Nothing was paid where nothing was charged.
          if (!isReleased(settlement)) deps.settings.callbacks.onPaymentSuccess?.(settlement);
          pay.onSettled?.(settlement);
        }
        return response;
      },
    );
  });
}

interface Limits {
  readonly maxPrice: string;
  readonly origin: string;
  readonly budget: Budget | null;
  readonly nonce: string | undefined;
}

async function sign(
  deps: ClientDeps,
  demanded: PaymentRequired,
  { maxPrice, origin, budget, nonce }: Limits,
): Promise<SignedPayment> {
  const { terms } = choose(demanded, await deps.chains(), deps.settings);
  judgePrice(terms, maxPrice);
  const own = nonce ?? randomNonce();
  const reserved = await budget?.reserve(origin, BigInt(terms.amount), own);
  try {
    deps.settings.callbacks.onPaymentStart?.(terms);
    const payload = await preparePayment({ ...(await payingOn(deps, terms.network)), nonce: own }, demanded, terms);
    return deps.settings.settlement === "direct" ? { ...payload, idempotencyKey: newAskingKey() } : payload;
  } catch (error) {
    await reserved?.release();
    throw error;
  }
}

/** What prepares a payment on the chain of that CAIP-2 id, one of those that are paid on. */
async function payingOn({ settings, setup, chains }: ClientDeps, caip2Network: string): Promise<PrepareDeps> {
  const known = await chains();
  const chain = known.find(({ x402 }) => x402.caip2Network === caip2Network) ?? known[0];
  return { payer: setup.payer, chain, callbacks: settings.callbacks };
}

function moneyOn(deps: ClientDeps): Purchase["moneyOf"] {
  return async (payment, deadline) => readMoney(await payingOn(deps, payment.accepted.network), payment, deadline);
}

/** Reports the steps of one payment to its caller, in addition to the client's own callbacks. */
function watched(deps: ClientDeps, onStep: ((step: PayStep) => void) | undefined): ClientDeps {
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

async function payDirectly(
  deps: ClientDeps,
  offer: DirectOffer,
  { onStep, maxPrice }: Paying,
): Promise<FacilitateResponse> {
  return reporting(deps, async () => {
    const [chain] = await deps.chains();
    const demanded = demandOf(chain, offer);
    const { url } = offer.resource;
    const limits = { maxPrice, origin: URL.canParse(url) ? new URL(url).origin : url, budget: deps.ownBudget };
    const offered = JSON.stringify([demanded.accepts, demanded.resource.url]);
    const purchase = {
      offer: offered,
      payAgain: false,
      sign: (nonce?: string) => sign(deps, demanded, { ...limits, nonce }),
      moneyOf: moneyOn(deps),
    };
    const settled = await buy(deps.open, purchase, async (payment, keep) =>
      approvingItself(await payingOn(deps, payment.accepted.network), payment, async (sent) => {
        await keep(sent);
        onStep?.("settling");
        return settleHere(deps, sent);
      }),
    );
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

/** Reports every failure to the callback too, as one kind of error. */
async function reporting<T>({ settings }: ClientDeps, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof LunasError) settings.callbacks.onPaymentError?.(error);
    throw error;
  }
}
