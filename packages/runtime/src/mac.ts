import { createHmac, hkdfSync, timingSafeEqual } from "node:crypto";

export interface MacKey {
  /** At least 32 bytes. */
  readonly key: Uint8Array;
}

/** Half of SHA-256: 128 bits cannot be guessed. */
const macBytes = 16;

/**
 * HMAC-SHA256 with keys that are derived (HKDF) for one purpose, so that no MAC is valid for another purpose. The first
 * key signs, all keys verify: to rotate, put a new key first.
 */
export function createMac(keys: readonly MacKey[], purpose: string) {
  const derived = keys.map(({ key }) => Buffer.from(hkdfSync("sha256", key, "", `lunas ${purpose}`, 32)));
  const [current] = derived;
  if (current === undefined) throw new Error("there is no key for MACs");
  const macOf = (key: Buffer, text: string) => createHmac("sha256", key).update(text).digest().subarray(0, macBytes);
  return {
    sign: (text: string): string => macOf(current, text).toString("hex"),
    isValid(text: string, mac: string): boolean {
      if (!/^[0-9a-f]{32}$/.test(mac)) return false;
      const given = Buffer.from(mac, "hex");
      return derived.some((key) => timingSafeEqual(macOf(key, text), given));
    },
  };
}
