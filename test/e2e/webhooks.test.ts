import { until } from "@lunas/testkit/time/until";
import { Webhook } from "standardwebhooks";
import { type RegisteredMerchant, registerMerchant, setWebhook } from "../harness/register-merchant";
import { sharedHarness } from "../harness/shared-harness";
import type { Harness } from "../harness/start-harness";
import { openWebhookFixture, type WebhookFixture } from "../harness/webhook-fixture";
import { startWebhookReceiver, type WebhookReceiver } from "../harness/webhook-receiver";
import { cliStories } from "./webhooks/cli-stories";

jest.setTimeout(180_000);

let harness: Harness;
let fixture: WebhookFixture;
let receiver: WebhookReceiver;
let merchant: RegisteredMerchant;
let secret: string;

beforeAll(async () => {
  harness = await sharedHarness();
  fixture = await openWebhookFixture(harness.stack);
});
beforeEach(async () => {
  [receiver, merchant] = await Promise.all([startWebhookReceiver(), registerMerchant(harness.url)]);
  secret = await setWebhook(harness.url, merchant, receiver.url);
});
afterEach(() => receiver.close());
afterAll(async () => {
  await fixture?.close();
  await harness?.stop();
});

interface ReceivedAnswer {
  readonly status: number;
  readonly body: Record<string, unknown> & { readonly error?: { readonly code: string } };
}

async function ask(
  path: string,
  { method = "GET", body, by = merchant }: Partial<TestRequest> = {},
): Promise<ReceivedAnswer> {
  const response = await fetch(`${harness.url}${path}`, {
    method,
    headers: { cookie: by.cookie, "x-api-key": by.apiKey, "content-type": "application/json" },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  return { status: response.status, body: (await response.json()) as ReceivedAnswer["body"] };
}

interface TestRequest {
  readonly method: string;
  readonly body: unknown;
  readonly by: RegisteredMerchant;
}

const idOf = () => merchant.merchantId as `mer_${string}`;
const deliveriesOf = async (query = "") => {
  const { body } = await ask(`/merchant/webhooks/deliveries${query}`);
  return body.deliveries as Record<string, unknown>[];
};
const waitLimit = { timeoutMs: 30_000, intervalMs: 50 };

describe("a test event", () => {
  it("goes the way of every event, and the answer says what the endpoint said", async () => {
    const tested = await ask("/merchant/webhooks/test", { method: "POST" });
    expect(tested).toMatchObject({ status: 200, body: { delivered: true, httpStatus: 204, error: null } });
    const [webhook] = receiver.received;
    const event = new Webhook(secret).verify(webhook?.body ?? "", { ...webhook?.headers }) as ReceivedAnswer["body"];
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
  const next = await setWebhook(harness.url, merchant, receiver.url);
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
    await fixture.confirmed(idOf(), 1);
    const [waiting] = await until(async () => {
      const found = await deliveriesOf("?status=pending&eventType=payment.confirmed");
      return found[0]?.attemptCount === 1 && found;
    }, waitLimit);
    expect(waiting).toMatchObject({ status: "pending", url: receiver.url, environment: "sandbox" });
    expect(typeof waiting?.nextAttemptAt).toBe("string");
    receiver.answer(200);
    const again = await ask(`/merchant/webhooks/deliveries/${waiting?.id}/redeliver`, { method: "POST" });
    expect(again).toMatchObject({ status: 200, body: { id: waiting?.id, status: "pending" } });
    const detail = await until(async () => {
      const { body } = await ask(`/merchant/webhooks/deliveries/${waiting?.id}`);
      return body.status === "succeeded" && body;
    }, waitLimit);
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
    await until(() => receiver.received.length === 2, waitLimit);
  });

  it("sends again everything that failed since a time, once the endpoint is enabled", async () => {
    const since = new Date(Date.now() - 60_000).toISOString();
    receiver.answer(410);
    await fixture.confirmed(idOf(), 3);
    await until(async () => (await deliveriesOf("?status=failed")).length === 3, waitLimit);
    const sendAgain = () => ask("/merchant/webhooks/redeliver", { method: "POST", body: { since } });
    expect(await sendAgain()).toMatchObject({
      status: 409,
      body: { error: { code: "no_webhook_endpoint", details: { reason: "disabled" } } },
    });
    receiver.answer(204);
    await setWebhook(harness.url, merchant, receiver.url);
    expect(await sendAgain()).toMatchObject({ status: 200, body: { redelivered: 3 } });
    await until(async () => (await deliveriesOf("?status=succeeded")).length === 3, waitLimit);
    expect(await sendAgain()).toMatchObject({ body: { redelivered: 0 } });
  });

  it("is paged, and has only the merchant's own deliveries", async () => {
    await fixture.confirmed(idOf(), 5);
    await until(() => receiver.received.length === 5, waitLimit);
    const page = await ask("/merchant/webhooks/deliveries?page=2&limit=2");
    expect(page.body.pagination).toEqual({ page: 2, limit: 2, total: 5, totalPages: 3 });
    const [one] = page.body.deliveries as { id: string }[];
    const thirdParty = await registerMerchant(harness.url);
    const path = `/merchant/webhooks/deliveries/${one?.id}`;
    expect(await ask(path, { by: thirdParty })).toMatchObject({ status: 404, body: { error: { code: "not_found" } } });
    expect((await ask(`${path}/redeliver`, { by: thirdParty, method: "POST" })).status).toBe(409);
    await setWebhook(harness.url, thirdParty, receiver.url);
    expect((await ask(`${path}/redeliver`, { by: thirdParty, method: "POST" })).status).toBe(404);
    expect((await ask("/merchant/webhooks/deliveries", { by: thirdParty })).body.deliveries).toEqual([]);
  });
});

describe("the list of events", () => {
  const eventsAfter = async (query: string) => (await ask(`/events?${query}`)).body;
  const idsOf = (body: ReceivedAnswer["body"]) => (body.events as { id: string }[]).map(({ id }) => id);

  it("pages through the same events as the webhooks, in order", async () => {
    await fixture.confirmed(idOf(), 5);
    await until(() => receiver.received.length === 5, waitLimit);
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
    await fixture.confirmed(idOf(), 1);
    await until(() => receiver.received.length === 1, waitLimit);
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
    await fixture.confirmed(idOf(), 1);
    expect(idsOf(await waiting)).toHaveLength(1);
  });

  it("does not know another merchant's", async () => {
    await fixture.confirmed(idOf(), 1);
    await until(() => receiver.received.length === 1, waitLimit);
    const id = receiver.received[0]?.headers["webhook-id"];
    const thirdParty = await registerMerchant(harness.url);
    expect(await ask(`/events?after=${id}`, { by: thirdParty })).toMatchObject({ status: 404 });
    expect(await ask("/events", { by: thirdParty })).toMatchObject({ body: { events: [], cursor: null } });
  });
});

cliStories(() => ({ harness, fixture }));
