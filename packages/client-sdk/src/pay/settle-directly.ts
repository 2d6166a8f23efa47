import type { FacilitateResponse } from "@lunas/protocol/wire/api";
import { randomNonce } from "./authorize";
import type { SignedPayment } from "./open-payments";
import { answerWithRetries, waitLimit } from "./send-with-retries";

export interface DirectDeps {
  readonly baseUrl: string;
  readonly apiKey: string;
  /** Browsers set it themselves. */
  readonly origin: string | undefined;
  readonly send: typeof fetch;
}

/** A payment's Idempotency-Key, which cannot be guessed. */
export function newAskingKey(): string {
  return `direct-${randomNonce()}`;
}

/**
 * `POST /facilitate` with a publishable key. Each authorization has one Idempotency-Key, so a lost answer can be
 * requested again, even after a reload.
 */
export async function settleDirectly(deps: DirectDeps, payment: SignedPayment): Promise<FacilitateResponse> {
  const { baseUrl, apiKey, origin, send } = deps;
  // An older version of this library stored payments without a key. They keep the key of that version.
  const { idempotencyKey = `direct-${payment.payload.permit2Authorization.nonce}`, ...payload } = payment;
  const headers: Record<string, string> = {
    "Content-Type": "application/json",
    "X-API-Key": apiKey,
    "Idempotency-Key": idempotencyKey,
    ...(origin === undefined ? {} : { Origin: origin }),
  };
  const body = JSON.stringify({ paymentPayload: payload, paymentRequirements: payload.accepted });
  return answerWithRetries<FacilitateResponse>(
    () => send(`${baseUrl}/facilitate`, { method: "POST", headers, body, redirect: "error" }),
    waitLimit,
  );
}
