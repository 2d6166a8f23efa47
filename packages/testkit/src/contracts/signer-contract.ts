import { randomBytes } from "node:crypto";
import { getAddress, recoverAddress } from "ethers";

/** What every signer promises, wherever its key is. */
interface SignerUnderTest {
  readonly address: string;
  signDigest(digest: `0x${string}`): Promise<`0x${string}`>;
}

const halfOrder = 0xfffffffffffffffffffffffffffffffebaaedce6af48a03bbfd25e8cd0364141n / 2n;

/** Declares jest tests. `expected`: the address of the key that the signer is made of. */
export function signerContract(
  name: string,
  make: () => Promise<{ readonly signer: SignerUnderTest; readonly expected: string }>,
): void {
  describe(`${name}: a signer`, () => {
    it("has the address of its key, in its EIP-55 spelling", async () => {
      const { signer, expected } = await make();
      expect(signer.address).toBe(expected);
      expect(signer.address).toBe(getAddress(expected));
    });

    it("signs so that the chain finds its address: 65 bytes, v 27 or 28, s in the lower half", async () => {
      const { signer } = await make();
      for (let round = 0; round < 40; round += 1) {
        const digest = `0x${randomBytes(32).toString("hex")}` as const;
        const signature = await signer.signDigest(digest);
        expect(signature).toMatch(/^0x[0-9a-f]{128}(1b|1c)$/);
        expect(BigInt(`0x${signature.slice(66, 130)}`)).toBeLessThanOrEqual(halfOrder);
        expect(recoverAddress(digest, signature)).toBe(signer.address);
      }
    });
  });
}
