/** Strict readers of ABI-encoded bytes: anything that an encoder would not write so is null. */

export const wordBytes = 32;

/** The address in a word whose first twelve bytes are zero. */
export function addressAt(data: Buffer, at: number): Buffer | null {
  return isZero(data, at, at + 12) ? data.subarray(at + 12, at + wordBytes) : null;
}

/** The word at a position, if it is small enough to be a length or an offset. */
export function numberAt(data: Buffer, at: number): number | null {
  return isZero(data, at, at + 28) ? data.readUInt32BE(at + 28) : null;
}

export function isZero(data: Buffer, start: number, end: number): boolean {
  for (let at = start; at < end; at += 1) if (data[at] !== 0) return false;
  return true;
}

/** A length in whole words. */
export function padded(length: number): number {
  return Math.ceil(length / wordBytes) * wordBytes;
}
