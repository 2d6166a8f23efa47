import { secp256k1 } from "@noble/curves/secp256k1";
import { keccak_256 } from "@noble/hashes/sha3";

/** A fresh secp256k1 key, 0x-prefixed. */
export function newPrivateKey(): string {
  return `0x${Buffer.from(secp256k1.utils.randomPrivateKey()).toString("hex")}`;
}

/**
 * The account of a key, in lower case. Implemented here, because only the chain package may use ethers, and the stack
 * may not import it.
 */
export function addressOf(privateKey: string): string {
  const publicKey = secp256k1.getPublicKey(privateKey.slice(2), false);
  return `0x${Buffer.from(keccak_256(publicKey.slice(1)).slice(-20)).toString("hex")}`;
}
