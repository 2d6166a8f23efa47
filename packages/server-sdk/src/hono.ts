import { checkGateOptions, type GateOptions, gateInputOf } from "./gate-options";
import type { Lunas } from "./lunas";
import { answerOf, type GateSettled } from "./payments/gate-result";
import { givingBack } from "./payments/serve-failed";

/** The used part of Hono's context, so that it is not a dependency. */
export interface HonoContext {
  readonly req: { readonly raw: Request };
  readonly res: { readonly headers: Headers; readonly status: number };
  /** Set by `@hono/node-server`: Node's request. */
  readonly env?: unknown;
  header(name: string, value: string): void;
}

const settled = new WeakMap<object, GateSettled>();

/**
 * Middleware: the next handler runs for paid requests only. If it throws, or answers with 500 or above, the payment's success is given back
 * and the payer's same header is served again. Throws where the options are invalid.
 */
export function requirePayment<C extends HonoContext = HonoContext>(lunas: Lunas, options: GateOptions<C>) {
  checkGateOptions(lunas, options);
  return async (context: C, next: () => Promise<void>): Promise<Response | undefined> => {
    const { raw } = context.req;
    const input = await gateInputOf(options, context, {
      headers: raw.headers,
      url: raw.url,
      address: addressIn(context),
    });
    const gate = await lunas.payments.processGate(input);
    if (gate.result !== "settled") return answerOf(gate);
    settled.set(raw, gate);
    try {
      await next();
    } catch (error) {
      await givingBack(gate);
      throw error;
    }
    if (context.res.status >= 500) await givingBack(gate);
    // Set afterwards: a handler's own `Response` does not take headers that were set before it.
    const isDecided = context.res.headers.has("cache-control");
    for (const [name, value] of Object.entries(gate.headers)) {
      if (name !== "Cache-Control" || !isDecided) context.header(name, value);
    }
    return undefined;
  };
}

function addressIn({ env }: HonoContext): string | undefined {
  const { incoming } = (env ?? {}) as { incoming?: { socket?: { remoteAddress?: string } } };
  return incoming?.socket?.remoteAddress;
}

/** The payment of a request that passed `requirePayment`. */
export function paymentOf(context: HonoContext): GateSettled["payment"] | undefined {
  return settled.get(context.req.raw)?.payment;
}

/** The handler of `GET /api/lunas/config`. */
export function configRoute(lunas: Lunas) {
  return (context: HonoContext): Promise<Response> => lunas.config.handleRequest(context.req.raw);
}
