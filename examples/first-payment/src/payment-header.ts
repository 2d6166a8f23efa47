import type { Parsed } from "./parse";

/** JSON as an x402 header value: base64 of its UTF-8. */
export function encodePaymentHeader(value: unknown): string {
  return Buffer.from(JSON.stringify(value), "utf8").toString("base64");
}

/** Decodes `PAYMENT-SIGNATURE`, `PAYMENT-REQUIRED` and `PAYMENT-RESPONSE`; does not check the format of the value. */
export function decodePaymentHeader(header: string): Parsed<unknown> & { readonly message?: string } {
  try {
    return { ok: true, value: JSON.parse(Buffer.from(header, "base64").toString("utf8")) };
  } catch {
    const message = "must be base64 of JSON";
    return { ok: false, details: { header: message }, message };
  }
}
