import type { Address } from "@lunas/catalog/chain";
import { toAddress } from "@lunas/chain/address";

/**
 * The checksummed spelling of an address that the schema has passed, whatever its letter case was: where a signature
 * covers the bytes, the spelling can hide no mistake.
 */
export function addressOf(text: string): Address {
  const address = toAddress(text.toLowerCase());
  if (address === null) throw new Error("a validated address is no address");
  return address;
}
