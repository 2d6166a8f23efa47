const wordLimit = 2n ** 256n;

/** A uint256 as the 64 hex digits of an ABI word, without 0x. Throws a RangeError for a value that does not fit. */
export function word(value: bigint): string {
  if (value < 0n || value >= wordLimit) throw new RangeError("not a uint256");
  return value.toString(16).padStart(64, "0");
}

/** A length or an offset as an ABI word. Throws a RangeError for any other number. */
export function lengthWord(value: number): string {
  if (!Number.isSafeInteger(value) || value < 0) throw new RangeError("not a length");
  return value.toString(16).padStart(64, "0");
}

/** An address as an ABI word, without 0x. */
export function addressWord(address: string): string {
  return address.slice(2).toLowerCase().padStart(64, "0");
}

/** The byte string `hex` (with 0x) in ABI encoding: length word, then the bytes padded to whole words. */
export function bytesWords(hex: string): string {
  const digits = hex.slice(2).toLowerCase();
  return lengthWord(digits.length / 2) + digits.padEnd(Math.ceil(digits.length / 64) * 64, "0");
}
