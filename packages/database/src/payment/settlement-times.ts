import type { SettlementTimes } from "@lunas/domain/payment/books";
import type { PaymentScope } from "@lunas/domain/payment/ports";
import { Prisma } from "../generated/client";
import { isIncome } from "../rows/payment";
import { statusIs, timeOf } from "./list";

export interface SettlementTimesRow {
  readonly payments: bigint;
  readonly p50Ms: number | null;
  readonly p95Ms: number | null;
}

/** Limits what one read costs, whatever the merchant's number of payments. */
const most = 1_000;

/** Reads the newest confirmed payments alone, by the index of confirmed payments. */
export function settlementTimesStatement({ merchantId, environment }: PaymentScope, sinceMs: number): Prisma.Sql {
  const milliseconds = Prisma.sql`extract(epoch from newest.ended_at - newest.created_at) * 1000`;
  return Prisma.sql`
    select count(*) as payments,
      round(percentile_disc(0.5) within group (order by ${milliseconds}))::float8 as "p50Ms",
      round(percentile_disc(0.95) within group (order by ${milliseconds}))::float8 as "p95Ms"
    from (
      select p.created_at, p.ended_at from payments p
      where p.merchant_id = ${merchantId} and p.environment = ${environment} and ${isIncome}
        ${statusIs.confirmed} and p.created_at > ${timeOf(sinceMs)}::timestamptz
      order by p.created_at desc, p.id desc limit ${most}::integer
    ) as newest
    where newest.ended_at is not null`;
}

export function parseSettlementTimes(row: SettlementTimesRow): SettlementTimes | null {
  const { payments, p50Ms, p95Ms } = row;
  return p50Ms === null || p95Ms === null ? null : { payments: Number(payments), p50Ms, p95Ms };
}
