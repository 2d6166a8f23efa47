import { base } from "@lunas/catalog/chains/base";
import { sandbox } from "@lunas/catalog/chains/sandbox";
import { defaultChainOf } from "./default-chain";

const second = { ...base, network: "sandbox" as const, chainId: 31415 };

test.each([
  ["the merchant's network", "sandbox", [base, second], second],
  ["the first one, where the network is another environment's", "base", [sandbox], sandbox],
  ["the first one, where the network is gone", "old", [base, second], base],
] as const)("a demand is paid on %s", (_what, defaultNetwork, served, chain) => {
  expect(defaultChainOf({ defaultNetwork }, [...served])).toBe(chain);
});
