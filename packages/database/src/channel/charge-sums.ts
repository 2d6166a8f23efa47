import type { ChargeDaysRequest, ChargeSum } from "@lunas/domain/channel/ports";
import type { PaymentScope } from "@lunas/domain/payment/ports";
import { reportTimeZone } from "@lunas/domain/report/jakarta-days";
import { Prisma } from "../generated/client";

export interface ChargeSumRow {
  readonly day: string | null;
  readonly count: bigint;
  readonly amount: string | null;
}

/**
 * The rolled-up days, and the charges that no day counts yet, of one snapshot: each charge counts once. PostgreSQL does not know how far the
 * days have come, and would expect a third of all charges behind it: their order makes it take the index of the feed, which has few of them.
 */
export function chargeSumsStatement(
  { merchantId, environment }: PaymentScope,
  days: ChargeDaysRequest | null,
): Prisma.Sql {
  const period = days === null ? Prisma.empty : Prisma.sql`where day between ${days.from}::date and ${days.to}::date`;
  return Prisma.sql`
    with counted as (
      select d.day, d.charges, d.amount from charge_days d
      where d.merchant_id = ${merchantId} and d.environment = ${environment}
      union all
      select (new.created_at at time zone ${reportTimeZone}::text)::date, 1, new.amount from (
        select c.created_at, c.amount, c.status from charges c
        where c.merchant_id = ${merchantId} and c.environment = ${environment}
          and c.xid >= coalesce((select r.read_to from charge_roll_ups r), '0'::xid8)
        order by c.xid, c.id offset 0
      ) as new where new.status = 'charged'
    )
    select to_char(day, 'YYYY-MM-DD') as day, coalesce(sum(charges), 0)::bigint as count, sum(amount)::text as amount
    from counted ${period} group by grouping sets ((day), ())`;
}

export function parseChargeSum({ day, count, amount }: ChargeSumRow): ChargeSum {
  return { day, count: Number(count), amount: BigInt(amount ?? 0) };
}
