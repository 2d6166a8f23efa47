import type { ChargeResponse } from "@lunas/protocol/wire/channels";
import { type ChannelOptions, checkHandler, isServed, type Served, servedBy } from "./channel-options";
import { checkGateOptions, type GateOptions, gateInputOf } from "./gate-options";
import type { Charge } from "./holds/charge";
import { serveWeb } from "./holds/serve-web";
import type { Lunas } from "./lunas";
import { answerOf, type GateServed, type GateSettled, withHeaders } from "./payments/gate-result";
import { givingBack, givingBackUnserved } from "./payments/serve-failed";
import { checkUpToOptions, isUpTo, type UpToOptions, upToInputOf } from "./up-to-options";

/** The used part of Hono's context, so that it is not a dependency. */
export interface HonoContext {
  readonly req: { readonly raw: Request };
  readonly res: { readonly headers: Headers; readonly status: number };
  /** Set by `@hono/node-server`: Node's request. */
  readonly env?: unknown;
  header(name: string, value: string): void;
}

const served = new WeakMap<object, Served>();

type Middleware<C> = (context: C, next: () => Promise<void>) => Promise<Response | undefined>;

/** The handler of a route with a price, where it is not the route's next one. */
export type PaidHandler<C> = (context: C) => Response | Promise<Response>;

/** The handler of a route with `upTo`: it says what was used, once, before its answer ends. */
export type MeteredHandler<C> = (context: C, charge: Charge) => Response | Promise<Response>;

/**
 * Middleware: the next handler runs for paid requests only. If it throws, or answers with 500 or above, the payment's success is given back
 * and the payer's same header is served again. Throws where the options are invalid.
 */
export function requirePayment<C extends HonoContext = HonoContext>(
  lunas: Lunas,
  options: GateOptions<C>,
): Middleware<C>;
/**
 * The handler of a route that costs what was used, up to a maximum: `requirePayment(lunas, { upTo: "5000" }, (context, charge) => …)`. The
 * answer is kept back until the charge is paid; with `stream: true` it goes out at once. If the handler throws, answers with 500 or above or
 * charges nothing, the payer pays nothing.
 */
export function requirePayment<C extends HonoContext = HonoContext>(
  lunas: Lunas,
  options: UpToOptions<C>,
  handler: MeteredHandler<C>,
): Middleware<C>;
/**
 * A route that also takes a channel: one deposit of the payer, then a voucher for each request. Give the handler here, or as the route's next
 * one. If it throws, or answers with 500 or above, the charge is taken back.
 */
export function requirePayment<C extends HonoContext = HonoContext>(
  lunas: Lunas,
  options: ChannelOptions<C>,
  handler: PaidHandler<C>,
): Middleware<C>;
export function requirePayment<C extends HonoContext>(
  lunas: Lunas,
  options: GateOptions<C> | UpToOptions<C>,
  handler?: MeteredHandler<C> | PaidHandler<C>,
): Middleware<C> {
  if (isUpTo(options, handler)) return metered(lunas, options, handler as MeteredHandler<C>);
  checkGateOptions(lunas, options);
  checkHandler(options, handler);
  return async (context, next) => {
    const { raw } = context.req;
    // Read before the work: @hono/node-server makes it when it is read.
    const { method, signal } = raw;
    const input = await gateInputOf(options, context, incoming(context));
    const gate = await lunas.payments.processGate(input);
    if (!isServed(gate)) return answerOf(gate);
    served.set(raw, servedBy(gate));
    if (handler !== undefined) return ownHandler(gate, { method, signal }, () => (handler as PaidHandler<C>)(context));
    try {
      await next();
    } catch (error) {
      await givingBack(gate);
      throw error;
    }
    await givingBackUnserved(gate, context.res, { method, signal });
    // Set afterwards: a handler's own `Response` does not take headers that were set before it.
    const isDecided = context.res.headers.has("cache-control");
    for (const [name, value] of Object.entries(gate.headers)) {
      if (name !== "Cache-Control" || !isDecided) context.header(name, value);
    }
    return undefined;
  };
}

/** A handler that the gate calls itself. */
async function ownHandler(
  gate: GateServed,
  request: Pick<Request, "method" | "signal">,
  handler: () => Response | Promise<Response>,
): Promise<Response> {
  let response: Response;
  try {
    response = await handler();
  } catch (error) {
    await givingBack(gate);
    throw error;
  }
  await givingBackUnserved(gate, response, request);
  return withHeaders(response, gate.headers);
}

function metered<C extends HonoContext>(lunas: Lunas, options: UpToOptions<C>, handler: MeteredHandler<C>) {
  checkUpToOptions(lunas, options);
  return async (context: C): Promise<Response> => {
    const gate = await lunas.holds.processGate(await upToInputOf(options, context, incoming(context)));
    if (gate.result !== "held") return answerOf(gate);
    const work = { options, request: context, gate, signal: context.req.raw.signal };
    return serveWeb(work, async (charge) => {
      try {
        return await handler(context, charge);
      } catch (error) {
        // The app's own answer to an error gets the header too.
        const { headers } = await gate.finish({ isServed: false });
        for (const [name, value] of Object.entries(headers)) context.header(name, value);
        throw error;
      }
    });
  };
}

function incoming(context: HonoContext) {
  const { headers, url } = context.req.raw;
  return { headers, url, address: addressIn(context) };
}

function addressIn({ env }: HonoContext): string | undefined {
  const { incoming } = (env ?? {}) as { incoming?: { socket?: { remoteAddress?: string } } };
  return incoming?.socket?.remoteAddress;
}

/** The payment of a request that passed `requirePayment`. */
export function paymentOf(context: HonoContext): GateSettled["payment"] | undefined {
  return served.get(context.req.raw)?.payment;
}

/** The charge of a request that a channel paid. */
export function chargeOf(context: HonoContext): ChargeResponse | undefined {
  return served.get(context.req.raw)?.charge;
}

/** The handler of `GET /api/lunas/config`. */
export function configRoute(lunas: Lunas) {
  return (context: HonoContext): Promise<Response> => lunas.config.handleRequest(context.req.raw);
}
