import { crc32 } from "node:zlib";

const alphabet = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";

/** The CRC32 of a text as `length` base62 digits, most significant first, zero-padded. */
export function crc32Base62(text: string, length: number): string {
  let rest = crc32(text);
  let digits = "";
  for (let place = 0; place < length; place += 1) {
    digits = `${alphabet[rest % 62]}${digits}`;
    rest = Math.floor(rest / 62);
  }
  return digits;
}
