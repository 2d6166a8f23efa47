import { addressOf, newPrivateKey } from "./private-key";

it("derives the account of a key", () => {
  // The first account of the mnemonic that development tools share.
  const key = "0xac0974bec39a17e36ba4a6b4d238ff944bacb478cbed5efcae784d7bf4f2ff80";
  expect(addressOf(key)).toBe("0xf39fd6e51aad88f6f4ce6ab8827279cfffb92266");
});

it("makes a different key each time", () => {
  expect(newPrivateKey()).toMatch(/^0x[0-9a-f]{64}$/);
  expect(newPrivateKey()).not.toBe(newPrivateKey());
});
