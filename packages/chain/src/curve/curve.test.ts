import type { Hex } from "@lunas/domain/shared/hex";
import { computeAddress, SigningKey } from "ethers";
import fc from "fast-check";
import { nativeCurve } from "./native-curve";
import { recoverAddress } from "./recover-address";
import { signDigest } from "./sign-digest";

const word = fc
  .uint8Array({ minLength: 32, maxLength: 32 })
  .map((bytes): Hex => `0x${Buffer.from(bytes).toString("hex")}`);
const curveOrder = 0xfffffffffffffffffffffffffffffffebaaedce6af48a03bbfd25e8cd0364141n;
const keys = word.filter((text) => BigInt(text) > 0n && BigInt(text) < curveOrder).map((text) => new SigningKey(text));

const outcome = <T>(work: () => T): T | "throws" => {
  try {
    return work();
  } catch {
    return "throws";
  }
};

test("the native binary exists on machines that run these tests", () => {
  if (process.platform === "linux" && process.arch === "x64") expect(nativeCurve).not.toBeNull();
});

test("signing and recovering give the same bytes as the curve in JavaScript", () => {
  fc.assert(
    fc.property(keys, word, (key, digest) => {
      const signature = signDigest(key, digest);
      expect(signature).toBe(signDigest(key, digest, null));
      expect(recoverAddress(digest, signature)).toBe(computeAddress(key.publicKey).toLowerCase());
      expect(recoverAddress(digest, signature, null)).toBe(computeAddress(key.publicKey).toLowerCase());
    }),
    { numRuns: 30 },
  );
});

/** Only these occur: the signature is normalised before. */
const lower = word.filter((text) => BigInt(text) <= curveOrder / 2n);

test("both recover the same signer or none for any r and s", () => {
  fc.assert(
    fc.property(word, word, lower, fc.constantFrom("1b", "1c"), (digest, r, s, v) => {
      const signature: Hex = `${r}${s.slice(2)}${v}`;
      expect(outcome(() => recoverAddress(digest, signature))).toBe(
        outcome(() => recoverAddress(digest, signature, null)),
      );
    }),
    { numRuns: 60 },
  );
});
