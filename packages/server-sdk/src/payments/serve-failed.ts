import { within } from "../holds/within";
import type { GateServed } from "./gate-result";

/** How long an answer waits for the give-back, so that the payer's next request finds it done. Afterwards it goes on alone. */
const WITHIN_MS = 5_000;

/** The part of Node's response that is used. */
export interface NodeResponse {
  statusCode: number;
  readonly headersSent?: boolean;
  /** Its connection is closed. */
  readonly destroyed?: boolean;
  end(...given: unknown[]): unknown;
  /** Absent in a fake. */
  once?(event: "close", listener: () => void): unknown;
}

/** Gives the success back, and resolves when it is back or after some seconds. */
export async function givingBack(gate: Pick<GateServed, "giveBack">): Promise<void> {
  await within(gate.giveBack(), WITHIN_MS);
}

type Success = Pick<GateServed, "giveBack" | "result">;

/**
 * Whether a request is served again whose payer disconnected before any of the answer was sent: by GET and HEAD, which have no effect but the
 * answer (RFC 9110, section 9.2.1). A payer that hangs up must not get another effect for the same money. A charge of a channel stays: charges
 * can be taken back any number of times, and the work would cost nothing; a payment's success is given back at most 20 times.
 */
function isServedAgain({ result }: Success, method: string | undefined): boolean {
  return result === "settled" && (method === "GET" || method === "HEAD");
}

/**
 * Gives the success back if the response ends with status 500 or above, before its end is sent, or if the payer disconnected before any of it
 * was. A response of which a part was sent as a success cannot be given back: the payer may have read it.
 */
export function giveBackUnserved(response: NodeResponse, gate: Success, method: string | undefined): void {
  const { end } = response;
  const giveBackUnsent = () => {
    if (response.headersSent !== true) void gate.giveBack();
  };
  // A payer may disconnect while the gate waits for the settlement: then `close` was emitted already.
  if (isServedAgain(gate, method) && response.destroyed === true) giveBackUnsent();
  else if (isServedAgain(gate, method)) response.once?.("close", giveBackUnsent);
  response.end = (...given) => {
    response.end = end;
    if (response.statusCode < 500) return end.apply(response, given);
    void givingBack(gate).then(() => end.apply(response, given));
    return response;
  };
}

/** Gives the success back if a web `Response` fails, or the payer disconnected before it was made. */
export async function givingBackUnserved(
  gate: Success,
  { status }: { readonly status: number },
  { method, signal }: Pick<Request, "method" | "signal">,
): Promise<void> {
  if (status >= 500 || (signal.aborted && isServedAgain(gate, method))) await givingBack(gate);
}
