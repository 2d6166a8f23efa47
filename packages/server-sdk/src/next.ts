import { checkGateOptions, type GateOptions, gateInputOf } from "./gate-options";
import type { Lunas } from "./lunas";
import { answerOf, type GateSettled, withHeaders } from "./payments/gate-result";

/** A Next.js route handler that also gets the settled payment. */
export type PaidHandler<R extends Request, Context> = (
  request: R,
  context: Context,
  payment: GateSettled["payment"],
) => Response | Promise<Response>;

/** `export const GET = withPayment(lunas, { price: "5000" }, () => Response.json(article))` */
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
    return withHeaders(await handler(request, context, gate.payment), gate.headers);
  };
}

/** `app/api/lunas/config/route.ts`: `export const GET = configRoute(lunas)` */
export function configRoute(lunas: Lunas) {
  return (request: Request): Promise<Response> => lunas.config.handleRequest(request);
}
