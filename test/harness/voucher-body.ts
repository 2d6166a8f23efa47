import { voucherBodyOf, voucherRequirements } from "@lunas/testkit/payer/voucher-body";
import type { OpenedChannel } from "./channel-story";

/** A body of `POST /facilitate` with the channel's next voucher: the price comes on what was charged before. */
export async function voucherBody(
  { id, config, charge }: Pick<OpenedChannel, "id" | "config" | "charge">,
  { charged, price }: { readonly charged: bigint; readonly price: bigint },
): Promise<object> {
  const { sum, signature } = await charge(charged + price);
  return voucherBodyOf(
    { channelId: id, maxClaimableAmount: sum, signature },
    config,
    voucherRequirements(config, price),
  );
}
