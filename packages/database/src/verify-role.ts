import type { Pool } from "pg";

/**
 * Throws when this connection's role may change what services only read: it owns the tables, or is a superuser. A service that is
 * taken over could then rewrite payments and the audit log.
 */
export async function verifyRole(pool: Pool): Promise<void> {
  const { rows } = await pool.query<{ role: string; isOwner: boolean }>(
    `select current_user as role,
            exists (select from pg_roles where rolname = current_user and rolsuper)
            or exists (select from pg_class where oid = to_regclass('payments') and pg_has_role(current_user, relowner, 'USAGE')) as "isOwner"`,
  );
  const [found] = rows;
  if (found?.isOwner !== true) return;
  throw new Error(
    `DATABASE_URL has the role ${found.role}, which owns the tables or is a superuser: only migrations and lunas-ops use it. Give the service its own role (refused in production)`,
  );
}
