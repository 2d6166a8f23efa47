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

const address = /^0x[0-9a-fA-F]{40}$/;

/** An address with its checksum; null for another text, and for letters that do not fit the checksum that they carry. */
export function addressOf(typed: string): string | null {
  const given = typed.trim();
  if (!address.test(given)) return null;
  const right = checksummed(given);
  const letters = given.slice(2);
  const hasChecksum = letters !== letters.toLowerCase() && letters !== letters.toUpperCase();
  return hasChecksum && given !== right ? null : right;
}
