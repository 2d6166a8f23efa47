import { until } from "@lunas/testkit/time/until";
import type { Scenario } from "../harness/start-scenario";

const wait = { timeoutMs: 40_000, intervalMs: 10 };

/** Until a settler has open transactions on its sandbox lanes. */
export async function untilWritten({ query }: Scenario, settler: string): Promise<void> {
  const sql = `select 1 from transactions t join lanes l on l.id = t.lane_id
    where t.state = 'open' and l.chain_id = 1337 and l.owner like $1 limit 1`;
  await until(async () => (await query(sql, [`${settler}-%`])).length > 0, { ...wait, what: `rows of ${settler}` });
}

/** Until others hold all sandbox lanes that a settler held. */
export async function untilLanesLeft({ query }: Scenario, settler: string): Promise<void> {
  const sql = "select 1 from lanes where chain_id = 1337 and owner like $1";
  await until(async () => (await query(sql, [`${settler}-%`])).length === 0, {
    ...wait,
    what: `others on the lanes of ${settler}`,
  });
}
