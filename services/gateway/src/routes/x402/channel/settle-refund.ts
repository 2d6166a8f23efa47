import type { Chain } from "@lunas/catalog/chain";
import { judgeOwnAuthorizer, judgeRefundRows } from "@lunas/domain/channel/shop/judge-claims";
import { judgeChannel } from "@lunas/domain/channel/shop/judge-config";
import { judgeRefund } from "@lunas/domain/channel/shop/judge-refund";
import type { ShopClaimRow, ShopTerms, ShopVoucher } from "@lunas/domain/channel/shop/payload";
import { type ChannelProblem, channelProblem, isChannelProblem } from "@lunas/domain/channel/shop/problem";
import type { ShopRefund } from "@lunas/domain/channel/shop/requested";
import { judgeManager } from "@lunas/domain/channel/shop/verify-payload";
import { isRefusal } from "@lunas/domain/shared/refusal";
import type { StockChannelPart } from "@lunas/protocol/x402/channel-facade";
import type { X402SettleResponse } from "@lunas/protocol/x402/facade";
import { shopClaimRows, shopTerms, shopVoucher } from "../../../translate/shop-payload";
import type { X402Deps } from "../deps";
import { type Names, problemAnswer, refusalAnswer, stateAfter, unsettledAnswer } from "./answers";
import { judgeRows, provenClaim, type RequestedClaim } from "./settle-claim";
import { settleOnce } from "./settle-once";
import type { SettleType } from "./settle-type";
import type { ChannelEnd, ShopRequest } from "./settling";

/** What is unused goes back to the payer, after what is charged is claimed. */
export const settleRefund: SettleType<"refund"> = async (deps, body, request) => {
  const { caller, chain } = request;
  const { payload } = body.paymentPayload;
  const names = { network: body.paymentRequirements.network, payer: payload.channelConfig.payer };
  const requested = requestedRefund(payload, shopClaimRows(deps.channelFace.reader, chain, payload.claims ?? []));
  const wrong = await judgeRequested(deps, shopTerms(body, caller, chain), requested);
  if (wrong !== null) return problemAnswer(wrong, names);
  const ended = await settleOnce(deps, request, {
    judge: () => provenRefund(deps, request, requested),
    ask: (actions, refund) => actions.refund(request, refund),
  });
  if (isChannelProblem(ended)) return problemAnswer(ended, names);
  return isRefusal(ended) ? refusalAnswer(ended, names) : refundAnswer(deps, ended, { chain, names, requested });
};

interface RequestedRefund {
  readonly voucher: ShopVoucher;
  readonly amount: bigint;
  readonly nonce: bigint;
  readonly signature: ShopRefund["signature"];
  readonly claim: RequestedClaim;
}

function requestedRefund(payload: StockChannelPart<"refund">, rows: readonly ShopClaimRow[]): RequestedRefund {
  return {
    voucher: shopVoucher(payload),
    amount: BigInt(payload.amount ?? 0),
    nonce: BigInt(payload.refundNonce ?? 0),
    signature: payload.refundAuthorizerSignature ?? null,
    claim: { rows, signature: payload.claimAuthorizerSignature ?? null },
  };
}

/** Whose channel it is, and who can sign for it: without the chain. */
async function judgeRequested(
  deps: X402Deps,
  terms: ShopTerms,
  requested: RequestedRefund,
): Promise<ChannelProblem | null> {
  const { reader, managers, authorizersOf } = deps.channelFace;
  const { voucher, claim, signature } = requested;
  const { channelId, config } = voucher;
  const ours = authorizersOf(terms.chain);
  return (
    judgeChannel(terms, voucher, reader.idOf(terms.chain, config)) ??
    judgeRefundRows(channelId, claim.rows) ??
    (signature === null ? judgeOwnAuthorizer(config.receiverAuthorizer, ours) : null) ??
    (await judgeRows(deps, terms, claim)) ??
    (await judgeManager(managers, [channelId]))
  );
}

/** The refund as it can be sent, where the contract would take it. */
async function provenRefund(
  deps: X402Deps,
  { chain }: ShopRequest,
  { voucher, amount, nonce, signature, claim }: RequestedRefund,
): Promise<ShopRefund | ChannelProblem> {
  const { reader } = deps.channelFace;
  const { channelId, config } = voucher;
  if (!(await reader.isVoucherSigned(chain, voucher)))
    return channelProblem("voucher_signature", "The payer's authorizer did not sign this voucher.");
  const channel = (await reader.readChannels(chain, [channelId]))?.[0] ?? null;
  const refused = judgeRefund({ amount, nonce, rows: claim.rows }, channel);
  if (refused !== null) return refused;
  const authorizer = config.receiverAuthorizer;
  const signed = { channelId, nonce, amount };
  if (signature !== null && !(await reader.isRefundSigned(chain, signed, { authorizer, signature })))
    return channelProblem("refund_simulation_failed", "The channel's receiverAuthorizer did not sign this refund.");
  const isClaimed = claim.rows.every(({ totalClaimed }) => totalClaimed <= (channel?.claimed ?? 0n));
  // A claim of nothing new is left out: it is no part of what is signed.
  const before = isClaimed ? null : await provenClaim(deps, { chain }, claim);
  if (isChannelProblem(before)) return { ...before, problem: "refund_simulation_failed" };
  return { config, channelId, amount, nonce, signature, claim: before };
}

interface After {
  readonly chain: Chain;
  readonly names: Names;
  readonly requested: RequestedRefund;
}

async function refundAnswer(
  deps: X402Deps,
  ended: ChannelEnd,
  { chain, names, requested }: After,
): Promise<X402SettleResponse> {
  if (ended.kind !== "settled") return unsettledAnswer(ended, names, "refund");
  const { txHash: transaction, blockNumber } = ended;
  const state = await stateAfter(deps, chain, { channelId: requested.voucher.channelId, blockNumber });
  return { success: true, transaction, ...names, amount: (ended.amount ?? 0n).toString(), ...state };
}
