import { Wallet } from "ethers";
import { newPrivateKey, walletOf } from "./wallet";

test.each(["", "hello", "Rupiah: Rp\u00a05.000 ✓", "x".repeat(1_000)])(
  "%p gets the same signature as from a well-known library",
  async (text) => {
    const privateKey = newPrivateKey();
    const theirs = new Wallet(privateKey);
    expect(walletOf(privateKey).address).toBe(theirs.address);
    expect(walletOf(privateKey).signMessage(text)).toBe(await theirs.signMessage(text));
  },
);

test("no two keys are the same, and an error does not repeat a malformed key", () => {
  expect(newPrivateKey()).not.toBe(newPrivateKey());
  expect(() => walletOf("0xsecret")).toThrow(
    expect.not.objectContaining({ message: expect.stringContaining("0xsecret") }),
  );
});
