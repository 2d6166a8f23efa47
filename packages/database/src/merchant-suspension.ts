import type { MerchantSuspension } from "@lunas/domain/merchant/ports";
import type { Actor } from "@lunas/domain/operations/audit-entry";
import { noting } from "./audit-log";
import type { Database } from "./connect";
import { Prisma } from "./generated/client";

/** Suspends and restores merchants; every gateway follows within seconds. Each change writes its audit entry. */
export function createMerchantSuspension(database: Database, actor: Actor): MerchantSuspension {
  const hit = async (statement: Prisma.Sql) => (await database.query(statement)).length > 0;
  return {
    suspend: (id) => {
      const change = Prisma.sql`
        update merchants set suspended_at = coalesce(suspended_at, now()), updated_at = now()
        where id = ${id} returning id`;
      return hit(noting(change, { actor, action: "merchant.suspend", target: id, merchantId: id, details: {} }));
    },
    restore: (id) => {
      const change = Prisma.sql`
        update merchants set suspended_at = null, updated_at = now() where id = ${id} returning id`;
      return hit(noting(change, { actor, action: "merchant.restore", target: id, merchantId: id, details: {} }));
    },
  };
}
