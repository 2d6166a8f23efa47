import type { GateServed } from "./gate-result";

/** How long an answer waits for the give-back, so that the payer's next request finds it done. Afterwards it goes on alone. */
const WITHIN_MS = 5_000;

/** The part of Node's response that is used. */
export interface NodeResponse {
  statusCode: number;
  end(...given: unknown[]): unknown;
}

/** Gives the success back, and resolves when it is back or after some seconds. */
export async function givingBack(gate: Pick<GateServed, "giveBack">): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const over = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, WITHIN_MS);
  });
  await Promise.race([gate.giveBack(), over]);
  clearTimeout(timer);
}

/**
 * Gives the success back if the response ends with status 500 or above, before its end is sent. A response whose status
 * was sent already as a success cannot be given back.
 */
export function giveBackWithFailure(response: NodeResponse, gate: Pick<GateServed, "giveBack">): void {
  const { end } = response;
  response.end = (...given) => {
    response.end = end;
    if (response.statusCode < 500) return end.apply(response, given);
    void givingBack(gate).then(() => end.apply(response, given));
    return response;
  };
}
