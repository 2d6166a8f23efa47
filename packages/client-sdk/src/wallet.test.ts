import { Wallet } from "ethers";
import { newPrivateKey, walletOf } from "./wallet";

test.each(["", "hello", "Rupiah: Rp\u00a05.000 ✓", "x".repeat(1_000)])(
  "%p is signed as a well-known library signs it",
  async (text) => {
    const privateKey = newPrivateKey();
    const theirs = new Wallet(privateKey);
    expect(walletOf(privateKey).address).toBe(theirs.address);
    expect(walletOf(privateKey).signMessage(text)).toBe(await theirs.signMessage(text));
  },
);

test("no two keys are the same, and a malformed one is not repeated", () => {
  expect(newPrivateKey()).not.toBe(newPrivateKey());
  expect(() => walletOf("0xsecret")).toThrow(
    expect.not.objectContaining({ message: expect.stringContaining("0xsecret") }),
  );
});
