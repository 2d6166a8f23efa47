import { addressOf } from "@lunas/testkit/build/numbered";
import { isRefusal } from "../shared/refusal";
import { parseApiKey } from "./api-key";
import { hashApiKey } from "./authenticate";
import type { Merchant } from "./merchant";
import type { MerchantStore, NewApiKey } from "./ports";
import { register } from "./register";

const registration = { email: "kedai@example.com", walletAddress: addressOf(1), name: "Kedai", website: null };

test("a new merchant gets one secret sandbox key, which is stored as a hash", async () => {
  const keys: (NewApiKey | null)[] = [];
  const store: MerchantStore["register"] = async (merchant, key) => {
    keys.push(key);
    return merchant as Merchant;
  };
  const registered = await register({ merchants: { register: store }, hasSandbox: true }, registration);
  if (isRefusal(registered) || registered.sandboxApiKey === null) throw new Error("refused");
  expect(registered.merchant).toMatchObject({ ...registration, defaultToken: "IDRX", defaultNetwork: "base" });
  expect(parseApiKey(registered.sandboxApiKey)).toEqual({ type: "secret", environment: "sandbox" });
  expect(keys).toEqual([
    expect.objectContaining({ merchantId: registered.merchant.id, hash: hashApiKey(registered.sandboxApiKey) }),
  ]);
  expect(JSON.stringify(keys)).not.toContain(registered.sandboxApiKey);
});

test("a wallet has one merchant", async () => {
  const merchants = { register: async () => null };
  expect(await register({ merchants, hasSandbox: true }, registration)).toMatchObject({ refused: "merchant_exists" });
});

test("without a sandbox a new merchant has no key: production keys are made in a session", async () => {
  const keys: (NewApiKey | null)[] = [];
  const store: MerchantStore["register"] = async (merchant, key) => {
    keys.push(key);
    return merchant as Merchant;
  };
  const registered = await register({ merchants: { register: store }, hasSandbox: false }, registration);
  expect(registered).toMatchObject({ merchant: registration, sandboxApiKey: null });
  expect(keys).toEqual([null]);
});
