import type { PaymentScope } from "@lunas/domain/payment/ports";
import { reportTimeZone } from "@lunas/domain/report/jakarta-days";
import type { DailySum, Period } from "@lunas/domain/report/ports";
import { Prisma } from "../generated/client";

export interface DailyRow {
  readonly day: string | null;
  readonly count: bigint;
  readonly gross: string | null;
  readonly refunded: string | null;
  readonly payers: bigint;
}

/** Sums by day and of the whole period, of one snapshot. A refund belongs to the day on which it was created. */
export function dailyStatement({ merchantId, environment }: PaymentScope, period: Period): Prisma.Sql {
  const [from, until] = [new Date(period.fromMs).toISOString(), new Date(period.untilMs).toISOString()];
  return Prisma.sql`
    with daily_sums as (
      select to_char(p.created_at at time zone ${reportTimeZone}::text, 'YYYY-MM-DD') as day,
        case when p.refund_of is null then p.amount end as amount, case when p.refund_of is null then p.payer end as payer,
        case when p.refund_of is not null then p.amount end as refunded
      from payments p
      where p.merchant_id = ${merchantId} and p.environment = ${environment} and p.channel_id is null
        and (p.status = 'confirmed' or p.refund_of is not null and p.late_tx_hash is not null)
        and p.created_at >= ${from}::timestamptz and p.created_at < ${until}::timestamptz
    )
    select day, count(amount) as count, sum(amount)::text as gross, sum(refunded)::text as refunded,
      count(distinct payer) as payers
    from daily_sums group by grouping sets ((day), ())`;
}

export function parseDaily({ day, count, gross, refunded, payers }: DailyRow): DailySum {
  return {
    day,
    count: Number(count),
    gross: BigInt(gross ?? 0),
    refunded: BigInt(refunded ?? 0),
    uniquePayers: Number(payers),
  };
}
