import { until } from "@lunas/testkit/time/until";
import type { Installation } from "../ha/installation";

const limit = { timeoutMs: 60_000, intervalMs: 100 };

/** Waits until every payment has ended that was pending at the call; answers how many those were, and the seconds. */
export async function untilPendingEnded({ query }: Installation): Promise<{ payments: number; seconds: number }> {
  const since = performance.now();
  const rows = await query<{ id: string }>("select id from payments where status = 'pending'");
  const ids = rows.map(({ id }) => id);
  const left = "select 1 from payments where id = any($1) and status = 'pending' limit 1";
  const what = `the end of ${ids.length} pending payments`;
  await until(async () => (await query(left, [ids])).length === 0, { ...limit, what });
  return { payments: ids.length, seconds: (performance.now() - since) / 1_000 };
}
