import type { Claim, Terms } from "@lunas/domain/payment/claim";
import { anAuthorization } from "./an-authorization";
import { chain, merchantWallet, nowSeconds } from "./defaults";
import { hashOf } from "./numbered";

/** A claim that every check passes; the terms follow the authorization unless they are given. */
export function aClaim(overrides: Partial<Claim> = {}): Claim {
  const authorization = overrides.authorization ?? anAuthorization();
  const terms: Terms = {
    network: (overrides.chain ?? chain).caip2Network,
    asset: authorization.token,
    amount: authorization.amount,
    payTo: authorization.to,
  };
  return {
    merchant: { id: "mer_1", walletAddress: merchantWallet },
    apiKeyId: "key_1",
    source: "server",
    link: null,
    chain,
    demanded: terms,
    accepted: terms,
    authorization,
    approval: null,
    resource: "https://shop.example/article",
    description: null,
    metadata: null,
    bodyHash: () => hashOf(0xb0d1),
    receivedAtMs: nowSeconds * 1_000,
    idempotency: null,
    identifier: null,
    ...overrides,
  };
}
