import type { Address } from "@lunas/catalog/chain";
import type { Hex } from "@lunas/domain/shared/hex";
import { Unavailable } from "@lunas/domain/shared/unavailable";
import { freshWallet } from "@lunas/testkit/payer/fresh-wallet";
import { hashMessage } from "ethers";
import { createProvedBy, messageDigest } from "./proved-by";

const [owner, thirdParty] = [freshWallet(), freshWallet()];
const text = "pay.example wants you to sign in ☕";

async function ask(code: "no_code" | "valid" | "invalid" | Error, by = owner) {
  const asksCode = jest.fn(async () => {
    if (code instanceof Error) throw code;
    return code;
  });
  const signature = (await by.signMessage(text)) as Hex;
  return createProvedBy({ chainId: 8453, ask: asksCode })({
    address: owner.address as Address,
    text,
    signature,
    chainId: 1337,
  });
}

const key = { kind: "key" };

test.each<["no_code" | "valid" | "invalid", typeof owner, object | null]>([
  ["no_code", owner, key],
  ["no_code", thirdParty, null],
  // The chain that was asked, not the one that the message names.
  ["valid", thirdParty, { kind: "code", chainId: 8453 }],
  ["invalid", thirdParty, null],
  // As with payments: where there is code, only its answer counts.
  ["invalid", owner, null],
  // A delegated account (EIP-7702): its key is its own on every chain.
  ["valid", owner, key],
])("code that answers %s", async (code, by, outcome) => {
  expect(await ask(code, by)).toEqual(outcome);
});

test("while the chain is away only a key's own signature is accepted", async () => {
  const away = new Unavailable("chain", "no endpoint answered");
  expect(await ask(away, owner)).toEqual(key);
  await expect(ask(away, thirdParty)).rejects.toBe(away);
  await expect(ask(new Error("a bug"), owner)).rejects.toThrow("a bug");
});

test("the digest is EIP-191's", () => {
  expect(messageDigest(text)).toBe(hashMessage(text));
});
