import { until } from "@lunas/testkit/time/until";
import { connectTo } from "./connect-to";
import type { Harness } from "./start-harness";

/** How many rows there are of `from` (a table, with its condition), once they are as wanted. */
export async function wantedRows(
  { stack }: Pick<Harness, "stack">,
  from: string,
  isWanted: (rows: number) => boolean = () => true,
): Promise<number> {
  const database = await connectTo(stack.databaseUrl);
  let rows = 0;
  const readRows = async () => {
    const result = await database.query<{ n: string }>(`select count(*) as n from ${from}`);
    rows = Number(result.rows[0]?.n);
    return isWanted(rows);
  };
  try {
    await until(readRows, { timeoutMs: 20_000, intervalMs: 20, what: `the wanted rows of ${from}` });
    return rows;
  } finally {
    await database.end();
  }
}
