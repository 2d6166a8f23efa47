import type { Address } from "@lunas/catalog/chain";
import type { Hex } from "@lunas/domain/shared/hex";
import { getAddress, Transaction } from "ethers";
import fc from "fast-check";
import { createPrivateKeySigner } from "./private-key-signer";
import { prepareTransaction, signTransaction, unsignedOf } from "./sign-transaction";

const signer = createPrivateKeySigner(`0x${"12".repeat(32)}`);
const bytes = (constraints: { minLength?: number; maxLength: number }) =>
  fc.uint8Array(constraints).map((some): Hex => `0x${Buffer.from(some).toString("hex")}`);
const address = bytes({ minLength: 20, maxLength: 20 }).map((text) => getAddress(text) as Address);
/** Its length takes three bytes. */
const longData: Hex = `0x${"ab".repeat(66_000)}`;
const wei = fc.bigInt({ min: 0n, max: 2n ** 96n });

const transactions = fc.record({
  chainId: fc.integer({ min: 1, max: 2 ** 31 }),
  nonce: fc.integer({ min: 0, max: 2 ** 40 }),
  gasLimit: fc.bigInt({ min: 0n, max: 2n ** 32n }),
  to: address,
  value: wei,
  data: fc.oneof({ weight: 9, arbitrary: bytes({ maxLength: 400 }) }, fc.constant(longData)),
});

test("gives the bytes and the hash that ethers would send", async () => {
  const fees = fc.tuple(wei, wei).map(([one, other]) => (one < other ? [one, other] : [other, one]));
  await fc.assert(
    fc.asyncProperty(transactions, fees, async (unsigned, [tipWei = 0n, feeCapWei = 0n]) => {
      const { hash, rawTransaction } = await signTransaction(
        signer,
        prepareTransaction(unsigned, { feeCapWei, tipWei }),
      );
      const expected = Transaction.from({
        ...unsigned,
        type: 2,
        maxFeePerGas: feeCapWei,
        maxPriorityFeePerGas: tipWei,
      });
      expected.signature = await signer.sign({
        digest: expected.unsignedHash as Hex,
        transaction: { ...unsigned, feeCapWei, tipWei },
      });
      expect({ hash, rawTransaction }).toEqual({ hash: expected.hash, rawTransaction: expected.serialized });
      expect(unsignedOf(rawTransaction, signer.address)).toEqual(unsigned);
    }),
    { numRuns: 60 },
  );
});

test("a signature in another form is refused", async () => {
  const unsigned = {
    chainId: 1,
    nonce: 0,
    gasLimit: 21_000n,
    to: signer.address,
    value: 0n,
    data: "0x",
  } as const;
  const odd = { ...signer, sign: async (): Promise<Hex> => `0x${"01".repeat(64)}00` };
  await expect(signTransaction(odd, prepareTransaction(unsigned, { feeCapWei: 1n, tipWei: 1n }))).rejects.toThrow(
    "neither 27 nor 28",
  );
});
