import type { PageRequest } from "@lunas/domain/payment/books";
import { Prisma } from "../generated/client";

/** A list that one statement reads, the newest first: its rows, which of them, and what is read of each. */
export interface Listing {
  /** With its alias, such as `channels c`. */
  readonly table: Prisma.Sql;
  readonly id: Prisma.Sql;
  readonly time: Prisma.Sql;
  /** By which name `columns` has the time. */
  readonly timeName: Prisma.Sql;
  readonly columns: Prisma.Sql;
  readonly where: Prisma.Sql;
}

/** A row of a page. An empty page has one row, with nulls for all but the total. */
export type PageRow<Row> = (Row | { readonly id: null }) & { readonly total: bigint };

/** A page and the count of all pages, which are exact together. */
export function selectPage({ table, id, time, ...listing }: Listing, { page, limit }: PageRequest): Prisma.Sql {
  const { columns, timeName, where } = listing;
  return Prisma.sql`
    with total as materialized (select count(*) as total from ${table} where ${where}), page as materialized (
      select ${id} from ${table} where ${where}
      order by ${time} desc, ${id} desc offset ${(page - 1) * limit}::bigint limit ${limit}::integer
    )
    select total.total, listed.* from total left join (
      select ${columns} from page join ${table} on ${id} = page.id
    ) as listed on true
    order by listed.${timeName} desc, listed.id desc`;
}

export function totalOf(rows: readonly { readonly total: bigint }[]): number {
  return Number(rows[0]?.total ?? 0);
}
