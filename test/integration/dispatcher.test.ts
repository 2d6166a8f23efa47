import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { createEncryption } from "@lunas/database/encryption";
import { compose } from "@lunas/dispatcher/compose";
import { settings } from "@lunas/dispatcher/config";
import type { MerchantId, PaymentId } from "@lunas/domain/shared/id";
import { newId } from "@lunas/domain/shared/id";
import { verifyWebhook } from "@lunas/protocol/events/verify-webhook";
import type { WebhookBody } from "@lunas/protocol/events/webhook-body";
import { readSettings } from "@lunas/runtime/env";
import { createMetrics } from "@lunas/runtime/metrics";
import { inOrder, type RunningParts } from "@lunas/runtime/parts";
import { silentLogger } from "@lunas/runtime/silent-logger";
import type { Stack } from "@lunas/stack/stack";
import { aNewPayment } from "@lunas/testkit/build/a-stored-payment";
import { anAuthorization } from "@lunas/testkit/build/an-authorization";
import { aConfirmation, freshAddress, freshChainId } from "@lunas/testkit/contracts/fresh";
import { until } from "@lunas/testkit/time/until";
import { Redis } from "ioredis";
import { type OpenStores, openStores, registered, rowsOf, startPostgresOnly } from "./database-postgres";
import { type RedisServer, startRedisServer } from "./redis-server";

jest.setTimeout(60_000);

const encryptionKey = Buffer.alloc(32, 7);
const secret = `whsec_${Buffer.alloc(32, 9).toString("base64")}`;

interface Received {
  readonly id: string;
  readonly body: WebhookBody;
  readonly isSigned: boolean;
  readonly atMs: number;
}

/** A merchant's backend: it answers as told and remembers what it heard. */
interface Shop {
  readonly url: string;
  readonly received: Received[];
  readonly server: Server;
}

let stack: Stack;
let redis: RedisServer;
let stores: OpenStores;
let dispatcher: RunningParts;
let shops: Shop[] = [];

async function openShop(statusOf: (attempt: number) => number | "hang" = () => 200): Promise<Shop> {
  const received: Received[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on("data", (chunk: Buffer) => chunks.push(chunk));
    request.on("end", () => {
      const body = Buffer.concat(chunks);
      const nowSeconds = Math.floor(Date.now() / 1_000);
      const verified = verifyWebhook({ body, headers: request.headers, secret, nowSeconds });
      const id = String(request.headers["webhook-id"]);
      received.push({ id, body: JSON.parse(body.toString()), isSigned: verified.ok, atMs: Date.now() });
      const status = statusOf(received.length);
      if (status !== "hang") response.writeHead(status).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const shop = { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`, received, server };
  shops.push(shop);
  return shop;
}

async function merchantWith(shop: Shop): Promise<MerchantId> {
  const id = await registered(stores);
  const webhookSecrets = { current: secret, previous: null, previousUntilMs: null };
  await stores.merchants.update(id, { webhookUrl: shop.url, webhookSecrets });
  return id;
}

/** A payment that ends now, and with it its event. */
async function confirmed(merchantId: MerchantId): Promise<PaymentId> {
  const authorization = anAuthorization({ from: freshAddress() });
  const payment = aNewPayment({ merchantId, chainId: freshChainId(), authorization });
  const lease = { paymentId: payment.id, waiterId: newId("ask"), leaseMs: 5_000 };
  await stores.payments.accept(payment, { balance: 10n ** 9n, allowance: null, readAtBlock: 1 }, lease);
  await stores.settlements.finish(null, [], [aConfirmation(payment.id)]);
  return payment.id;
}

beforeAll(async () => {
  [stack, redis] = await Promise.all([startPostgresOnly(), startRedisServer()]);
});
beforeEach(async () => {
  const databaseUrl = await stack.newDatabase();
  stores = openStores(databaseUrl, createEncryption([{ id: "k1", key: new Uint8Array(encryptionKey) }]));
  const config = readSettings(settings, {
    DATABASE_URL: databaseUrl,
    REDIS_URL: redis.url,
    ENCRYPTION_KEYS: `k1:${encryptionKey.toString("base64")}`,
    WEBHOOK_ALLOW_PRIVATE_TARGETS: "true",
  });
  const tools = { logger: silentLogger, metrics: createMetrics("dispatcher") };
  dispatcher = inOrder(compose(config, tools), silentLogger);
  await dispatcher.start();
});
afterEach(async () => {
  for (const { server } of shops) {
    server.closeAllConnections();
    server.close();
  }
  shops = [];
  await dispatcher.stop();
  await stores.close();
});
afterAll(async () => {
  await Promise.all([stack.stop(), redis.stop()]);
});

describe("the dispatcher", () => {
  test("tells a merchant of a confirmed payment, signed, within a second", async () => {
    const shop = await openShop();
    const paymentId = await confirmed(await merchantWith(shop));
    const endedAtMs = Date.now();
    await until(() => shop.received.length === 1);
    const [webhook] = shop.received;
    expect((webhook?.atMs ?? 0) - endedAtMs).toBeLessThan(1_000);
    expect(webhook).toMatchObject({
      isSigned: true,
      body: {
        type: "payment.confirmed",
        environment: "sandbox",
        data: { paymentId, verified: true, status: "confirmed" },
      },
    });
    expect(webhook?.id).toBe(webhook?.body.id);
    await until(async () => (await rowsOf(stores, "select 1 from deliveries where status = 'delivered'")).length === 1);
  });

  test("delivers the events of sixty payments within a second each (p95)", async () => {
    const shop = await openShop();
    const merchantId = await merchantWith(shop);
    const endedAtMs = new Map<string, number>();
    for (let count = 0; count < 60; count += 1) {
      const paymentId = await confirmed(merchantId);
      endedAtMs.set(paymentId, Date.now());
    }
    await until(() => shop.received.length === 60);
    const lags = shop.received.map(
      ({ body, atMs }) => atMs - (endedAtMs.get("paymentId" in body.data ? String(body.data.paymentId) : "") ?? 0),
    );
    lags.sort((one, other) => one - other);
    expect(lags[56]).toBeLessThan(1_000);
  });

  test("tries again after a failure, under the same id", async () => {
    const shop = await openShop((attempt) => (attempt === 1 ? 500 : 200));
    await confirmed(await merchantWith(shop));
    await until(() => shop.received.length === 2, { timeoutMs: 15_000 });
    const [first, second] = shop.received;
    expect(second?.id).toBe(first?.id);
    expect(second?.body).toEqual(first?.body);
    const pauseMs = (second?.atMs ?? 0) - (first?.atMs ?? 0);
    expect(pauseMs).toBeGreaterThan(4_400);
    expect(pauseMs).toBeLessThan(6_500);
  });

  test("disables an endpoint that answers 410", async () => {
    const shop = await openShop(() => 410);
    const merchantId = await merchantWith(shop);
    await confirmed(merchantId);
    await until(async () => (await stores.merchants.findById(merchantId))?.webhookDisabledAtMs !== null);
    await confirmed(merchantId);
    await new Promise((resolve) => setTimeout(resolve, 600));
    expect(shop.received).toHaveLength(1);
  });

  test("serves one merchant while another's endpoint hangs", async () => {
    const hanging = await openShop(() => "hang");
    const quick = await openShop();
    const hangingId = await merchantWith(hanging);
    const quickId = await merchantWith(quick);
    for (let count = 0; count < 30; count += 1) await confirmed(hangingId);
    await until(() => hanging.received.length === 16);
    await confirmed(quickId);
    const endedAtMs = Date.now();
    await until(() => quick.received.length === 1);
    expect((quick.received[0]?.atMs ?? 0) - endedAtMs).toBeLessThan(1_000);
    expect(hanging.received).toHaveLength(16);
  });
});

describe("the dispatcher and Redis", () => {
  test("finds by its sweep what a flush lost", async () => {
    const shop = await openShop((attempt) => (attempt === 1 ? 503 : 200));
    const merchantId = await merchantWith(shop);
    await confirmed(merchantId);
    const attempted = `select 1 from deliveries where merchant_id = '${merchantId}' and attempts = 1`;
    await until(async () => (await rowsOf(stores, attempted)).length === 1);
    const client = new Redis(redis.url);
    await until(async () => (await client.zcard("bull:deliveries:delayed")) >= 1);
    await client.flushall();
    client.disconnect();
    await until(() => shop.received.length === 2, { timeoutMs: 20_000 });
  });

  test("delivers without Redis, and with it again", async () => {
    const shop = await openShop();
    const merchantId = await merchantWith(shop);
    await redis.stop();
    await confirmed(merchantId);
    const endedAtMs = Date.now();
    await until(() => shop.received.length === 1);
    expect((shop.received[0]?.atMs ?? 0) - endedAtMs).toBeLessThan(2_000);
    await redis.start();
    await confirmed(merchantId);
    await until(() => shop.received.length === 2);
  });
});
