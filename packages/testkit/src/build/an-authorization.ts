import type { Authorization } from "@lunas/domain/payment/authorization";
import { chain, idrx, merchantWallet, nowSeconds, payerWallet } from "./defaults";
import { nextNumber } from "./numbered";

/** An authorization of 5,000 rupiah to the merchant, good for a minute; the signature is no real one (see `createPayer`). */
export function anAuthorization(overrides: Partial<Authorization> = {}): Authorization {
  return {
    kind: "exact",
    terms: {},
    from: payerWallet,
    token: idrx,
    amount: 500_000n,
    spender: chain.contracts.x402Proxy,
    nonce: BigInt(nextNumber()),
    deadlineSeconds: BigInt(nowSeconds + 60),
    to: merchantWallet,
    validAfterSeconds: 0n,
    signature: `0x${"11".repeat(64)}1b`,
    ...overrides,
  };
}
