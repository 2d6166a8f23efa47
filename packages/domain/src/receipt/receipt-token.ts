import type { PaymentId } from "../shared/id";
import type { Mac } from "../shared/mac";

/**
 * The token of a receipt's page: the payment's id and a MAC of 128 bits over it. It needs no row and no query, and it
 * leads to the payment that it names or to none. A refund's token is the same with its own id, so neither leads to the other.
 */
export function receiptToken(mac: Mac, id: PaymentId): string {
  return `${id}_${mac.sign(id)}`;
}

/** The payment or refund that a token names; null: Lunas did not make the token. */
export function paymentOfToken(mac: Mac, token: string): PaymentId | null {
  // Ids of earlier versions may be longer or shorter; the database decides whether there is one.
  const [, id, given] = /^((?:pay|ref)_[0-9A-Za-z]{1,64})_([0-9a-f]{32})$/.exec(token) ?? [];
  return id !== undefined && given !== undefined && mac.isValid(id, given) ? (id as PaymentId) : null;
}
