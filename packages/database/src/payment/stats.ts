import type { Environment } from "@lunas/catalog/chain";
import type { MerchantStats, StatsRequest, Volumes } from "@lunas/domain/payment/books";
import type { MerchantId } from "@lunas/domain/shared/id";
import { Prisma } from "../generated/client";

type VolumesJson = Readonly<Record<string, string>>;

export interface StatsRow {
  readonly environment: Environment;
  readonly payments: bigint;
  readonly volumes: VolumesJson;
  readonly paymentsBefore: bigint;
  readonly volumesBefore: VolumesJson;
  readonly refunded: VolumesJson;
  readonly refundedBefore: VolumesJson;
  readonly uniquePayers: bigint;
  readonly isDue: boolean;
}

/** The recent part is the total minus everything before: times are stored in milliseconds. */
export function statsStatement(merchantId: MerchantId, { environment, latelySinceMs }: StatsRequest): Prisma.Sql {
  const since = new Date(latelySinceMs).toISOString();
  const firstAt = new Date(latelySinceMs + 1).toISOString();
  return Prisma.sql`
    with chosen as materialized (
      select coalesce(${environment}::text, case when exists (
        select from payments p
        where p.merchant_id = ${merchantId} and p.environment = 'production' and p.status = 'confirmed' and p.channel_id is null
      ) then 'production' else 'sandbox' end) as environment
    )
    select environment, now_all.confirmed as payments, now_all.volumes, older.confirmed as "paymentsBefore",
      older.volumes as "volumesBefore", payers_since(${merchantId}, environment, ${since}::timestamptz) as "uniquePayers",
      refunded_before(${merchantId}, environment, 'infinity') as refunded,
      refunded_before(${merchantId}, environment, ${firstAt}::timestamptz) as "refundedBefore",
      roll_up_is_due(${merchantId}, environment) as "isDue"
    from chosen cross join lateral confirmed_before(${merchantId}, environment, 'infinity') as now_all
      cross join lateral confirmed_before(${merchantId}, environment, ${firstAt}::timestamptz) as older`;
}

export function parseStats(row: StatsRow): MerchantStats {
  const [volumes, refunded] = [volumesOf(row.volumes), volumesOf(row.refunded)];
  return {
    environment: row.environment,
    payments: Number(row.payments),
    volumes,
    refunded,
    lately: {
      payments: Number(row.payments - row.paymentsBefore),
      volumes: difference(volumes, volumesOf(row.volumesBefore)),
      refunded: difference(refunded, volumesOf(row.refundedBefore)),
      uniquePayers: Number(row.uniquePayers),
    },
  };
}

function difference(all: Volumes, before: Volumes): Volumes {
  const rest = Object.entries(all).map(([token, units]) => [token, units - (before[token] ?? 0n)] as const);
  return Object.fromEntries(rest.filter(([, units]) => units > 0n));
}

function volumesOf(json: VolumesJson): Volumes {
  return Object.fromEntries(Object.entries(json).map(([token, units]) => [token, BigInt(units)]));
}
