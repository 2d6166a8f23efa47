import type { Pool } from "pg";

/** As many as a dispatcher keeps ready. */
const ahead = 2;

/** Makes the tables of this month and the next ones, as the owner, so that a new database has them before its first row. */
export async function makeFirstMonths(pool: Pool): Promise<void> {
  // A folder of older migrations has no such function.
  const { rows } = await pool.query<{ exists: boolean }>(
    "select to_regproc('public.make_months') is not null as exists",
  );
  if (rows[0]?.exists === true) await pool.query("select from make_months($1)", [ahead]);
}
