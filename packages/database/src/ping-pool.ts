import type { Pool, PoolClient } from "pg";

/** A living server answers within it, also a busy one; a health check has two seconds for all of it. */
const silentAfterMs = 700;

/** `query_timeout` of one query is known to pg, but not to its types. */
type BoundedQuery = { readonly text: string; readonly query_timeout: number };
const question: BoundedQuery = { text: "select 1", query_timeout: silentAfterMs };

/**
 * Resolves when the server answers. A connection whose other end went away without a word (a container that moved, a firewall that forgot
 * it) stays silent for as long as a statement may take, though the server is there: then all idle connections are closed, since they are as
 * old, and a new one is asked.
 */
export async function pingPool(pool: Pool): Promise<void> {
  const kept = await pool.connect();
  try {
    await kept.query(question);
    kept.release();
    return;
  } catch (error) {
    kept.release(true);
    if (!isSilence(error)) throw error;
  }
  await closeIdle(pool);
  const fresh = await pool.connect();
  try {
    await fresh.query(question);
    fresh.release();
  } catch (error) {
    fresh.release(true);
    throw error;
  }
}

/** Idle connections are handed out at once, so nothing waits here. */
export async function closeIdle(pool: Pool): Promise<void> {
  const taken: PoolClient[] = [];
  while (pool.idleCount > 0) taken.push(await pool.connect());
  for (const client of taken) client.release(true);
}

/** By pg's own message; it has no code. */
function isSilence(error: unknown): boolean {
  return error instanceof Error && error.message === "Query read timeout";
}
