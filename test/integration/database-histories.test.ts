import { historyLimit } from "@lunas/domain/payment/history";
import { newId } from "@lunas/domain/shared/id";
import { aNewPayment } from "@lunas/testkit/build/a-stored-payment";
import { anAuthorization } from "@lunas/testkit/build/an-authorization";
import { aConfirmation, freshAddress, freshChainId } from "@lunas/testkit/contracts/fresh";
import { aLane, pendingOn, plannedFor } from "@lunas/testkit/contracts/settlement-fixture";
import { registered, registeredWithEndpoint, rowsOf } from "./database-postgres";
import { stores, useStores } from "./opened-stores";

jest.setTimeout(60_000);

useStores();

test("a history has the newest webhook attempts, oldest first, and counts the others", async () => {
  const merchantId = await registeredWithEndpoint(stores);
  const authorization = anAuthorization({ from: freshAddress() });
  const payment = aNewPayment({ merchantId, chainId: freshChainId(), authorization });
  const lease = { paymentId: payment.id, waiterId: newId("ask"), leaseMs: 60_000 };
  await stores.payments.accept(payment, { balance: 10n ** 9n, allowance: null, readAtBlock: 1 }, lease);
  await stores.settlements.finish(null, [], [aConfirmation(payment.id)]);
  const [delivery] = await stores.webhooks.fanOut(10);
  if (delivery === undefined) throw new Error("nothing was fanned out");
  const startMs = Date.now();
  const answer = { durationMs: 12, statusCode: null, responseExcerpt: null, error: "timeout", retryAfterMs: null };
  for (let index = 1; index <= historyLimit + 1; index += 1) {
    const attempt = { ...answer, startedAtMs: startMs + index };
    await stores.webhooks.record(delivery.id, attempt, { kind: "retry", atMs: startMs });
  }

  const history = await stores.histories.find({ merchantId, environment: "sandbox" }, payment.id);
  expect(history?.omitted).toEqual({ attempts: 0, webhooks: 1 });
  expect(history?.webhooks.map(({ attempt }) => attempt)).toEqual(
    Array.from({ length: historyLimit }, (_, index) => index + 2),
  );
  expect(history?.webhooks[0]).toEqual({
    ...{ deliveryId: delivery.id, eventType: "payment.confirmed", attempt: 2, startedAtMs: startMs + 2 },
    ...{ durationMs: 12, statusCode: null, error: "timeout" },
  });
});

test("a note on an attempt does not wait for the disk, and the next commit does", async () => {
  const merchantId = await registered(stores);
  const { lease, chainId } = await aLane(stores);
  const [id = null] = await pendingOn({ ...stores, merchantIds: [merchantId, merchantId] }, chainId);
  const planned = plannedFor(5, id);
  await stores.settlements.commit(lease, [planned]);
  const isOnDisk = async () => {
    const sql = "select pg_current_wal_flush_lsn() >= pg_current_wal_insert_lsn() as flushed";
    return (await rowsOf<{ readonly flushed: boolean }>(stores, sql))[0]?.flushed;
  };
  const seen = { afterNote: 0, afterPayment: 0 };
  for (let round = 0; round < 10; round += 1) {
    const atMs = Date.now() + round;
    await stores.journal.note([{ kind: "broadcast", hash: planned.attempt.hash, atMs, outcome: "accepted" }]);
    if (await isOnDisk()) seen.afterNote += 1;
    await pendingOn({ ...stores, merchantIds: [merchantId, merchantId] }, chainId);
    if (await isOnDisk()) seen.afterPayment += 1;
  }
  // PostgreSQL itself writes now and then, and flushes several times a second.
  expect(seen.afterNote).toBeLessThan(5);
  expect(seen.afterPayment).toBeGreaterThan(5);
});
