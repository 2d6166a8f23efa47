import type { Address } from "@lunas/catalog/chain";
import { getAddress } from "ethers";
import { remembered } from "./remembered";

/** The checksum needs a hash; a payment has eight addresses, most of them the same as in the last payment. */
const checksummed = remembered((lowerCase) => getAddress(lowerCase) as Address);

/**
 * An address in its checksummed form. Mixed case is a checksum (EIP-55), and a wrong one gives null; all-lower and
 * all-upper case have none. Text without `0x`, and anything else that is no address, gives null.
 */
export function toAddress(text: string): Address | null {
  if (!/^(0x[0-9a-fA-F]{40}|0X[0-9A-F]{40})$/.test(text)) return null;
  const digits = text.slice(2);
  const lowerCase = digits.toLowerCase();
  const address = checksummed(`0x${lowerCase}`);
  const hasNoChecksum = digits === lowerCase || digits === digits.toUpperCase();
  return hasNoChecksum || text === address ? address : null;
}
