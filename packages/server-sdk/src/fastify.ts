import { checkGateOptions, type GateOptions, gateInputOf } from "./gate-options";
import type { Lunas } from "./lunas";
import { type GateSettled, pageType } from "./payments/gate-result";
import { giveBackWithFailure, type NodeResponse } from "./payments/serve-failed";

/** The used part of Fastify 5, so that it is not a dependency. */
export interface FastifyRequest {
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

const settled = new WeakMap<object, GateSettled>();

/**
 * A `preHandler`: the route's handler runs for paid requests only. If it throws, or answers with 500 or above, the payment's success is given
 * back and the payer's same header is served again. Throws where the options are invalid.
 */
export function requirePayment<R extends FastifyRequest = FastifyRequest>(lunas: Lunas, options: GateOptions<R>) {
  checkGateOptions(lunas, options);
  return async (request: FastifyRequest, reply: FastifyReply): Promise<unknown> => {
    const url = `${request.protocol}://${request.host}${request.url}`;
    const gate = await lunas.payments.processGate(
      await gateInputOf(options, request as R, { headers: request.headers, url, address: request.ip }),
    );
    reply.headers(gate.headers);
    if (gate.result === "settled") {
      settled.set(request, gate);
      giveBackWithFailure(reply.raw, gate);
      return undefined;
    }
    reply.code(gate.status);
    if (gate.page !== null) reply.headers({ "Content-Type": pageType });
    reply.send(gate.page ?? gate.body);
    return reply;
  };
}

/** The payment of a request that passed `requirePayment`. */
export function paymentOf(request: FastifyRequest): GateSettled["payment"] | undefined {
  return settled.get(request)?.payment;
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
