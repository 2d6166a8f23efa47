import type { Address } from "@lunas/catalog/chain";
import { aDepositClaim } from "@lunas/testkit/build/a-deposit";
import { merchantWallet, nowSeconds } from "@lunas/testkit/build/defaults";
import { addressOf, hashOf } from "@lunas/testkit/build/numbered";
import type { Claim } from "../../payment/claim";
import { judgeClaim } from "../../payment/verify";
import type { DepositClaim } from "./deposit-claim";
import { judgeDeposit, refuseDeposit } from "./judge-deposit";
import type { DepositChannel } from "./ports";

const other = addressOf(99) as Address;
const claimWith = (changed: Partial<DepositClaim>, of: Partial<Claim> = {}): Claim => {
  const claim = aDepositClaim();
  return { ...claim, ...of, deposit: { ...(claim.deposit as DepositClaim), ...changed } };
};
const own = aDepositClaim().deposit as DepositClaim;
const withConfig = (changed: Partial<DepositClaim["config"]>) => claimWith({ config: { ...own.config, ...changed } });
const refusalOf = (claim: Claim) => {
  const refusal = judgeClaim(claim, nowSeconds);
  return refusal && [refusal.refused, ...(refusal.details.field === undefined ? [] : [refusal.details.field])];
};

describe("the claim of a deposit", () => {
  it("passes, also to a former wallet of the merchant", () => {
    expect(judgeClaim(aDepositClaim(), nowSeconds)).toBeNull();
    const merchant = { id: "mer_1", walletAddress: other, formerWallets: [merchantWallet] } as const;
    expect(judgeClaim(claimWith({}, { merchant }), nowSeconds)).toBeNull();
  });

  const { authorization, accepted } = aDepositClaim();
  const signed = (changed: object) => claimWith({}, { authorization: { ...authorization, ...changed } });
  const stated = (changed: object) => claimWith({ stated: { ...own.stated, ...changed } });
  it.each<[string, Claim, readonly string[]]>([
    [
      "another price accepted",
      claimWith({}, { accepted: { ...accepted, amount: 1n } }),
      ["payment_mismatch", "paymentPayload.accepted.amount"],
    ],
    [
      "another payee demanded",
      claimWith({}, { accepted: { ...accepted, payTo: other }, demanded: { ...accepted, payTo: other } }),
      ["payment_mismatch", "channelConfig.receiver"],
    ],
    ["another token of the channel", withConfig({ token: other }), ["payment_mismatch", "channelConfig.token"]],
    [
      "another channel in the voucher",
      stated({ voucherChannelId: hashOf(1) }),
      ["payment_mismatch", "voucher.channelId"],
    ],
    [
      "another channel signed",
      stated({ witnessChannelId: hashOf(1) }),
      ["payment_mismatch", "permit2Authorization.witness.channelId"],
    ],
    ["another amount signed", stated({ amount: 1n }), ["payment_mismatch", "permit2Authorization.permitted.amount"]],
    ["another token signed", signed({ token: other }), ["payment_mismatch", "permit2Authorization.permitted.token"]],
    ["another payer signed", signed({ from: other }), ["payment_mismatch", "permit2Authorization.from"]],
    ["another spender signed", signed({ spender: other }), ["payment_mismatch", "spender"]],
    [
      "another merchant",
      claimWith({}, { merchant: { id: "mer_2", walletAddress: other } }),
      ["payment_mismatch", "channelConfig.receiver"],
    ],
    [
      "a payer that is the merchant",
      claimWith(
        { config: { ...own.config, payer: merchantWallet } },
        { authorization: { ...authorization, from: merchantWallet } },
      ),
      ["payment_mismatch", "channelConfig.payer"],
    ],
    [
      "vouchers of a wallet",
      withConfig({ payerAuthorizer: addressOf(0) as Address }),
      ["payment_mismatch", "channelConfig.payerAuthorizer"],
    ],
    [
      "claims by nobody",
      withConfig({ receiverAuthorizer: addressOf(0) as Address }),
      ["payment_mismatch", "channelConfig.receiverAuthorizer"],
    ],
    [
      "claims by another",
      claimWith({ demanded: { receiverAuthorizer: other, withdrawDelay: null } }),
      ["payment_mismatch", "channelConfig.receiverAuthorizer"],
    ],
    [
      "another delay than the chain's",
      withConfig({ withdrawDelay: 900 }),
      ["payment_mismatch", "channelConfig.withdrawDelay"],
    ],
    [
      "another delay than demanded",
      claimWith({ demanded: { receiverAuthorizer: null, withdrawDelay: 900 } }),
      ["payment_mismatch", "channelConfig.withdrawDelay"],
    ],
    ["a charge above the price", claimWith({ charge: own.price + 1n }), ["payment_mismatch", "charge"]],
    [
      "a voucher of another key",
      claimWith({ voucher: { ...own.voucher, isAuthorizers: false } }),
      ["invalid_signature"],
    ],
  ])("is refused for %s", (_what, claim, expected) => {
    expect(refusalOf(claim)).toEqual(expected);
  });

  it("is within the chain's bounds", () => {
    const { leastDeposit, largestDeposit } = aDepositClaim().chain.channels ?? { leastDeposit: 0n, largestDeposit: 0n };
    const of = (amount: bigint) =>
      claimWith({ stated: { ...own.stated, amount } }, { authorization: { ...authorization, amount } });
    for (const amount of [leastDeposit, largestDeposit]) expect(refusalOf(of(amount))).toBeNull();
    for (const amount of [leastDeposit - 1n, largestDeposit + 1n])
      expect(refusalOf(of(amount))).toEqual(["payment_mismatch", "deposit.amount"]);
  });

  it("is refused where the chain has no channels", () => {
    const { chain } = aDepositClaim();
    expect(refusalOf(claimWith({}, { chain: { ...chain, channels: null } }))).toEqual(["invalid_request"]);
  });
});

describe("the channel of a deposit", () => {
  const onChain = {
    balance: 500n,
    claimed: 0n,
    refundNonce: 2n,
    withdrawAmount: 0n,
    withdrawRequestedAt: 0,
    readAtBlock: 1,
  };
  const channel: DepositChannel = {
    ...{ id: own.channelId, merchantId: "mer_1", environment: "sandbox", network: "sandbox", chainId: 1337 },
    ...{ tokenSymbol: "IDRX", config: own.config, managedBy: "lunas", status: "open", onChain, charged: 300n },
    ...{ signedMax: 300n, voucherSignature: "0xab", lastChargeId: null, lastChargeAtMs: null, unclaimedSinceMs: null },
    ...{ actionId: null, openedAtMs: 0, closedAtMs: null, reserved: null },
  };
  const follows = claimWith({ voucher: { ...own.voucher, signedMax: 300n + own.price } });
  const judged = (of: Partial<DepositChannel> | null, claim = follows) =>
    judgeDeposit(claim, of && { ...channel, ...of }, 1_000)?.refused ?? null;

  it("is new, or has the sum that the voucher follows", () => {
    expect(judged(null, aDepositClaim())).toBeNull();
    expect(judged({})).toBeNull();
    for (const status of ["short", "closed"] as const) expect(judged({ status })).toBeNull();
  });

  it("is out of step for every other voucher, and says what it has", () => {
    expect(judgeDeposit(aDepositClaim(), channel, 1_000)).toMatchObject({
      refused: "channel_out_of_step",
      details: {
        charged: "300",
        balance: "500",
        claimed: "0",
        refundNonce: "2",
        signedMaxClaimable: "300",
        signature: "0xab",
      },
    });
    expect(judged(null)).toBe("channel_out_of_step");
  });

  it("goes on from what the contract has claimed, where the rows have charged less, and shows no voucher that proves less", () => {
    const claimed = { ...onChain, claimed: 400n };
    const next = claimWith({ voucher: { ...own.voucher, signedMax: 400n + own.price } });
    expect(judged({ onChain: claimed }, next)).toBeNull();
    const refused = judgeDeposit(follows, { ...channel, onChain: claimed }, 1_000);
    expect(refused).toMatchObject({
      refused: "channel_out_of_step",
      details: { charged: "400", claimed: "400", signedMaxClaimable: "300" },
    });
    expect(refused?.details).not.toHaveProperty("signature");
    const proven = judgeDeposit(follows, { ...channel, onChain: claimed, signedMax: 400n }, 1_000);
    expect(proven?.details).toMatchObject({ charged: "400", signature: "0xab" });
  });

  it("covers the voucher with this deposit", () => {
    const claim = claimWith({ price: 300_000n, voucher: { ...own.voucher, signedMax: 300_300n } });
    const { amount } = claim.authorization;
    expect(judged({ onChain: { ...onChain, balance: 300_300n - amount } }, claim)).toBeNull();
    expect(judged({ onChain: { ...onChain, balance: 300_299n - amount } }, claim)).toBe("channel_exhausted");
  });

  it("takes none while its payer withdraws, another keeps its charges, or it is reserved for another voucher", () => {
    expect(judged({ status: "withdrawing" })).toBe("channel_withdrawing");
    expect(judged({ managedBy: "shop" })).toBe("payment_mismatch");
    const reserved = { signature: "0xcd", untilMs: 1_001 };
    expect(judged({ reserved })).toBe("channel_busy");
    expect(judged({ reserved: { ...reserved, untilMs: 1_000 } })).toBeNull();
    expect(judged({ reserved: { ...reserved, signature: own.voucher.signature } })).toBeNull();
  });

  it("of a stock server has its own sum: the voucher is above what is claimed", () => {
    const shop = claimWith({ managedBy: "shop", voucher: { ...own.voucher, signedMax: 5n } });
    const claimed = (amount: bigint) => ({ managedBy: "shop", onChain: { ...onChain, claimed: amount } }) as const;
    expect([judged(null, shop), judged(claimed(4n), shop)]).toEqual([null, null]);
    expect(judged(claimed(5n), shop)).toBe("channel_out_of_step");
  });

  it("is read for deposits alone", async () => {
    const find = async () => channel;
    const { deposit: _, ...payment } = follows;
    expect(await refuseDeposit(undefined, payment, 1_000)).toBeNull();
    expect(await refuseDeposit({ find }, aDepositClaim(), 1_000)).toMatchObject({ refused: "channel_out_of_step" });
    await expect(refuseDeposit(undefined, follows, 1_000)).rejects.toThrow("there are no channels");
  });
});
