import type { Hex } from "@lunas/domain/shared/hex";

/** A number as JSON-RPC writes a quantity: in hex, without leading zeros. */
export function hexQuantity(value: bigint | number): Hex {
  return `0x${value.toString(16)}`;
}
