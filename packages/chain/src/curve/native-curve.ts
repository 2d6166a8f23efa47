import type Secp256k1 from "secp256k1";

/** The functions of libsecp256k1 that payments need. All throw for an invalid point or number of the curve. */
export interface NativeCurve {
  /** The signer's public key (65 bytes); `parity` 0 or 1. */
  recover(digest: Uint8Array, signature: Uint8Array, parity: number): Uint8Array;
  /** 64 bytes and the parity, by RFC 6979, s in the lower half. */
  sign(digest: Uint8Array, privateKey: Uint8Array): { readonly signature: Uint8Array; readonly recid: number };
}

/**
 * Recovers thirty times as fast as the curve in JavaScript. Null if the library has no binary for this machine: its own
 * JavaScript fall-back is another implementation than ethers' and is not used.
 */
export const nativeCurve: NativeCurve | null = load();

function load(): NativeCurve | null {
  try {
    const curve: typeof Secp256k1 = require("secp256k1/bindings");
    return {
      recover: (digest, signature, parity) => curve.ecdsaRecover(signature, parity, digest, false),
      sign: (digest, privateKey) => curve.ecdsaSign(digest, privateKey),
    };
  } catch {
    return null;
  }
}
