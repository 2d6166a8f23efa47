import { query } from "@lunas/stack/postgres/query";

/** Everything that a payment leaves behind. */
const tables = ["payments", "transactions", "attempts", "events", "deliveries"] as const;

export type RowCounts = Readonly<Record<(typeof tables)[number], number>>;

export async function countRows(databaseUrl: string): Promise<RowCounts> {
  const counts = tables.map((table) => `(select count(*)::int from ${table}) as ${table}`);
  const [row] = await query(databaseUrl, `select ${counts.join(", ")}`);
  return row as RowCounts;
}
