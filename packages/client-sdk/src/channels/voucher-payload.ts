import type { ChannelPayload, ChannelSettlement, DepositPart, VoucherPart } from "@lunas/protocol/wire/channels";
import type { Hex } from "@lunas/protocol/wire/hex";
import type { PaymentRequired } from "@lunas/protocol/wire/x402";
import type { ChannelCharge } from "./channel-way";
import type { ChannelTerms } from "./choose-channel";
import { depositExtensions } from "./deposit";
import type { SentVoucher } from "./judge-answer";
import type { KeptChannel } from "./kept-channel";
import { signVoucher } from "./voucher";

interface Demanded {
  readonly demanded: PaymentRequired;
  readonly chosen: ChannelTerms;
}

/** The payload of a request: the same state gives the same bytes, so that a repeat is one for the service too. */
export function payloadOf(channel: KeptChannel, sent: SentVoucher, { demanded, chosen }: Demanded): ChannelPayload {
  const { config: channelConfig, deposit } = channel;
  const voucher = signVoucher(channel, sent.max);
  const shared = { channelConfig, voucher };
  const part: VoucherPart | DepositPart =
    deposit === null
      ? { type: "voucher", ...shared }
      : {
          ...{ type: "deposit", ...shared },
          deposit: { amount: deposit.amount, authorization: { permit2Authorization: deposit.authorization } },
        };
  return {
    x402Version: 2,
    payload: part,
    accepted: plain(chosen.terms),
    resource: demanded.resource,
    ...(deposit === null ? {} : { extensions: depositExtensions(deposit) }),
  };
}

/** Without the shop's state of the channel, which a corrective 402 adds. */
function plain(terms: ChannelTerms["terms"]): ChannelTerms["terms"] {
  const {
    channelState: _state,
    voucherState: _voucher,
    ...extra
  } = terms.extra as typeof terms.extra & {
    readonly channelState?: unknown;
    readonly voucherState?: unknown;
  };
  return { ...terms, extra };
}

export function chargeOf(channel: KeptChannel, settlement: ChannelSettlement, amount: bigint): ChannelCharge {
  const { payer, receiver, token } = channel.config;
  const { channelId, balance, charged } = channel;
  return {
    ...{ success: true, transaction: settlement.transaction as Hex | "", network: settlement.network, payer },
    ...{ payTo: receiver, asset: token, amount: amount.toString(), channel: { channelId, balance, charged } },
  };
}
