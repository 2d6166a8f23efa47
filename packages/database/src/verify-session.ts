import type { Pool } from "pg";
import type { SessionSettings } from "./roles/session-settings";

/**
 * Throws when a connection does not have these settings, with the statements that give them to its role. Behind a
 * pooler they can only come from the role.
 */
export async function verifySession(pool: Pool, expected: SessionSettings): Promise<void> {
  const { rows } = await pool.query<{ name: string; setting: string; role: string }>(
    "select name, setting, quote_ident(current_user) as role from pg_settings where name = any($1)",
    [Object.keys(expected)],
  );
  const lacking = rows.filter(({ name, setting }) => setting !== String(expected[name]));
  if (lacking.length === 0) return;
  const statements = lacking.map(({ name, role }) => `ALTER ROLE ${role} SET ${name} = ${expected[name]};`);
  throw new Error(
    `DATABASE_POOLER is transaction, and the role of DATABASE_URL lacks settings that a pooler does not pass on. Run as the owner:\n${statements.join("\n")}`,
  );
}
