import type { Deposited } from "@lunas/domain/channel/deposit/pay-by-deposit";
import { channelRecord } from "@lunas/domain/channel/record";
import { channelState } from "@lunas/domain/channel/requests";
import type { StoredPayment } from "@lunas/domain/payment/stored-payment";
import type { ChargeResponse } from "@lunas/protocol/api/charge-response";
import type { ChannelSettlement } from "@lunas/protocol/x402/channel-settlement";
import { encodePaymentHeader } from "@lunas/protocol/x402/payment-header";

/** The success answer of a deposit, with the header that the merchant passes to the payer. */
export function depositedAnswer(payment: StoredPayment, { channel, charge }: Deposited) {
  const { txHash, chainId, authorization } = payment;
  if (txHash === null) throw new Error(`the deposit ${payment.id} is settled without a transaction`);
  const settlement: ChannelSettlement = {
    success: true,
    transaction: txHash,
    network: `eip155:${chainId}`,
    payer: authorization.from,
    amount: authorization.amount.toString(),
    extra: {
      chargedAmount: (charge?.amount ?? 0n).toString(),
      channelState: channelState(channel),
    },
  };
  const body: ChargeResponse = {
    success: true,
    chargeId: charge?.id ?? null,
    // As the function `channel_record` of the database writes it into events.
    channel: channelRecord(channel, channel),
    settlement,
  };
  return { status: 200, body, headers: { "PAYMENT-RESPONSE": encodePaymentHeader(settlement) } } as const;
}
