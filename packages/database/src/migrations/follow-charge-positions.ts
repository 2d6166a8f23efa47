import type { Pool } from "pg";

/** In a database that was restored from a dump: new charges come after the old ones, as the owner. */
export async function followChargePositions(pool: Pool): Promise<void> {
  // A folder of older migrations has no such function.
  const { rows } = await pool.query<{ exists: boolean }>(
    "select to_regproc('public.follow_charge_positions') is not null as exists",
  );
  if (rows[0]?.exists === true) await pool.query("select follow_charge_positions()");
}
