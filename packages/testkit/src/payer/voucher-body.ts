import { sandbox } from "@lunas/catalog/chains/sandbox";
import type { ChannelConfig } from "@lunas/domain/channel/channel";
import type { Hex } from "@lunas/domain/shared/hex";

interface SignedVoucher {
  readonly channelId: Hex;
  readonly maxClaimableAmount: string;
  readonly signature: string;
}

/** A body of `POST /facilitate` with a voucher of a channel on the sandbox, whose payer states this config. */
export function voucherBodyOf(voucher: SignedVoucher, channelConfig: ChannelConfig, requirements: object) {
  return {
    paymentPayload: {
      x402Version: 2,
      resource: { url: "https://shop.example/a" },
      accepted: requirements,
      payload: { type: "voucher", channelConfig, voucher },
    },
    paymentRequirements: requirements,
  };
}

/** What a shop demands for one request over a channel. */
export function voucherRequirements(config: ChannelConfig, price: bigint) {
  const { receiver, receiverAuthorizer, token, withdrawDelay } = config;
  return {
    ...{ scheme: "batch-settlement", network: sandbox.caip2Network, asset: token, amount: price.toString() },
    ...{ payTo: receiver, maxTimeoutSeconds: 60 },
    extra: { assetTransferMethod: "permit2", name: "IDRX", version: "1", receiverAuthorizer, withdrawDelay },
  };
}
