import type { IdempotencyKeys } from "@lunas/domain/payment/ports";
import type { Database } from "./connect";
import { Prisma } from "./generated/client";
import { only } from "./rows/only";

/** Idempotency-Keys in Postgres; they are written and read together with their payments. */
export function createIdempotencyKeys(database: Database): IdempotencyKeys {
  return {
    forgetOld: async (limit) => {
      // Skips locked rows: they are in use again, or another process removes them now.
      const rows = await database.query<{ readonly forgotten: bigint }>(Prisma.sql`
        with forgotten as (
          delete from idempotency_keys where (lineage, key) in (
            select lineage, key from idempotency_keys where created_at <= now() - idempotency_window()
            order by created_at limit ${limit}::integer for update skip locked
          )
          returning 1
        )
        select count(*) as forgotten from forgotten`);
      return Number(only(rows).forgotten);
    },
  };
}
