import type { PaymentPayload, SettlementResponse } from "@lunas/protocol/wire/x402";
import { decodePaymentHeader } from "@lunas/protocol/x402/payment-header";

/** What the shop says of the settlement; null where it says nothing, or tells of another payment than ours. */
export function readSettlement(
  response: Response,
  { payload, amount }: { readonly payload: PaymentPayload; readonly amount: string },
): SettlementResponse | null {
  const decoded = decodePaymentHeader(response.headers.get("payment-response") ?? "");
  if (!decoded.ok) return null;
  const told = decoded.value as Partial<SettlementResponse> | null;
  const { from } = payload.payload.permit2Authorization;
  if (told?.success !== true || typeof told.transaction !== "string") return null;
  // A stock shop's settlement names fewer fields; what it names must be ours.
  const isOurs = (told.payer ?? from).toLowerCase() === from.toLowerCase() && (told.amount ?? amount) === amount;
  return isOurs ? (told as SettlementResponse) : null;
}
