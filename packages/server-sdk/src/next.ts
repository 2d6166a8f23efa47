import { checkGateOptions, type GateOptions, gateInputOf } from "./gate-options";
import type { Lunas } from "./lunas";
import { answerOf, failedHandler, type GateSettled, withHeaders } from "./payments/gate-result";
import { givingBack } from "./payments/serve-failed";

/** A Next.js route handler that also gets the settled payment. */
export type PaidHandler<R extends Request, Context> = (
  request: R,
  context: Context,
  payment: GateSettled["payment"],
) => Response | Promise<Response>;

/**
 * `export const GET = withPayment(lunas, { price: "5000" }, () => Response.json(article))`. If the handler throws, or answers with 500 or above,
 * the payment's success is given back and the payer's same header is served again. What it throws is written to `console.error`, as Next does,
 * and the answer is a 500 that tells the payer the transaction.
 */
export function withPayment<R extends Request = Request, Context = unknown>(
  lunas: Lunas,
  options: GateOptions<R>,
  handler: PaidHandler<R, Context>,
) {
  checkGateOptions(lunas, options);
  return async (request: R, context: Context): Promise<Response> => {
    const input = await gateInputOf(options, request, { headers: request.headers, url: request.url });
    const gate = await lunas.payments.processGate(input);
    if (gate.result !== "settled") return answerOf(gate);
    let response: Response;
    try {
      response = await handler(request, context, gate.payment);
    } catch (error) {
      // `redirect()` and `notFound()` of Next throw, and are answers.
      if (isAnswerOfNext(error)) throw error;
      // biome-ignore lint/suspicious/noConsole: Next writes what a handler throws to the console, and does not see it here
      console.error(error);
      await givingBack(gate);
      return failedHandler(gate);
    }
    if (response.status >= 500) await givingBack(gate);
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
