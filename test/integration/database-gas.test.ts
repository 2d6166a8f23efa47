import type { NewPayment } from "@lunas/domain/payment/ports";
import { aNewPayment } from "@lunas/testkit/build/a-stored-payment";
import { anAuthorization } from "@lunas/testkit/build/an-authorization";
import { freshAddress } from "@lunas/testkit/contracts/fresh";
import { rowsOf } from "./database-postgres";
import { merchantId, stores, useStoresOfMerchant } from "./opened-stores";

jest.setTimeout(120_000);

const settled = 10_000;
const pending = 1_000;
/** Far below what a scan of the rows takes, by whatever index. */
const mostPages = 300;
const chainId = 4_242;

let payment: NewPayment;
useStoresOfMerchant();
beforeAll(async () => {
  payment = aNewPayment({ merchantId, chainId, authorization: anAuthorization({ from: freshAddress() }) });
  await fill();
});

const run = (sql: string) => rowsOf(stores, sql);

/** A day of a busy chain: payments with their closed transactions and attempts, and what is in flight, on four lanes. */
async function fill(): Promise<void> {
  const { authorization, permit2 } = payment;
  const figures = `${chainId}, '${permit2}', '0x' || lpad((n % 5000)::text, 40, '0'), n, 'IDRX', '${authorization.token}', 500000`;
  await run(`insert into lanes (id, chain_id, address, next_nonce)
    select 'lane_' || n, ${chainId}, '0x' || lpad(n::text, 40, '0'), 0 from generate_series(0, 3) n`);
  // In parts: a statement of this pool ends after ten seconds, on a busy machine, too.
  for (let first = 1; first <= settled + pending; first += 10_000) {
    await fillPart(figures, first, Math.min(first + 9_999, settled + pending));
  }
  for (let from = 0; from < settled; from += 10_000) {
    await run(`update transactions t set state = 'closed', closed_at = now(), mined_hash = 'x', gas_used = 80000,
        effective_gas_price_wei = 1000000000,
        mined_status = case when substr(t.payment_id, 5)::int % 100 = 0 then 'reverted' else 'success' end
      where substr(t.payment_id, 5)::int > ${from} and substr(t.payment_id, 5)::int <= ${from + 10_000}`);
  }
  await run("vacuum analyze");
}

async function fillPart(figures: string, first: number, last: number): Promise<void> {
  await run(`insert into payments (id, merchant_id, api_key_id, environment, network, chain_id, permit2, payer, nonce,
      token_symbol, asset, amount, pay_to, spender, deadline, valid_after, signature, source, body_hash, checked_at_block,
      status, tx_hash, log_index, block_number, block_hash, block_time, ended_at)
    select 'pay_' || n, '${merchantId}', 'key_1', 'sandbox', 'sandbox', ${figures}, '${payment.payTo}', '0x0', 0, 0, '0x',
      'server', '0x', 1, case when n <= ${settled} then 'confirmed' else 'pending' end, 'tx_' || n, 1, n, '0x', now(),
      case when n <= ${settled} then now() end
    from generate_series(${first}, ${last}) n`);
  await run(`insert into transactions (lane_id, nonce, purpose, payment_id)
    select 'lane_' || n % 4, n / 4, 'payment', 'pay_' || n from generate_series(${first}, ${last}) n`);
  await run(`insert into attempts (hash, lane_id, nonce, purpose, raw_transaction, fee_cap_wei, tip_wei)
    select 'tx_' || n, 'lane_' || n % 4, n / 4, 'payment', '0x', 1000000000 + n, 1 from generate_series(${first}, ${last}) n`);
}

const request = () => {
  const { permit2, authorization } = payment;
  const key = { chainId, permit2, payer: authorization.from, nonce: authorization.nonce };
  return { authorization: key, token: authorization.token, merchantId, idempotency: null };
};

test("the sums of ten thousand payments equal what was spent", async () => {
  const { gas } = await stores.payments.lookUp(request());
  const spentWei = BigInt(settled) * 80_000n * 1_000_000_000n;
  expect(gas).toMatchObject({ merchantSpentWei: spentWei, chainSpentWei: spentWei });
  expect(gas).toMatchObject({ merchantPending: pending, chainPending: pending, payerPending: 0 });
  const [reverts] = await rowsOf<{ n: bigint }>(stores, "select count(*) as n from payer_reverts");
  expect(reverts?.n).toBe(BigInt(settled / 100));
});

test.each(["force_custom_plan", "force_generic_plan"])(
  "every figure comes from an index, by %s, and the whole from a few pages, in about a millisecond",
  async (mode) => {
    const { durationsMs, plan } = await explained(mode);
    const median = durationsMs.sort((a, b) => a - b)[Math.floor(durationsMs.length / 2)] as number;
    process.stdout.write(
      `gas_usage, ${settled} payments, ${pending} pending, ${mode}: median ${median} ms, ${pagesOf(plan)} pages\n`,
    );
    // An empty table of a month to come is not even opened.
    const executed = plan.split("\n").filter((line) => !line.includes("(never executed)"));
    expect(executed.join("\n")).not.toMatch(/Seq Scan on (payments|transactions|attempts|payer_reverts)/);
    expect(pagesOf(plan)).toBeLessThan(mostPages);
    // Far above what it takes, so that a busy machine does not fail it.
    expect(median).toBeLessThan(10);
  },
);

/** The pages that the whole statement read: the first figure of its plan has those of all parts. */
function pagesOf(plan: string): number {
  const [, hit = "0", , read = "0"] = /Buffers: shared hit=(\d+)( read=(\d+))?/.exec(plan) ?? [];
  return Number(hit) + Number(read);
}

/** EXPLAIN ANALYZE of the statement that `look` runs, as a prepared statement of one connection. */
async function explained(mode: string): Promise<{ durationsMs: number[]; plan: string }> {
  const { from } = payment.authorization;
  return stores.database.run((prisma) =>
    prisma.$transaction(async (tx) => {
      await tx.$executeRawUnsafe(`set local plan_cache_mode = ${mode}`);
      await tx.$executeRawUnsafe(`prepare standing (integer, text, text) as select * from gas_usage($1, $2, $3)`);
      const durationsMs: number[] = [];
      let plan = "";
      for (let index = 0; index < 30; index += 1) {
        const rows = await tx.$queryRawUnsafe<{ "QUERY PLAN": string }[]>(
          `explain (analyze, buffers) execute standing(${chainId}, '${merchantId}', '${from}')`,
        );
        plan = rows.map((row) => row["QUERY PLAN"]).join("\n");
        durationsMs.push(Number(/Execution Time: ([\d.]+) ms/.exec(plan)?.[1]));
      }
      await tx.$executeRawUnsafe("deallocate standing");
      return { durationsMs, plan };
    }),
  );
}
