import { setTimeout as pause } from "node:timers/promises";
import { sandbox } from "@lunas/catalog/chains/sandbox";
import type { Payer } from "@lunas/testkit/payer/create-payer";
import { paymentPayload, requirementsFor } from "@lunas/testkit/payer/payment-header";
import { until } from "@lunas/testkit/time/until";
import { Pool } from "pg";
import { facilitate } from "../harness/pay";
import { registerMerchant } from "../harness/register-merchant";
import type { Harness } from "../harness/start-harness";
import type { BlockBuilder } from "./build-block";
import { batch, quantity } from "./node";
import type { Shape } from "./shapes";

export interface PaidFor {
  readonly status: string;
  /** From the request to its block; null: it is in none. */
  readonly waitedSeconds: number | null;
  /** What it paid for a gas against what the cheapest of its block paid. */
  readonly ratio: number | null;
  readonly attempts: number;
}

export interface Fixture {
  readonly harness: Harness;
  readonly builder: BlockBuilder;
  readonly payers: readonly Payer[];
}

const blockMs = 1_000;
export const deadlineSeconds = 60;
const quietBlocks = 6;
const paymentAmount = 10_000n;
/** A calm block after the shape, until nothing is open; longer than any deadline. */
const mostBlocksAfter = 75;

/** Replays a shape while payments arrive, one or two for each block, and tells what became of each. */
export async function runShape({ harness, builder, payers }: Fixture, { blocks }: Shape): Promise<readonly PaidFor[]> {
  const pool = new Pool({ connectionString: harness.stack.databaseUrl, max: 2 });
  try {
    const merchant = await registerMerchant(harness.url);
    const answers: Promise<unknown>[] = [];
    const pay = async (place: number) => {
      const authorization = await (payers[place % payers.length] as Payer).authorize({
        to: merchant.walletAddress,
        amount: paymentAmount,
        deadlineSeconds: BigInt(Math.floor(Date.now() / 1_000) + deadlineSeconds),
      });
      const body = {
        paymentPayload: paymentPayload(authorization, { chain: sandbox }),
        paymentRequirements: requirementsFor(authorization, sandbox),
      };
      answers.push(facilitate(harness.url, merchant.apiKey, body).catch(() => null));
    };
    let dueMs = performance.now();
    const next = async (block: Shape["blocks"][number]) => {
      await builder.build(block);
      dueMs = Math.max(dueMs + blockMs, performance.now());
      await pause(Math.max(0, dueMs - performance.now()));
    };
    // No market falls to a tenth within one block, so each shape begins with the fees of the start.
    for (let quiet = 0; quiet < quietBlocks; quiet += 1) await next(blocks[0] as Shape["blocks"][number]);
    for (const [index, block] of blocks.entries()) {
      await pay(2 * index);
      if (index % 2 === 0) await pay(2 * index + 1);
      await next(block);
    }
    const last = blocks.at(-1) as Shape["blocks"][number];
    for (let left = mostBlocksAfter; left > 0 && (await openPayments(pool, merchant.walletAddress)) > 0; left -= 1) {
      await next(last);
    }
    await Promise.all(answers);
    return await measure(harness.rpcUrl, pool, merchant.walletAddress);
  } finally {
    await pool.end();
  }
}

async function openPayments(pool: Pool, payTo: string): Promise<number> {
  const { rows } = await pool.query(
    "select count(*)::int as n from payments where pay_to = $1 and status = 'pending'",
    [payTo],
  );
  return rows[0]?.n ?? 0;
}

interface Row {
  readonly status: string;
  readonly hash: string | null;
  readonly block: string | null;
  readonly requested: number;
  readonly mined: number | null;
  readonly attempts: number;
}

async function measure(rpcUrl: string, pool: Pool, payTo: string): Promise<readonly PaidFor[]> {
  const { rows } = await pool.query<Row>(
    `select p.status, p.tx_hash as hash, p.block_number::text as block, extract(epoch from p.created_at)::float8 as requested,
       extract(epoch from p.block_time)::float8 as mined,
       (select count(*)::int from transactions t join attempts a on a.lane_id = t.lane_id and a.nonce = t.nonce
        where t.payment_id = p.id) as attempts
     from payments p where p.pay_to = $1`,
    [payTo],
  );
  const numbers = [...new Set(rows.flatMap(({ block }) => block ?? []))];
  const calls = numbers.map((number) => ({ method: "eth_getBlockReceipts", params: [quantity(BigInt(number))] }));
  const receipts = (await batch(rpcUrl, calls)) as readonly { transactionHash: string; effectiveGasPrice: string }[][];
  const prices = new Map(
    receipts.flat().map(({ transactionHash, effectiveGasPrice }) => [transactionHash, Number(effectiveGasPrice)]),
  );
  const cheapest = new Map(
    numbers.map((number, index) => [
      number,
      Math.min(...(receipts[index] ?? []).map(({ effectiveGasPrice }) => Number(effectiveGasPrice))),
    ]),
  );
  return rows.map(({ status, hash, block, requested, mined, attempts }) => {
    const paid = prices.get(hash ?? "");
    const least = cheapest.get(block ?? "");
    const ratio = paid === undefined || least === undefined ? null : paid / least;
    return { status, ratio, attempts, waitedSeconds: mined === null ? null : Math.max(0, mined - requested) };
  });
}

/** Until the services know the chain at the pace of the first blocks. */
export async function warmUp({ harness, builder }: Fixture, block: Shape["blocks"][number]): Promise<void> {
  await until(
    async () => {
      await builder.build(block);
      const health = (await (await fetch(`${harness.url}/health`)).json()) as {
        networks: { sandbox: { status: string } };
      };
      return health.networks.sandbox.status === "ok";
    },
    { timeoutMs: 30_000, intervalMs: blockMs, what: "the gateway to take payments" },
  );
}
