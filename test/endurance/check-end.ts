import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { query } from "@lunas/stack/postgres/query";
import { until } from "@lunas/testkit/time/until";
import { balanceOf } from "../harness/balance-of";
import type { Tally } from "./customers";
import type { Endpoints } from "./endpoints";
import type { Installation } from "./installation";
import { type OldRows, readOldRows } from "./old-rows";
import type { Shop } from "./shops";

export interface Ended {
  readonly installation: Installation;
  readonly endpoints: Endpoints;
  readonly shops: readonly Shop[];
  readonly tally: Tally;
  readonly oldRows: OldRows;
}

export interface Findings {
  /** What came of the run, in words. */
  readonly lines: readonly string[];
  readonly troubles: readonly string[];
}

/** The longest pause of an event whose first three attempts failed, and some time for the attempts. */
const webhooksWithinMs = 480_000;
const restWithinMs = 180_000;
const ledgerCli = join(__dirname, "..", "..", "packages", "ops", "dist", "lunas-ops-cli.js");

/** At rest: every payment has an end, rows, chain and ledger agree, every webhook was delivered, old data is gone. */
export async function checkEnd(ended: Ended): Promise<Findings> {
  const parts = [await checkPayments(ended), await checkWebhooks(ended), await checkMonths(ended), checkLedger(ended)];
  return { lines: parts.flatMap(({ lines }) => lines), troubles: parts.flatMap(({ troubles }) => troubles) };
}

interface Counts {
  readonly pending: number;
  readonly failed: number;
  readonly paid: number;
  readonly links: number;
  readonly captures: number;
  readonly refunds: number;
  readonly held: number;
  readonly released: number;
}

const countsSql = `
  select count(*) filter (where status = 'pending')::int as pending, count(*) filter (where status = 'failed')::int as failed,
    count(*) filter (where status = 'confirmed' and refund_of is null and link_id is null and held_at is null)::int as paid,
    count(*) filter (where status = 'confirmed' and link_id is not null)::int as links,
    count(*) filter (where status = 'confirmed' and held_at is not null)::int as captures,
    count(*) filter (where status = 'confirmed' and refund_of is not null)::int as refunds,
    count(*) filter (where status = 'held')::int as held, count(*) filter (where status = 'released')::int as released
  from payments where chain_id = 1337`;

async function checkPayments({ installation, shops, tally }: Ended): Promise<Findings> {
  const { databaseUrl, chains } = installation.stack;
  const read = async () => (await query(databaseUrl, countsSql))[0] as Counts;
  const rest = { timeoutMs: restWithinMs, intervalMs: 1_000, what: "rest" };
  await until(async () => (await read()).pending === 0, rest).catch(() => undefined);
  const found = await read();
  const agree = (what: "paid" | "links" | "captures" | "refunds" | "released", count: number) =>
    found[what] === count ? [] : [`${count} ${what} for the customers, ${found[what]} in the rows`];
  const troubles = [
    ...tally.lost.map((what) => `${what} did not end in time`).slice(0, 20),
    ...(found.pending > 0 ? [`${found.pending} payments are pending`] : []),
    ...(found.failed > 0 ? [`${found.failed} payments failed`] : []),
    ...(found.held > 0 ? [`${found.held} holds are open`] : []),
    ...agree("paid", tally.payments),
    ...agree("links", tally.links),
    ...agree("captures", tally.captures),
    ...agree("refunds", tally.refunds),
    ...agree("released", tally.releases),
  ];
  for (const { merchant } of shops) {
    const sql = `select coalesce(sum(case when refund_of is null then amount else -amount end), 0)::text as sum from payments
      where merchant_id = $1 and chain_id = 1337 and status = 'confirmed'`;
    const [row] = (await query(databaseUrl, sql, [merchant.merchantId])) as { sum: string }[];
    const balance = await balanceOf(chains.sandbox.rpcUrl, merchant.walletAddress);
    if (balance - shopFunds !== BigInt(row?.sum ?? 0))
      troubles.push(`${merchant.walletAddress} has ${balance - shopFunds} by the chain, ${row?.sum} by the rows`);
  }
  const { paid, links, captures, released, refunds } = found;
  const sorts = `${paid} payments, ${links} payments of links, ${captures} holds captured, ${released} released, ${refunds} refunds`;
  return { lines: [`${sorts}; ${found.pending} pending, ${found.failed} failed, ${tally.lost.length} lost`], troubles };
}

/** What each shop had before the first payment. */
const shopFunds = 10n ** 12n;

async function checkWebhooks({ installation, endpoints }: Ended): Promise<Findings> {
  const { databaseUrl } = installation.stack;
  const openSql = `select (select count(*)::int from deliveries where status <> 'delivered')
    + (select count(*)::int from events where position is null) as open`;
  const open = async () => ((await query(databaseUrl, openSql))[0] as { open: number }).open;
  const wait = { timeoutMs: webhooksWithinMs, intervalMs: 1_000, what: "the webhooks" };
  await until(async () => (await open()) === 0, wait).catch(() => undefined);
  const left = await open();
  const events = (await query(
    databaseUrl,
    "select e.id from events e where e.type <> 'webhook.test' and e.payment_id is not null",
  )) as { id: string }[];
  const missing = events.filter(({ id }) => !endpoints.taken.has(id)).length;
  const endedSql = `select count(*)::int as count from payments p where chain_id = 1337 and status = 'confirmed'
    and not exists (select from events e where e.payment_id = p.id and e.type like '%.confirmed')`;
  const [silent] = (await query(databaseUrl, endedSql)) as { count: number }[];
  return {
    lines: [`${events.length} webhooks, ${missing} missing; ${endpoints.failed()} attempts failed on purpose`],
    troubles: [
      ...(left > 0 ? [`${left} webhooks are not delivered`] : []),
      ...(missing > 0 ? [`${missing} of ${events.length} events never arrived`] : []),
      ...(silent?.count === 0 ? [] : [`${silent?.count} payments have no event`]),
      ...(endpoints.failed() > 0 ? [] : ["no webhook failed"]),
    ],
  };
}

/**
 * Under load a table may not get its lock within the moment that the dispatcher gives it, which then tries again ten minutes later. Here it
 * begins anew instead.
 */
async function checkMonths({ installation, oldRows }: Ended): Promise<Findings> {
  const read = () => readOldRows(installation.stack.databaseUrl);
  const underLoad = await read();
  await installation.restart("dispatcher", "SIGTERM");
  const isDone = async () => {
    const { payments, answers, dropped, ahead, byMonth } = await read();
    return payments + answers + dropped === 0 && ahead === byMonth;
  };
  await until(isDone, { timeoutMs: restWithinMs, intervalMs: 1_000, what: "old data to go" }).catch(() => undefined);
  const { payments, answers, dropped, ahead, byMonth, eventsOfMonth, astray } = await read();
  const forgotten = `${oldRows.payments - payments} of ${oldRows.payments} old descriptions and ${oldRows.answers - answers} of ${oldRows.answers} old answers forgotten`;
  const months = `${eventsOfMonth} events after the month's end; under load ${underLoad.ahead} of ${ahead} tables made for the month after next, and ${droppedTables - underLoad.dropped} of ${droppedTables} of an old month dropped`;
  return {
    lines: [forgotten, months],
    troubles: [
      ...(payments + answers > 0 ? [`${payments} descriptions and ${answers} answers are older than they may be`] : []),
      ...(dropped > 0 ? [`an old month still has ${dropped} tables`] : []),
      ...(ahead === byMonth ? [] : [`the month after next has ${ahead} tables, not ${byMonth}`]),
      ...(eventsOfMonth > 0 ? [] : ["the month did not end"]),
      ...(astray > 0 ? [`${astray} rows are in no month's table`] : []),
    ],
  };
}

/** Of events, deliveries and their attempts. */
const droppedTables = 3;

/** As an operator runs it. */
function checkLedger({ installation }: Ended): Findings {
  const { databaseUrl, chains } = installation.stack;
  const { status, stdout, stderr } = spawnSync(process.execPath, [ledgerCli, "ledger", "sandbox"], {
    encoding: "utf8",
    maxBuffer: 2 ** 28,
    env: { ...process.env, DATABASE_URL: databaseUrl, SANDBOX_RPC_URLS: chains.sandbox.rpcUrl },
  });
  const lines = `${stdout}${stderr}`.trim().split("\n");
  return {
    lines: [`ledger: ${lines.at(-1)?.trim()}`],
    troubles: status === 0 ? [] : ["the ledger is not whole:", ...lines.slice(0, 40)],
  };
}
