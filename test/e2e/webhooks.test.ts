import { until } from "@lunas/testkit/time/until";
import { Webhook } from "standardwebhooks";
import { type RegisteredMerchant, registerMerchant, setWebhook } from "../world/register-merchant";
import { startWorld, type World } from "../world/start-world";
import { startWebhookReceiver, type WebhookReceiver } from "../world/webhook-receiver";
import { openWebhookStage, type WebhookStage } from "../world/webhook-stage";
import { cliStories } from "./webhooks/cli-stories";

jest.setTimeout(180_000);

let world: World;
let stage: WebhookStage;
let receiver: WebhookReceiver;
let merchant: RegisteredMerchant;
let secret: string;

beforeAll(async () => {
  world = await startWorld();
  stage = await openWebhookStage(world.stack);
});
beforeEach(async () => {
  [receiver, merchant] = await Promise.all([startWebhookReceiver(), registerMerchant(world.url)]);
  secret = await setWebhook(world.url, merchant, receiver.url);
});
afterEach(() => receiver.close());
afterAll(async () => {
  await stage?.close();
  await world?.stop();
});

interface Told {
  readonly status: number;
  readonly body: Record<string, unknown> & { readonly error?: { readonly code: string } };
}

async function ask(path: string, { method = "GET", body, by = merchant }: Partial<Asking> = {}): Promise<Told> {
  const response = await fetch(`${world.url}${path}`, {
    method,
    headers: { cookie: by.cookie, "x-api-key": by.apiKey, "content-type": "application/json" },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  return { status: response.status, body: (await response.json()) as Told["body"] };
}

interface Asking {
  readonly method: string;
  readonly body: unknown;
  readonly by: RegisteredMerchant;
}

const idOf = () => merchant.merchantId as `mer_${string}`;
const deliveriesOf = async (query = "") => {
  const { body } = await ask(`/merchant/webhooks/deliveries${query}`);
  return body.deliveries as Record<string, unknown>[];
};
const patience = { timeoutMs: 30_000, intervalMs: 50 };

describe("a test event", () => {
  it("goes the way of every event, and the answer says what the endpoint said", async () => {
    const tested = await ask("/merchant/webhooks/test", { method: "POST" });
    expect(tested).toMatchObject({ status: 200, body: { delivered: true, httpStatus: 204, error: null } });
    const [webhook] = receiver.received;
    const event = new Webhook(secret).verify(webhook?.body ?? "", { ...webhook?.headers }) as Told["body"];
    expect(event).toMatchObject({
      id: tested.body.eventId,
      type: "webhook.test",
      environment: "sandbox",
      data: { verified: false, status: "pending", to: merchant.walletAddress },
    });
  });

  it("that fails is reported, and not retried", async () => {
    receiver.answer(500);
    const tested = await ask("/merchant/webhooks/test", { method: "POST" });
    expect(tested).toMatchObject({ status: 200, body: { delivered: false, httpStatus: 500 } });
    expect(await deliveriesOf()).toMatchObject([{ status: "failed", attemptCount: 1, nextAttemptAt: null }]);
  });
});

it("during a rotation the reference library accepts both secrets", async () => {
  const next = await setWebhook(world.url, merchant, receiver.url);
  expect(next).not.toBe(secret);
  await ask("/merchant/webhooks/test", { method: "POST" });
  const [webhook] = receiver.received;
  for (const each of [secret, next]) {
    expect(new Webhook(each).verify(webhook?.body ?? "", { ...webhook?.headers })).toMatchObject({
      type: "webhook.test",
    });
  }
});

describe("the log of deliveries", () => {
  it("shows each attempt, and sends again what failed, under the same id", async () => {
    receiver.answer(503);
    await stage.confirmed(idOf(), 1);
    const [waiting] = await until(async () => {
      const found = await deliveriesOf("?status=pending&eventType=payment.confirmed");
      return found[0]?.attemptCount === 1 && found;
    }, patience);
    expect(waiting).toMatchObject({ status: "pending", url: receiver.url, environment: "sandbox" });
    expect(typeof waiting?.nextAttemptAt).toBe("string");
    receiver.answer(200);
    const again = await ask(`/merchant/webhooks/deliveries/${waiting?.id}/redeliver`, { method: "POST" });
    expect(again).toMatchObject({ status: 200, body: { id: waiting?.id, status: "pending" } });
    const detail = await until(async () => {
      const { body } = await ask(`/merchant/webhooks/deliveries/${waiting?.id}`);
      return body.status === "succeeded" && body;
    }, patience);
    expect(detail).toMatchObject({
      attemptCount: 2,
      nextAttemptAt: null,
      attempts: [
        { httpStatus: 503, error: null },
        { httpStatus: 200, error: null },
      ],
    });
    const ids = receiver.received.map(({ headers }) => headers["webhook-id"]);
    expect(ids).toEqual([detail.eventId, detail.eventId]);
  });

  it("sends again what was delivered, when asked to", async () => {
    await ask("/merchant/webhooks/test", { method: "POST" });
    const [done] = await deliveriesOf("?status=succeeded");
    await ask(`/merchant/webhooks/deliveries/${done?.id}/redeliver`, { method: "POST" });
    await until(() => receiver.received.length === 2, patience);
  });

  it("sends again everything that failed since a time, once the endpoint is enabled", async () => {
    const since = new Date(Date.now() - 60_000).toISOString();
    receiver.answer(410);
    await stage.confirmed(idOf(), 3);
    await until(async () => (await deliveriesOf("?status=failed")).length === 3, patience);
    const sendAgain = () => ask("/merchant/webhooks/redeliver", { method: "POST", body: { since } });
    expect(await sendAgain()).toMatchObject({
      status: 409,
      body: { error: { code: "no_webhook_endpoint", details: { reason: "disabled" } } },
    });
    receiver.answer(204);
    await setWebhook(world.url, merchant, receiver.url);
    expect(await sendAgain()).toMatchObject({ status: 200, body: { redelivered: 3 } });
    await until(async () => (await deliveriesOf("?status=succeeded")).length === 3, patience);
    expect(await sendAgain()).toMatchObject({ body: { redelivered: 0 } });
  });

  it("is paged, and has only the merchant's own deliveries", async () => {
    await stage.confirmed(idOf(), 5);
    await until(() => receiver.received.length === 5, patience);
    const page = await ask("/merchant/webhooks/deliveries?page=2&limit=2");
    expect(page.body.pagination).toEqual({ page: 2, limit: 2, total: 5, totalPages: 3 });
    const [one] = page.body.deliveries as { id: string }[];
    const stranger = await registerMerchant(world.url);
    const path = `/merchant/webhooks/deliveries/${one?.id}`;
    expect(await ask(path, { by: stranger })).toMatchObject({ status: 404, body: { error: { code: "not_found" } } });
    expect((await ask(`${path}/redeliver`, { by: stranger, method: "POST" })).status).toBe(409);
    await setWebhook(world.url, stranger, receiver.url);
    expect((await ask(`${path}/redeliver`, { by: stranger, method: "POST" })).status).toBe(404);
    expect((await ask("/merchant/webhooks/deliveries", { by: stranger })).body.deliveries).toEqual([]);
  });
});

describe("the list of events", () => {
  const eventsAfter = async (query: string) => (await ask(`/events?${query}`)).body;
  const idsOf = (body: Told["body"]) => (body.events as { id: string }[]).map(({ id }) => id);

  it("pages through the same events as the webhooks, in order", async () => {
    await stage.confirmed(idOf(), 5);
    await until(() => receiver.received.length === 5, patience);
    const first = await eventsAfter("limit=3");
    expect(first).toMatchObject({ hasMore: true });
    const rest = await eventsAfter(`limit=3&after=${first.cursor}`);
    expect(rest).toMatchObject({ hasMore: false });
    const all = [...idsOf(first), ...idsOf(rest)];
    expect(new Set(all)).toEqual(new Set(receiver.received.map(({ headers }) => headers["webhook-id"])));
    expect(all).toHaveLength(5);
    const sent = receiver.received.map(({ body }) => JSON.parse(body) as { id: string });
    for (const event of first.events as { id: string }[]) {
      expect(sent.find(({ id }) => id === event.id)).toEqual(event);
    }
    expect(await eventsAfter(`after=${rest.cursor}`)).toEqual({ events: [], hasMore: false, cursor: rest.cursor });
  });

  it("answers a waiting request as soon as there is an event, and with none at the end of the wait", async () => {
    await stage.confirmed(idOf(), 1);
    await until(() => receiver.received.length === 1, patience);
    const from = await eventsAfter("after=latest");
    expect(from).toMatchObject({ events: [], cursor: receiver.received[0]?.headers["webhook-id"] });
    const waiting = eventsAfter(`after=latest&wait=25`);
    let isAnswered = false;
    void waiting.then(() => {
      isAnswered = true;
    });
    expect(await eventsAfter(`after=${from.cursor}&wait=1`)).toEqual({
      events: [],
      hasMore: false,
      cursor: from.cursor,
    });
    expect(isAnswered).toBe(false);
    await stage.confirmed(idOf(), 1);
    expect(idsOf(await waiting)).toHaveLength(1);
  });

  it("does not know another merchant's", async () => {
    await stage.confirmed(idOf(), 1);
    await until(() => receiver.received.length === 1, patience);
    const id = receiver.received[0]?.headers["webhook-id"];
    const stranger = await registerMerchant(world.url);
    expect(await ask(`/events?after=${id}`, { by: stranger })).toMatchObject({ status: 404 });
    expect(await ask("/events", { by: stranger })).toMatchObject({ body: { events: [], cursor: null } });
  });
});

cliStories(() => ({ world, stage }));
