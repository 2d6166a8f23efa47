import { keccak_256 } from "@noble/hashes/sha3";
import { bytesToHex, utf8ToBytes } from "@noble/hashes/utils";

/** An address with the checksum of EIP-55, which EIP-4361 demands and wallets leave out. */
export function checksummed(address: string): string {
  const plain = address.slice(2).toLowerCase();
  const hash = bytesToHex(keccak_256(utf8ToBytes(plain)));
  const letters = [...plain].map((letter, at) =>
    Number.parseInt(hash[at] ?? "0", 16) >= 8 ? letter.toUpperCase() : letter,
  );
  return `0x${letters.join("")}`;
}
