import type { Hex } from "@lunas/protocol/wire/hex";
import { LunasError } from "@lunas/protocol/wire/lunas-error";
import { secp256k1 } from "@noble/curves/secp256k1";
import { keccak_256 } from "@noble/hashes/sha3";
import { bytesToHex, hexToBytes, utf8ToBytes } from "@noble/hashes/utils";

export interface Signed {
  readonly r: bigint;
  readonly s: bigint;
  /** 0 or 1. */
  readonly parity: number;
}

/** The account of a private key. These functions hold the key and never show it. */
export interface Account {
  readonly address: Hex;
  sign(digest: Uint8Array): Signed;
}

/** Throws `invalid_option`; the message does not contain the key. */
export function accountOf(privateKey: string): Account {
  if (!/^0x[0-9a-fA-F]{64}$/.test(privateKey) || !secp256k1.utils.isValidPrivateKey(privateKey.slice(2))) {
    throw new LunasError("privateKey must be 0x and 64 hex digits.", { code: "invalid_option" });
  }
  const key = hexToBytes(privateKey.slice(2));
  const publicKey = secp256k1.getPublicKey(key, false).slice(1);
  return {
    address: checksummed(bytesToHex(keccak_256(publicKey).slice(-20))),
    sign(digest) {
      const { r, s, recovery } = secp256k1.sign(digest, key, { lowS: true });
      return { r, s, parity: recovery };
    },
  };
}

/** EIP-55. */
function checksummed(address: string): Hex {
  const hash = bytesToHex(keccak_256(utf8ToBytes(address)));
  const mixed = Array.from(address, (digit, at) =>
    Number.parseInt(hash[at] ?? "0", 16) >= 8 ? digit.toUpperCase() : digit,
  );
  return `0x${mixed.join("")}`;
}

/** 65 bytes with v 27 or 28, the form that contracts expect. */
export function signatureHex({ r, s, parity }: Signed): Hex {
  const hex = (value: bigint) => value.toString(16).padStart(64, "0");
  return `0x${hex(r)}${hex(s)}${(27 + parity).toString(16)}`;
}
