import type { Address, Environment, Network } from "@lunas/catalog/chain";
import type { ChannelId, ChannelManager, ChannelStatus } from "@lunas/domain/channel/channel";
import type { DepositChannel, DepositChannels } from "@lunas/domain/channel/deposit/ports";
import type { Hex } from "@lunas/domain/shared/hex";
import type { ChannelActionId, ChargeId, MerchantId } from "@lunas/domain/shared/id";
import type { Database } from "../connect";
import { Prisma } from "../generated/client";

/** The channels of deposits in Postgres, by the primary key. */
export function createDepositChannels(database: Database): DepositChannels {
  return {
    async find(id) {
      const [row] = await database.query<ChannelRow>(Prisma.sql`select ${columns} from channels c where c.id = ${id}`);
      return row === undefined ? null : parse(row);
    },
    async deposited(id, charge) {
      const [row] = await database.query<ChannelRow & { readonly isCharged: boolean }>(Prisma.sql`
        select ${columns}, exists (select from charges g where g.id = ${charge}) as "isCharged" from channels c where c.id = ${id}`);
      return row === undefined ? null : { channel: parse(row), isCharged: row.isCharged };
    },
  };
}

interface ChannelRow {
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
  readonly reservedUntil: Date | null;
  readonly reservedSignature: string | null;
}

const columns = Prisma.sql`
  c.id, c.merchant_id as "merchantId", c.environment, c.network, c.chain_id as "chainId", c.token_symbol as "tokenSymbol", c.asset,
  c.payer, c.payer_authorizer as "payerAuthorizer", c.receiver, c.receiver_authorizer as "receiverAuthorizer",
  c.withdraw_delay as "withdrawDelay", c.salt, c.managed_by as "managedBy", c.status, c.balance::text, c.claimed::text,
  c.refund_nonce::text as "refundNonce", c.withdraw_amount::text as "withdrawAmount",
  c.withdraw_requested_at as "withdrawRequestedAt", c.read_at_block as "readAtBlock", c.charged::text,
  c.signed_max::text as "signedMax", c.voucher_signature as "voucherSignature", c.last_charge_id as "lastChargeId",
  c.last_charge_at as "lastChargeAt", c.unclaimed_since as "unclaimedSince", c.action_id as "actionId",
  c.opened_at as "openedAt", c.closed_at as "closedAt", c.reserved_until as "reservedUntil",
  c.reserved_signature as "reservedSignature"`;

function parse(row: ChannelRow): DepositChannel {
  const { id, merchantId, environment, network, chainId, tokenSymbol, managedBy, status } = row;
  const { payer, payerAuthorizer, receiver, receiverAuthorizer, asset: token, withdrawDelay, salt } = row;
  return {
    ...{ id, merchantId, environment, network, chainId, tokenSymbol, managedBy, status },
    config: { payer, payerAuthorizer, receiver, receiverAuthorizer, token, withdrawDelay, salt },
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
    reserved:
      row.reservedUntil === null ? null : { signature: row.reservedSignature, untilMs: row.reservedUntil.getTime() },
  };
}
