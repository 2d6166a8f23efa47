import type { Hex } from "@lunas/domain/shared/hex";
import { recoverAddress as recoverInJavaScript } from "ethers";
import { keccak256 } from "../keccak256";
import { type NativeCurve, nativeCurve } from "./native-curve";

/**
 * The signer of a digest, for a signature of 65 bytes with v 27 or 28. Throws if no key can have made it. In lower
 * case: a checksum would cost one more hash.
 */
export function recoverAddress(digest: Hex, signature: Hex, curve: NativeCurve | null = nativeCurve): Lowercase<Hex> {
  if (curve === null) return recoverInJavaScript(digest, signature).toLowerCase() as Lowercase<Hex>;
  const bytes = bytesOf(signature);
  const parity = (bytes[64] as number) - 27;
  const publicKey = curve.recover(bytesOf(digest), bytes.subarray(0, 64), parity);
  return `0x${keccak256(publicKey.subarray(1)).slice(-40) as Lowercase<string>}`;
}

function bytesOf(hex: Hex): Uint8Array {
  return Buffer.from(hex.slice(2), "hex");
}
