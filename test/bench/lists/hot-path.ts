import { connectDatabase } from "@lunas/database/connect";
import { createPaymentStore } from "@lunas/database/payment-store";
import { createSettlementStore } from "@lunas/database/settlement-store";
import { newId } from "@lunas/domain/shared/id";
import { query } from "@lunas/stack/postgres/query";
import { aNewPayment } from "@lunas/testkit/build/a-stored-payment";
import { anAuthorization } from "@lunas/testkit/build/an-authorization";
import { aConfirmation, freshAddress } from "@lunas/testkit/contracts/fresh";
import { type Measured, measure } from "./measure";

/** What the lists cost a payment's own way: storing one and ending it, with their indexes and triggers and without. */
export async function measureHotPath(withLists: string, without: string, rounds: number): Promise<Measured> {
  await query(
    without,
    `drop trigger payments_insert_forgets on payments; drop trigger payments_delete_forgets on payments;
     drop index payments_by_time_idx, payments_confirmed_by_time_idx, payments_failed_list_idx, payments_payer_by_time_idx;
     create index on payments (merchant_id, environment, created_at desc)`,
  );
  const [small, large] = await Promise.all([aWay(without), aWay(withLists)]);
  try {
    const name = "store and confirm one: without the lists' indexes | with";
    return await measure({ name, asks: [small.once, large.once], atMost: null }, rounds);
  } finally {
    await Promise.all([small.close(), large.close()]);
  }
}

async function aWay(databaseUrl: string) {
  const database = connectDatabase({ url: databaseUrl, poolSize: 2, applicationName: "lunas-bench" });
  const payments = createPaymentStore(database);
  const settlements = createSettlementStore(database);
  const merchantId = newId("mer");
  await query(
    databaseUrl,
    `insert into merchants (id, email, wallet_address, name, default_token, default_network)
     values ($1, 'kedai@example.com', $2, 'Kedai', 'IDRX', 'base')`,
    [merchantId, freshAddress()],
  );
  const once = async () => {
    const payment = aNewPayment({ merchantId, authorization: anAuthorization({ from: freshAddress() }) });
    const caller = { paymentId: payment.id, waiterId: newId("ask"), leaseMs: 60_000 };
    await payments.accept(payment, { balance: 10n ** 30n, allowance: null, readAtBlock: 1 }, caller);
    await settlements.finish(null, [], [aConfirmation(payment.id)]);
  };
  return { once, close: () => database.close() };
}
