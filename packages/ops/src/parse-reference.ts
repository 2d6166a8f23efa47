import type { Address } from "@lunas/catalog/chain";
import { toAddress } from "@lunas/chain/address";
import type { Hex } from "@lunas/domain/shared/hex";
import type { PaymentId } from "@lunas/domain/shared/id";

/** What a payment is searched by: its id or a refund's, a transaction's hash, or a payer. Null: none of them. */
export function parseReference(text: string): PaymentId | Hex | Address | null {
  return isPaymentId(text) || isHash(text) ? text : toAddress(text);
}

/** Whether it is the id of a payment or of a refund: both are settled, shown and resolved in the same way. */
export function isPaymentId(text: string): text is PaymentId {
  return /^(pay|ref)_[0-9A-Za-z]{22}$/.test(text);
}

export function isHash(text: string): text is Hex {
  return /^0x[0-9a-fA-F]{64}$/.test(text);
}
