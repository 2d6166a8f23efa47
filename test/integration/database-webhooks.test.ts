import { createDeliveryLog } from "@lunas/database/delivery-log";
import { createEncryption } from "@lunas/database/encryption";
import type { DeliveryId, MerchantId } from "@lunas/domain/shared/id";
import { newId } from "@lunas/domain/shared/id";
import type { AttemptResult } from "@lunas/domain/webhook/delivery";
import { webhookSignature } from "@lunas/protocol/events/sign-webhook";
import { verifyWebhook } from "@lunas/protocol/events/verify-webhook";
import type { Stack } from "@lunas/stack/stack";
import { aNewPayment } from "@lunas/testkit/build/a-stored-payment";
import { anAuthorization } from "@lunas/testkit/build/an-authorization";
import { aConfirmation, freshAddress, freshChainId } from "@lunas/testkit/contracts/fresh";
import { until } from "@lunas/testkit/time/until";
import { connectTo } from "../harness/connect-to";
import {
  endpointUrl,
  type OpenStores,
  openStores,
  registered,
  registeredWithEndpoint,
  rowsOf,
  startPostgresOnly,
  testAuthor,
} from "./database-postgres";

jest.setTimeout(60_000);

const leaseMs = 60_000;
let stack: Stack;
let stores: OpenStores;
let databaseUrl: string;
beforeAll(async () => {
  stack = await startPostgresOnly();
  ({ databaseUrl } = stack);
  const encryption = createEncryption([{ id: "k1", key: Buffer.alloc(32, 7) }]);
  const owner = openStores(databaseUrl, encryption);
  // What the dispatcher does runs with the dispatcher's rights.
  const dispatcher = openStores(stack.databaseUrlOf("lunas_dispatcher"), encryption);
  const close = () => Promise.all([owner.close(), dispatcher.close()]).then(() => undefined);
  stores = { ...owner, webhooks: dispatcher.webhooks, close };
});
// The relay sees every event that there is: each test begins without any.
afterEach(() => rowsOf(stores, "truncate events, deliveries, delivery_attempts"));
afterAll(async () => {
  await stores?.close();
  await stack?.stop();
});

const listening = () => registeredWithEndpoint(stores);

/** A payment that ended, and so has its event. */
async function anEvent(merchantId: MerchantId) {
  const payment = aNewPayment({
    merchantId,
    chainId: freshChainId(),
    authorization: anAuthorization({ from: freshAddress() }),
  });
  const lease = { paymentId: payment.id, waiterId: newId("ask"), leaseMs };
  await stores.payments.accept(payment, { balance: 10n ** 9n, allowance: null, readAtBlock: 1 }, lease);
  await stores.settlements.finish(null, [], [aConfirmation(payment.id)]);
  return payment.id;
}

async function aDelivery(merchantId: MerchantId): Promise<DeliveryId> {
  await anEvent(merchantId);
  const [delivery] = await stores.webhooks.fanOut(10);
  if (delivery === undefined) throw new Error("nothing was fanned out");
  return delivery.id;
}

function anAttempt(overrides: Partial<AttemptResult> = {}, to?: string): AttemptResult & { url?: string } {
  const answer = { statusCode: 500, responseExcerpt: "no", error: null, retryAfterMs: null };
  return { startedAtMs: Date.now(), durationMs: 12, ...answer, ...overrides, ...(to !== undefined && { url: to }) };
}

async function merchantRow(id: MerchantId) {
  const sql = `select webhook_failing_since as "failingSince", webhook_disabled_at as "disabledAt" from merchants where id = '${id}'`;
  const [row] = await rowsOf<{ failingSince: Date | null; disabledAt: Date | null }>(stores, sql);
  return row;
}

async function deliveryRow(id: DeliveryId) {
  const sql = `select status, attempts, next_attempt_at as "nextAttemptAt", ended_at is not null as "isOver", url from deliveries where id = '${id}'`;
  return (await rowsOf(stores, sql))[0];
}

describe("the relay", () => {
  test("numbers events without gaps in the order of their commits, with many committing and many relaying", async () => {
    const merchantId = await listening();
    let isOver = false;
    const relay = async () => {
      const made: DeliveryId[] = [];
      while (!isOver) made.push(...(await stores.webhooks.fanOut(7)).map(({ id }) => id));
      return made;
    };
    const relays = [relay(), relay(), relay()];
    await Promise.all(Array.from({ length: 60 }, () => anEvent(merchantId)));
    isOver = true;
    const made = (await Promise.all(relays)).flat();
    for (let more = true; more; ) {
      const rest = await stores.webhooks.fanOut(7);
      made.push(...rest.map(({ id }) => id));
      more = rest.length > 0;
    }
    const rows = await rowsOf<{ position: bigint }>(stores, "select position from events order by position");
    expect(rows.map(({ position }) => Number(position))).toEqual(Array.from({ length: 60 }, (_, index) => index + 1));
    expect(new Set(made).size).toBe(60);
    const [count] = await rowsOf(
      stores,
      "select count(*)::int as all, count(distinct event_id)::int as of from deliveries",
    );
    expect(count).toEqual({ all: 60, of: 60 });
  });

  test("gives an event that commits late a later position, however early it began", async () => {
    const merchantId = await registered(stores);
    const insert = (id: string) =>
      `insert into events (id, type, merchant_id, environment, created_at) values ('${id}', 'webhook.test', '${merchantId}', 'sandbox', clock_timestamp())`;
    await stores.database.run((prisma) =>
      prisma.$transaction(async (early) => {
        await early.$executeRawUnsafe(insert("evt_early"));
        await rowsOf(stores, insert("evt_late"));
        await stores.webhooks.fanOut(10);
      }),
    );
    await stores.webhooks.fanOut(10);
    const rows = await rowsOf<{ id: string }>(stores, "select id from events order by position");
    expect(rows.map(({ id }) => id)).toEqual(["evt_late", "evt_early"]);
  });

  test("makes deliveries for enabled endpoints only, and positions for all", async () => {
    const [silent, disabled, enabled] = [await registered(stores), await listening(), await listening()];
    await stores.merchants.update(disabled, { webhookDisabledAtMs: Date.now() });
    for (const merchantId of [silent, disabled, enabled]) await anEvent(merchantId);
    expect(await stores.webhooks.fanOut(10)).toEqual([{ id: expect.stringMatching(/^dlv_/), merchantId: enabled }]);
    expect(await rowsOf(stores, "select from events where position is null")).toEqual([]);
    expect(await stores.webhooks.fanOut(10)).toEqual([]);
  });

  test("takes no more events at a time than it is asked to", async () => {
    const merchantId = await listening();
    for (let index = 0; index < 5; index += 1) await anEvent(merchantId);
    const steps: number[] = [];
    for (let index = 0; index < 4; index += 1) steps.push((await stores.webhooks.fanOut(2)).length);
    expect(steps).toEqual([2, 2, 1, 0]);
  });
});

describe("a delivery", () => {
  test("is claimed by one of many, with all that the attempt needs", async () => {
    const merchantId = await listening();
    const paymentId = await anEvent(merchantId);
    const [made] = await stores.webhooks.fanOut(1);
    const id = made!.id;
    const claims = await Promise.all(Array.from({ length: 8 }, () => stores.webhooks.claim(id, leaseMs)));
    const [due, ...others] = claims.filter((claim) => claim !== null);
    expect(others).toEqual([]);
    const { payment } = (await stores.payments.find({ merchantId, environment: "sandbox" }, paymentId))!;
    expect(due).toEqual({
      delivery: {
        id,
        eventId: due!.event.id,
        merchantId,
        url: endpointUrl,
        status: "pending",
        attempts: 0,
        scheduleFrom: 0,
        nextAttemptAtMs: expect.any(Number),
      },
      event: {
        id: expect.stringMatching(/^evt_/),
        type: "payment.confirmed",
        merchantId,
        environment: "sandbox",
        paymentId,
        occurredAtMs: expect.any(Number),
      },
      payment,
      payTo: expect.stringMatching(/^0x[0-9a-fA-F]{40}$/),
      secrets: ["whsec_new"],
      failingSinceMs: null,
    });
    expect(await stores.webhooks.findEvent(due!.event.id)).toEqual(due!.event);
    expect(await stores.webhooks.findEvent("evt_none")).toBeNull();
  });

  test("is signed with the previous secret too while its grace lasts", async () => {
    const merchantId = await listening();
    const secrets = { current: "whsec_2", previous: "whsec_1" };
    const live = { ...secrets, previousUntilMs: Date.now() + 60_000 };
    await stores.merchants.update(merchantId, { webhookSecrets: live });
    const first = await stores.webhooks.claim(await aDelivery(merchantId), leaseMs);
    expect(first?.secrets).toEqual(["whsec_2", "whsec_1"]);
    const ended = { ...secrets, previousUntilMs: Date.now() - 1_000 };
    await stores.merchants.update(merchantId, { webhookSecrets: ended });
    const second = await stores.webhooks.claim(await aDelivery(merchantId), leaseMs);
    expect(second?.secrets).toEqual(["whsec_2"]);
  });

  test("is signed with each of the former secrets whose time runs, after several changes of the secret", async () => {
    const merchantId = await listening();
    const id = await aDelivery(merchantId);
    const [current, ...former] = ["D", "C", "B", "A"].map(
      (letter) => `whsec_${Buffer.alloc(32, letter).toString("base64")}`,
    );
    const untilMs = Date.now() + 60_000;
    const older = former.slice(1).map((secret, index) => ({ secret, untilMs: untilMs - 1 - index }));
    const secrets = { current: current!, previous: former[0]!, previousUntilMs: untilMs, older };
    expect((await stores.merchants.update(merchantId, { webhookSecrets: secrets })).webhookSecrets).toEqual(secrets);
    expect((await stores.merchants.findById(merchantId))?.webhookSecrets).toEqual(secrets);
    const claimed = await stores.webhooks.claim(id, leaseMs);
    expect(claimed?.secrets).toEqual([current, ...former]);
    const body = "{}";
    const nowSeconds = Math.floor(Date.now() / 1_000);
    const signed = { id, timestampSeconds: nowSeconds, body, secrets: claimed?.secrets ?? [] };
    const headers = {
      "webhook-id": id,
      "webhook-timestamp": `${nowSeconds}`,
      "webhook-signature": webhookSignature(signed),
    };
    for (const secret of [current!, ...former]) {
      expect(verifyWebhook({ body: Buffer.from(body), headers, secret, nowSeconds })).toMatchObject({ ok: true });
    }
    // The one that ends first is left out first.
    const ending = [
      { secret: former[1]!, untilMs },
      { secret: former[2]!, untilMs: Date.now() - 1_000 },
    ];
    await stores.merchants.update(merchantId, { webhookSecrets: { ...secrets, older: ending } });
    await rowsOf(stores, "update deliveries set claimed_until = null");
    expect((await stores.webhooks.claim(id, leaseMs))?.secrets).toEqual([current, former[0], former[1]]);
    const [stored] = await rowsOf(
      stores,
      `select older_webhook_secrets as text from merchants where id = '${merchantId}'`,
    );
    expect(JSON.stringify(stored)).not.toContain("whsec_");
  });

  test("is signed with the previous secret until its very end", async () => {
    const merchantId = await listening();
    const id = await aDelivery(merchantId);
    const endsAtMs = Date.now() + 1_000;
    const secrets = { current: "whsec_2", previous: "whsec_1", previousUntilMs: endsAtMs };
    await stores.merchants.update(merchantId, { webhookSecrets: secrets });
    const databaseMs = async () => {
      const sql = "select (extract(epoch from clock_timestamp()) * 1000)::float8 as ms";
      return (await rowsOf<{ ms: number }>(stores, sql))[0]?.ms ?? 0;
    };
    for (let after = 0; after < 3; ) {
      const beforeMs = await databaseMs();
      const claimed = await stores.webhooks.claim(id, leaseMs);
      const afterMs = await databaseMs();
      if (afterMs < endsAtMs) expect(claimed?.secrets).toEqual(["whsec_2", "whsec_1"]);
      if (beforeMs >= endsAtMs) expect(claimed?.secrets).toEqual(["whsec_2"]);
      if (beforeMs >= endsAtMs) after += 1;
      await rowsOf(stores, "update deliveries set claimed_until = null");
    }
  });

  test("is claimed again when the lease of who claimed it has ended", async () => {
    const id = await aDelivery(await listening());
    expect(await stores.webhooks.claim(id, 30)).not.toBeNull();
    await until(() => stores.webhooks.claim(id, leaseMs), { what: "the lease to end" });
  });

  test("is due while it is pending, its time has come and it is not claimed", async () => {
    const merchantId = await listening();
    const id = await aDelivery(merchantId);
    expect(await stores.webhooks.due(10)).toEqual([{ id, merchantId, dueAtMs: expect.any(Number) }]);
    await stores.webhooks.claim(id, leaseMs);
    expect(await stores.webhooks.due(10)).toEqual([]);
    await stores.webhooks.record(id, anAttempt(), { kind: "retry", atMs: Date.now() + 60_000 });
    expect(await stores.webhooks.due(10)).toEqual([]);
    expect(await stores.webhooks.claim(id, leaseMs)).toBeNull();
    await rowsOf(stores, "update deliveries set next_attempt_at = now() - interval '1 minute'");
    expect(await stores.webhooks.due(10)).toHaveLength(1);
    expect((await stores.webhooks.claim(id, leaseMs))?.delivery.attempts).toBe(1);
  });
});

describe("an attempt", () => {
  test("that succeeds ends the delivery and clears the merchant's record", async () => {
    const merchantId = await listening();
    const failing = await aDelivery(merchantId);
    const startedAtMs = Date.UTC(2026, 0);
    await stores.webhooks.record(failing, anAttempt({ startedAtMs }), { kind: "retry", atMs: Date.now() });
    expect((await merchantRow(merchantId))?.failingSince?.getTime()).toBe(startedAtMs);
    await stores.webhooks.record(failing, anAttempt(), { kind: "retry", atMs: Date.now() });
    expect((await stores.webhooks.claim(failing, leaseMs))?.failingSinceMs).toBe(startedAtMs);

    await stores.webhooks.record(failing, anAttempt({ statusCode: 204 }), { kind: "delivered" });
    expect(await deliveryRow(failing)).toMatchObject({ status: "delivered", attempts: 3, isOver: true });
    expect((await merchantRow(merchantId))?.failingSince).toBeNull();
    const rows = await rowsOf(stores, "select number, status_code as code from delivery_attempts order by number");
    expect(rows).toEqual([
      { number: 1, code: 500 },
      { number: 2, code: 500 },
      { number: 3, code: 204 },
    ]);
  });

  test("that was the last ends the delivery as failed", async () => {
    const id = await aDelivery(await listening());
    const attempt = anAttempt({ statusCode: null, responseExcerpt: null, error: "timeout \u0000" });
    await stores.webhooks.record(id, attempt, { kind: "exhausted" });
    expect(await deliveryRow(id)).toMatchObject({ status: "failed", nextAttemptAt: null, isOver: true });
    expect(await stores.webhooks.claim(id, leaseMs)).toBeNull();
  });

  test("that disables the endpoint lets all its deliveries end, and no more are made until it is enabled", async () => {
    const [merchantId, other] = [await listening(), await listening()];
    const [first, second, foreign] = [await aDelivery(merchantId), await aDelivery(merchantId), await aDelivery(other)];
    await stores.webhooks.record(first, anAttempt({ statusCode: 410 }), { kind: "disable_endpoint" });
    expect((await merchantRow(merchantId))?.disabledAt).toBeInstanceOf(Date);
    expect(await stores.webhooks.endUndeliverable(10)).toBe(1);
    expect(await deliveryRow(first)).toMatchObject({ status: "failed", attempts: 1 });
    expect(await deliveryRow(second)).toMatchObject({ status: "failed", attempts: 0 });
    expect(await deliveryRow(foreign)).toMatchObject({ status: "pending" });
    await anEvent(merchantId);
    expect(await stores.webhooks.fanOut(10)).toEqual([]);

    await stores.merchants.update(merchantId, { webhookUrl: endpointUrl, webhookDisabledAtMs: null });
    expect(await merchantRow(merchantId)).toEqual({ failingSince: null, disabledAt: null });
    expect(await aDelivery(merchantId)).toMatch(/^dlv_/);
  });

  test("a repeated record leaves both rows, and an ended delivery, unchanged", async () => {
    const id = await aDelivery(await listening());
    await stores.webhooks.record(id, anAttempt({ statusCode: 200 }), { kind: "delivered" });
    await stores.webhooks.record(id, anAttempt(), { kind: "retry", atMs: Date.now() });
    expect(await deliveryRow(id)).toMatchObject({
      status: "delivered",
      attempts: 2,
      nextAttemptAt: null,
      isOver: true,
    });
    await expect(stores.webhooks.record("dlv_none", anAttempt(), { kind: "delivered" })).rejects.toThrow("dlv_none");
  });
});

test("an endpoint that is gone ends nothing where the merchant has left it", async () => {
  const merchantId = await listening();
  const id = await aDelivery(merchantId);
  expect((await stores.webhooks.claim(id, leaseMs))?.delivery.url).toBe(endpointUrl);
  const next = "https://shop.example/next";
  await stores.merchants.update(merchantId, { webhookUrl: next, webhookDisabledAtMs: null });
  await stores.webhooks.record(id, anAttempt({ statusCode: 410 }, endpointUrl), { kind: "disable_endpoint" });
  expect((await merchantRow(merchantId))?.disabledAt).toBeNull();
  expect((await stores.webhooks.claim(id, leaseMs))?.delivery).toMatchObject({ url: next, attempts: 1 });
  await stores.webhooks.record(id, anAttempt({ statusCode: 410 }, next), { kind: "disable_endpoint" });
  expect((await merchantRow(merchantId))?.disabledAt).toBeInstanceOf(Date);
});

describe("an endpoint that failed for days", () => {
  const days = 6 * 86_400_000;

  /** A claimed delivery of a merchant whose endpoint fails for six days, with the verdict of its attempt. */
  async function failingForDays() {
    const merchantId = await listening();
    const [id, other] = [await aDelivery(merchantId), await aDelivery(merchantId)];
    const failingSinceMs = Date.now() - days;
    await rowsOf(
      stores,
      `update merchants set webhook_failing_since = '${new Date(failingSinceMs).toISOString()}' where id = '${merchantId}'`,
    );
    expect(await stores.webhooks.claim(id, leaseMs)).toMatchObject({ failingSinceMs });
    const record = () =>
      stores.webhooks.record(id, { ...anAttempt({}, endpointUrl), failingSinceMs }, { kind: "disable_endpoint" });
    return { merchantId, id, other, record };
  }

  test("is disabled", async () => {
    const { merchantId, id, record } = await failingForDays();
    await record();
    expect((await merchantRow(merchantId))?.disabledAt).toBeInstanceOf(Date);
    expect(await deliveryRow(id)).toMatchObject({ status: "failed" });
  });

  test("is not disabled where another delivery succeeded since the claim, also if a later one failed again", async () => {
    for (const failsAgain of [false, true]) {
      const { merchantId, id, other, record } = await failingForDays();
      await stores.webhooks.record(other, anAttempt({ statusCode: 200 }), { kind: "delivered" });
      const third = await aDelivery(merchantId);
      if (failsAgain) await stores.webhooks.record(third, anAttempt(), { kind: "retry", atMs: Date.now() });
      await record();
      expect((await merchantRow(merchantId))?.disabledAt).toBeNull();
      expect(await deliveryRow(id)).toMatchObject({ status: "pending", attempts: 1, nextAttemptAt: expect.any(Date) });
    }
  });

  test("is not disabled where the merchant has set the same address again since the claim", async () => {
    const { merchantId, id, record } = await failingForDays();
    await stores.merchants.update(merchantId, { webhookUrl: endpointUrl, webhookDisabledAtMs: null });
    await record();
    expect((await merchantRow(merchantId))?.disabledAt).toBeNull();
    expect(await deliveryRow(id)).toMatchObject({ status: "pending", attempts: 1 });
  });
});

test("nor does it call an endpoint again that the merchant has left, though the delivery was made for that one", async () => {
  const merchantId = await listening();
  const id = await aDelivery(merchantId);
  const next = "https://shop.example/next";
  await stores.merchants.update(merchantId, { webhookUrl: next, webhookDisabledAtMs: null });
  // As it is made at the moment of the change, by a relay that has read the merchant before it.
  await rowsOf(stores, `update deliveries set url = '${endpointUrl}' where id = '${id}'`);
  expect(await createDeliveryLog(stores.database, testAuthor).find(merchantId, id)).toMatchObject({
    delivery: { url: next },
  });
  expect((await stores.webhooks.claim(id, leaseMs))?.delivery).toMatchObject({ url: next, attempts: 0 });
  expect(await deliveryRow(id)).toMatchObject({ url: next });
});

describe("at the moment at which a merchant changes its endpoint", () => {
  /** The change, held open: what it writes and has not committed yet. */
  async function changing(merchantId: string) {
    const client = await connectTo(databaseUrl);
    const next = "https://shop.example/next";
    await client.query("begin");
    await client.query("update merchants set webhook_url = $1, webhook_disabled_at = null where id = $2", [
      next,
      merchantId,
    ]);
    const moveDeliveries = () =>
      client.query("update deliveries set url = $1 where merchant_id = $2 and status = 'pending'", [next, merchantId]);
    const commit = async () => {
      await client.query("commit");
      await client.end();
    };
    return { next, moveDeliveries, commit };
  }

  test("the old one that is gone ends nothing of the new one", async () => {
    const merchantId = await listening();
    const [id, other] = [await aDelivery(merchantId), await aDelivery(merchantId)];
    const change = await changing(merchantId);
    await change.moveDeliveries();
    const recorded = stores.webhooks.record(id, anAttempt({ statusCode: 410 }, endpointUrl), {
      kind: "disable_endpoint",
    });
    await new Promise((resolve) => setTimeout(resolve, 300));
    await change.commit();
    await recorded;
    expect((await merchantRow(merchantId))?.disabledAt).toBeNull();
    for (const each of [id, other]) expect(await deliveryRow(each)).toMatchObject({ status: "pending" });
  });

  test("attempts that are written together do not wait for it in a circle", async () => {
    const merchantId = await listening();
    const [received, failed] = [await aDelivery(merchantId), await aDelivery(merchantId)];
    const change = await changing(merchantId);
    // Of one turn of the event loop: they share a statement.
    const together = [
      stores.webhooks.record(received, anAttempt({ statusCode: 200 }), { kind: "delivered" }),
      stores.webhooks.record(failed, anAttempt(), { kind: "retry", atMs: Date.now() }),
    ];
    await new Promise((resolve) => setTimeout(resolve, 200));
    await change.moveDeliveries();
    await change.commit();
    await Promise.all(together);
    expect(await deliveryRow(received)).toMatchObject({ status: "delivered" });
    expect(await deliveryRow(failed)).toMatchObject({ status: "pending", attempts: 1 });
  });
});

test("a test that fails says nothing about the endpoint, and is not sent again with what failed", async () => {
  const merchantId = await listening();
  const log = createDeliveryLog(stores.database, testAuthor);
  const eventId = await log.appendTest(merchantId, "sandbox");
  expect(await log.firstAttemptFor(merchantId, eventId)).toBeNull();
  const [made] = await stores.webhooks.fanOut(1);
  await stores.webhooks.record(made!.id, anAttempt(), { kind: "exhausted" });
  expect((await merchantRow(merchantId))?.failingSince).toBeNull();
  expect(await log.firstAttemptFor(merchantId, eventId)).toMatchObject({ statusCode: 500, responseExcerpt: "no" });
  const failing = await aDelivery(merchantId);
  await stores.webhooks.record(failing, anAttempt(), { kind: "exhausted" });
  expect(await log.sendFailedAgain(merchantId, Date.now() - 60_000, 10)).toBe(1);
  expect(await log.sendFailedAgain(merchantId, Date.now() - 60_000, 10)).toBe(0);
  expect(await log.find(merchantId, failing)).toMatchObject({ delivery: { status: "pending" }, attempts: [{}] });
  expect((await stores.webhooks.claim(failing, leaseMs))?.delivery).toMatchObject({ attempts: 1, scheduleFrom: 1 });
});

describe("a delivery that its merchant requests again while an attempt runs", () => {
  async function requestedMeanwhile(prepare = "") {
    const merchantId = await listening();
    const id = await aDelivery(merchantId);
    if (prepare !== "") await rowsOf(stores, `update deliveries set ${prepare} where id = '${id}'`);
    expect(await stores.webhooks.claim(id, leaseMs)).not.toBeNull();
    const log = createDeliveryLog(stores.database, testAuthor);
    expect(await log.sendAgain(merchantId, id)).toMatchObject({ status: "pending" });
    // The attempt that runs is not doubled.
    expect(await stores.webhooks.claim(id, leaseMs)).toBeNull();
    return { merchantId, id, log };
  }

  const tomorrowMs = Date.now() + 86_400_000;
  test.each([
    ["fails", anAttempt(), { kind: "retry", atMs: tomorrowMs }],
    ["was the last", anAttempt(), { kind: "exhausted" }],
    ["succeeds", anAttempt({ statusCode: 200 }), { kind: "delivered" }],
  ] as const)("is due at once when that attempt %s, and its schedule starts again", async (_, attempt, verdict) => {
    const { merchantId, id, log } = await requestedMeanwhile("attempts = 9, schedule_from = 0");
    await stores.webhooks.record(id, attempt, verdict);
    expect(await deliveryRow(id)).toMatchObject({ status: "pending", attempts: 10, isOver: false });
    expect(await stores.webhooks.due(10)).toMatchObject([{ id, merchantId }]);
    const again = await stores.webhooks.claim(id, leaseMs);
    expect(again?.delivery).toMatchObject({ attempts: 10, scheduleFrom: 10 });
    await stores.webhooks.record(id, anAttempt({ statusCode: 200 }), { kind: "delivered" });
    expect(await deliveryRow(id)).toMatchObject({
      status: "delivered",
      attempts: 11,
      nextAttemptAt: null,
      isOver: true,
    });
    expect((await log.find(merchantId, id))?.attempts).toHaveLength(2);
  });

  test("is due once more, and no more often, where the process of that attempt died", async () => {
    const { id } = await requestedMeanwhile();
    await rowsOf(stores, `update deliveries set claimed_until = now() where id = '${id}'`);
    expect((await stores.webhooks.claim(id, leaseMs))?.delivery).toMatchObject({ attempts: 0, scheduleFrom: 1 });
    await stores.webhooks.record(id, anAttempt(), { kind: "retry", atMs: tomorrowMs });
    expect((await stores.webhooks.claim(id, leaseMs))?.delivery).toMatchObject({ attempts: 1, scheduleFrom: 1 });
    await stores.webhooks.record(id, anAttempt(), { kind: "retry", atMs: tomorrowMs });
    expect(await stores.webhooks.claim(id, leaseMs)).toBeNull();
  });

  test("is due at once also where its endpoint was removed and set again meanwhile", async () => {
    const merchantId = await listening();
    const id = await aDelivery(merchantId);
    await stores.webhooks.claim(id, leaseMs);
    await stores.merchants.update(merchantId, { webhookUrl: null });
    await stores.merchants.update(merchantId, { webhookUrl: endpointUrl });
    await createDeliveryLog(stores.database, testAuthor).sendAgain(merchantId, id);
    await stores.webhooks.record(id, anAttempt(), { kind: "retry", atMs: tomorrowMs });
    expect((await stores.webhooks.claim(id, leaseMs))?.delivery).toMatchObject({ attempts: 1, scheduleFrom: 1 });
  });
});

test("attempts of one merchant that are recorded at once, some ending it all, do not wait for each other", async () => {
  const merchantId = await listening();
  const ids: DeliveryId[] = [];
  for (let count = 0; count < 12; count += 1) ids.push(await aDelivery(merchantId));
  const others = openStores(databaseUrl);
  const verdicts = ["retry", "disable_endpoint", "delivered"] as const;
  try {
    await Promise.all(
      ids.map((id, index) => {
        const kind = verdicts[index % 3] ?? "retry";
        const verdict = kind === "retry" ? { kind, atMs: Date.now() } : { kind };
        return (index % 2 === 0 ? stores : others).webhooks.record(id, anAttempt(), verdict);
      }),
    );
  } finally {
    await others.close();
  }
  const [count] = await rowsOf(stores, "select count(*)::int as attempts from delivery_attempts");
  expect(count).toEqual({ attempts: 12 });
});

test("a new endpoint gets the pending deliveries; removing it ends them", async () => {
  const merchantId = await listening();
  const id = await aDelivery(merchantId);
  await stores.merchants.update(merchantId, { webhookUrl: "https://shop.example/new" });
  expect(await deliveryRow(id)).toMatchObject({ status: "pending", url: "https://shop.example/new" });
  await stores.merchants.update(merchantId, { webhookUrl: null });
  expect(await deliveryRow(id)).toMatchObject({ status: "failed", isOver: true });
});
