import { refuseUnproved } from "../../merchant/wallet-proof";
import type { ClaimCheck } from "../../payment/checks/check";
import { deadlineIsNear } from "../../payment/checks/deadline-is-near";
import { mismatch } from "../../payment/checks/mismatch";
import { networkIsTheKeys } from "../../payment/checks/network-is-the-keys";
import { schemeIsMissing } from "../../payment/checks/scheme-is-missing";
import { spenderIsTheProxy } from "../../payment/checks/spender-is-the-proxy";
import { differ } from "../../payment/checks/terms-agree";
import { tokenIsRegistered } from "../../payment/checks/token-is-registered";
import type { Claim } from "../../payment/claim";
import { type Refusal, refuse } from "../../shared/refusal";
import type { DepositClaim } from "./deposit-claim";

const noAddress = `0x${"0".repeat(40)}` as const;

type DepositCheck = (claim: Claim, deposit: DepositClaim) => Refusal | null;

function ofDeposit(check: DepositCheck): ClaimCheck {
  return (claim) => {
    if (claim.deposit === undefined) throw new Error("a claim without a channel was checked as a deposit");
    return check(claim, claim.deposit);
  };
}

/** The demanded, the accepted and the signed terms are the same. The chain binds the channel to all of its config. */
const termsAgree = ofDeposit((claim, { channelId, config, stated: again }) => {
  const { accepted, authorization } = claim;
  const demanded = claim.demanded ?? accepted;
  const pairs = [
    ["channelConfig.token", demanded.asset, config.token],
    ["channelConfig.receiver", demanded.payTo, config.receiver],
    ["voucher.channelId", channelId, again.voucherChannelId],
    ["permit2Authorization.from", config.payer, authorization.from],
    ["permit2Authorization.permitted.token", config.token, authorization.token],
    ["permit2Authorization.permitted.amount", again.amount, authorization.amount],
    ["permit2Authorization.witness.channelId", channelId, again.witnessChannelId],
  ] as const;
  const [wrong] = pairs.filter(([, expected, actual]) => expected !== actual);
  const stated = wrong === undefined ? null : mismatch(wrong[0], wrong[1], wrong[2]);
  return differ("paymentPayload.accepted", demanded, accepted) ?? stated;
});

/** The channel pays the merchant (during the grace period also its former wallet), and the payer is not the merchant. */
const receiverIsTheMerchant = ofDeposit(({ merchant }, { config: { payer, receiver } }) => {
  const isFormer = merchant.formerWallets?.includes(receiver) === true;
  if (receiver !== merchant.walletAddress && !isFormer)
    return mismatch("channelConfig.receiver", merchant.walletAddress, receiver);
  return payer === receiver ? mismatch("channelConfig.payer", "a payer other than the receiver", payer) : null;
});

/**
 * A key signs the vouchers: a wallet with code may change its owners afterwards, a key may not. Who signs claims, and how long the
 * payer waits for a withdrawal, is what the merchant demanded.
 */
const configIsDemanded = ofDeposit(({ chain }, { config, demanded, managedBy }) => {
  const { payerAuthorizer, receiverAuthorizer, withdrawDelay } = config;
  if (chain.channels === null) return schemeIsMissing(chain, "batch-settlement");
  // A shop that keeps its own books decides itself whose code it trusts.
  if (payerAuthorizer === noAddress && managedBy === "lunas")
    return mismatch("channelConfig.payerAuthorizer", "a key", payerAuthorizer);
  const authorizer = demanded.receiverAuthorizer ?? receiverAuthorizer;
  if (receiverAuthorizer !== authorizer || authorizer === noAddress)
    return mismatch("channelConfig.receiverAuthorizer", authorizer, receiverAuthorizer);
  const delay = demanded.withdrawDelay ?? chain.channels.withdrawDelay;
  return withdrawDelay === delay ? null : mismatch("channelConfig.withdrawDelay", delay, withdrawDelay);
});

const amountsAreInBounds = ofDeposit(({ chain, authorization: { amount } }, { price, charge }) => {
  const { leastDeposit = 0n, largestDeposit = 0n } = chain.channels ?? {};
  if (amount < leastDeposit) return mismatch("deposit.amount", `at least ${leastDeposit}`, amount);
  if (amount > largestDeposit) return mismatch("deposit.amount", `at most ${largestDeposit}`, amount);
  return charge <= price ? null : mismatch("charge", `at most ${price}`, charge);
});

const voucherIsSigned = ofDeposit((_, { voucher, config }) => {
  if (voucher.isAuthorizers) return null;
  return refuse("invalid_signature", "The voucher is not signed by the channel's payerAuthorizer.", {
    scheme: "voucher",
    payerAuthorizer: config.payerAuthorizer,
  });
});

/** Of a deposit, in order, in the place of the claim checks of a payment. */
export const depositChecks: readonly ClaimCheck[] = [
  tokenIsRegistered,
  networkIsTheKeys,
  termsAgree,
  receiverIsTheMerchant,
  ofDeposit(({ merchant, chain }, { config }) => refuseUnproved(merchant, config.receiver, chain)),
  configIsDemanded,
  spenderIsTheProxy,
  amountsAreInBounds,
  deadlineIsNear,
  voucherIsSigned,
];
