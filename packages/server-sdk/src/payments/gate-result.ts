import type { PaymentRecord } from "@lunas/protocol/wire/api";
import { curableCodes } from "@lunas/protocol/wire/curable";
import type { LunasError } from "@lunas/protocol/wire/lunas-error";
import type { PaymentRequired, SettlementResponse } from "@lunas/protocol/wire/x402";
import { encodePaymentHeader } from "@lunas/protocol/x402/payment-header";
import type { GateAnswered, GateCharged } from "../channels/channel-gate";
import { type PageInput, paywallPage, wantsPage } from "../paywall/page";

/** Send it as the answer: the request is not paid yet. */
export interface GatePaymentRequired {
  readonly result: "paymentRequired";
  readonly status: 402;
  readonly body: PaymentRequired;
  /** HTML to send instead of `body` to a browser, with the same status and headers. Null for other clients. */
  readonly page: string | null;
  readonly headers: Readonly<Record<string, string>>;
}

/** Serve the content, with these headers. */
export interface GateSettled {
  readonly result: "settled";
  readonly status: 200;
  readonly txHash: string | null;
  readonly payment: PaymentRecord;
  /** Null where the payer presented a payment's id. */
  readonly settlement: SettlementResponse | null;
  readonly headers: Readonly<Record<string, string>>;
  /**
   * For a handler that failed: the payer's same header is served again, by any process of the shop. Call it before you answer with a 500;
   * the adapters do it themselves. Resolves to whether the payment can be served again; never throws.
   */
  readonly giveBack: () => Promise<boolean>;
}

/**
 * Send it as the answer: 402 where a new authorization can help, 500 where a new one could pay twice, 400 where the header is no payment that
 * this shop takes.
 */
export interface GateFailed {
  readonly result: "failed";
  readonly status: 400 | 402 | 500;
  readonly body: GateFailure | (GateFailure & PaymentRequired);
  /** Same as in `GatePaymentRequired`; null where the status is 400 or 500. */
  readonly page: string | null;
  readonly headers: Readonly<Record<string, string>>;
}

export interface GateFailure {
  readonly error: string;
  readonly code?: string;
  readonly details?: Readonly<Record<string, string>>;
}

export type GateResult = GatePaymentRequired | GateSettled | GateFailed;

/** The same with the option `channel`. */
export type ChannelGateResult = GateResult | GateCharged | GateAnswered;

/** What a gate lets through. */
export type GateServed = GateSettled | GateCharged;

/** The Content-Type of a `page`. */
export const pageType = "text/html; charset=utf-8";

/** A demand, a failure or the end of a channel as a web `Response`. */
export function answerOf(gate: GatePaymentRequired | GateFailed | GateAnswered): Response {
  const { status, headers, body, page } = gate;
  if (page === null) return Response.json(body, { status, headers });
  return new Response(page, { status, headers: { ...headers, "Content-Type": pageType } });
}

/** A served answer with the gate's headers; the handler's own Cache-Control stays. */
export function withHeaders(response: Response, given: GateSettled["headers"]): Response {
  const headers = new Headers(response.headers);
  const isDecided = headers.has("cache-control");
  for (const [name, value] of Object.entries(given)) {
    if (name !== "Cache-Control" || !isDecided) headers.set(name, value);
  }
  return new Response(response.body, { status: response.status, statusText: response.statusText, headers });
}

/** The answer where the handler threw after the payment. `PAYMENT-RESPONSE` tells the payer the transaction. */
export function failedHandler({ txHash, headers }: GateServed): Response {
  const details = txHash === null ? {} : { txHash };
  const body: GateFailure = { error: SHOP_FAILED, code: "shop_failed", details };
  return Response.json(body, { status: 500, headers: { ...headers, ...uncached } });
}

/** The words for a payer who paid and was not served. */
export const SHOP_FAILED =
  "You have paid, and the shop failed afterwards. Send the same payment again; do not sign a new one.";

/** For answers that a cache must not store. */
const uncached = { "Cache-Control": "no-store" };

/** The content is for the payer only. A handler can set another value. */
export const servedHeaders = { "Cache-Control": "private, no-store" };

/** 402 with the requirements in the body and in the header: some clients read one, some the other. */
export function demand(required: PaymentRequired, page: PageInput): GatePaymentRequired {
  return { result: "paymentRequired", status: 402, body: required, ...demandFor(required, page) };
}

/**
 * No other site frames the page, whose button pays. By this header, because the shop's own Content-Security-Policy stays
 * what it is, and its `frame-ancestors` decides where it has them.
 */
const unframed = { "X-Frame-Options": "SAMEORIGIN" };

function demandFor(required: PaymentRequired, input: PageInput): Pick<GatePaymentRequired, "page" | "headers"> {
  const page = wantsPage(input.requestHeaders) ? paywallPage(required, input) : null;
  const headers = { "PAYMENT-REQUIRED": encodePaymentHeader(required), ...uncached };
  return { page, headers: page === null ? headers : { ...headers, ...unframed } };
}

/** The header is not sent to the service, so nothing was paid; the answer says what this shop takes. */
export function unreadableGate({ code, message, details }: LunasError, required: PaymentRequired): GateFailed {
  const headers = { "PAYMENT-REQUIRED": encodePaymentHeader({ ...required, error: code }), ...uncached };
  return { result: "failed", status: 400, body: { ...required, error: message, code, details }, page: null, headers };
}

/** Contains requirements only where the payer may sign again: never while the outcome is open. */
export function failedGate(failure: LunasError, required: PaymentRequired, page: PageInput): GateFailed {
  const { code, message, details, retryAfterSeconds } = failure;
  const errorBody: GateFailure = { error: message, code, details };
  if (curableCodes.includes(code)) {
    const again = { ...required, error: code };
    return { result: "failed", status: 402, body: { ...required, ...errorBody }, ...demandFor(again, page) };
  }
  const again: Record<string, string> = retryAfterSeconds === null ? {} : { "Retry-After": String(retryAfterSeconds) };
  return { result: "failed", status: 500, body: errorBody, page: null, headers: { ...again, ...uncached } };
}
