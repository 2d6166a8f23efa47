import { query } from "@lunas/stack/postgres/query";
import type { Arena } from "./arena";

/** Gas that a settlement took, on average. */
export async function readSingleGas({ stack }: Arena): Promise<number | null> {
  const sql =
    "select round(avg(gas_used))::int as gas from transactions where purpose = 'payment' and gas_used is not null";
  const [row] = (await query(stack.databaseUrl, sql)) as { gas: number | null }[];
  return row?.gas ?? null;
}
