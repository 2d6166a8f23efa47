import type { Address } from "@lunas/catalog/chain";
import { refuseUnproved } from "../merchant/wallet-proof";
import { mismatch } from "../payment/checks/mismatch";
import { networkIsTheKeys } from "../payment/checks/network-is-the-keys";
import { tokenIsRegistered } from "../payment/checks/token-is-registered";
import type { Hex } from "../shared/hex";
import { isRefusal, type Refusal } from "../shared/refusal";
import type { ChannelSignatures } from "./ports";
import { chargeAbovePrice, voucherSignatureInvalid } from "./refusals";
import { type ChannelTerms, termsOf, type VoucherClaim } from "./voucher-claim";

const zeroAddress: Address = "0x0000000000000000000000000000000000000000";

/** A voucher that is in order by itself: what is left to check is the channel's row. */
export interface CheckedVoucher {
  /** What the request may cost, and what is charged of it; base units. */
  readonly price: bigint;
  readonly amount: bigint;
  /** As the contract takes it. */
  readonly signature: Hex;
}

type ChannelCheck = (claim: VoucherClaim) => Refusal | null;

/** In order; the first refusal is the answer. They read nothing, and a deposit and a refund have them too. */
const channelChecks: readonly ChannelCheck[] = [
  (claim) => tokenIsRegistered(claim),
  (claim) => networkIsTheKeys(claim),
  acceptedIsDemanded,
  receiverIsTheMerchant,
  (claim) => refuseUnproved(claim.merchant, claim.config.receiver, claim.chain),
  configIsDemanded,
  authorizerIsAKey,
];

/** Checks a channel's terms, its id and the voucher's signature, without the database and the chain. */
export async function checkVoucher(
  signatures: ChannelSignatures,
  claim: VoucherClaim,
): Promise<CheckedVoucher | Refusal> {
  const refused = checkChannel(signatures, claim);
  if (refused !== null) return refused;
  const { amount: price } = termsOf(claim);
  const amount = claim.charge ?? price;
  if (amount > price) return chargeAbovePrice(price);
  const signature = await checkedSignature(signatures, claim);
  return isRefusal(signature) ? signature : { price, amount, signature };
}

/** Whether the request's channel is one of the merchant's on this network, by its terms alone. Null: it is. */
function checkChannel(signatures: ChannelSignatures, claim: VoucherClaim): Refusal | null {
  for (const check of channelChecks) {
    const refused = check(claim);
    if (refused !== null) return refused;
  }
  const id = signatures.channelIdOf(claim.chain, claim.config);
  return id === claim.voucher.channelId ? null : mismatch("voucher.channelId", id, claim.voucher.channelId);
}

/** The voucher's signature as the contract takes it, or the refusal. */
async function checkedSignature(
  signatures: ChannelSignatures,
  { chain, config: { payerAuthorizer }, voucher }: Pick<VoucherClaim, "chain" | "config" | "voucher">,
): Promise<Hex | Refusal> {
  const signature = await signatures.signatureOf(chain, voucher, payerAuthorizer);
  return signature ?? voucherSignatureInvalid(payerAuthorizer);
}

const demandedFields = ["network", "asset", "amount", "payTo", "receiverAuthorizer", "withdrawDelay"] as const;

function acceptedIsDemanded({ demanded, accepted }: VoucherClaim): Refusal | null {
  if (demanded === null) return null;
  const field = demandedFields.find((each) => demanded[each] !== accepted[each] && isSaid(demanded, each));
  if (field === undefined) return null;
  return mismatch(`paymentPayload.accepted.${field}`, demanded[field] ?? "nothing", accepted[field] ?? "nothing");
}

/** What the merchant's entry leaves out, the payer's may say: it is compared with the config. */
function isSaid(demanded: ChannelTerms, field: (typeof demandedFields)[number]): boolean {
  return demanded[field] !== null;
}

function receiverIsTheMerchant({ merchant, config: { payer, receiver } }: VoucherClaim): Refusal | null {
  const isFormer = merchant.formerWallets?.includes(receiver) === true;
  if (receiver !== merchant.walletAddress && !isFormer)
    return mismatch("channelConfig.receiver", merchant.walletAddress, receiver);
  return payer === receiver ? mismatch("channelConfig.payer", "a payer other than the receiver", payer) : null;
}

/** The channel is the one that the 402 offered. */
function configIsDemanded(claim: VoucherClaim): Refusal | null {
  const { config } = claim;
  const terms = termsOf(claim);
  if (config.token !== terms.asset) return mismatch("channelConfig.token", terms.asset, config.token);
  if (config.receiver !== terms.payTo) return mismatch("channelConfig.receiver", terms.payTo, config.receiver);
  const { receiverAuthorizer, withdrawDelay } = terms;
  if (receiverAuthorizer !== null && config.receiverAuthorizer !== receiverAuthorizer)
    return mismatch("channelConfig.receiverAuthorizer", receiverAuthorizer, config.receiverAuthorizer);
  if (withdrawDelay !== null && config.withdrawDelay !== withdrawDelay)
    return mismatch("channelConfig.withdrawDelay", withdrawDelay, config.withdrawDelay);
  return null;
}

/** Without a key of its own a channel's vouchers are signed by the payer's code, whose owners can change after a charge. */
function authorizerIsAKey({ config: { payerAuthorizer } }: VoucherClaim): Refusal | null {
  if (payerAuthorizer !== zeroAddress) return null;
  return mismatch("channelConfig.payerAuthorizer", "the address of a key", payerAuthorizer);
}
