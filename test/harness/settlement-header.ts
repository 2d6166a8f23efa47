/** `PAYMENT-RESPONSE`, decoded: base64 of the settlement, ready to be passed on to the payer. */
export function settlementOf(headers: Headers): unknown {
  const value = headers.get("payment-response");
  return value === null ? null : JSON.parse(Buffer.from(value, "base64").toString("utf8"));
}
