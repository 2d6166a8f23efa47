import type { MerchantSuspension } from "@lunas/domain/merchant/ports";
import type { Database } from "./connect";
import { Prisma } from "./generated/client";

/** Suspends and restores merchants; every gateway follows within seconds. */
export function createMerchantSuspension(database: Database): MerchantSuspension {
  const hit = async (statement: Prisma.Sql) => (await database.query(statement)).length > 0;
  return {
    suspend: (id) =>
      hit(Prisma.sql`
        update merchants set suspended_at = coalesce(suspended_at, now()), updated_at = now()
        where id = ${id} returning id`),
    restore: (id) =>
      hit(Prisma.sql`update merchants set suspended_at = null, updated_at = now() where id = ${id} returning id`),
  };
}
