import type { Database } from "../connect";
import { Prisma } from "../generated/client";
import { only } from "../rows/only";

/** The sums of a merchant's charges by day. */
export interface ChargeDays {
  /** Adds charges that no sum has yet; whether there may be more of them. */
  rollUp(): Promise<boolean>;
}

/** In Postgres, by a function that runs as the owner of the tables. */
export function createChargeDays(database: Database): ChargeDays {
  return {
    rollUp: async () => {
      const rows = await database.query<{ readonly more: boolean }>(Prisma.sql`select roll_up_charges() as more`);
      return only(rows).more;
    },
  };
}
