import type { Address } from "@lunas/catalog/chain";
import type { Hex } from "@lunas/domain/shared/hex";
import { computeAddress, SigningKey } from "ethers";
import fc from "fast-check";
import { recoverSigner } from "./recover-signer";

const curveOrder = 0xfffffffffffffffffffffffffffffffebaaedce6af48a03bbfd25e8cd0364141n;
const key = new SigningKey("0x59c6995e998f97a5a0044966f0945389dc9e86dae88c7a8412f4603b6b78690d");
const signer = computeAddress(key.publicKey) as Address;
const other = computeAddress(`0x${"17".repeat(32)}`) as Address;
const digests = fc
  .uint8Array({ minLength: 32, maxLength: 32 })
  .map((bytes): Hex => `0x${Buffer.from(bytes).toString("hex")}`);
const hexByte = (value: number) => value.toString(16).padStart(2, "0");

/** Every encoding of one signature that a caller may send. */
function spellings(digest: Hex): { canonical: Hex; all: Hex[] } {
  const { r, s, yParity, serialized, compactSerialized } = key.sign(digest);
  const highS = (curveOrder - BigInt(s)).toString(16).padStart(64, "0");
  const all = [
    serialized,
    serialized.toUpperCase().replace("0X", "0x"),
    r + s.slice(2) + hexByte(yParity),
    r + highS + hexByte(27 + (1 - yParity)),
    r + highS + hexByte(1 - yParity),
    compactSerialized,
  ];
  return { canonical: serialized as Hex, all: all as Hex[] };
}

test("every encoding gives the signer and the one form that is sent", () => {
  fc.assert(
    fc.property(digests, (digest) => {
      const { canonical, all } = spellings(digest);
      for (const spelling of all) {
        const recovered = recoverSigner(digest, spelling);
        expect(recovered?.signature).toBe(canonical);
        expect([recovered?.isOf(signer), recovered?.isOf(other)]).toEqual([true, false]);
      }
    }),
    { numRuns: 20 },
  );
});

test("an invalid signature gives null and throws nothing", () => {
  const digest: Hex = `0x${"12".repeat(32)}`;
  const { r, s } = key.sign(digest);
  const zero = "00".repeat(32);
  const malformed = [
    "0x",
    `0x${"ff".repeat(65)}`,
    `0x${zero}${s.slice(2)}1b`,
    `${r}${zero}1b`,
    `${r}${curveOrder.toString(16)}1b`,
    `${r}${s.slice(2)}1d`,
    `${r}${s.slice(2)}`.slice(0, -1),
    `0x${"zz".repeat(65)}`,
  ];
  for (const text of malformed) expect(recoverSigner(digest, text as Hex)).toBeNull();
  fc.assert(
    fc.property(fc.uint8Array({ minLength: 63, maxLength: 66 }), (bytes) => {
      const recovered = recoverSigner(digest, `0x${Buffer.from(bytes).toString("hex")}`);
      expect(recovered?.isOf(signer) ?? false).toBe(false);
    }),
    { numRuns: 50 },
  );
});
