import { query } from "@lunas/stack/postgres/query";
import { startServices } from "@lunas/stack/services";
import type { Stack } from "@lunas/stack/stack";
import { startStack } from "@lunas/stack/start-stack";
import { type RegisteredMerchant, registerMerchant } from "../../harness/register-merchant";
import { insertPayments } from "../insert-payments";
import { insertRefunds } from "../insert-refunds";

type Say = (line: string) => void;

interface Place {
  readonly stack: Stack;
  /** The gateway's. */
  readonly url: string;
  readonly say: Say;
}

export interface OpenReaders extends Place {
  readonly readers: readonly Reader[];
}

/** A stack with a gateway, and a merchant with so many payments for each size. */
export async function openReaders(sizes: readonly number[], say: Say): Promise<OpenReaders> {
  const stack = await startStack({ blockTime: { sandbox: "automine", base: "automine" }, external: {} });
  try {
    const limits = ["FACILITATE", "PAYMENTS", "MERCHANT", "OTHER"].map((name) => [`RATE_LIMIT_${name}`, "1000000"]);
    const { url } = await startServices(stack, { names: ["gateway"], env: Object.fromEntries(limits) });
    const readers: Reader[] = [];
    for (const size of sizes) readers.push(await aReader({ stack, url, say }, sizeOf(size, readers.length === 0)));
    // As autovacuum does sooner or later.
    await query(stack.databaseUrl, "vacuum (analyze) payments");
    await query(stack.databaseUrl, "analyze");
    return { stack, url, say, readers };
  } catch (error) {
    await stack.stop();
    throw error;
  }
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

export interface Reader {
  readonly merchant: RegisteredMerchant;
  readonly payments: number;
  /** A payer with a thousand payments at most. */
  readonly payer: string;
  readonly latePage: number;
  /** The hash of a payment that has a refund. */
  readonly refunded: string;
  read(path: string): Promise<Read>;
}

interface Read {
  readonly pagination?: { readonly total: number };
  readonly totalPayments?: number;
}

async function aReader({ stack, url, say }: Place, { latePage, ...size }: Size): Promise<Reader> {
  const merchant = await registerMerchant(url);
  const place = { merchantId: merchant.merchantId, environment: "sandbox" } as const;
  say(`writing ${size.count} payments, and refunds of a third of them`);
  const begun = performance.now();
  await insertPayments(stack.databaseUrl, { ...place, ...size, inBulk: true });
  await insertRefunds(stack.databaseUrl, place);
  const inserted = performance.now();
  // As the migration does for existing rows.
  for (const what of ["payments", "refunds"]) {
    const rollUp = `select roll_up_${what}($1, 'sandbox', 1000) as made`;
    while ((await numberOf(stack, rollUp, [merchant.merchantId])) > 0);
  }
  const seconds = (from: number, to: number) => ((to - from) / 1_000).toFixed(1);
  say(
    `${size.count} payments: written in ${seconds(begun, inserted)} s, summed up in ${seconds(inserted, performance.now())} s`,
  );
  const [row] = await query(
    stack.databaseUrl,
    `select payer from payments where merchant_id = $1 and refund_of is null
     group by payer having count(*) <= 1000 order by count(*) desc limit 1`,
    [merchant.merchantId],
  );
  const [paid] = await query(
    stack.databaseUrl,
    `select p.tx_hash from payments r join payments p on p.id = r.refund_of where r.merchant_id = $1 order by r.id limit 1`,
    [merchant.merchantId],
  );
  const read = async (path: string) => {
    const headers = path.startsWith("/merchant") ? { cookie: merchant.cookie } : { "x-api-key": merchant.apiKey };
    const response = await fetch(`${url}${path}`, { headers });
    const body = await response.json();
    if (response.status !== 200) throw new Error(`${path} answered ${response.status}: ${JSON.stringify(body)}`);
    return body as Read;
  };
  const { payer } = row as { payer: string };
  return { merchant, payments: size.count, payer, refunded: (paid as { tx_hash: string }).tx_hash, latePage, read };
}

export async function numberOf(stack: Stack, sql: string, values: readonly string[]): Promise<number> {
  const [row] = (await query(stack.databaseUrl, sql, values)) as Record<string, string | number>[];
  return Number(Object.values(row ?? {})[0]);
}
