/** The pages for Laravel and Django, whole, in their frameworks: a paid route, and the webhook. `npm run test:interop` */
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { createClient } from "@lunas/client/agent";
import { freePort } from "@lunas/stack/free-port";
import { until } from "@lunas/testkit/time/until";
import { fundedPayer } from "../../harness/funded-payer";
import { registerMerchant, setWebhook } from "../../harness/register-merchant";
import { type Harness, startHarness } from "../../harness/start-harness";
import { djangoShop } from "./django";
import { laravelShop } from "./laravel";
import { type Shop, startShop } from "./shop";

let harness: Harness;

before(async () => {
  harness = await startHarness({ stack: { blockTime: { sandbox: "automine" } } });
});

after(async () => {
  await harness?.stop();
});

const frameworks = [
  { name: "Laravel", programOf: laravelShop, root: "" },
  { name: "Django", programOf: djangoShop, root: "/api" },
];

for (const { name, programOf, root } of frameworks) {
  test(`${name}: a paid route, once for each payment; a route that fails; the webhook of the payment`, async (context) => {
    const port = await freePort();
    const program = await programOf(port);
    if (program === undefined) return context.skip("Debian's packages cannot be had here");
    const merchant = await registerMerchant(harness.url);
    const secret = await setWebhook(harness.url, merchant, `http://127.0.0.1:${port}/webhooks/lunas`);
    const env = {
      ...program.env,
      LUNAS_URL: harness.url,
      LUNAS_API_KEY: merchant.apiKey,
      LUNAS_PAY_TO: merchant.walletAddress,
      LUNAS_WEBHOOK_SECRET: secret,
    };
    const shop = await startShop({ ...program, env }, port);
    try {
      await payOnce(shop, `${root}/article`);
      await seeTheEvent(shop);
      await sendForged(shop);
      await failAndServe(shop, `${root}/fails-first`);
      await refuseForGood(shop, `${root}/ticket`);
    } catch (error) {
      throw new Error(`${shop.output()}\n${String(error)}`, { cause: error });
    } finally {
      await shop.stop();
    }
  });
}

/** An agent with the money for one article. */
async function newAgent() {
  const { privateKey } = await fundedPayer(harness.rpcUrl, 500_000n);
  const sent = { header: "" };
  const watched: typeof fetch = (input, init) => {
    sent.header = new Request(input, init).headers.get("payment-signature") ?? sent.header;
    return fetch(input, init);
  };
  const place = { environment: "local", facilitatorUrl: harness.url, state: "memory" } as const;
  return { client: createClient({ ...place, privateKey, fetch: watched }), sent };
}

/** The payer has paid, and the route threw: the same purchase is served when it comes again, without a second payment. */
async function failAndServe({ url }: Shop, path: string): Promise<void> {
  const { client } = await newAgent();
  await assert.rejects(client.fetch(`${url}${path}`), { code: "shop_failed" });
  const served = await client.fetch(`${url}${path}`);
  assert.deepEqual([served.status, await served.json()], [200, { title: "Paid!" }]);
}

/** A status below 500 ends the purchase: nothing is given back, and the shop wrote where it is refunded. */
async function refuseForGood(shop: Shop, path: string): Promise<void> {
  const { client, sent } = await newAgent();
  const answer = await client.fetch(`${shop.url}${path}`);
  assert.deepEqual([answer.status, await answer.json()], [409, { error: "Sold out. You get your money back." }]);
  const repeated = await fetch(`${shop.url}${path}`, { headers: { "PAYMENT-SIGNATURE": sent.header } });
  assert.equal(((await repeated.json()) as { code: string }).code, "nonce_already_used");
  assert.match(shop.output(), /refund this: http\S+\/dashboard\/payments\/pay_/);
}

async function payOnce({ url }: Shop, article: string): Promise<void> {
  const address = `${url}${article}`;
  assert.equal((await fetch(address)).status, 402);
  const { client, sent } = await newAgent();
  const paid = await client.fetch(address);
  assert.deepEqual([paid.status, await paid.json()], [200, { title: "Paid!" }]);
  const repeated = await fetch(address, { headers: { "PAYMENT-SIGNATURE": sent.header } });
  assert.equal(repeated.status, 500);
  assert.equal(((await repeated.json()) as { code: string }).code, "nonce_already_used");
}

interface StoredEvents {
  readonly events: readonly { readonly id: string; readonly done_at: string | null }[];
}

async function eventsOf({ url }: Shop): Promise<StoredEvents["events"]> {
  return ((await (await fetch(`${url}/work`)).json()) as StoredEvents).events;
}

async function seeTheEvent(shop: Shop): Promise<void> {
  await until(async () => (await eventsOf(shop)).length > 0, { timeoutMs: 15_000, what: "the webhook" });
  const [event, ...more] = await eventsOf(shop);
  assert.equal(more.length, 0);
  assert.match(event?.id ?? "", /^evt_/);
  assert.notEqual(event?.done_at, null);
  await until(async () => /paid: pay_/.test(shop.output()), { timeoutMs: 5_000, what: "the delivery" });
}

/** Anybody can post to the address: what Lunas did not sign, or signed long ago, is refused and stored nowhere. */
async function sendForged(shop: Shop): Promise<void> {
  const signed = { "webhook-id": "evt_1", "webhook-timestamp": String(Math.floor(Date.now() / 1_000)) };
  const forged: readonly Record<string, string>[] = [
    {},
    { ...signed, "webhook-signature": "v1,AAAA" },
    { ...signed, "webhook-signature": "" },
    { ...signed, "webhook-timestamp": "1", "webhook-signature": "v1,AAAA" },
    { ...signed, "webhook-timestamp": "soon", "webhook-signature": "v1,AAAA" },
  ];
  for (const headers of forged) {
    const body = JSON.stringify({ id: "evt_1", type: "payment.confirmed", data: { paymentId: "pay_forged" } });
    const answer = await fetch(`${shop.url}/webhooks/lunas`, { method: "POST", headers, body });
    assert.equal(answer.status, 400);
  }
  assert.equal((await eventsOf(shop)).length, 1);
}
