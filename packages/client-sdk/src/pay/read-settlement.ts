import type { PaymentPayload, SettlementResponse } from "@lunas/protocol/wire/x402";
import { decodePaymentHeader } from "@lunas/protocol/x402/payment-header";

/** The shop's report of the settlement; null where there is none, or where it describes another payment. */
export function readSettlement(
  response: Response,
  { payload, amount }: { readonly payload: PaymentPayload; readonly amount: string },
): SettlementResponse | null {
  const decoded = decodePaymentHeader(response.headers.get("payment-response") ?? "");
  if (!decoded.ok) return null;
  const told = decoded.value as Partial<SettlementResponse> | null;
  const { from } = payload.payload.permit2Authorization;
  if (told?.success !== true || typeof told.transaction !== "string") return null;
  // Other x402 servers report fewer fields; the reported ones must match our payment.
  const isOurs = (told.payer ?? from).toLowerCase() === from.toLowerCase() && (told.amount ?? amount) === amount;
  return isOurs ? (told as SettlementResponse) : null;
}
