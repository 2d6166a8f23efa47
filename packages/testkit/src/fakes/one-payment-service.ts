import { sandboxConfig } from "../payer/chain-config";
import { settledAnswer, settledRecord } from "./settled-answer";

/** An answer that refuses. */
export const refusedWith = (status: number, code: string, details = {}): Response =>
  Response.json({ error: { code, message: `It is ${code}.`, details } }, { status });

/**
 * A service for a gate's `fetch`: it tells the success of the payment `pay_1` once, and once more after each give-back. `giveBack` replaces the
 * answers to the first give-backs.
 */
export function createOnePaymentService({ giveBack = [] as (() => Response | Error)[] } = {}) {
  let isFree = true;
  let successes = 0;
  const givenBack: string[] = [];
  const send = async (url: string | URL | Request): Promise<Response> => {
    const { pathname, search } = new URL(String(url));
    if (pathname === "/config") return Response.json({ sandbox: sandboxConfig, production: sandboxConfig });
    if (pathname === "/payments/pay_1/give-back") {
      const answer = giveBack[givenBack.push(search) - 1]?.();
      if (answer instanceof Error) throw answer;
      if (answer !== undefined) return answer;
      isFree = true;
      return Response.json({ paymentId: "pay_1", givenBack: true });
    }
    if (pathname === "/payments/pay_1") return Response.json(settledRecord);
    if (!isFree) return refusedWith(409, "nonce_already_used", { status: "confirmed" });
    isFree = false;
    successes += 1;
    return settledAnswer(`ask_${successes}`);
  };
  return { fetch: send as typeof fetch, givenBack };
}
