import type { DeliveryId, MerchantId } from "@lunas/domain/shared/id";
import { newId } from "@lunas/domain/shared/id";
import type { DeliveryVerdict } from "@lunas/domain/webhook/ports";
import { aNewPayment } from "@lunas/testkit/build/a-stored-payment";
import { anAuthorization } from "@lunas/testkit/build/an-authorization";
import { aConfirmation, freshAddress, freshChainId } from "@lunas/testkit/contracts/fresh";
import { until } from "@lunas/testkit/time/until";
import { endpointUrl, registeredWithEndpoint, rowsOf } from "./database-postgres";
import { stores, useStores } from "./opened-stores";

jest.setTimeout(60_000);

useStores();

const listening = () => registeredWithEndpoint(stores);

async function deliveriesOf(merchantId: MerchantId, count: number): Promise<DeliveryId[]> {
  for (let index = 0; index < count; index += 1) {
    const authorization = anAuthorization({ from: freshAddress() });
    const payment = aNewPayment({ merchantId, chainId: freshChainId(), authorization });
    const waiter = { paymentId: payment.id, waiterId: newId("ask"), leaseMs: 60_000 };
    await stores.payments.accept(payment, { balance: 10n ** 9n, allowance: null, readAtBlock: 1 }, waiter);
    await stores.settlements.finish(null, [], [aConfirmation(payment.id)]);
  }
  return (await stores.webhooks.fanOut(count)).map(({ id }) => id);
}

const delivered: DeliveryVerdict = { kind: "delivered" };
const later: DeliveryVerdict = { kind: "retry", atMs: Date.now() + 60_000 };

function record(id: DeliveryId, verdict: DeliveryVerdict, durationMs = 12) {
  const isDelivered = verdict.kind === "delivered";
  const reported = { responseExcerpt: isDelivered ? "ok" : "no", error: null, retryAfterMs: null, url: endpointUrl };
  const statusCode = isDelivered ? 204 : verdict.kind === "disable_endpoint" ? 410 : 500;
  const attempt = { startedAtMs: 1_700_000_000_123, durationMs, statusCode, ...reported };
  return stores.webhooks.record(id, attempt, verdict);
}

const deliveryOf = async (id: DeliveryId) =>
  (
    await rowsOf(
      stores,
      `select d.status, d.attempts, d.claimed_until is null as free, d.next_attempt_at is null as over,
          d.ended_at is not null as ended, array(select a.duration_ms from delivery_attempts a where a.delivery_id = d.id
            order by a.number)::text as durations
        from deliveries d where d.id = '${id}'`,
    )
  )[0];

const isFailing = async (id: MerchantId) =>
  (await rowsOf(stores, `select from merchants where id = '${id}' and webhook_failing_since is not null`)).length === 1;

const done = { status: "delivered", attempts: 1, free: true, over: true, ended: true, durations: "{12}" };
const open = { status: "pending", attempts: 1, free: true, over: false, ended: false, durations: "{12}" };

test("attempts that are recorded together leave the same rows as alone", async () => {
  const [well, failing, left] = [await listening(), await listening(), await listening()];
  const [first, second, third] = await deliveriesOf(well, 3);
  const [twice, again] = await deliveriesOf(await listening(), 2);
  const [earlier, recovered] = await deliveriesOf(failing, 2);
  const [last, other] = await deliveriesOf(left, 2);
  if (!first || !second || !third || !twice || !again || !earlier || !recovered || !last || !other)
    throw new Error("too few");
  await record(earlier, later);
  expect(await isFailing(failing)).toBe(true);
  await Promise.all([
    record(first, delivered),
    record(twice, delivered),
    record(second, delivered),
    record(recovered, delivered),
    record(last, { kind: "disable_endpoint" }),
    record(third, later),
    record(again, later),
    record(twice, later, 34),
    record(again, delivered, 34),
  ]);
  for (const id of [first, second, recovered]) expect(await deliveryOf(id)).toEqual(done);
  expect(await deliveryOf(third)).toEqual(open);
  for (const id of [twice, again]) expect(await deliveryOf(id)).toEqual({ ...done, attempts: 2, durations: "{12,34}" });
  // The endpoint that was failing answers again; the one that answered fails now; the gone one's deliveries are over.
  expect([await isFailing(failing), await isFailing(well), await isFailing(left)]).toEqual([false, true, true]);
  expect(await stores.webhooks.endUndeliverable(500)).toBeGreaterThan(0);
  expect(await deliveryOf(other)).toMatchObject({ status: "failed", attempts: 0 });
  const [attempt] = await rowsOf(
    stores,
    `select number, extract(epoch from started_at)::text as at, status_code as status, response_excerpt as excerpt, error
      from delivery_attempts where delivery_id = '${first}'`,
  );
  expect(attempt).toEqual({ number: 1, at: "1700000000.123000", status: 204, excerpt: "ok", error: null });
});

test("an unknown delivery does not stop the record of another", async () => {
  const [first, second] = await deliveriesOf(await listening(), 2);
  if (!first || !second) throw new Error("too few");
  const reported = await Promise.allSettled([
    record(first, delivered),
    record(newId("dlv"), delivered),
    record(second, delivered),
  ]);
  expect(reported.map(({ status }) => status)).toEqual(["fulfilled", "rejected", "fulfilled"]);
  for (const id of [first, second]) expect(await deliveryOf(id)).toEqual(done);
});

test("a delivery that another dispatcher has just claimed is recorded once, with the current state", async () => {
  const [busy, free] = await deliveriesOf(await listening(), 2);
  if (!busy || !free) throw new Error("too few");
  const recorded = await stores.database.run((prisma) =>
    prisma.$transaction(
      async (other) => {
        await other.$executeRawUnsafe(
          `update deliveries set attempts = attempts + 1, claimed_until = now() + interval '1 minute' where id = '${busy}'`,
        );
        const both = Promise.all([record(busy, delivered), record(free, delivered)]);
        const waiting = "select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()";
        const isWaiting = async () => (await rowsOf(stores, waiting)).length > 0;
        await until(isWaiting, { timeoutMs: 20_000, what: "the record that waits" });
        return { both };
      },
      { timeout: 30_000 },
    ),
  );
  await recorded.both;
  expect(await deliveryOf(busy)).toEqual({ ...done, attempts: 2 });
  expect(await deliveryOf(free)).toEqual(done);
});
