/** `0x` and hex digits: bytes on the chain's wire. */
export type Hex = `0x${string}`;
