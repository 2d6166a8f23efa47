import type { Chain } from "@lunas/catalog/chain";
import type { ShopDeposit } from "@lunas/domain/channel/shop/payload";
import { type ChannelProblem, isChannelProblem } from "@lunas/domain/channel/shop/problem";
import { type Verified, verifyDeposit, verifyVoucher } from "@lunas/domain/channel/shop/verify-payload";
import type { Authenticated } from "@lunas/domain/merchant/api-key";
import { inspect } from "@lunas/domain/payment/inspect";
import { hashBody } from "@lunas/protocol/api/hash-body";
import type { X402ChannelRequest } from "@lunas/protocol/x402/channel-facade";
import type { X402VerifyResponse } from "@lunas/protocol/x402/facade";
import { channelReason, channelStateOf } from "../../../translate/channel-reason";
import { shopDepositClaim } from "../../../translate/shop-deposit-claim";
import { shopDeposit, shopTerms, shopVoucher } from "../../../translate/shop-payload";
import type { X402Deps } from "../deps";

/** The answer to a voucher, a deposit or a payer's refund. Stores nothing. */
export async function verifyChannel(
  deps: X402Deps,
  request: X402ChannelRequest,
  { caller, chain }: { readonly caller: Authenticated; readonly chain: Chain },
): Promise<X402VerifyResponse> {
  const { payload } = request.paymentPayload;
  if (payload.type === "claim" || payload.type === "settle") return unverifiable;
  const { payer } = payload.channelConfig;
  if (deps.channelsOn(chain) === null) {
    const invalidMessage = "This network has no channels.";
    return { isValid: false, invalidReason: "unsupported_scheme", invalidMessage, payer };
  }
  const found = await verify(deps, request, { caller, chain });
  if (isChannelProblem(found)) {
    return { isValid: false, invalidReason: channelReason(found.problem), invalidMessage: found.message, payer };
  }
  return { isValid: true, payer, extra: channelStateOf(payload.voucher.channelId, found.channel) };
}

/** Without a payer: what a server writes itself is no payment. */
const unverifiable: X402VerifyResponse = {
  isValid: false,
  invalidReason: "invalid_batch_settlement_evm_payload_type",
  invalidMessage: "A payload of this type is settled without a verification.",
};

/** The problem by the checks of the payload's type; the channel before a deposit where there is none. */
export async function verify(
  deps: X402Deps,
  request: X402ChannelRequest,
  { caller, chain }: { readonly caller: Authenticated; readonly chain: Chain },
): Promise<Verified | ChannelProblem> {
  const { channelFace, facilitate } = deps;
  const checks = { reader: channelFace.reader, managers: channelFace.managers, clock: facilitate.clock };
  const terms = shopTerms(request, caller, chain);
  const { payload } = request.paymentPayload;
  if (payload.type === "deposit") {
    const deposit = shopDeposit(request as X402ChannelRequest<"deposit">);
    const isSponsored = deposit !== null && deposit.approval !== null && deps.isSponsored(chain);
    if (deposit !== null)
      return (
        (isSponsored ? await judgeApproval(deps, request, { deposit, caller, chain }) : null) ??
        verifyDeposit({ ...checks, isSponsored }, terms, deposit)
      );
  }
  if (payload.type === "voucher" || payload.type === "refund")
    return verifyVoucher(checks, terms, { ...shopVoucher(payload), isRefund: payload.type === "refund" });
  return { problem: "payload_type", message: "paymentPayload.payload is of no type that is verified." };
}

interface OfDeposit {
  readonly deposit: ShopDeposit;
  readonly caller: Authenticated;
  readonly chain: Chain;
}

/** Where Lunas pays for the payer's approval, by the checks of every payment that has one. */
async function judgeApproval(
  { facilitate }: X402Deps,
  request: X402ChannelRequest,
  { deposit, caller, chain }: OfDeposit,
): Promise<ChannelProblem | null> {
  const receivedAtMs = facilitate.clock.now();
  const claim = shopDepositClaim({ caller, chain, receivedAtMs, bodyHash: `0x${hashBody(request)}` }, deposit);
  const refused = await inspect(facilitate, claim);
  const isOfApproval = refused?.refused === "sponsorship_refused" || refused?.refused === "no_permit2_approval";
  return isOfApproval ? { problem: "erc20_approval_unavailable", message: refused.message } : null;
}
