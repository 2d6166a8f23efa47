import { query } from "@lunas/stack/postgres/query";
import { startServices } from "@lunas/stack/services";
import type { Stack } from "@lunas/stack/stack";
import { startStack } from "@lunas/stack/start-stack";
import { type RegisteredMerchant, registerMerchant } from "../../harness/register-merchant";
import { insertPayments } from "../insert-payments";
import { findParts } from "../settle/processes";
import { type ExportFigures, measureExport } from "./export";
import type { ListFigures, QuestionFigures } from "./figures";
import { measureHotPath } from "./hot-path";
import { measure, type Question } from "./measure";
import { exportText } from "./report";
import { openStatements } from "./statements";

const dayMs = 86_400_000;

export interface ListPlan {
  /** Payments of each merchant that is asked for, least first. */
  readonly sizes: readonly number[];
  readonly rounds: number;
}

type Say = (line: string) => void;

interface Bench {
  readonly stack: Stack;
  readonly url: string;
  readonly say: Say;
}

/** What reading costs, of merchants with few payments and with many. */
export async function measureLists({ sizes, rounds }: ListPlan, say: Say): Promise<ListFigures> {
  const takenAt = new Date().toISOString();
  const stack = await startStack({ blockTime: { sandbox: "automine", base: "automine" }, external: {} });
  try {
    const limits = ["FACILITATE", "PAYMENTS", "MERCHANT", "OTHER"].map((name) => [`RATE_LIMIT_${name}`, "1000000"]);
    const { url } = await startServices(stack, { names: ["gateway"], env: Object.fromEntries(limits) });
    const readers: Reader[] = [];
    for (const size of sizes) readers.push(await aReader({ stack, url, say }, sizeOf(size, readers.length === 0)));
    // As autovacuum does sooner or later.
    await query(stack.databaseUrl, "vacuum (analyze) payments");
    await query(stack.databaseUrl, "analyze");
    let totalsAreExact = true;
    for (const reader of readers) totalsAreExact = (await totalsOf(stack, reader, say)) && totalsAreExact;
    const exports = await exportsOf({ stack, url, say }, readers);
    const measured: QuestionFigures[] = [];
    const take = async (question: Question, over: QuestionFigures["over"]) => {
      measured.push({ ...(await measure(question, rounds)), over });
      say(
        `${over}, ${question.name}: ${measured
          .at(-1)
          ?.p95.map((ms) => ms.toFixed(2))
          .join(", ")} ms (p95)`,
      );
    };
    for (const question of questions(readers)) await take(question, "http");
    const owners = readers.map(({ merchant, payer, latePage }) => ({
      merchantId: merchant.merchantId,
      payer,
      latePage,
    }));
    const statements = openStatements(stack.databaseUrl, owners);
    for (const question of statements.questions) await take(question, "statement");
    await statements.close();
    const hotPath = await measureHotPath(await stack.newDatabase(), await stack.newDatabase(), rounds);
    measured.push({ ...hotPath, over: "statement" });
    return { takenAt, sizes, rounds, questions: measured, totalsAreExact, exports };
  } finally {
    await stack.stop();
  }
}

/** The CSV of each merchant. */
async function exportsOf({ stack, url, say }: Bench, readers: readonly Reader[]): Promise<readonly ExportFigures[]> {
  const gatewayPid = findParts(stack.supervisor.pid).get("gateway");
  if (gatewayPid === undefined) throw new Error("the gateway's process was not found");
  const exports: ExportFigures[] = [];
  for (const { merchant, payments } of readers) {
    const figures = await measureExport({ url, apiKey: merchant.apiKey, gatewayPid });
    if (figures.rows !== payments) throw new Error(`the CSV has ${figures.rows} rows of ${payments} payments`);
    say(exportText(figures));
    exports.push(figures);
  }
  return exports;
}

interface Size {
  readonly count: number;
  readonly days: number;
  readonly payers: number;
  readonly latePage: number;
}

/** With so many payers, some of them have at most a thousand payments. */
function sizeOf(count: number, isSmallest: boolean): Size {
  return isSmallest
    ? { count, days: 30, payers: 50, latePage: 1 }
    : { count, days: 365, payers: 5_000, latePage: Math.min(10_000, Math.floor(count / 20)) };
}

interface Reader {
  readonly merchant: RegisteredMerchant;
  readonly payments: number;
  /** A payer with a thousand payments at most. */
  readonly payer: string;
  readonly latePage: number;
  read(path: string): Promise<Read>;
}

interface Read {
  readonly pagination?: { readonly total: number };
  readonly totalPayments?: number;
}

async function aReader({ stack, url, say }: Bench, { latePage, ...size }: Size): Promise<Reader> {
  const merchant = await registerMerchant(url);
  const place = { merchantId: merchant.merchantId, environment: "sandbox" } as const;
  say(`writing ${size.count} payments`);
  const begun = performance.now();
  await insertPayments(stack.databaseUrl, { ...place, ...size, inBulk: true });
  const inserted = performance.now();
  // As the migration does for existing rows.
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
  return { merchant, payments: size.count, payer: (row as { payer: string }).payer, latePage, read };
}

async function numberOf(stack: Stack, sql: string, values: readonly string[]): Promise<number> {
  const [row] = (await query(stack.databaseUrl, sql, values)) as Record<string, string | number>[];
  return Number(Object.values(row ?? {})[0]);
}

function questions(readers: readonly Reader[]): readonly Question[] {
  const since = new Date(Date.now() - dayMs).toISOString();
  const month = new Date(Date.now() - 20 * dayMs).toISOString();
  const by = (name: string, pathOf: (reader: Reader) => string, atMost = 1.5): Question => ({
    name,
    asks: readers.map((reader) => () => reader.read(pathOf(reader))),
    atMost,
  });
  const alike = (name: string, path: string) => by(name, () => path);
  return [
    alike("page 1", "/payments"),
    alike("status=confirmed", "/payments?status=confirmed"),
    alike("status=failed", "/payments?status=failed"),
    alike("status=pending", "/payments?status=pending"),
    alike("since= 24 h", `/payments?since=${since}`),
    alike("since= and until= and status=", `/payments?since=${month}&until=${since}&status=confirmed`),
    by("from= with at most 1,000 hits", ({ payer }) => `/payments?from=${payer}`),
    alike("/merchant/stats", "/merchant/stats"),
    by("page 1 | page 10,000", ({ latePage }) => `/payments?page=${latePage}`, 5),
  ];
}

/** Every total against the table itself. */
async function totalsOf(stack: Stack, { merchant, payer, read }: Reader, say: Say): Promise<boolean> {
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
    const reported = (await read(`/payments?${filter}`)).pagination?.total;
    const there = await numberOf(stack, `select count(*) from payments where merchant_id = $1 and ${sql}`, [
      merchant.merchantId,
    ]);
    if (reported !== there) say(`WRONG: ${filter} told ${reported}, there are ${there}`);
    right &&= reported === there;
  }
  const { totalPayments } = await read("/merchant/stats");
  return right && totalPayments === (await read("/payments?status=confirmed")).pagination?.total;
}
