import type { Address } from "@lunas/catalog/chain";
import { getAddress } from "ethers";

/**
 * An address in its checksummed spelling. Mixed case is a checksum (EIP-55), and a wrong one gives null; all-lower and
 * all-upper case carry none. Text without `0x` and anything else that is no address give null.
 */
export function toAddress(text: string): Address | null {
  if (!/^0x[0-9a-f]{40}$/i.test(text)) return null;
  try {
    const digits = text.slice(2);
    return getAddress(digits === digits.toUpperCase() ? `0x${digits.toLowerCase()}` : text) as Address;
  } catch {
    return null;
  }
}
