import { query } from "@lunas/stack/postgres/query";
import { until } from "@lunas/testkit/time/until";
import type { Arena } from "./arena";
import { runLoad } from "./load";
import { bodyOf } from "./sign-payments";

const payments = 100;
const bundleMax = "25";
/** The smallest bundles that count. */
const large = 20;
const waitLimit = { timeoutMs: 60_000, intervalMs: 20 };

/**
 * Gas for each payment of a bundle of at least twenty, on average, with nonces as stock clients draw them; null where there
 * was none. Payments are stored while no settler runs; then a settler starts that may bundle them. It
 * restarts afterwards with its old settings.
 */
export async function readBundledGas(arena: Arena): Promise<number | null> {
  const { stack, services } = arena;
  const newest = "select coalesce(max(created_at), 'epoch') as at from transactions";
  const [before] = (await query(stack.databaseUrl, newest)) as { at: Date }[];
  await services.stop("settler");
  const bodies = arena.payments.signAtRandom(payments, arena.payTo).map(bodyOf);
  const asking = runLoad(arena.asks.lunas, { clients: payments, seconds: 60, bodies });
  const waiting = "select count(*)::int as n from payments where status = 'pending'";
  const stored = async () => ((await query(stack.databaseUrl, waiting)) as { n: number }[])[0]?.n ?? 0;
  await until(async () => (await stored()) >= payments, { ...waitLimit, what: "payments that wait" });
  await services.start("settler", { env: { SETTLEMENT_BUNDLE_MAX: bundleMax } });
  await asking;
  await arena.quiet();
  await services.stop("settler");
  await services.start("settler");
  const sql = `select round(avg(b.gas_used))::int as gas
    from transactions t join bundled_payments b on b.lane_id = t.lane_id and b.nonce = t.nonce
    where b.gas_used is not null and t.created_at > $1 and (
      select count(*) from bundled_payments o where o.lane_id = t.lane_id and o.nonce = t.nonce) >= ${large}`;
  const [row] = (await query(stack.databaseUrl, sql, [before?.at.toISOString() ?? "epoch"])) as {
    gas: number | null;
  }[];
  return row?.gas ?? null;
}
