import type { Address } from "@lunas/catalog/chain";
import { word } from "@lunas/domain/shared/abi-word";
import type { Hex } from "@lunas/domain/shared/hex";
import { recoverAddress } from "../curve/recover-address";
import type { Scalars } from "./der";
import { WrongKey } from "./wrong-key";

/** Order of the secp256k1 group. */
const curveOrder = 0xfffffffffffffffffffffffffffffffebaaedce6af48a03bbfd25e8cd0364141n;

/**
 * The signature for the chain, from two numbers that a remote signer returned: s in the lower half (EIP-2), and the
 * parity that recovers our address. Throws `WrongKey` if neither parity does.
 */
export function provenSignature(address: Address, digest: Hex, { r, s }: Scalars): Hex {
  const low = s > curveOrder / 2n ? curveOrder - s : s;
  if (isScalar(r) && isScalar(low)) {
    for (const v of ["1b", "1c"]) {
      const signature: Hex = `0x${word(r)}${word(low)}${v}`;
      if (recovers(digest, signature) === address.toLowerCase()) return signature;
    }
  }
  throw new WrongKey(`it did not sign with the key of ${address}`);
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
