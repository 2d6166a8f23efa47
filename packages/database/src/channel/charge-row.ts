import type { Environment } from "@lunas/catalog/chain";
import type { ChannelId } from "@lunas/domain/channel/channel";
import type { StoredCharge } from "@lunas/domain/channel/charge";
import type { ChargeId, MerchantId } from "@lunas/domain/shared/id";
import { Prisma } from "../generated/client";

/** A charge as `chargeColumns` reads it. */
export interface ChargeRow {
  readonly id: ChargeId;
  readonly channelId: ChannelId;
  readonly merchantId: MerchantId;
  readonly environment: Environment;
  readonly amount: string;
  readonly cumulative: string;
  readonly resource: string | null;
  readonly description: string | null;
  readonly metadata: Readonly<Record<string, string>> | null;
  readonly status: StoredCharge["status"];
  readonly createdAt: Date;
}

/** Of a row that the statement calls `c`. */
export const chargeColumns = Prisma.sql`c.id, c.channel_id as "channelId", c.merchant_id as "merchantId", c.environment, c.amount,
  c.cumulative, c.resource, c.description, c.metadata, c.status, c.created_at as "createdAt"`;

export function parseCharge(row: ChargeRow): StoredCharge {
  const { createdAt, amount, cumulative } = row;
  return {
    ...{ id: row.id, channelId: row.channelId, merchantId: row.merchantId, environment: row.environment },
    ...{ amount: BigInt(amount), cumulative: BigInt(cumulative), status: row.status },
    ...{ resource: row.resource, description: row.description, metadata: row.metadata },
    createdAtMs: createdAt.getTime(),
  };
}
