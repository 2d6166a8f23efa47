import { chargeChannel } from "@lunas/domain/channel/charge-channel";
import { isRefusal } from "@lunas/domain/shared/refusal";
import { chargedAnswer } from "../../translate/channel-answer";
import { voucherClaimOf } from "../../translate/channel-claim";
import type { ChannelDeps } from "./deps";
import type { PayByChannel } from "./pay";

const replayHeaders = { "Idempotency-Replayed": "true" };

/** Charges a voucher: the database decides in one statement, and no chain is read. */
export function payByVoucher(deps: ChannelDeps): PayByChannel {
  return async ({ body, caller, chain, idempotencyKey, context, client }) => {
    const claim = voucherClaimOf({ body, idempotencyKey }, caller, chain);
    const charged = await chargeChannel(deps, claim, client);
    if (isRefusal(charged)) return charged;
    const { body: answer, headers } = chargedAnswer(claim, charged);
    return {
      status: 200,
      body: answer,
      headers: charged.isReplayed ? { ...headers, ...replayHeaders } : headers,
      ...(charged.isOwn && {
        delivered: (isWritten: boolean) =>
          deps.onAnswered({ channelId: claim.voucher.channelId, network: chain.network, charged }, isWritten, context),
      }),
    };
  };
}
