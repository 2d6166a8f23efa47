import type { Address } from "@lunas/catalog/chain";
import { toAddress } from "@lunas/chain/address";
import type { Hex } from "@lunas/domain/shared/hex";
import type { PaymentId } from "@lunas/domain/shared/id";

/** What a payment is searched by: its id or a refund's, a transaction's hash, or a payer. Null: none of them. */
export function parseReference(text: string): PaymentId | Hex | Address | null {
  if (/^(pay|ref)_[0-9A-Za-z]{22}$/.test(text)) return text as PaymentId;
  if (/^0x[0-9a-fA-F]{64}$/.test(text)) return text as Hex;
  return toAddress(text);
}
