import type { ChargeResponse } from "@lunas/protocol/wire/channels";
import { type ChannelOptions, checkHandler, isServed, type Served, servedBy } from "./channel-options";
import type { GateAnswered } from "./channels/channel-gate";
import { checkGateOptions, type GateOptions, gateInputOf } from "./gate-options";
import type { Charge } from "./holds/charge";
import type { MeteredResponse } from "./holds/node-answer";
import { serveNode } from "./holds/serve-node";
import type { Lunas } from "./lunas";
import { type GateFailed, type GatePaymentRequired, type GateSettled, pageType } from "./payments/gate-result";
import { giveBackUnserved, type NodeResponse } from "./payments/serve-failed";
import { checkUpToOptions, isUpTo, type UpToOptions, upToInputOf } from "./up-to-options";

/** The used part of Express (4 or 5), so that neither is a dependency. */
export interface ExpressRequest {
  readonly method?: string;
  readonly protocol: string;
  readonly originalUrl: string;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly ip?: string | undefined;
}

export interface ExpressResponse extends NodeResponse {
  status(code: number): unknown;
  set(headers: Readonly<Record<string, string>>): unknown;
  json(body: unknown): unknown;
}

const served = new WeakMap<object, Served>();

export type ExpressNext = (error?: unknown) => void;

type Middleware<R> = (request: R, response: ExpressResponse, next: ExpressNext) => Promise<void>;

/** The handler of a route with `upTo`: it says what was used, once, before it ends the answer. */
export type MeteredHandler<R, S extends ExpressResponse> = (request: R, response: S, charge: Charge) => unknown;

/** The handler of a route with a price, where it is not the route's next one. */
export type PaidHandler<R, S extends ExpressResponse> = (request: R, response: S) => unknown;

/**
 * Middleware: the next handler runs for paid requests only. If it throws, or answers with 500 or above, the payment's success is given back
 * and the payer's same header is served again. Throws where the options are invalid.
 */
export function requirePayment<R extends ExpressRequest = ExpressRequest>(
  lunas: Lunas,
  options: GateOptions<R>,
): Middleware<R>;
/**
 * The handler of a route that costs what was used, up to a maximum: `requirePayment(lunas, { upTo: "5000" }, (request, response, charge) => …)`.
 * The answer is kept back until the charge is paid; with `stream: true` it goes out at once. If the handler throws, answers with 500 or above or
 * charges nothing, the payer pays nothing.
 */
export function requirePayment<R extends ExpressRequest = ExpressRequest, S extends ExpressResponse = ExpressResponse>(
  lunas: Lunas,
  options: UpToOptions<R>,
  handler: MeteredHandler<R, S>,
): Middleware<R>;
/**
 * A route that also takes a channel: one deposit of the payer, then a voucher for each request. Give the handler here, or as the route's next
 * one. If it throws, or answers with 500 or above, the charge is taken back.
 */
export function requirePayment<R extends ExpressRequest = ExpressRequest, S extends ExpressResponse = ExpressResponse>(
  lunas: Lunas,
  options: ChannelOptions<R>,
  handler: PaidHandler<R, S>,
): Middleware<R>;
export function requirePayment<R extends ExpressRequest>(
  lunas: Lunas,
  options: GateOptions<R> | UpToOptions<R>,
  handler?: MeteredHandler<R, never> | PaidHandler<R, never>,
): Middleware<R> {
  if (isUpTo(options, handler)) return metered(lunas, options, handler as MeteredHandler<R, ExpressResponse>);
  checkGateOptions(lunas, options);
  checkHandler(options, handler);
  return async (request: R, response: ExpressResponse, next: ExpressNext): Promise<void> => {
    try {
      const input = await gateInputOf(options, request, incoming(request));
      const gate = await lunas.payments.processGate(input);
      response.set(gate.headers);
      if (isServed(gate)) {
        served.set(request, servedBy(gate));
        giveBackUnserved(response, gate, request.method);
        if (handler === undefined) return next();
        await (handler as PaidHandler<R, ExpressResponse>)(request, response);
        return;
      }
      sendUnpaid(response, gate);
    } catch (error) {
      next(error);
    }
  };
}

function metered<R extends ExpressRequest>(
  lunas: Lunas,
  options: UpToOptions<R>,
  handler: MeteredHandler<R, ExpressResponse>,
): Middleware<R> {
  checkUpToOptions(lunas, options);
  return async (request, response, next) => {
    try {
      const input = await upToInputOf(options, request, incoming(request));
      const gate = await lunas.holds.processGate(input);
      response.set(gate.headers);
      if (gate.result !== "held") return sendUnpaid(response, gate);
      const work = { options, request, response: response as ExpressResponse & MeteredResponse, gate };
      await serveNode(work, (charge) => handler(request, response, charge));
    } catch (error) {
      next(error);
    }
  };
}

function incoming(request: ExpressRequest) {
  const url = `${request.protocol}://${String(request.headers.host ?? "localhost")}${request.originalUrl}`;
  return { headers: request.headers, url, address: request.ip };
}

function sendUnpaid(
  response: ExpressResponse,
  { status, page, body }: GatePaymentRequired | GateFailed | GateAnswered,
): void {
  response.status(status);
  if (page === null) return void response.json(body);
  response.set({ "Content-Type": pageType });
  response.end(page);
}

/** The payment of a request that passed `requirePayment`. */
export function paymentOf(request: object): GateSettled["payment"] | undefined {
  return served.get(request)?.payment;
}

/** The charge of a request that a channel paid. */
export function chargeOf(request: object): ChargeResponse | undefined {
  return served.get(request)?.charge;
}

/** Mount it at `/api/lunas/config`: it gives browsers the chain's configuration from your own origin. */
export function configRoute(lunas: Lunas) {
  return async (request: ExpressRequest, response: ExpressResponse, next: ExpressNext): Promise<void> => {
    try {
      const headers = new Headers({ "if-none-match": String(request.headers["if-none-match"] ?? "") });
      const answer = await lunas.config.handleRequest({ headers });
      response.set(Object.fromEntries(answer.headers));
      response.status(answer.status);
      if (answer.status === 304) response.end();
      else response.json(await answer.json());
    } catch (error) {
      next(error);
    }
  };
}
