import type { Address } from "@lunas/catalog/chain";
import { toAddress } from "@lunas/chain/address";

/**
 * The checksummed spelling of a validated address, whatever its letter case was: a signature covers the bytes, so the
 * spelling can hide no mistake.
 */
export function addressOf(text: string): Address {
  const address = toAddress(text.toLowerCase());
  if (address === null) throw new Error("a validated address is not an address");
  return address;
}
