import { createHash } from "node:crypto";
import type { Chain } from "@lunas/catalog/chain";
import type { ChannelTerms, Voucher, VoucherClaim } from "@lunas/domain/channel/voucher-claim";
import type { Authenticated } from "@lunas/domain/merchant/api-key";
import type { Hex } from "@lunas/domain/shared/hex";
import type { ChannelBody } from "@lunas/protocol/api/channel-body";
import { paidResource } from "@lunas/protocol/api/paid-resource";
import type { ChannelPayload, ChannelRequirements } from "@lunas/protocol/x402/channel-payload";
import { addressOf } from "./address";
import { configOf } from "./channel-config";

export interface ChannelClaimRequest {
  readonly body: ChannelBody;
  readonly idempotencyKey: string | undefined;
}

/** Converts a parsed body and its key to the domain's claim. Total: the schema has checked every field. */
export function voucherClaimOf(
  { body, idempotencyKey }: ChannelClaimRequest,
  { key, merchant }: Pick<Authenticated, "key" | "merchant">,
  chain: Chain,
): VoucherClaim {
  const { resource, description } = paidResource(body);
  const { channelConfig, voucher } = body.paymentPayload.payload;
  return {
    merchant,
    chain,
    demanded: body.paymentRequirements === undefined ? null : channelTermsOf(body.paymentRequirements),
    accepted: channelTermsOf(body.paymentPayload.accepted),
    config: configOf(channelConfig),
    voucher: voucherOf(voucher),
    charge: body.charge === undefined ? null : BigInt(body.charge),
    resource,
    description,
    metadata: body.metadata ?? null,
    bodyHash: bodyHashOf(body, { resource, description }),
    idempotency: idempotencyKey === undefined ? null : { lineage: key.lineage, key: idempotencyKey },
  };
}

/**
 * The hash of all that decides what is charged and stored. The signature covers the channel, so its config is left out: the whole body's
 * canonical form would cost as much as the rest of the claim.
 */
function bodyHashOf(
  { paymentPayload, paymentRequirements, charge, metadata }: ChannelBody,
  { resource, description }: Pick<VoucherClaim, "resource" | "description">,
): Hex {
  const { voucher, type } = paymentPayload.payload;
  const { channelId, maxClaimableAmount, signature } = voucher;
  const price = (paymentRequirements ?? paymentPayload.accepted).amount;
  const named = metadata === undefined ? null : Object.entries(metadata).sort(byName);
  const said = [type, channelId, maxClaimableAmount, signature, price, charge ?? null, resource, description, named];
  return `0x${createHash("sha256").update(JSON.stringify(said)).digest("hex")}`;
}

const byName = ([one]: readonly [string, string], [other]: readonly [string, string]) => (one < other ? -1 : 1);

function channelTermsOf({ network, asset, amount, payTo, extra }: ChannelRequirements): ChannelTerms {
  const { receiverAuthorizer, withdrawDelay } = extra;
  return {
    ...{ network, asset: addressOf(asset), amount: BigInt(amount), payTo: addressOf(payTo) },
    receiverAuthorizer: receiverAuthorizer === undefined ? null : addressOf(receiverAuthorizer),
    withdrawDelay: withdrawDelay ?? null,
  };
}

function voucherOf({ channelId, maxClaimableAmount, signature }: ChannelPayload["payload"]["voucher"]): Voucher {
  return { channelId: channelId.toLowerCase() as Hex, maxClaimable: BigInt(maxClaimableAmount), signature };
}
