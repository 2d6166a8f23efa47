import type { FacilitateResponse } from "@lunas/protocol/wire/api";
import type { PaymentPayload } from "@lunas/protocol/wire/x402";
import { patience, sendPatiently } from "./send-patiently";

export interface DirectDeps {
  readonly baseUrl: string;
  readonly apiKey: string;
  /** Browsers say it by themselves. */
  readonly origin: string | undefined;
  readonly send: typeof fetch;
}

/**
 * `POST /facilitate` with a publishable key. One Idempotency-Key for each authorization: an answer that gets lost on the way is
 * answered again, also after a reload.
 */
export async function settleDirectly(deps: DirectDeps, payload: PaymentPayload): Promise<FacilitateResponse> {
  const { baseUrl, apiKey, origin, send } = deps;
  const headers: Record<string, string> = {
    "Content-Type": "application/json",
    "X-API-Key": apiKey,
    "Idempotency-Key": `direct-${payload.payload.permit2Authorization.nonce}`,
    ...(origin === undefined ? {} : { Origin: origin }),
  };
  const body = JSON.stringify({ paymentPayload: payload, paymentRequirements: payload.accepted });
  const response = await sendPatiently(
    () => send(`${baseUrl}/facilitate`, { method: "POST", headers, body, redirect: "error" }),
    patience,
  );
  return (await response.json()) as FacilitateResponse;
}
