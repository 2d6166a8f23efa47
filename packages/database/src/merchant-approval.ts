import type { MerchantApproval } from "@lunas/domain/merchant/ports";
import type { Actor } from "@lunas/domain/operations/audit-entry";
import { noting } from "./audit-log";
import type { Database } from "./connect";
import { Prisma } from "./generated/client";

/**
 * Approves merchants, and withdraws approvals. Each change writes its audit entry; a trigger updates the shared gas.
 */
export function createMerchantApproval(database: Database, actor: Actor): MerchantApproval {
  const hit = async (statement: Prisma.Sql) => (await database.query(statement)).length > 0;
  return {
    approve: (id) => {
      const change = Prisma.sql`
        update merchants set approved_at = coalesce(approved_at, now()), updated_at = now()
        where id = ${id} returning id`;
      return hit(noting(change, { actor, action: "merchant.approve", target: id, merchantId: id, details: {} }));
    },
    unapprove: (id) => {
      const change = Prisma.sql`
        update merchants set approved_at = null, updated_at = now() where id = ${id} returning id`;
      return hit(noting(change, { actor, action: "merchant.unapprove", target: id, merchantId: id, details: {} }));
    },
  };
}
