/** Bytes as hexadecimal text: addresses, hashes, signatures. */
export type Hex = `0x${string}`;
