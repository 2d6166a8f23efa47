import { type GateOptions, gateInputOf } from "./gate-options";
import type { Lunas } from "./lunas";
import type { GateSettled } from "./payments/gate-result";

/** What is used of Hono's context, so that it is no dependency. */
export interface HonoContext {
  readonly req: { readonly raw: Request };
  header(name: string, value: string): void;
}

const settled = new WeakMap<object, GateSettled>();

/** Middleware: what follows it runs for paid requests only. */
export function requirePayment<C extends HonoContext = HonoContext>(lunas: Lunas, options: GateOptions<C>) {
  return async (context: C, next: () => Promise<void>): Promise<Response | undefined> => {
    const { raw } = context.req;
    const input = await gateInputOf(options, context, { headers: raw.headers, url: raw.url });
    const gate = await lunas.payments.processGate(input);
    if (gate.result !== "settled") return Response.json(gate.body, { status: gate.status, headers: gate.headers });
    settled.set(raw, gate);
    for (const [name, value] of Object.entries(gate.headers)) context.header(name, value);
    await next();
    return undefined;
  };
}

/** The payment of a request that passed `requirePayment`. */
export function paymentOf(context: HonoContext): GateSettled["payment"] | undefined {
  return settled.get(context.req.raw)?.payment;
}

/** The handler of `GET /api/lunas/config`. */
export function configRoute(lunas: Lunas) {
  return (context: HonoContext): Promise<Response> => lunas.config.handleRequest(context.req.raw);
}
