import type { Database } from "./connect";
import { Prisma } from "./generated/client";
import { only } from "./rows/only";

/** Data that is removed by age. */
export interface Retention {
  /** Removes up to `limit` older items of each kind; returns the number of rows. */
  forget(olderThanMs: number, limit: number): Promise<number>;
}

/** IP addresses, user agents, metadata, descriptions and endpoints' answers, in Postgres. One transaction per call. */
export function createRetention(database: Database): Retention {
  return {
    async forget(olderThanMs, limit) {
      const olderThan = new Date(olderThanMs).toISOString();
      const rows = await database.query<{ readonly gone: number }>(Prisma.sql`
        select forget_personal_data(${olderThan}::timestamptz, ${limit}::integer) as gone`);
      return only(rows).gone;
    },
  };
}
