import { randomBytes } from "node:crypto";

export type MerchantId = `mer_${string}`;
export type ApiKeyId = `key_${string}`;
export type PaymentId = `pay_${string}`;
export type EventId = `evt_${string}`;
export type DeliveryId = `dlv_${string}`;
export type RequestId = `req_${string}`;

const alphabet = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";
const idLength = 22;

/** Random base62 characters without modulo bias; 22 of them carry 131 bits. */
export function randomBase62(length: number): string {
  let text = "";
  while (text.length < length) {
    for (const byte of randomBytes(length * 2)) {
      if (byte < 248 && text.length < length) text += alphabet[byte % 62];
    }
  }
  return text;
}

/** A new id such as `pay_…`. Unguessable; its order means nothing. */
export function newId<P extends string>(prefix: P): `${P}_${string}` {
  return `${prefix}_${randomBase62(idLength)}`;
}
