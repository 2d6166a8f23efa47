import type { PaymentPayload, SettlementResponse } from "@lunas/protocol/wire/x402";
import { decodePaymentHeader } from "@lunas/protocol/x402/payment-header";

/** The shop's report of the settlement; null where there is none, or where it describes another payment. */
export function readSettlement(
  response: Response,
  { payload, amount }: { readonly payload: PaymentPayload; readonly amount: string },
): SettlementResponse | null {
  const decoded = decodePaymentHeader(response.headers.get("payment-response") ?? "");
  if (!decoded.ok) return null;
  const settlement = decoded.value as Partial<SettlementResponse> | null;
  const { from } = payload.payload.permit2Authorization;
  if (settlement?.success !== true || typeof settlement.transaction !== "string") return null;
  // Other x402 servers report fewer fields; the reported ones must match our payment.
  const isOurs =
    (settlement.payer ?? from).toLowerCase() === from.toLowerCase() && (settlement.amount ?? amount) === amount;
  return isOurs ? (settlement as SettlementResponse) : null;
}
