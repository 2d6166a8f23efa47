/** `0x` and hex digits: bytes on the wire. */
export type Hex = `0x${string}`;
