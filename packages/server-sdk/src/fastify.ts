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

/** The used part of Fastify 5, so that it is not a dependency. */
export interface FastifyRequest {
  readonly method?: string;
  readonly protocol: string;
  readonly host: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly ip?: string | undefined;
}

export interface FastifyReply {
  code(status: number): unknown;
  headers(values: Readonly<Record<string, string>>): unknown;
  send(body?: unknown): unknown;
  /** Node's response. */
  readonly raw: NodeResponse;
}

const served = new WeakMap<object, Served>();

type Handler = (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>;

/** The handler of a route with a price, where the gate is no `preHandler`. */
export type PaidHandler<R, Reply extends FastifyReply> = (request: R, reply: Reply) => unknown;

/** The handler of a route with `upTo`: it says what was used, once, before its answer ends. */
export type MeteredHandler<R, Reply extends FastifyReply> = (request: R, reply: Reply, charge: Charge) => unknown;

/**
 * A `preHandler`: the route's handler runs for paid requests only. If it throws, or answers with 500 or above, the payment's success is given
 * back and the payer's same header is served again. Throws where the options are invalid.
 */
export function requirePayment<R extends FastifyRequest = FastifyRequest>(
  lunas: Lunas,
  options: GateOptions<R>,
): Handler;
/**
 * The handler of a route that costs what was used, up to a maximum, not a `preHandler`:
 * `app.get("/words", requirePayment(lunas, { upTo: "5000" }, (request, reply, charge) => …))`. The answer is kept back until the charge is paid;
 * with `stream: true` it goes out at once. If the handler throws, answers with 500 or above or charges nothing, the payer pays nothing.
 */
export function requirePayment<R extends FastifyRequest = FastifyRequest, Reply extends FastifyReply = FastifyReply>(
  lunas: Lunas,
  options: UpToOptions<R>,
  handler: MeteredHandler<R, Reply>,
): Handler;
/**
 * A route that also takes a channel: one deposit of the payer, then a voucher for each request. With a handler it is the route's handler, else
 * its `preHandler`. If the handler throws, or answers with 500 or above, the charge is taken back.
 */
export function requirePayment<R extends FastifyRequest = FastifyRequest, Reply extends FastifyReply = FastifyReply>(
  lunas: Lunas,
  options: ChannelOptions<R>,
  handler: PaidHandler<R, Reply>,
): Handler;
export function requirePayment<R extends FastifyRequest>(
  lunas: Lunas,
  options: GateOptions<R> | UpToOptions<R>,
  handler?: MeteredHandler<R, never> | PaidHandler<R, never>,
): Handler {
  if (isUpTo(options, handler)) return metered(lunas, options, handler as MeteredHandler<R, FastifyReply>);
  checkGateOptions(lunas, options);
  checkHandler(options, handler);
  return async (request, reply) => {
    const gate = await lunas.payments.processGate(await gateInputOf(options, request as R, incoming(request)));
    reply.headers(gate.headers);
    if (isServed(gate)) {
      served.set(request, servedBy(gate));
      giveBackUnserved(reply.raw, gate, request.method);
      return handler === undefined ? undefined : (handler as PaidHandler<R, FastifyReply>)(request as R, reply);
    }
    return sendUnpaid(reply, gate);
  };
}

function metered<R extends FastifyRequest>(
  lunas: Lunas,
  options: UpToOptions<R>,
  handler: MeteredHandler<R, FastifyReply>,
): Handler {
  checkUpToOptions(lunas, options);
  return async (request, reply) => {
    const gate = await lunas.holds.processGate(await upToInputOf(options, request as R, incoming(request)));
    reply.headers(gate.headers);
    if (gate.result !== "held") return sendUnpaid(reply, gate);
    const work = { options, request: request as R, response: reply.raw as NodeResponse & MeteredResponse, gate };
    return serveNode(work, (charge) => handler(request as R, reply, charge));
  };
}

function incoming(request: FastifyRequest) {
  const url = `${request.protocol}://${request.host}${request.url}`;
  return { headers: request.headers, url, address: request.ip };
}

function sendUnpaid(
  reply: FastifyReply,
  { status, page, body }: GatePaymentRequired | GateFailed | GateAnswered,
): FastifyReply {
  reply.code(status);
  if (page !== null) reply.headers({ "Content-Type": pageType });
  reply.send(page ?? body);
  return reply;
}

/** The payment of a request that passed `requirePayment`. */
export function paymentOf(request: FastifyRequest): GateSettled["payment"] | undefined {
  return served.get(request)?.payment;
}

/** The charge of a request that a channel paid. */
export function chargeOf(request: FastifyRequest): ChargeResponse | undefined {
  return served.get(request)?.charge;
}

/** The handler of `GET /api/lunas/config`. */
export function configRoute(lunas: Lunas) {
  return async (request: FastifyRequest, reply: FastifyReply): Promise<unknown> => {
    const headers = new Headers({ "if-none-match": String(request.headers["if-none-match"] ?? "") });
    const answer = await lunas.config.handleRequest({ headers });
    reply.code(answer.status);
    reply.headers(Object.fromEntries(answer.headers));
    reply.send(answer.status === 304 ? undefined : await answer.json());
    return reply;
  };
}
