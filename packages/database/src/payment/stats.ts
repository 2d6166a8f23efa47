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
  readonly refundedLately: VolumesJson;
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
        where p.merchant_id = ${merchantId} and p.environment = 'production' and p.status = 'confirmed'
      ) then 'production' else 'sandbox' end) as environment
    )
    select environment, now_all.confirmed as payments, now_all.volumes, older.confirmed as "paymentsBefore",
      older.volumes as "volumesBefore", payers_since(${merchantId}, environment, ${since}::timestamptz) as "uniquePayers",
      ${refunded(merchantId, Prisma.sql`'-infinity'`)} as refunded,
      ${refunded(merchantId, Prisma.sql`${since}::timestamptz`)} as "refundedLately",
      roll_up_is_due(${merchantId}, environment) as "isDue"
    from chosen cross join lateral confirmed_before(${merchantId}, environment, 'infinity') as now_all
      cross join lateral confirmed_before(${merchantId}, environment, ${firstAt}::timestamptz) as older`;
}

/** The settled refunds of a merchant that were created after a time, by token. */
function refunded(merchantId: MerchantId, after: Prisma.Sql): Prisma.Sql {
  return Prisma.sql`(
    select coalesce(jsonb_object_agg(sums.token, sums.units), '{}') from (
      select r.token_symbol as token, sum(r.amount)::text as units from payments r
      where r.merchant_id = ${merchantId} and r.environment = chosen.environment and r.refund_of is not null
        and (r.status = 'confirmed' or r.late_tx_hash is not null) and r.created_at > ${after}
      group by r.token_symbol
    ) as sums
  )`;
}

export function parseStats(row: StatsRow): MerchantStats {
  const volumes = volumesOf(row.volumes);
  const before = volumesOf(row.volumesBefore);
  const lately = Object.entries(volumes).map(([token, units]) => [token, units - (before[token] ?? 0n)] as const);
  return {
    environment: row.environment,
    payments: Number(row.payments),
    volumes,
    refunded: volumesOf(row.refunded),
    lately: {
      payments: Number(row.payments - row.paymentsBefore),
      volumes: Object.fromEntries(lately.filter(([, units]) => units > 0n)),
      refunded: volumesOf(row.refundedLately),
      uniquePayers: Number(row.uniquePayers),
    },
  };
}

function volumesOf(json: VolumesJson): Volumes {
  return Object.fromEntries(Object.entries(json).map(([token, units]) => [token, BigInt(units)]));
}
