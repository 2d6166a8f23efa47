import { randomFillSync } from "node:crypto";

export type MerchantId = `mer_${string}`;
export type ApiKeyId = `key_${string}`;
export type RefundId = `ref_${string}`;
/** The id of an authorization that is settled: of a payment (`pay_…`) or of a refund (`ref_…`). */
export type PaymentId = `pay_${string}` | RefundId;
/** Whether an authorization that is settled is a payment or a refund, by its id. */
export function kindOf(id: PaymentId): "payment" | "refund" {
  return id.startsWith("ref_") ? "refund" : "payment";
}

/** A hold is the authorization of the payment that it becomes: `hld_…` has the characters of its `pay_…`. */
export type HoldId = `hld_${string}`;

export function holdIdOf(id: PaymentId): HoldId {
  return `hld_${id.slice("pay_".length)}`;
}

export function paymentIdOf(id: HoldId): PaymentId {
  return `pay_${id.slice("hld_".length)}`;
}

/** A charge of a channel; its table is partitioned by the month in it. */
export type ChargeId = `chg_${string}`;
export type PayoutId = `pyo_${string}`;
/** What a lane sends for channels: a claim, a payout, or a refund to a payer. */
export type ChannelActionId = `clm_${string}` | PayoutId | `chr_${string}`;
export type LinkId = `lnk_${string}`;
export type ResourceId = `res_${string}`;
export type EventId = `evt_${string}`;
export type DeliveryId = `dlv_${string}`;
export type SessionId = `ses_${string}`;
export type RequestId = `req_${string}`;

const alphabet = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";
const idLength = 22;

/** Random bytes for about a hundred ids: requesting them costs more than the rest of an id. No byte is used twice. */
const pool = Buffer.alloc(8_192);
let used = pool.length;

function randomByte(): number {
  if (used === pool.length) {
    randomFillSync(pool);
    used = 0;
  }
  const byte = pool[used] as number;
  pool[used] = 0;
  used += 1;
  return byte;
}

/** Random base62 characters without modulo bias; 22 of them have 131 bits. */
export function randomBase62(length: number): string {
  let text = "";
  while (text.length < length) {
    const byte = randomByte();
    if (byte < 248) text += alphabet[byte % 62];
  }
  return text;
}

/** A new id such as `pay_…`. It cannot be guessed, and ids have no order. */
export function newId<P extends string>(prefix: P): `${P}_${string}` {
  return `${prefix}_${randomBase62(idLength)}`;
}

/** No older id begins so: at 22 random characters the chance is one in 57 billion. */
const datedStart = "000000";
const datedRandom = 14;

/** How ids of this UTC month begin, after their prefix: `0000002611` for November 2026. */
export function monthStart(atMs: number): string {
  const at = new Date(atMs);
  const digits = (value: number) => String(value % 100).padStart(2, "0");
  return `${datedStart}${digits(at.getUTCFullYear())}${digits(at.getUTCMonth() + 1)}`;
}

/** A new id of a row whose table is partitioned by month, such as `evt_0000002611…`: ids sort by month, and cannot be guessed. */
export function newMonthlyId<P extends "evt" | "dlv" | "chg">(prefix: P, atMs: number): `${P}_${string}` {
  return `${prefix}_${monthStart(atMs)}${randomBase62(datedRandom)}`;
}
