import { checkGateOptions, type GateOptions, gateInputOf } from "./gate-options";
import type { Lunas } from "./lunas";
import { type GateSettled, pageType } from "./payments/gate-result";
import { giveBackWithFailure, type NodeResponse } from "./payments/serve-failed";

/** The used part of Express (4 or 5), so that neither is a dependency. */
export interface ExpressRequest {
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

const settled = new WeakMap<object, GateSettled>();

export type ExpressNext = (error?: unknown) => void;

/**
 * Middleware: the next handler runs for paid requests only. If it throws, or answers with 500 or above, the payment's success is given back
 * and the payer's same header is served again. Throws where the options are invalid.
 */
export function requirePayment<R extends ExpressRequest = ExpressRequest>(lunas: Lunas, options: GateOptions<R>) {
  checkGateOptions(lunas, options);
  return async (request: R, response: ExpressResponse, next: ExpressNext): Promise<void> => {
    try {
      const url = `${request.protocol}://${String(request.headers.host ?? "localhost")}${request.originalUrl}`;
      const input = await gateInputOf(options, request, { headers: request.headers, url, address: request.ip });
      const gate = await lunas.payments.processGate(input);
      response.set(gate.headers);
      if (gate.result === "settled") {
        settled.set(request, gate);
        giveBackWithFailure(response, gate);
        return next();
      }
      response.status(gate.status);
      if (gate.page === null) return void response.json(gate.body);
      response.set({ "Content-Type": pageType });
      response.end(gate.page);
    } catch (error) {
      next(error);
    }
  };
}

/** The payment of a request that passed `requirePayment`. */
export function paymentOf(request: object): GateSettled["payment"] | undefined {
  return settled.get(request)?.payment;
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
