/** The two numbers of an ECDSA signature. */
export interface Scalars {
  readonly r: bigint;
  readonly s: bigint;
}

/**
 * Reads a DER `ECDSA-Sig-Value` (SEQUENCE of two INTEGERs), as every KMS returns it. Throws for anything else: extra
 * bytes, a negative number, a wrong length.
 */
export function parseDerSignature(der: Uint8Array): Scalars {
  const sequence = readElement(der, 0, 0x30);
  if (sequence.end !== der.length) throw new Error("a DER signature with bytes after its end");
  const r = readElement(der, sequence.start, 0x02);
  const s = readElement(der, r.end, 0x02);
  if (s.end !== sequence.end) throw new Error("a DER signature with more than two numbers");
  return { r: integerOf(der.subarray(r.start, r.end)), s: integerOf(der.subarray(s.start, s.end)) };
}

/** The position of an element's content. Lengths of 128 and more do not occur: 72 bytes hold any such signature. */
function readElement(der: Uint8Array, at: number, tag: number): { readonly start: number; readonly end: number } {
  const length = der[at + 1];
  if (der[at] !== tag || length === undefined || length > 127) throw new Error("no DER signature");
  const end = at + 2 + length;
  if (length === 0 || end > der.length) throw new Error("a DER signature that is cut off");
  return { start: at + 2, end };
}

function integerOf(bytes: Uint8Array): bigint {
  if ((bytes[0] ?? 0) > 127) throw new Error("a DER signature with a negative number");
  return BigInt(`0x${Buffer.from(bytes).toString("hex")}`);
}
