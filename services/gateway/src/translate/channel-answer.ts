import type { Chain } from "@lunas/catalog/chain";
import { baseOf } from "@lunas/domain/channel/channel";
import type { ChargedChannel } from "@lunas/domain/channel/charge-channel";
import type { ChannelBooks } from "@lunas/domain/channel/ports";
import { type ChannelRecord, channelRecord } from "@lunas/domain/channel/record";
import type { VoucherClaim } from "@lunas/domain/channel/voucher-claim";
import type { ChargeResponse } from "@lunas/protocol/api/charge-response";
import type { ChannelSettlement, ChannelState } from "@lunas/protocol/x402/channel-settlement";
import { encodePaymentHeader } from "@lunas/protocol/x402/payment-header";

type OfChannel = Pick<VoucherClaim, "chain" | "config" | "voucher">;

/** The success answer of a charge, with the header that the merchant passes to the payer. */
export function chargedAnswer(
  claim: OfChannel,
  { charge, channel }: ChargedChannel,
): { readonly body: ChargeResponse; readonly headers: Readonly<Record<string, string>> } {
  const settlement: ChannelSettlement = {
    success: true,
    transaction: "",
    network: claim.chain.caip2Network,
    payer: claim.config.payer,
    amount: "",
    extra: {
      chargedAmount: (charge?.amount ?? 0n).toString(),
      // Of a stored answer as it was: the payer's next voucher follows what is charged now, which `channel` shows.
      channelState: channelStateOf(claim, channel, charge?.cumulative ?? baseOf(channel)),
    },
  };
  const body: ChargeResponse = {
    success: true,
    chargeId: charge?.chargeId ?? null,
    channel: recordOfClaim(claim, channel),
    settlement,
  };
  return { body, headers: { "PAYMENT-RESPONSE": encodePaymentHeader(settlement) } };
}

function channelStateOf({ voucher }: OfChannel, { onChain }: ChannelBooks, charged: bigint): ChannelState {
  return {
    channelId: voucher.channelId,
    balance: onChain.balance.toString(),
    totalClaimed: onChain.claimed.toString(),
    withdrawRequestedAt: onChain.withdrawRequestedAt,
    refundNonce: onChain.refundNonce.toString(),
    chargedCumulativeAmount: charged.toString(),
  };
}

/** The channel of a claim whose terms are checked: its id is the hash of its config, so its row says the same. */
export function recordOfClaim({ chain, config, voucher }: OfChannel, channel: ChannelBooks): ChannelRecord {
  const { environment, network } = chain;
  const named = { id: voucher.channelId, environment, network, tokenSymbol: symbolOf(chain, config.token), config };
  return channelRecord(named, channel);
}

function symbolOf({ tokens, network }: Chain, token: string): string {
  for (const symbol in tokens) if (tokens[symbol] === token) return symbol;
  throw new Error(`an accepted claim names ${token}, which ${network} does not have`);
}
