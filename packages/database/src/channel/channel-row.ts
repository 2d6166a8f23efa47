import type { Address } from "@lunas/catalog/chain";
import type { ChannelConfig, StoredChannel } from "@lunas/domain/channel/channel";
import { Prisma } from "../generated/client";

/** What a channel's row has as the channel has it. */
type SameInRow = Omit<
  StoredChannel,
  "config" | "onChain" | "charged" | "signedMax" | "lastChargeAtMs" | "unclaimedSinceMs" | "openedAtMs" | "closedAtMs"
>;

/** A channel as `channelColumns` reads it. Amounts come as text: a float or a Decimal would lose digits. */
export interface ChannelRow extends SameInRow, Omit<ChannelConfig, "token"> {
  readonly asset: Address;
  readonly balance: string;
  readonly claimed: string;
  readonly refundNonce: string;
  readonly withdrawAmount: string;
  readonly withdrawRequestedAt: bigint;
  readonly readAtBlock: bigint;
  readonly charged: string;
  readonly signedMax: string;
  readonly lastChargeAt: Date | null;
  readonly unclaimedSince: Date | null;
  readonly openedAt: Date;
  readonly closedAt: Date | null;
}

/** Of a row that the statement calls `c`. */
export const channelColumns = Prisma.sql`c.id, c.merchant_id as "merchantId", c.environment, c.network, c.chain_id as "chainId",
  c.token_symbol as "tokenSymbol", c.asset, c.payer, c.payer_authorizer as "payerAuthorizer", c.receiver,
  c.receiver_authorizer as "receiverAuthorizer", c.withdraw_delay as "withdrawDelay", c.salt, c.managed_by as "managedBy", c.status,
  c.balance, c.claimed, c.refund_nonce as "refundNonce", c.withdraw_amount as "withdrawAmount",
  c.withdraw_requested_at as "withdrawRequestedAt", c.read_at_block as "readAtBlock", c.charged, c.signed_max as "signedMax",
  c.voucher_signature as "voucherSignature", c.last_charge_id as "lastChargeId", c.last_charge_at as "lastChargeAt",
  c.unclaimed_since as "unclaimedSince", c.action_id as "actionId", c.opened_at as "openedAt", c.closed_at as "closedAt"`;

export function parseChannel(row: ChannelRow): StoredChannel {
  const { payer, payerAuthorizer, receiver, receiverAuthorizer, withdrawDelay, salt } = row;
  return {
    ...{ id: row.id, merchantId: row.merchantId, environment: row.environment, network: row.network },
    ...{ chainId: row.chainId, tokenSymbol: row.tokenSymbol, managedBy: row.managedBy, status: row.status },
    config: { payer, payerAuthorizer, receiver, receiverAuthorizer, token: row.asset, withdrawDelay, salt },
    onChain: {
      balance: BigInt(row.balance),
      claimed: BigInt(row.claimed),
      refundNonce: BigInt(row.refundNonce),
      withdrawAmount: BigInt(row.withdrawAmount),
      withdrawRequestedAt: Number(row.withdrawRequestedAt),
      readAtBlock: Number(row.readAtBlock),
    },
    charged: BigInt(row.charged),
    signedMax: BigInt(row.signedMax),
    voucherSignature: row.voucherSignature,
    lastChargeId: row.lastChargeId,
    lastChargeAtMs: row.lastChargeAt?.getTime() ?? null,
    unclaimedSinceMs: row.unclaimedSince?.getTime() ?? null,
    actionId: row.actionId,
    openedAtMs: row.openedAt.getTime(),
    closedAtMs: row.closedAt?.getTime() ?? null,
  };
}
