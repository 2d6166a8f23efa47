import type { Hex } from "./artifact";

/** A number or an address as a 32-byte word of the ABI and of storage, left-padded. */
export function word(value: bigint | string): Hex {
  return `0x${BigInt(value).toString(16).padStart(64, "0")}`;
}
