import type { Address } from "@lunas/catalog/chain";
import type { Hex } from "@lunas/domain/shared/hex";

/** The same address for the same number, in its EIP-55 spelling (digits alone have no case). */
export function addressOf(number: number): Address {
  return `0x${number.toString().padStart(40, "0")}`;
}

/** The same 32 bytes for the same number. */
export function hashOf(number: number): Hex {
  return `0x${number.toString(16).padStart(64, "0")}`;
}

let last = 0;

/** Another number for each call in a process: builders differ from one another, and the same test always builds the same. */
export function nextNumber(): number {
  last += 1;
  return last;
}
