import type { Reader } from "./readers";

const dayMs = 86_400_000;

/** The number that a statement answers. */
type Count = (sql: string, values: readonly string[]) => Promise<number>;

/** Compares every total of a merchant with the table itself; returns those that differ. */
export async function wrongTotals({ merchant, payer, read }: Reader, count: Count): Promise<readonly string[]> {
  const wrong: string[] = [];
  const since = new Date(Date.now() - dayMs).toISOString();
  const until = new Date(Date.now() - dayMs / 3).toISOString();
  const total = async (path: string) => (await read(path)).pagination?.total;
  for (const [path, sql] of [...ofPayments(payer, since, until), ...ofRefunds(since)]) {
    const reported = await total(path);
    const there = await count(`select count(*) from payments where merchant_id = $1 and ${sql}`, [merchant.merchantId]);
    if (reported !== there) wrong.push(`${path} reports ${reported}, there are ${there}`);
  }
  const { totalPayments } = await read("/merchant/stats");
  const confirmed = await total("/payments?status=confirmed");
  if (totalPayments !== confirmed) wrong.push(`the statistics have ${totalPayments} payments, the list ${confirmed}`);
  return wrong;
}

/** A request, and the same as a condition. */
type Filter = readonly [path: string, sql: string];

function ofPayments(payer: string, since: string, until: string): readonly Filter[] {
  const between = `created_at > '${since}' and created_at < '${until}'`;
  const filters: readonly Filter[] = [
    ["", "true"],
    ["status=confirmed", "status = 'confirmed'"],
    ["status=failed", "status = 'failed'"],
    ["status=pending", "status = 'pending'"],
    [`since=${since}`, `created_at > '${since}'`],
    [`until=${until}`, `created_at < '${until}'`],
    [`since=${since}&until=${until}&status=failed`, `${between} and status = 'failed'`],
    [`from=${payer}`, `payer = '${payer}'`],
    [`from=${payer}&since=${since}`, `payer = '${payer}' and created_at > '${since}'`],
  ];
  return filters.map(([query, sql]) => [`/payments?${query}`, `refund_of is null and ${sql}`]);
}

function ofRefunds(since: string): readonly Filter[] {
  const filters: readonly Filter[] = [
    ["", "true"],
    ["status=failed", "status = 'failed'"],
    [`since=${since}`, `created_at > '${since}'`],
  ];
  return filters.map(([query, sql]) => [`/refunds?${query}`, `refund_of is not null and ${sql}`]);
}
