import type { Address } from "@lunas/catalog/chain";
import type { Hex } from "@lunas/domain/shared/hex";
import { Unavailable } from "@lunas/domain/shared/unavailable";
import { hashMessage, Wallet } from "ethers";
import { createHasSigned, messageDigest } from "./has-signed";

const [owner, thirdParty] = [Wallet.createRandom(), Wallet.createRandom()];
const text = "pay.example wants you to sign in ☕";

async function ask(code: "no_code" | "valid" | "invalid" | Error, by = owner) {
  const asksCode = jest.fn(async () => {
    if (code instanceof Error) throw code;
    return code;
  });
  const signature = (await by.signMessage(text)) as Hex;
  return createHasSigned(asksCode)({ address: owner.address as Address, text, signature });
}

test.each<["no_code" | "valid" | "invalid", typeof owner, boolean]>([
  ["no_code", owner, true],
  ["no_code", thirdParty, false],
  ["valid", thirdParty, true],
  ["invalid", thirdParty, false],
  // As with payments: where there is code, only its answer counts.
  ["invalid", owner, false],
])("code that answers %s", async (code, by, outcome) => {
  expect(await ask(code, by)).toBe(outcome);
});

test("while the chain is away only a key's own signature is accepted", async () => {
  const away = new Unavailable("chain", "no endpoint answered");
  expect(await ask(away, owner)).toBe(true);
  await expect(ask(away, thirdParty)).rejects.toBe(away);
  await expect(ask(new Error("a bug"), owner)).rejects.toThrow("a bug");
});

test("the digest is EIP-191's", () => {
  expect(messageDigest(text)).toBe(hashMessage(text));
});
