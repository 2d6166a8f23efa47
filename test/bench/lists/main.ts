/** `npm run bench:lists [payments] [rounds]`: what reading costs at a million payments of a merchant against a thousand. */
import { query } from "@lunas/stack/postgres/query";
import { startServices } from "@lunas/stack/services";
import type { Stack } from "@lunas/stack/stack";
import { startStack } from "@lunas/stack/start-stack";
import { type RegisteredMerchant, registerMerchant } from "../../world/register-merchant";
import { insertPayments } from "../insert-payments";
import { measureHotPath } from "./hot-path";
import { type Measured, measure, type Question } from "./measure";
import { openStatements } from "./statements";

const count = Number(process.argv[2] ?? 1_000_000);
const rounds = Number(process.argv[3] ?? 300);
const dayMs = 86_400_000;
const say = (line: string) => console.log(line);

interface Reader {
  readonly merchant: RegisteredMerchant;
  readonly payments: number;
  /** A payer with a thousand payments at most. */
  readonly payer: string;
  read(path: string): Promise<Read>;
}

interface Read {
  readonly pagination?: { readonly total: number };
  readonly totalPayments?: number;
}

async function aReader(stack: Stack, url: string, size: { count: number; days: number; payers: number }) {
  const merchant = await registerMerchant(url);
  const place = { merchantId: merchant.merchantId, environment: "sandbox" } as const;
  const begun = performance.now();
  await insertPayments(stack.databaseUrl, { ...place, ...size, inBulk: true });
  const inserted = performance.now();
  // As the migration does for what is there already.
  const rollUp = "select roll_up_payments($1, 'sandbox', 1000) as made";
  while ((await numberOf(stack, rollUp, [merchant.merchantId])) > 0);
  const seconds = (from: number, to: number) => ((to - from) / 1_000).toFixed(1);
  say(
    `${size.count} payments: written in ${seconds(begun, inserted)} s, summed up in ${seconds(inserted, performance.now())} s`,
  );
  const [row] = await query(
    stack.databaseUrl,
    `select payer from payments where merchant_id = $1 group by payer having count(*) <= 1000 order by count(*) desc limit 1`,
    [merchant.merchantId],
  );
  const read = async (path: string) => {
    const headers = path.startsWith("/merchant") ? { cookie: merchant.cookie } : { "x-api-key": merchant.apiKey };
    const response = await fetch(`${url}${path}`, { headers });
    const body = await response.json();
    if (response.status !== 200) throw new Error(`${path} answered ${response.status}: ${JSON.stringify(body)}`);
    return body as Read;
  };
  return { merchant, payments: size.count, payer: (row as { payer: string }).payer, read };
}

async function numberOf(stack: Stack, sql: string, values: readonly string[]): Promise<number> {
  const [row] = (await query(stack.databaseUrl, sql, values)) as Record<string, string | number>[];
  return Number(Object.values(row ?? {})[0]);
}

function questions(small: Reader, large: Reader): readonly Question[] {
  const since = new Date(Date.now() - dayMs).toISOString();
  const month = new Date(Date.now() - 20 * dayMs).toISOString();
  const alike = (name: string, path: string, atMost: number | null = 1.5): Question => ({
    name,
    small: () => small.read(path),
    large: () => large.read(path),
    atMost,
  });
  const from =
    ({ payer, read }: Reader) =>
    () =>
      read(`/payments?from=${payer}`);
  return [
    alike("page 1", "/payments"),
    alike("status=confirmed", "/payments?status=confirmed"),
    alike("status=failed", "/payments?status=failed"),
    alike("status=pending", "/payments?status=pending"),
    alike("since= 24 h", `/payments?since=${since}`),
    alike("since= and until= and status=", `/payments?since=${month}&until=${since}&status=confirmed`),
    { name: "from= with at most 1,000 hits", small: from(small), large: from(large), atMost: 1.5 },
    alike("/merchant/stats", "/merchant/stats"),
    {
      name: "page 10,000 | page 1",
      small: () => small.read("/payments"),
      large: () => large.read(`/payments?page=${Math.min(10_000, Math.floor(large.payments / 20))}`),
      atMost: 5,
    },
  ];
}

/** Every total against the table itself. */
async function totalsAreExact(stack: Stack, { merchant, payer, read }: Reader): Promise<boolean> {
  const since = new Date(Date.now() - dayMs).toISOString();
  const until = new Date(Date.now() - dayMs / 3).toISOString();
  const filters: readonly (readonly [string, string])[] = [
    ["", "true"],
    ["status=confirmed", "status = 'confirmed'"],
    ["status=failed", "status = 'failed'"],
    ["status=pending", "status = 'pending'"],
    [`since=${since}`, `created_at > '${since}'`],
    [`until=${until}`, `created_at < '${until}'`],
    [
      `since=${since}&until=${until}&status=failed`,
      `created_at > '${since}' and created_at < '${until}' and status = 'failed'`,
    ],
    [`from=${payer}`, `payer = '${payer}'`],
    [`from=${payer}&since=${since}`, `payer = '${payer}' and created_at > '${since}'`],
  ];
  let right = true;
  for (const [filter, sql] of filters) {
    const told = (await read(`/payments?${filter}`)).pagination?.total;
    const there = await numberOf(stack, `select count(*) from payments where merchant_id = $1 and ${sql}`, [
      merchant.merchantId,
    ]);
    if (told !== there) say(`WRONG: ${filter} told ${told}, there are ${there}`);
    right &&= told === there;
  }
  const { totalPayments } = await read("/merchant/stats");
  return right && totalPayments === (await read("/payments?status=confirmed")).pagination?.total;
}

function show({ name, p50, p95, ratio, atMost }: Measured): boolean {
  const ms = (value: number) => value.toFixed(2).padStart(8);
  const isGood = atMost === null || ratio <= atMost;
  const bar = atMost === null ? "" : `at most ${atMost} ${isGood ? "ok" : "MISSED"}`;
  say(
    `${name.padEnd(58)}${ms(p50.small)}${ms(p50.large)}${ms(p95.small)}${ms(p95.large)}${ratio.toFixed(2).padStart(8)}  ${bar}`,
  );
  return isGood;
}

async function main(): Promise<boolean> {
  const stack = await startStack({ blockTime: { sandbox: "automine", base: "automine" }, external: {} });
  try {
    const limits = ["FACILITATE", "PAYMENTS", "MERCHANT", "OTHER"].map((name) => [`RATE_LIMIT_${name}`, "1000000"]);
    const { url } = await startServices(stack, { names: ["gateway"], env: Object.fromEntries(limits) });
    const small = await aReader(stack, url, { count: 1_000, days: 30, payers: 50 });
    const large = await aReader(stack, url, { count, days: 365, payers: 5_000 });
    // As autovacuum does sooner or later.
    await query(stack.databaseUrl, "vacuum (analyze) payments");
    await query(stack.databaseUrl, "analyze");
    const exact = (await totalsAreExact(stack, small)) && (await totalsAreExact(stack, large));
    say(`\n${"".padEnd(58)}${"p50, ms".padStart(16)}${"p95, ms".padStart(16)}`);
    say(
      `${`${rounds} requests each over HTTP: at 1,000 | at ${count}`.padEnd(58)}${"1,000".padStart(8)}${"large".padStart(8)}${"1,000".padStart(8)}${"large".padStart(8)}${"ratio".padStart(8)}`,
    );
    const verdicts: boolean[] = [];
    for (const question of questions(small, large)) verdicts.push(show(await measure(question, rounds)));
    say("the statements alone");
    const { merchantId: one } = small.merchant;
    const { merchantId: other } = large.merchant;
    const readers = [
      { merchantId: one, payer: small.payer },
      { merchantId: other, payer: large.payer },
    ] as const;
    const statements = openStatements(stack.databaseUrl, ...readers);
    for (const question of statements.questions) verdicts.push(show(await measure(question, rounds)));
    await statements.close();
    show(await measureHotPath(await stack.newDatabase(), await stack.newDatabase(), rounds));
    say(`totals are ${exact ? "exact" : "NOT exact"}`);
    return exact && verdicts.every((good) => good);
  } finally {
    await stack.stop();
  }
}

main().then(
  (passed) => {
    say(passed ? "PASS" : "FAIL");
    process.exitCode = passed ? 0 : 1;
  },
  (error: unknown) => {
    console.error(error);
    process.exitCode = 1;
  },
);
