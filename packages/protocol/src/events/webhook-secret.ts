/** The key bytes of a `whsec_` secret (24 to 64 bytes of base64), or undefined for other text. */
export function webhookKey(secret: string): Uint8Array | undefined {
  const base64 = /^whsec_([A-Za-z0-9+/]+={0,2})$/.exec(secret)?.[1];
  if (base64 === undefined) return undefined;
  const key = Buffer.from(base64, "base64");
  return key.length >= 24 && key.length <= 64 ? key : undefined;
}
