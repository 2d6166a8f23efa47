import type { IdempotencyKeys } from "@lunas/domain/payment/ports";
import type { Database } from "./connect";
import { countDeleted } from "./count-deleted";
import { Prisma } from "./generated/client";

/** Idempotency-Keys in Postgres; they are written and read together with their payments. */
export function createIdempotencyKeys(database: Database): IdempotencyKeys {
  return {
    forgetOld: (limit) => countDeleted(database, oldKeysIn(Prisma.raw("idempotency_keys"), limit)),
  };
}

/** Removes keys that no repeat can name any more. Skips locked rows: they are in use again, or another process removes them now. */
export function oldKeysIn(table: Prisma.Sql, limit: number): Prisma.Sql {
  return Prisma.sql`delete from ${table} where (lineage, key) in (
    select lineage, key from ${table} where created_at <= now() - idempotency_window()
    order by created_at limit ${limit}::integer for update skip locked
  )`;
}
