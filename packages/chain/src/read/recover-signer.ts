import type { Address } from "@lunas/catalog/chain";
import { word } from "@lunas/domain/shared/abi-word";
import type { Hex } from "@lunas/domain/shared/hex";
import { recoverAddress } from "../curve/recover-address";
import type { Recover } from "../curve/recoveries";

/** Order of the secp256k1 group. */
const curveOrder = 0xfffffffffffffffffffffffffffffffebaaedce6af48a03bbfd25e8cd0364141n;

interface RecoveredSigner {
  readonly isOf: (address: Address) => boolean;
  /** 65 bytes, v 27 or 28, s in the lower half: the form that Permit2's ecrecover accepts. */
  readonly signature: Hex;
}

/**
 * Recovers the signer of a digest from an ordinary key's signature: 65 bytes with v 0, 1, 27 or 28, or 64 bytes
 * (EIP-2098), s in either half. All are the same signature, and only its normalised form is sent. Null for anything
 * else; never throws.
 */
export function recoverSigner(digest: Hex, signature: Hex): RecoveredSigner | null {
  const normalised = normalise(signature);
  if (normalised === null) return null;
  try {
    return signerOf(recoverAddress(digest, normalised), normalised);
  } catch {
    return null;
  }
}

/** The same beside the event loop. */
export async function recoverSignerBy(recover: Recover, digest: Hex, signature: Hex): Promise<RecoveredSigner | null> {
  const normalised = normalise(signature);
  if (normalised === null) return null;
  try {
    return signerOf(await recover(digest, normalised), normalised);
  } catch {
    return null;
  }
}

function signerOf(signer: Lowercase<Hex>, signature: Hex): RecoveredSigner {
  return { isOf: (address) => address.toLowerCase() === signer, signature };
}

function normalise(signature: Hex): Hex | null {
  const parts = partsOf(signature);
  if (parts === null || !isScalar(parts.r) || !isScalar(parts.s)) return null;
  // (r, s, parity) and (r, -s, 1 - parity) are both valid (EIP-2).
  const isHigh = parts.s > curveOrder / 2n;
  const s = isHigh ? curveOrder - parts.s : parts.s;
  const parity = isHigh ? 1 - parts.parity : parts.parity;
  return `0x${word(parts.r)}${word(s)}${(27 + parity).toString(16)}`;
}

interface SignatureParts {
  readonly r: bigint;
  readonly s: bigint;
  readonly parity: number;
}

function partsOf(signature: Hex): SignatureParts | null {
  if (!/^0x([0-9a-f]{128}|[0-9a-f]{130})$/i.test(signature)) return null;
  const r = BigInt(signature.slice(0, 66));
  const second = BigInt(`0x${signature.slice(66, 130)}`);
  // EIP-2098 stores the parity in the top bit of s.
  if (signature.length === 130) return { r, s: second & (2n ** 255n - 1n), parity: Number(second >> 255n) };
  const v = Number.parseInt(signature.slice(130), 16);
  const parity = v >= 27 ? v - 27 : v;
  return parity === 0 || parity === 1 ? { r, s: second, parity } : null;
}

function isScalar(value: bigint): boolean {
  return value > 0n && value < curveOrder;
}
