import { formatRupiah, rupiahOf } from "@lunas/protocol/money/rupiah";
import { LunasError } from "@lunas/protocol/wire/lunas-error";
import { isUptoPayload, type ReleasedResponse } from "@lunas/protocol/wire/upto";
import type { SettlementResponse } from "@lunas/protocol/wire/x402";
import { decodePaymentHeader } from "@lunas/protocol/x402/payment-header";
import type { SignedPayment } from "./open-payments";

/** The shop's report of a payment: settled, or of a maximum nothing was charged. */
export type ReportedSettlement = SettlementResponse | ReleasedResponse;

/**
 * The shop's report of the settlement; null where there is none, or where it describes another payment. Throws
 * `charge_refused` where it reports more than the signed maximum.
 */
export function readSettlement(response: Response, payment: SignedPayment): ReportedSettlement | null {
  const decoded = decodePaymentHeader(response.headers.get("payment-response") ?? "");
  if (!decoded.ok) return null;
  const settlement = decoded.value as Partial<SettlementResponse> | null;
  const { from } = payment.payload.permit2Authorization;
  if (settlement?.success !== true || typeof settlement.transaction !== "string") return null;
  // Other x402 servers report fewer fields; the reported ones must match our payment.
  const isPayers = (settlement.payer ?? from).toLowerCase() === from.toLowerCase();
  const isOurs = isPayers && isAmountOf(payment, settlement);
  return isOurs ? (settlement as ReportedSettlement) : null;
}

/** Of a maximum the report names the charge, and only a charge of nothing has no transaction. */
function isAmountOf(payment: SignedPayment, { amount, transaction }: Partial<SettlementResponse>): boolean {
  const signed = payment.accepted.amount;
  if (!isUptoPayload(payment)) return (amount ?? signed) === signed;
  if (typeof amount !== "string" || !/^(?:0|[1-9][0-9]{0,77})$/.test(amount)) return false;
  if (BigInt(amount) > BigInt(signed)) throw chargeRefused(amount, signed);
  return (amount === "0") === (transaction === ("" as string));
}

/** Whether the report says that nothing was charged. */
export function isReleased(settlement: ReportedSettlement): settlement is ReleasedResponse {
  return settlement.transaction === "";
}

function chargeRefused(charged: string, maximum: string): LunasError {
  return new LunasError(
    `The shop says that it charged ${formatRupiah(charged)}. At most ${formatRupiah(maximum)} can have been paid: the wallet signed for no more.`,
    {
      code: "charge_refused",
      details: { chargedRupiah: rupiahOf(charged), maximumRupiah: rupiahOf(maximum) },
    },
  );
}
