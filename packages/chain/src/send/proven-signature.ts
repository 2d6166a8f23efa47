import type { Address } from "@lunas/catalog/chain";
import type { Hex } from "@lunas/domain/shared/hex";
import { word } from "../abi/word";
import { recoverAddress } from "../curve/recover-address";
import type { Scalars } from "./der";
import { WrongKey } from "./wrong-key";

/** Order of secp256k1's group. */
const curveOrder = 0xfffffffffffffffffffffffffffffffebaaedce6af48a03bbfd25e8cd0364141n;

/**
 * The signature that the chain takes, of two numbers that another machine answered: s in the lower half (EIP-2), and the
 * parity under which our address is found. Throws `WrongKey` where that is neither.
 */
export function provenSignature(address: Address, digest: Hex, { r, s }: Scalars): Hex {
  const low = s > curveOrder / 2n ? curveOrder - s : s;
  if (isScalar(r) && isScalar(low)) {
    for (const v of ["1b", "1c"]) {
      const signature: Hex = `0x${word(r)}${word(low)}${v}`;
      if (recovers(digest, signature) === address.toLowerCase()) return signature;
    }
  }
  throw new WrongKey(`it signed with another key than that of ${address}`);
}

function isScalar(value: bigint): boolean {
  return value > 0n && value < curveOrder;
}

function recovers(digest: Hex, signature: Hex): string | null {
  try {
    return recoverAddress(digest, signature);
  } catch {
    return null;
  }
}
