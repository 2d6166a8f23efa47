import type { Hex } from "@lunas/domain/shared/hex";
import { Signature, toBeHex } from "ethers";

/** Order of secp256k1's group. */
const curveOrder = 0xfffffffffffffffffffffffffffffffebaaedce6af48a03bbfd25e8cd0364141n;

/** v 0 or 1 in the place of 27 or 28: what some wallets answer, and Permit2 refuses. Takes 65 bytes with either s. */
export function parityAsV(signature: Hex): Hex {
  const v = Number.parseInt(signature.slice(130), 16);
  return `${signature.slice(0, 130)}0${v - 27}` as Hex;
}

/** 64 bytes: the parity in the top bit of s (EIP-2098). */
export function compact(signature: Hex): Hex {
  return Signature.from(signature).compactSerialized as Hex;
}

/** The other half of the same signature: n − s, and the other v (EIP-2). */
export function highS(signature: Hex): Hex {
  const s = curveOrder - BigInt(`0x${signature.slice(66, 130)}`);
  const v = signature.endsWith("1b") ? "1c" : "1b";
  return `${signature.slice(0, 66)}${toBeHex(s, 32).slice(2)}${v}` as Hex;
}
