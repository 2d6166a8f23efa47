import { base } from "@lunas/catalog/chains/base";
import { sandbox } from "@lunas/catalog/chains/sandbox";
import { createLink, type LinkRequest } from "./create-link";
import type { LinkPayee, PaymentLinks } from "./ports";

const other = { ...base, network: "other", chainId: 10, caip2Network: "eip155:10" } as unknown as typeof base;
const wallet = "0x00000000000000000000000000000000000000aa";
const payee: LinkPayee = { id: "mer_1", walletAddress: wallet, defaultNetwork: "base" };
const request: LinkRequest = {
  ...{ merchantId: "mer_1", network: undefined, tokenSymbol: "IDRX", title: "Kopi", description: null },
  ...{ amount: 10_000_000n, redirectUrl: null, maxPayments: null, expiresAtMs: null, metadata: null },
};

/** What becomes of a request: the stored fields of the link, or the refusal. */
async function made(overrides: Partial<LinkRequest>, merchant: LinkPayee = payee) {
  const links: Pick<PaymentLinks, "create" | "payeeOf"> = {
    payeeOf: async () => merchant,
    create: async (link) => ({ ...link, isActive: true, createdAtMs: 0, updatedAtMs: 0, placesTaken: null }),
  };
  return createLink({ links, served: [base, other], clock: { now: () => 0 } }, { ...request, ...overrides });
}

it("takes the merchant's default network, else the first of the environment", async () => {
  expect(await made({})).toMatchObject({ network: "base", chainId: base.chainId });
  const byKey = { ...payee, provedWallets: [{ address: wallet, byKey: true, chainIds: [] }] } as const;
  expect(await made({}, { ...byKey, defaultNetwork: "other" })).toMatchObject({ network: "other", chainId: 10 });
  expect(await made({}, { ...byKey, defaultNetwork: "gone" })).toMatchObject({ network: "base" });
});

it("refuses a network that the environment has not", async () => {
  expect(await made({ network: sandbox.network })).toMatchObject({
    refused: "unsupported_network",
    details: { expected: "base, other" },
  });
});

it("refuses a network on which every payment would be refused, because the wallet has not proved itself", async () => {
  const byCode = (chainIds: number[]): LinkPayee => ({
    ...payee,
    provedWallets: [{ address: wallet, byKey: false, chainIds }],
  });
  const refusal = {
    refused: "unsupported_network",
    details: { reason: "payee_not_proved", expected: base.caip2Network },
  };
  expect(await made({ network: "other" })).toMatchObject(refusal);
  expect(await made({ network: "other" }, byCode([base.chainId]))).toMatchObject(refusal);
  expect(await made({ network: "other" }, byCode([base.chainId, 10]))).toMatchObject({ network: "other" });
});

it("refuses a token that the chain has not, and a price below the chain's smallest", async () => {
  expect(await made({ tokenSymbol: "XRUP" })).toMatchObject({
    refused: "unsupported_token",
    details: { token: "XRUP" },
  });
  expect(await made({ amount: 0n })).toMatchObject({
    refused: "invalid_request",
    details: { amount: expect.stringContaining("must be at least") },
  });
});
