import type { FacilitateResponse } from "@lunas/protocol/wire/api";
import { randomNonce } from "./authorize";
import type { SignedPayment } from "./open-payments";
import { sendWithRetries, waitLimit } from "./send-with-retries";

export interface DirectDeps {
  readonly baseUrl: string;
  readonly apiKey: string;
  /** Browsers say it by themselves. */
  readonly origin: string | undefined;
  readonly send: typeof fetch;
}

/** An Idempotency-Key for a payment, which nobody can guess. */
export function newAskingKey(): string {
  return `direct-${randomNonce()}`;
}

/**
 * `POST /facilitate` with a publishable key. One Idempotency-Key for each authorization: an answer that gets lost on the way is
 * answered again, also after a reload.
 */
export async function settleDirectly(deps: DirectDeps, payment: SignedPayment): Promise<FacilitateResponse> {
  const { baseUrl, apiKey, origin, send } = deps;
  // One that a page kept before it had keys of their own is asked for as it was then.
  const { idempotencyKey = `direct-${payment.payload.permit2Authorization.nonce}`, ...payload } = payment;
  const headers: Record<string, string> = {
    "Content-Type": "application/json",
    "X-API-Key": apiKey,
    "Idempotency-Key": idempotencyKey,
    ...(origin === undefined ? {} : { Origin: origin }),
  };
  const body = JSON.stringify({ paymentPayload: payload, paymentRequirements: payload.accepted });
  const response = await sendWithRetries(
    () => send(`${baseUrl}/facilitate`, { method: "POST", headers, body, redirect: "error" }),
    waitLimit,
  );
  return (await response.json()) as FacilitateResponse;
}
