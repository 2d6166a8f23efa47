import type { Address } from "@lunas/catalog/chain";
import type { Hex } from "@lunas/domain/shared/hex";
import { keccak256, recoverAddress as recoverInJavaScript } from "ethers";
import { toAddress } from "../address";
import { type NativeCurve, nativeCurve } from "./native-curve";

/** Who signed a digest: a signature of 65 bytes, v 27 or 28. Throws where nobody can have. */
export function recoverAddress(digest: Hex, signature: Hex, curve: NativeCurve | null = nativeCurve): Address {
  if (curve === null) return recoverInJavaScript(digest, signature) as Address;
  const bytes = bytesOf(signature);
  const parity = (bytes[64] as number) - 27;
  const publicKey = curve.recover(bytesOf(digest), bytes.subarray(0, 64), parity);
  return toAddress(`0x${keccak256(publicKey.subarray(1)).slice(-40)}`) as Address;
}

function bytesOf(hex: Hex): Uint8Array {
  return Buffer.from(hex.slice(2), "hex");
}
