import type { IdempotencyKeys } from "@lunas/domain/payment/ports";
import type { Database } from "../connect";
import { Prisma } from "../generated/client";
import { only } from "../rows/only";

/** The Idempotency-Keys of charges in Postgres; they are written and read together with their charges. */
export function createChargeKeys(database: Database): IdempotencyKeys {
  return {
    forgetOld: async (limit) => {
      const rows = await database.query<{ readonly forgotten: bigint }>(Prisma.sql`
        with forgotten as (
          delete from charge_keys where (lineage, key) in (
            select lineage, key from charge_keys where created_at <= now() - idempotency_window()
            order by created_at limit ${limit}::integer for update skip locked
          )
          returning 1
        )
        select count(*) as forgotten from forgotten`);
      return Number(only(rows).forgotten);
    },
  };
}
