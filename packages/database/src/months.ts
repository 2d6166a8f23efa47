import type { Database } from "./connect";
import { Prisma } from "./generated/client";

/** The partitions of the tables that are partitioned by month. Both calls answer names of tables, and skip what others hold. */
export interface Months {
  /** Makes those of this month and the next `ahead` months, where they are missing. */
  make(ahead: number): Promise<readonly string[]>;
  /** Drops the months of events and deliveries that ended before. A month with a pending delivery stays. */
  dropWebhooks(olderThanMs: number): Promise<readonly string[]>;
  /** Drops the settlements' attempts from more than `keep` months before this one, up to the first month that something may still need. */
  dropAttempts(keep: number): Promise<readonly string[]>;
}

/** In Postgres, by functions that run as the owner of the tables. */
export function createMonths(database: Database): Months {
  const names = async (sql: Prisma.Sql) =>
    (await database.query<{ readonly name: string }>(sql)).map(({ name }) => name);
  return {
    make: (ahead) => names(Prisma.sql`select made as name from make_months(${ahead}::integer) as made`),
    dropWebhooks: (olderThanMs) =>
      names(Prisma.sql`
        select gone as name from drop_months(${new Date(olderThanMs).toISOString()}::timestamptz) as gone`),
    dropAttempts: (keep) => names(Prisma.sql`select gone as name from drop_attempt_months(${keep}::integer) as gone`),
  };
}
