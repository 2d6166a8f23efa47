import { sandbox } from "@lunas/catalog/chains/sandbox";
import type { OpenedChannel } from "./channel-story";

/** A body of `POST /facilitate` with the channel's next voucher: the price comes on what was charged before. */
export async function voucherBody(
  channel: Pick<OpenedChannel, "id" | "config" | "charge">,
  { charged, price }: { readonly charged: bigint; readonly price: bigint },
): Promise<object> {
  const { receiver, receiverAuthorizer, token, withdrawDelay } = channel.config;
  const { sum, signature } = await channel.charge(charged + price);
  const requirements = {
    ...{ scheme: "batch-settlement", network: sandbox.caip2Network, asset: token, amount: price.toString() },
    ...{ payTo: receiver, maxTimeoutSeconds: 60 },
    extra: { assetTransferMethod: "permit2", name: "IDRX", version: "1", receiverAuthorizer, withdrawDelay },
  };
  return {
    paymentPayload: {
      x402Version: 2,
      resource: { url: "https://shop.example/a" },
      accepted: requirements,
      payload: {
        type: "voucher",
        channelConfig: channel.config,
        voucher: { channelId: channel.id, maxClaimableAmount: sum, signature },
      },
    },
    paymentRequirements: requirements,
  };
}
