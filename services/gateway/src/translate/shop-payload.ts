import type { Chain } from "@lunas/catalog/chain";
import type { ShopClaimRow, ShopDeposit, ShopTerms, ShopVoucher } from "@lunas/domain/channel/shop/payload";
import type { ChannelReader } from "@lunas/domain/channel/shop/ports";
import type { Authenticated } from "@lunas/domain/merchant/api-key";
import type { Hex } from "@lunas/domain/shared/hex";
import { paidResource } from "@lunas/protocol/api/paid-resource";
import type { StockChannelPart, VoucherClaim, X402ChannelRequest } from "@lunas/protocol/x402/channel-facade";
import { addressOf } from "./address";
import { configOf } from "./channel-config";
import { approvalOf } from "./claim";
import { permitFields } from "./permit-fields";

/** Converts the parts of a stock request about a channel. Total: the schema has checked every field. */
export function shopTerms(
  { paymentRequirements }: X402ChannelRequest,
  { merchant }: Pick<Authenticated, "merchant">,
  chain: Chain,
): ShopTerms {
  const { payTo, asset, extra } = paymentRequirements;
  const authorizer = extra?.receiverAuthorizer;
  return {
    ...{ merchant, chain, payTo: addressOf(payTo), asset: addressOf(asset) },
    receiverAuthorizer: authorizer === undefined ? null : addressOf(authorizer),
    withdrawDelay: extra?.withdrawDelay ?? null,
  };
}

export function shopVoucher({
  channelConfig,
  voucher,
}: StockChannelPart<"voucher" | "deposit" | "refund">): ShopVoucher {
  const { channelId, maxClaimableAmount, signature } = voucher;
  return {
    config: configOf(channelConfig),
    channelId: channelId.toLowerCase() as Hex,
    signedMax: BigInt(maxClaimableAmount),
    signature,
  };
}

/** Null: the payload has no Permit2 authorization, which its parser refuses first. */
export function shopDeposit({ paymentPayload }: X402ChannelRequest<"deposit">): ShopDeposit | null {
  const { payload } = paymentPayload;
  const { amount, authorization } = payload.deposit;
  const permit = authorization.permit2Authorization;
  if (permit === undefined) return null;
  return {
    voucher: shopVoucher(payload),
    amount: BigInt(amount),
    authorization: {
      ...permitFields(permit),
      channelId: permit.witness.channelId.toLowerCase() as Hex,
      signature: permit.signature,
    },
    approval: approvalOf(paymentPayload),
    ...paidResource({ paymentPayload }),
  };
}

/** A row of a claim names its channel by the config alone. */
export function shopClaimRows(
  reader: Pick<ChannelReader, "idOf">,
  chain: Chain,
  claims: readonly VoucherClaim[],
): readonly ShopClaimRow[] {
  return claims.map(({ voucher, signature, totalClaimed }) => {
    const config = configOf(voucher.channel);
    const signedMax = BigInt(voucher.maxClaimableAmount);
    return { config, channelId: reader.idOf(chain, config), signedMax, signature, totalClaimed: BigInt(totalClaimed) };
  });
}
