import type { Database } from "./connect";
import { Prisma } from "./generated/client";
import { only } from "./rows/only";

/** What is removed by age. */
export interface Retention {
  /** Removes up to `limit` of each kind that are older; answers how many rows that were. */
  forget(olderThanMs: number, limit: number): Promise<number>;
}

/** IP addresses, user agents, metadata, descriptions and what endpoints answered, in Postgres. One transaction each time. */
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
