import { connectDatabase, type Database } from "@lunas/database/connect";
import { createHistoryStore } from "@lunas/database/history-store";
import { createOperatorPayments } from "@lunas/database/operator-payments";
import { createOperatorViews } from "@lunas/database/operator-views";
import { createPaymentLookUp } from "@lunas/database/payment-look-up";
import type { PaymentId } from "@lunas/domain/shared/id";
import { query } from "@lunas/stack/postgres/query";
import type { Stack } from "@lunas/stack/stack";
import { freshAddress } from "@lunas/testkit/contracts/fresh";
import { aLane, pendingOn, plannedFor } from "@lunas/testkit/contracts/settlement-fixture";
import { type OpenStores, openStores, registered, startPostgresOnly } from "./database-postgres";

jest.setTimeout(60_000);

let stack: Stack;
let stores: OpenStores & { readonly merchantIds: readonly [`mer_${string}`, `mer_${string}`] };
/** With the rights of the console alone. */
let database: Database;
beforeAll(async () => {
  stack = await startPostgresOnly();
  const opened = openStores(stack.databaseUrl);
  stores = { ...opened, merchantIds: [await registered(opened), await registered(opened)] };
  database = connectDatabase({ url: stack.databaseUrlOf("lunas_console"), poolSize: 2, applicationName: "lunas-test" });
});
afterAll(async () => {
  await database?.close();
  await stores?.close();
  await stack?.stop();
});

const sql = (text: string, values: readonly string[] = []) => query(stack.databaseUrl, text, values);

async function aPayment() {
  const { chainId, lease } = await aLane(stores);
  const [id] = (await pendingOn(stores, chainId)) as [PaymentId];
  return { chainId, lease, id };
}

test("a payment is found by its id and by the hash of an attempt, with the console's rights", async () => {
  const { lease, id } = await aPayment();
  const planned = plannedFor(5, id);
  await stores.settlements.commit(lease, [planned]);
  const lookUp = createPaymentLookUp(database);
  const { payments } = await lookUp.find(id, 20);
  expect(payments).toMatchObject([{ id, status: "pending", refundOf: null, tokenSymbol: "IDRX" }]);
  expect(await lookUp.find(planned.attempt.hash, 20)).toEqual({ payments, isPart: false });
  expect(await lookUp.find(`pay_${"0".repeat(22)}`, 20)).toEqual({ payments: [], isPart: false });
  const [summary] = payments;
  if (summary === undefined) throw new Error("the payment is gone");
  expect((await createOperatorPayments(database).find(id))[0]).toMatchObject({ transactions: [{ nonce: 5 }] });
  expect(await createHistoryStore(database).find(summary, id)).toMatchObject({ payment: { id } });
});

test("of a payer the newest are listed, and it is said when not all were read", async () => {
  const { id } = await aPayment();
  const payer = freshAddress();
  await sql(
    `insert into payments (id, merchant_id, api_key_id, environment, network, chain_id, permit2, payer, nonce, token_symbol, asset, amount, pay_to, spender,
       deadline, valid_after, signature, source, body_hash, checked_at_block, status, failure_code, failure_message, ended_at, created_at)
     select 'pay_' || lpad(n::text, 22, '0'), merchant_id, api_key_id, environment, network, chain_id, permit2, $2, n, token_symbol, asset, amount, pay_to,
       spender, deadline, valid_after, signature, source, n::text, checked_at_block, 'failed', 'expired', 'Late.', now(), now() - n * interval '1 minute'
     from payments, generate_series(1, 2001) as n where id = $1`,
    [id, payer],
  );
  const lookUp = createPaymentLookUp(database);
  const found = await lookUp.find(payer, 3);
  expect(found.payments.map((each) => each.id.slice(-4))).toEqual(["0001", "0002", "0003"]);
  expect(found.isPart).toBe(true);
  await sql("delete from payments where payer = $1 and nonce = 7", [payer]);
  expect((await lookUp.find(payer, 3)).isPart).toBe(false);
  const plan = (await sql(`explain select * from payments where payer = '${payer}' order by nonce limit 2001`)) as {
    "QUERY PLAN": string;
  }[];
  expect(plan.map((line) => line["QUERY PLAN"]).join("\n")).toContain("payments_authorization_key");
});

test("refunds and deliveries of a payment are listed, without what a merchant keeps to itself", async () => {
  const { id } = await aPayment();
  const refund = `ref_${"9".repeat(22)}` as PaymentId;
  await sql(
    `insert into payments (id, refund_of, merchant_id, environment, network, chain_id, permit2, payer, nonce, token_symbol, asset, amount, pay_to,
       spender, deadline, valid_after, signature, source, body_hash, checked_at_block, status)
     select $1, id, merchant_id, environment, network, chain_id, permit2, pay_to, nonce, token_symbol, asset, 1, payer, spender, deadline,
       valid_after, signature, source, $1, checked_at_block, 'pending' from payments where id = $2`,
    [refund, id],
  );
  const [{ merchant }] = (await sql("select merchant_id as merchant from payments where id = $1", [id])) as [
    { merchant: string },
  ];
  await sql(
    "insert into events (id, type, merchant_id, environment, payment_id) values ($1, 'payment.confirmed', $2, 'sandbox', $3)",
    [`evt_0000002611${"e".repeat(12)}`, merchant, id],
  );
  await sql(
    "insert into deliveries (id, event_id, merchant_id, url, status, attempts) values ($1, $2, $3, 'https://shop.example/?key=kept', 'pending', 2)",
    [`dlv_0000002611${"d".repeat(12)}`, `evt_0000002611${"e".repeat(12)}`, merchant],
  );
  for (const [number, status] of [
    ["1", "500"],
    ["2", "404"],
  ] as const) {
    await sql(
      "insert into delivery_attempts (delivery_id, number, started_at, duration_ms, status_code, response_excerpt) values ($1, $2, now(), 5, $3, 'kept')",
      [`dlv_0000002611${"d".repeat(12)}`, number, status],
    );
  }
  const lookUp = createPaymentLookUp(database);
  expect(await lookUp.refundsOf(id, 10)).toMatchObject([{ id: refund, refundOf: id, amount: "1" }]);
  const deliveries = await lookUp.deliveriesOf(id, 10);
  expect(deliveries).toEqual([
    {
      ...{ id: `dlv_0000002611${"d".repeat(12)}`, eventType: "payment.confirmed", status: "pending", attempts: 2 },
      ...{ createdAtMs: expect.any(Number), nextAttemptAtMs: null, statusCode: 404, error: null },
    },
  ]);
  expect((await createOperatorPayments(database).find(refund))[0]).toMatchObject({ order: { paymentId: refund } });
  const [summary] = await lookUp.refundsOf(id, 10);
  if (summary === undefined) throw new Error("the refund is gone");
  expect(await createHistoryStore(database).findRefund(summary, refund as `ref_${string}`)).toMatchObject({
    payment: { id: refund },
  });
});

test("the console's rights suffice for lanes and refills", async () => {
  const views = createOperatorViews(database);
  expect(await views.refills(5)).toEqual([]);
  expect(await views.refilledToday()).toEqual(expect.any(Array));
});
