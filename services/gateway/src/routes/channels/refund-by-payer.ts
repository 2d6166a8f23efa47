import { voucherDigest } from "@lunas/chain/read/channel-digests";
import { recoverSigner } from "@lunas/chain/read/recover-signer";
import { baseOf } from "@lunas/domain/channel/channel";
import { channelRecord } from "@lunas/domain/channel/record";
import { channelNotFound, notChargedRefusal } from "@lunas/domain/channel/refusals";
import { channelState, refundChannel, refundSettlement } from "@lunas/domain/channel/requests";
import type { Hex } from "@lunas/domain/shared/hex";
import { isRefusal, refuse } from "@lunas/domain/shared/refusal";
import { encodePaymentHeader } from "@lunas/protocol/x402/payment-header";
import type { ChannelActionDeps } from "./actions";
import type { PayByChannel } from "./pay";

/**
 * What is unused goes back to the payer; waits and answers as a settlement does. The payer's key signed the sum of all charges (`baseOf`),
 * which proves that it agrees with them. It does not prove who sends the request: after a claim of this sum the same voucher stands in
 * its calldata. The money can only go to the payer, and `checkBodyForKey` takes a refund from the merchant's server alone.
 */
export function refundByPayer(deps: ChannelActionDeps): PayByChannel {
  return async ({ body, caller: { merchant, key }, chain, client }) => {
    const { payload } = body.paymentPayload;
    const { channelId, maxClaimableAmount, signature } = payload.voucher;
    const scope = { merchantId: merchant.id, environment: key.environment };
    const id = channelId.toLowerCase() as Hex;
    const channel = await deps.channels.find(scope, id);
    if (channel === null || channel.status === "closed" || channel.chainId !== chain.chainId) return channelNotFound();
    if (channel.managedBy === "shop") return notChargedRefusal("foreign_books", channel);
    const maxClaimable = BigInt(maxClaimableAmount);
    const signer = recoverSigner(voucherDigest(chain, { channelId: id, maxClaimable }), signature);
    if (signer?.isOf(channel.config.payerAuthorizer) !== true)
      return refuse("invalid_signature", "The voucher is not signed by the channel's payer.", {});
    if (maxClaimable !== baseOf(channel)) return notChargedRefusal("out_of_step", channel);
    const amount = "amount" in payload && payload.amount !== undefined ? BigInt(payload.amount) : null;
    const refunded = await refundChannel(deps, {
      ...{ channel, amount, cause: "payer", waitMs: deps.settleWaitMs, signal: client.signal },
      mostInADay: chain.channels?.payerDailyRefunds,
    });
    if (isRefusal(refunded)) return refunded;
    const after = (await deps.channels.find(scope, id)) ?? channel;
    const settlement = {
      ...refundSettlement(chain, after.config.payer, refunded),
      extra: { channelState: channelState(after) },
    };
    return {
      status: 200,
      body: { success: true, chargeId: null, channel: channelRecord(after, after), settlement },
      headers: { "PAYMENT-RESPONSE": encodePaymentHeader(settlement) },
    };
  };
}
