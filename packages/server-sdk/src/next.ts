import type { ChargeResponse } from "@lunas/protocol/wire/channels";
import { type ChannelOptions, isServed, servedBy } from "./channel-options";
import { checkGateOptions, type GateOptions, gateInputOf } from "./gate-options";
import type { Charge } from "./holds/charge";
import { failedWork, serveWeb } from "./holds/serve-web";
import type { Lunas } from "./lunas";
import { answerOf, failedHandler, type GateSettled, withHeaders } from "./payments/gate-result";
import { givingBack, givingBackUnserved } from "./payments/serve-failed";
import { checkUpToOptions, isUpTo, type UpToOptions, upToInputOf } from "./up-to-options";

/** A Next.js route handler that also gets the settled payment. */
export type PaidHandler<R extends Request, Context> = (
  request: R,
  context: Context,
  payment: GateSettled["payment"],
) => Response | Promise<Response>;

/** The same of a route that also takes a channel: it gets the settled payment, or the charge. */
export type ChannelHandler<R extends Request, Context> = (
  request: R,
  context: Context,
  paid: GateSettled["payment"] | ChargeResponse,
) => Response | Promise<Response>;

type PaidByEither<R, Context> = (request: R, context: Context, paid: unknown) => Response | Promise<Response>;

/** The handler of a route with `upTo`: it says what was used, once, before its answer ends. */
export type MeteredHandler<R extends Request, Context> = (
  request: R,
  context: Context,
  charge: Charge,
) => Response | Promise<Response>;

type Route<R, Context> = (request: R, context: Context) => Promise<Response>;

/**
 * A route that also takes a channel: one deposit of the payer, then a voucher for each request. If the handler throws, or answers with 500 or
 * above, the charge is taken back.
 */
export function withPayment<R extends Request = Request, Context = unknown>(
  lunas: Lunas,
  options: ChannelOptions<R>,
  handler: ChannelHandler<R, Context>,
): Route<R, Context>;
/**
 * `export const GET = withPayment(lunas, { price: "5000" }, () => Response.json(article))`. If the handler throws, or answers with 500 or above,
 * the payment's success is given back and the payer's same header is served again. What it throws is written to `console.error`, as Next does,
 * and the answer is a 500 that tells the payer the transaction.
 */
export function withPayment<R extends Request = Request, Context = unknown>(
  lunas: Lunas,
  options: GateOptions<R>,
  handler: PaidHandler<R, Context>,
): Route<R, Context>;
/**
 * The same for a route that costs what was used, up to a maximum: `withPayment(lunas, { upTo: "5000" }, (request, context, charge) => …)`. The
 * answer is kept back until the charge is paid; with `stream: true` it goes out at once. If the handler throws, answers with 500 or above or
 * charges nothing, the payer pays nothing.
 */
export function withPayment<R extends Request = Request, Context = unknown>(
  lunas: Lunas,
  options: UpToOptions<R>,
  handler: MeteredHandler<R, Context>,
): Route<R, Context>;
export function withPayment<R extends Request, Context>(
  lunas: Lunas,
  options: GateOptions<R> | UpToOptions<R>,
  handler: PaidHandler<R, Context> | ChannelHandler<R, Context> | MeteredHandler<R, Context>,
): Route<R, Context> {
  return typeof options === "object" && options !== null && "upTo" in options && isUpTo(options, handler)
    ? metered(lunas, options, handler as MeteredHandler<R, Context>)
    : fixed(lunas, options as GateOptions<R>, handler as PaidHandler<R, Context>);
}

function metered<R extends Request, Context>(
  lunas: Lunas,
  options: UpToOptions<R>,
  handler: MeteredHandler<R, Context>,
): Route<R, Context> {
  checkUpToOptions(lunas, options);
  return async (request, context) => {
    const input = await upToInputOf(options, request, { headers: request.headers, url: request.url });
    const gate = await lunas.holds.processGate(input);
    if (gate.result !== "held") return answerOf(gate);
    const work = { options, request, gate, signal: request.signal };
    try {
      return await serveWeb(work, (charge) => handler(request, context, charge));
    } catch (error) {
      if (isAnswerOfNext(error)) throw error;
      // biome-ignore lint/suspicious/noConsole: Next writes what a handler throws to the console, and does not see it here
      console.error(error);
      return failedWork(work);
    }
  };
}

function fixed<R extends Request, Context>(
  lunas: Lunas,
  options: GateOptions<R>,
  handler: PaidHandler<R, Context>,
): Route<R, Context> {
  checkGateOptions(lunas, options);
  return async (request, context) => {
    const input = await gateInputOf(options, request, { headers: request.headers, url: request.url });
    const gate = await lunas.payments.processGate(input);
    if (!isServed(gate)) return answerOf(gate);
    const { payment, charge } = servedBy(gate);
    let response: Response;
    try {
      response = await (handler as PaidByEither<R, Context>)(request, context, payment ?? charge);
    } catch (error) {
      // `redirect()` and `notFound()` of Next throw, and are answers.
      if (isAnswerOfNext(error)) throw error;
      // biome-ignore lint/suspicious/noConsole: Next writes what a handler throws to the console, and does not see it here
      console.error(error);
      await givingBack(gate);
      return failedHandler(gate);
    }
    await givingBackUnserved(gate, response, request);
    return withHeaders(response, gate.headers);
  };
}

function isAnswerOfNext(error: unknown): boolean {
  const { digest } = (error ?? {}) as { readonly digest?: unknown };
  return typeof digest === "string" && digest.startsWith("NEXT_");
}

/** `app/api/lunas/config/route.ts`: `export const GET = configRoute(lunas)` */
export function configRoute(lunas: Lunas) {
  return (request: Request): Promise<Response> => lunas.config.handleRequest(request);
}
