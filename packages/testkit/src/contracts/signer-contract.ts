import { randomInt } from "node:crypto";
import { getAddress, recoverAddress, Transaction } from "ethers";

type Hex = `0x${string}`;

interface TransactionToSign {
  readonly chainId: number;
  readonly nonce: number;
  readonly to: Hex;
  readonly value: bigint;
  readonly gasLimit: bigint;
  readonly data: Hex;
  readonly feeCapWei: bigint;
  readonly tipWei: bigint;
}

/** What every signer promises, wherever its key is. */
interface SignerUnderTest {
  readonly address: string;
  sign(toSign: { readonly digest: Hex; readonly transaction: TransactionToSign }): Promise<Hex>;
}

/** A transaction like those that settle, no two alike, with the hash that is to be signed. */
export function transactionToSign(chainId = 1_337) {
  const transaction: TransactionToSign = {
    ...{ chainId, nonce: randomInt(2 ** 40), value: BigInt(randomInt(2)), gasLimit: 300_000n },
    ...{ feeCapWei: 2_000_000_000n, tipWei: 1_000_000n },
    to: "0x402085c248EeA27D92E8b30b2C58ed07f9E20001",
    data: `0x13cd3b53${randomInt(2 ** 40)
      .toString(16)
      .padStart(64, "0")}`,
  };
  const { feeCapWei: maxFeePerGas, tipWei: maxPriorityFeePerGas, ...rest } = transaction;
  const { unsignedHash } = Transaction.from({ ...rest, type: 2, maxFeePerGas, maxPriorityFeePerGas });
  return { digest: unsignedHash as Hex, transaction };
}

const halfOrder = 0xfffffffffffffffffffffffffffffffebaaedce6af48a03bbfd25e8cd0364141n / 2n;

const rounds = 40;

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
      for (let round = 0; round < rounds; round += 1) {
        const toSign = transactionToSign();
        const signature = await signer.sign(toSign);
        expect(signature).toMatch(/^0x[0-9a-f]{128}(1b|1c)$/);
        expect(BigInt(`0x${signature.slice(66, 130)}`)).toBeLessThanOrEqual(halfOrder);
        expect(recoverAddress(toSign.digest, signature)).toBe(signer.address);
      }
    });

    it("signs many at once, each its own", async () => {
      const { signer } = await make();
      const many = Array.from({ length: rounds }, () => transactionToSign());
      const signatures = await Promise.all(many.map((each) => signer.sign(each)));
      for (const [index, { digest }] of many.entries())
        expect(recoverAddress(digest, signatures[index] as Hex)).toBe(signer.address);
    });
  });
}
