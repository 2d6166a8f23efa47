import type { Address, Environment, Network } from "@lunas/catalog/chain";
import type { ChannelId, ChannelManager, ChannelStatus, StoredChannel } from "@lunas/domain/channel/channel";
import type { NewAction } from "@lunas/domain/channel/claims/ports";
import type { Hex } from "@lunas/domain/shared/hex";
import type { ChannelActionId, ChargeId, MerchantId } from "@lunas/domain/shared/id";
import { Prisma } from "../generated/client";

/** A channel as `channelColumns` reads it. */
export interface ChannelRow {
  readonly id: ChannelId;
  readonly merchantId: MerchantId;
  readonly environment: Environment;
  readonly network: Network;
  readonly chainId: number;
  readonly tokenSymbol: string;
  readonly asset: Address;
  readonly payer: Address;
  readonly payerAuthorizer: Address;
  readonly receiver: Address;
  readonly receiverAuthorizer: Address;
  readonly withdrawDelay: number;
  readonly salt: Hex;
  readonly managedBy: ChannelManager;
  readonly status: ChannelStatus;
  readonly balance: string;
  readonly claimed: string;
  readonly refundNonce: string;
  readonly withdrawAmount: string;
  readonly withdrawRequestedAt: bigint;
  readonly readAtBlock: bigint;
  readonly charged: string;
  readonly signedMax: string;
  readonly voucherSignature: Hex | null;
  readonly lastChargeId: ChargeId | null;
  readonly lastChargeAt: Date | null;
  readonly unclaimedSince: Date | null;
  readonly actionId: ChannelActionId | null;
  readonly openedAt: Date;
  readonly closedAt: Date | null;
}

/** Of channels, which the statement must name `c`. */
export const channelColumns = Prisma.sql`
  c.id, c.merchant_id as "merchantId", c.environment, c.network, c.chain_id as "chainId", c.token_symbol as "tokenSymbol", c.asset,
  c.payer, c.payer_authorizer as "payerAuthorizer", c.receiver, c.receiver_authorizer as "receiverAuthorizer",
  c.withdraw_delay as "withdrawDelay", c.salt, c.managed_by as "managedBy", c.status, c.balance::text, c.claimed::text,
  c.refund_nonce::text as "refundNonce", c.withdraw_amount::text as "withdrawAmount",
  c.withdraw_requested_at as "withdrawRequestedAt", c.read_at_block as "readAtBlock", c.charged::text,
  c.signed_max::text as "signedMax", c.voucher_signature as "voucherSignature", c.last_charge_id as "lastChargeId",
  c.last_charge_at as "lastChargeAt", c.unclaimed_since as "unclaimedSince", c.action_id as "actionId", c.opened_at as "openedAt",
  c.closed_at as "closedAt"`;

export function parseChannel(row: ChannelRow): StoredChannel {
  const { payer, payerAuthorizer, receiver, receiverAuthorizer, asset: token, withdrawDelay, salt } = row;
  return {
    ...{ id: row.id, merchantId: row.merchantId, environment: row.environment, network: row.network },
    ...{ chainId: row.chainId, tokenSymbol: row.tokenSymbol, managedBy: row.managedBy, status: row.status },
    config: { payer, payerAuthorizer, receiver, receiverAuthorizer, token, withdrawDelay, salt },
    onChain: {
      balance: BigInt(row.balance),
      claimed: BigInt(row.claimed),
      refundNonce: BigInt(row.refundNonce),
      withdrawAmount: BigInt(row.withdrawAmount),
      withdrawRequestedAt: Number(row.withdrawRequestedAt),
      readAtBlock: Number(row.readAtBlock),
    },
    ...{ charged: BigInt(row.charged), signedMax: BigInt(row.signedMax), voucherSignature: row.voucherSignature },
    ...{ lastChargeId: row.lastChargeId, lastChargeAtMs: msOf(row.lastChargeAt), actionId: row.actionId },
    ...{
      unclaimedSinceMs: msOf(row.unclaimedSince),
      openedAtMs: row.openedAt.getTime(),
      closedAtMs: msOf(row.closedAt),
    },
  };
}

/** An action in the form of `plan_channel_action`. */
export function actionRow(action: NewAction, holdSeconds: number | null): object {
  const { id, kind, environment, network, receiver, authorizer, cause, asset, calldata } = action;
  return {
    ...{ id, kind, environment, network, receiver, authorizer, cause, asset, calldata, urgent: action.isUrgent },
    ...{ chain_id: action.chainId, merchant_id: action.merchantId, token_symbol: action.tokenSymbol },
    ...{ channel_id: action.channelId, gas_limit: action.gasLimit.toString(), hold_seconds: holdSeconds },
    amount: action.amount?.toString() ?? null,
    channels: action.channels,
  };
}

/** Its rows in the same form. */
export function claimRows({ rows }: NewAction): readonly object[] {
  return rows.map(({ channelId, merchantId, signedMax, voucherSignature, totalClaimed, amount }) => ({
    ...{ channel_id: channelId, merchant_id: merchantId, voucher_signature: voucherSignature },
    ...{ signed_max: signedMax.toString(), total_claimed: totalClaimed.toString(), amount: amount.toString() },
  }));
}

export function msOf(time: Date | null): number | null {
  return time === null ? null : time.getTime();
}
