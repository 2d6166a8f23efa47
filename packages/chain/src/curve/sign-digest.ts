import type { Hex } from "@lunas/domain/shared/hex";
import type { SigningKey } from "ethers";
import { type NativeCurve, nativeCurve } from "./native-curve";

/** 65 bytes, v 27 or 28, s in the lower half; deterministic (RFC 6979). */
export function signDigest(key: SigningKey, digest: Hex, curve: NativeCurve | null = nativeCurve): Hex {
  if (curve === null) return key.sign(digest).serialized as Hex;
  const { signature, recid } = curve.sign(bytesOf(digest), bytesOf(key.privateKey));
  return `0x${Buffer.from(signature).toString("hex")}${(27 + recid).toString(16)}`;
}

function bytesOf(hex: string): Uint8Array {
  return Buffer.from(hex.slice(2), "hex");
}
