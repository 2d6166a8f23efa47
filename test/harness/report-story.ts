import { appendFileSync } from "node:fs";
import { query } from "@lunas/stack/postgres/query";
import type { Stack } from "@lunas/stack/stack";

const counts = `select count(*) filter (where refund_of is null)::int as payments,
  count(*) filter (where refund_of is not null)::int as refunds,
  count(*) filter (where status = 'failed')::int as failed from payments where created_at >= $1`;

/** Tells the process that prints the table of stories, if there is one, what a story has left in its database since it began. */
export async function reportStory({ databaseUrl }: Pick<Stack, "databaseUrl">, since = new Date(0)): Promise<void> {
  const file = process.env.STORY_REPORT;
  if (file === undefined) return;
  // The table is no test: a story that ended its database has no counts there.
  const [row] = await query(databaseUrl, counts, [since.toISOString()]).catch(() => []);
  if (row !== undefined) appendFileSync(file, `${JSON.stringify({ path: expect.getState().testPath, ...row })}\n`);
}
