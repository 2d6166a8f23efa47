import { query } from "@lunas/stack/postgres/query";
import type { Arena } from "./arena";
import { runLoad } from "./load";
import { bodyOf } from "./sign-payments";

const payments = 64;

/** The average gas of a single settlement, with random nonces as stock clients draw them: each in a new storage slot. */
export async function readSingleGas(arena: Arena): Promise<number | null> {
  const { databaseUrl } = arena.stack;
  const newest = "select coalesce(max(created_at), 'epoch') as at from transactions";
  const [before] = (await query(databaseUrl, newest)) as { at: Date }[];
  const bodies = arena.payments.signAtRandom(payments, arena.payTo).map(bodyOf);
  await runLoad(arena.asks.lunas, { clients: 4, seconds: 60, bodies });
  await arena.quiet();
  const sql = `select round(avg(gas_used))::int as gas from transactions
    where purpose = 'payment' and gas_used is not null and created_at > $1`;
  const [row] = (await query(databaseUrl, sql, [before?.at.toISOString() ?? "epoch"])) as { gas: number | null }[];
  return row?.gas ?? null;
}
