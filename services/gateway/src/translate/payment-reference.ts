import type { Hex } from "@lunas/domain/shared/hex";
import type { PaymentId } from "@lunas/domain/shared/id";
import { type Refusal, refuse } from "@lunas/domain/shared/refusal";

/** The schema has accepted one of the two forms. Hashes are stored in lower case. */
export function paymentReference(text: string): PaymentId | Hex {
  return text.startsWith("0x") ? (text.toLowerCase() as Hex) : (text as PaymentId);
}

/** Unknown, another merchant's and another environment's payments get the same answer. */
export function noSuchPayment(): Refusal {
  return refuse("payment_not_found", "There is no such payment.");
}
