import type { Address, Chain } from "@lunas/catalog/chain";
import { base } from "@lunas/catalog/chains/base";
import { aClaim } from "@lunas/testkit/build/a-claim";
import { aStoredPayment } from "@lunas/testkit/build/a-stored-payment";
import { anAuthorization } from "@lunas/testkit/build/an-authorization";
import { chain, merchantWallet, nowSeconds, payerWallet, thirdPartyWallet } from "@lunas/testkit/build/defaults";
import { facts } from "@lunas/testkit/build/facts";
import { addressOf } from "@lunas/testkit/build/numbered";
import type { ProvedWallet } from "../../merchant/wallet-proof";
import type { Authorization } from "../authorization";
import type { Claim, Terms } from "../claim";
import type { Facts } from "../facts";
import { judgeClaim, judgeFacts } from "../verify";

const unlimited = 2n ** 256n - 1n;
const unknownToken = addressOf(666);
/** The signature of a wallet that is not deployed (ERC-6492). */
const wrappedSignature = `0x${"00".repeat(128)}${"6492".repeat(16)}` as const;
const baseIdrx = base.tokens.IDRX as Address;

/** All terms and the signed fields change together, so that only the tested field is wrong. */
function agreed(signed: Partial<Authorization>, network: string = chain.caip2Network): Claim {
  const authorization = anAuthorization(signed);
  const { token: asset, amount, to: payTo } = authorization;
  const terms: Terms = { network, asset, amount, payTo };
  return aClaim({ authorization, demanded: terms, accepted: terms });
}

function withTerms(which: "demanded" | "accepted", wrong: Partial<Terms>): Claim {
  const claim = aClaim();
  return { ...claim, [which]: { ...claim.accepted, ...wrong } };
}

/** A payment to a wallet, for a merchant with these former wallets. */
function paidTo(to: Address, formerWallets: readonly Address[], from = payerWallet): Claim {
  const claim = agreed({ to, from });
  return { ...claim, merchant: { ...claim.merchant, formerWallets } };
}

describe("claim checks", () => {
  it.each<[string, Claim]>([
    ["with both terms", aClaim()],
    ["without the merchant's demand, as a publishable key may", aClaim({ demanded: null })],
    ["of the smallest amount", agreed({ amount: chain.payment.minAmount })],
    ["to a former wallet in its grace period", paidTo(thirdPartyWallet, [thirdPartyWallet])],
    ["with the latest deadline", agreed({ deadlineSeconds: BigInt(nowSeconds + 3_600) })],
  ])("accept a claim %s", (_what, claim) => {
    expect(judgeClaim(claim, nowSeconds)).toBeNull();
  });

  it.each<[string, Claim, string, Record<string, string>]>([
    ["a token of no chain", agreed({ token: unknownToken }), "unsupported_token", { asset: unknownToken }],
    ["a token of no chain, accepted only", withTerms("accepted", { asset: unknownToken }), "unsupported_token", {}],
    [
      "another network",
      agreed({}, "eip155:8453"),
      "unsupported_network",
      { expected: expect.stringContaining(chain.caip2Network), network: base.caip2Network },
    ],
    ["another chain's token", agreed({ token: baseIdrx }), "unsupported_network", { asset: baseIdrx }],
    [
      "an accepted amount that was not demanded",
      withTerms("accepted", { amount: 1n }),
      "payment_mismatch",
      { field: "paymentPayload.accepted.amount", expected: "500000", actual: "1" },
    ],
    [
      "a payee that was not demanded",
      withTerms("accepted", { payTo: thirdPartyWallet }),
      "payment_mismatch",
      { field: "paymentPayload.accepted.payTo", expected: merchantWallet, actual: thirdPartyWallet },
    ],
    [
      "a signed amount below the demand",
      { ...aClaim(), authorization: anAuthorization({ amount: 499_999n }) },
      "payment_mismatch",
      { field: "permit2Authorization.amount", expected: "500000", actual: "499999" },
    ],
    [
      "a signed amount above the demand",
      { ...aClaim(), authorization: anAuthorization({ amount: 500_001n }) },
      "payment_mismatch",
      { field: "permit2Authorization.amount" },
    ],
    [
      "a signed token that was not demanded",
      { ...aClaim(), authorization: anAuthorization({ token: baseIdrx }) },
      "payment_mismatch",
      { field: "permit2Authorization.asset" },
    ],
    [
      "a signed payee that was not demanded",
      { ...aClaim(), authorization: anAuthorization({ to: thirdPartyWallet }) },
      "payment_mismatch",
      { field: "permit2Authorization.payTo", expected: merchantWallet, actual: thirdPartyWallet },
    ],
    [
      "a payee other than the key's merchant",
      agreed({ to: thirdPartyWallet }),
      "payment_mismatch",
      { field: "payTo", expected: merchantWallet, actual: thirdPartyWallet },
    ],
    [
      "a payee that is neither the wallet nor a former one",
      paidTo(thirdPartyWallet, [payerWallet]),
      "payment_mismatch",
      { field: "payTo", expected: merchantWallet, actual: thirdPartyWallet },
    ],
    [
      "a former wallet that pays itself",
      paidTo(thirdPartyWallet, [thirdPartyWallet], thirdPartyWallet),
      "payment_mismatch",
      { field: "from", actual: thirdPartyWallet },
    ],
    [
      "a merchant that pays itself",
      agreed({ from: merchantWallet }),
      "payment_mismatch",
      { field: "from", actual: merchantWallet },
    ],
    [
      "a spender other than the proxy",
      agreed({ spender: thirdPartyWallet }),
      "payment_mismatch",
      { field: "spender", expected: chain.contracts.x402Proxy, actual: thirdPartyWallet },
    ],
    ["an amount of zero", agreed({ amount: 0n }), "payment_mismatch", { field: "amount", actual: "0" }],
    [
      "a deadline too far away",
      agreed({ deadlineSeconds: BigInt(nowSeconds + 3_601) }),
      "payment_mismatch",
      { field: "deadline", actual: `${nowSeconds + 3_601}`, now: `${nowSeconds}` },
    ],
  ])("refuse %s", (_what, claim, code, details) => {
    expect(judgeClaim(claim, nowSeconds)).toMatchObject({ refused: code, details });
  });
});

/** A production chain that is not the default one. */
const otherChain: Chain = { ...base, chainId: 31415, caip2Network: "eip155:31415" };
const byCode = (...chainIds: number[]): ProvedWallet => ({ address: merchantWallet, byKey: false, chainIds });
const byKey: ProvedWallet = { address: merchantWallet, byKey: true, chainIds: [] };

function paidOn(on: Chain, provedWallets?: readonly ProvedWallet[]): Claim {
  const token = on.tokens.IDRX as Address;
  const authorization = anAuthorization({ token, spender: on.contracts.x402Proxy, amount: on.payment.minAmount });
  const claim = aClaim({ chain: on, authorization });
  return { ...claim, merchant: { ...claim.merchant, ...(provedWallets && { provedWallets }) } };
}

describe("the proof of the payee's wallet", () => {
  it.each<[string, Claim]>([
    ["its key is enough on every chain", paidOn(otherChain, [byKey])],
    ["its code is enough on a chain where it signed", paidOn(otherChain, [byCode(8453, 31415)])],
    ["without a stored proof the default production chain counts", paidOn(base)],
    ["the sandbox needs none", paidOn({ ...otherChain, environment: "sandbox" }, [byCode(8453)])],
  ])("%s", (_what, claim) => {
    expect(judgeClaim(claim, nowSeconds)).toBeNull();
  });

  it.each<[string, Claim, string]>([
    ["its code has signed on another chain only", paidOn(otherChain, [byCode(8453)]), "eip155:8453"],
    ["there is no stored proof, on another chain", paidOn(otherChain), "eip155:8453"],
    [
      "another wallet of the merchant signed",
      paidOn(otherChain, [{ ...byKey, address: thirdPartyWallet }]),
      "eip155:8453",
    ],
    ["its code has signed elsewhere, not on the default chain", paidOn(base, [byCode(1_000_000_007)]), ""],
  ])("refuses a payment if %s", (_what, claim, expected) => {
    const details = { reason: "payee_not_proved", network: claim.chain.caip2Network, expected };
    expect(judgeClaim(claim, nowSeconds)).toMatchObject({ refused: "unsupported_network", details });
  });
});

describe("fact checks", () => {
  const own = aStoredPayment({ txHash: "0xabc" });

  it.each<[string, Partial<Authorization>, Facts]>([
    ["when all is well", {}, facts()],
    [
      "when the allowance is unlimited, whatever is in flight",
      {},
      facts({ chain: { allowance: unlimited }, store: { payerInFlight: 9_500_000n } }),
    ],
    ["when balance and allowance are exactly enough", {}, facts({ chain: { balance: 500_000n, allowance: 500_000n } })],
    ["when the deadline is just late enough", { deadlineSeconds: BigInt(nowSeconds + 6) }, facts()],
    ["when it becomes valid now", { validAfterSeconds: BigInt(nowSeconds) }, facts()],
  ])("accept a claim %s", (_what, signed, known) => {
    expect(judgeFacts(agreed(signed), known)).toBeNull();
  });

  it.each<[string, Partial<Authorization>, Facts, string, Record<string, string>]>([
    [
      "another account's signature",
      {},
      facts({ chain: { signatureIsValid: false } }),
      "invalid_signature",
      { payer: payerWallet, kind: "ecdsa" },
    ],
    [
      "a signature that the payer's code refuses",
      {},
      facts({ chain: { signatureIsValid: false, payerHasCode: true } }),
      "invalid_signature",
      { kind: "eip1271" },
    ],
    [
      "a signature of a wallet that is not deployed",
      { signature: wrappedSignature },
      facts({ chain: { signatureIsValid: false } }),
      "invalid_signature",
      { payer: payerWallet, kind: "ecdsa", reason: "wallet_not_deployed" },
    ],
    [
      "a wrapped signature of a deployed wallet",
      { signature: wrappedSignature },
      facts({ chain: { signatureIsValid: false, payerHasCode: true } }),
      "invalid_signature",
      { kind: "eip1271", reason: "signature_wrapped" },
    ],
    [
      "a deadline that is too near",
      { deadlineSeconds: BigInt(nowSeconds + 5) },
      facts(),
      "expired_deadline",
      { deadline: `${nowSeconds + 5}`, earliest: `${nowSeconds + 6}`, now: `${nowSeconds}` },
    ],
    [
      "an authorization that is not valid yet",
      { validAfterSeconds: BigInt(nowSeconds + 1) },
      facts(),
      "payment_not_yet_valid",
      { validAfter: `${nowSeconds + 1}`, now: `${nowSeconds}` },
    ],
    [
      "a repeat of the merchant's own payment, with its status",
      {},
      facts({ store: { stored: own } }),
      "nonce_already_used",
      { paymentId: own.id, status: "pending", txHash: "0xabc" },
    ],
    ["a nonce that Permit2 has as used", {}, facts({ chain: { nonceIsUsed: true } }), "nonce_already_used", {}],
    [
      "a balance that is too low",
      {},
      facts({ chain: { balance: 499_999n } }),
      "insufficient_balance",
      { required: "500000", available: "499999" },
    ],
    [
      "a balance that payments in flight use up",
      {},
      facts({ chain: { balance: 1_000_000n }, store: { payerInFlight: 1_200_000n } }),
      "insufficient_balance",
      { required: "500000", available: "0" },
    ],
    [
      "an allowance that is too low",
      {},
      facts({ chain: { allowance: 0n } }),
      "no_permit2_approval",
      { required: "500000", allowance: "0", spender: chain.contracts.permit2 },
    ],
    [
      "an allowance that payments in flight use up",
      {},
      facts({ chain: { allowance: 900_000n }, store: { payerInFlight: 500_000n } }),
      "no_permit2_approval",
      { allowance: "400000" },
    ],
    [
      "a settlement that would revert",
      {},
      facts({ chain: { simulationFailure: "token_paused" } }),
      "simulation_failed",
      { reason: "token_paused" },
    ],
  ])("refuse %s", (_what, signed, known, code, details) => {
    expect(judgeFacts(agreed(signed), known)).toMatchObject({ refused: code, details });
  });

  it.each([
    ["another merchant's", aStoredPayment({ merchantId: "mer_2", txHash: "0xabc" })],
    ["another environment's", aStoredPayment({ environment: "production", txHash: "0xabc" })],
  ])("show nothing of %s payment with the same nonce", (_whose, stored) => {
    expect(judgeFacts(aClaim(), facts({ store: { stored } }))).toMatchObject({
      refused: "nonce_already_used",
      details: {},
    });
    expect(Object.keys(judgeFacts(aClaim(), facts({ store: { stored } }))?.details ?? {})).toEqual([]);
  });

  // A publishable key is public, and the chain shows the authorization: only the request that settled it gets the id,
  // which unlocks the purchase.
  it("give a browser the id of its merchant's payment only under the Idempotency-Key that settled it", () => {
    const key = { lineage: "key_1", key: "secret" } as const;
    const stored = aStoredPayment({ txHash: "0xabc", idempotency: key });
    const reported = (claim: Parameters<typeof aClaim>[0]) =>
      judgeFacts(aClaim({ source: "direct", ...claim }), facts({ store: { stored } }))?.details;
    const seen = { status: "pending", txHash: "0xabc" };
    expect(reported({ idempotency: null })).toEqual(seen);
    expect(reported({ idempotency: { ...key, key: "guess" } })).toEqual(seen);
    expect(reported({ idempotency: { ...key, lineage: "key_2" } })).toEqual(seen);
    expect(reported({ idempotency: key })).toEqual({ ...seen, paymentId: stored.id });
    expect(reported({ source: "server" })).toEqual({ ...seen, paymentId: stored.id });
  });
});
