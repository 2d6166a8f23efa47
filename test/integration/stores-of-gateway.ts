import type { NewPayment } from "@lunas/domain/payment/ports";
import { newId } from "@lunas/domain/shared/id";
import { query } from "@lunas/stack/postgres/query";
import type { Stack } from "@lunas/stack/stack";
import { aNewPayment } from "@lunas/testkit/build/a-stored-payment";
import { anAuthorization } from "@lunas/testkit/build/an-authorization";
import { freshAddress } from "@lunas/testkit/contracts/fresh";
import { aNewKey, aNewMerchant, type OpenStores, openStores, startPostgresOnly } from "./database-postgres";

// What `useStoresOfGateway` opens for the tests of one file; it is there from the first test on.
export let stack: Stack;
/** With the rights of the gateway's role. */
export let gateway: OpenStores;
export const merchant = aNewMerchant();
export const key = aNewKey(merchant.id);

/** One database for all tests of this file, with the merchant and its key. */
export function useStoresOfGateway(): void {
  beforeAll(async () => {
    stack = await startPostgresOnly();
    gateway = openStores(stack.databaseUrlOf("lunas_gateway"));
    await gateway.merchants.register(merchant, key);
  });
  afterAll(async () => {
    await gateway?.close();
    await stack?.stop();
  });
}

export function aPayment(payTo = merchant.walletAddress): NewPayment {
  const authorization = anAuthorization({ from: freshAddress(), to: payTo });
  return aNewPayment({ merchantId: merchant.id, payTo, authorization });
}

/** Stores a payment as the gateway's own code does. */
export function accept(payment: NewPayment) {
  const rich = { balance: 10n ** 30n, allowance: null, readAtBlock: 100 };
  return gateway.payments.accept(payment, rich, { paymentId: payment.id, waiterId: newId("ask"), leaseMs: 60_000 });
}

// By the functions themselves, with rows that the gateway's own code does not write.

const asGateway = (statement: string, values: readonly string[]) =>
  query(stack.databaseUrlOf("lunas_gateway"), statement, values);

/** The reservation of a payer with enough money. */
export const reserved = { balance: "1000000000000", allowance: null, read_at_block: 1, lease_ms: 60_000 };

export const together = (requested: object, reservation: object = reserved) =>
  asGateway("select kind from accept_together($1::jsonb, $2::jsonb)", [
    JSON.stringify([requested]),
    JSON.stringify([reservation]),
  ]);

export const identified = (requested: object) =>
  asGateway("select kind from accept_identified_payment($1::jsonb, 1000000000000, null, 1, '60 s')", [
    JSON.stringify({ ...requested, payment_identifier: "order-0000000000000001" }),
  ]);
