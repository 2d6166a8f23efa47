import type { Hex } from "./hex";
import type { PaymentPayload, UptoPayload } from "./x402";

/** Whether a payload is of scheme `upto`: by what the payer accepted. */
export function isUptoPayload(payload: PaymentPayload | UptoPayload): payload is UptoPayload {
  return payload.accepted.scheme === "upto";
}

/** The decoded value of `PAYMENT-RESPONSE` where nothing of a maximum was charged: no transaction. */
export interface ReleasedResponse {
  success: true;
  transaction: "";
  network: `${string}:${string}`;
  payer: Hex;
  payTo: Hex;
  asset: Hex;
  amount: "0";
}
