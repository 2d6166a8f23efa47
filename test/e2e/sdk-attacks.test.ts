import { createClient } from "@lunas/client/agent";
import { requirePayment } from "@lunas/server/express";
import express from "express";
import { fundedPayer } from "../harness/funded-payer";
import { listen } from "../harness/listen";
import { lunasOf } from "../harness/lunas-of";
import { arxiv260511781 } from "../harness/papers/arxiv-2605-11781";
import { arxiv260530998 } from "../harness/papers/arxiv-2605-30998";
import { openShops, type Shops } from "../harness/papers/shops";
import { registerMerchant } from "../harness/register-merchant";
import { sharedHarness } from "../harness/shared-harness";
import type { Harness } from "../harness/start-harness";
import { storeKey } from "../harness/store-key";
import { untilOpen } from "../harness/until-open";

jest.setTimeout(120_000);

/**
 * The attacks of two papers on x402, each done to a shop with our library and to the service behind it: arXiv 2605.11781 (revert and grant,
 * preemption, replay, cache leakage, steering by discovery) and arXiv 2605.30998 (substitution across resources, duplicate race,
 * overdraft of an allowance).
 */
let harness: Harness;
let shops: Shops;

beforeAll(async () => {
  harness = await sharedHarness();
  const merchant = await registerMerchant(harness.url);
  shops = await openShops({ serviceUrl: harness.url, rpcUrl: harness.rpcUrl, merchant });
  await untilOpen(harness.url);
}, 90_000);

afterAll(async () => {
  await shops?.close();
  await harness?.stop();
}, 30_000);

beforeEach(() => shops.begin());

describe("arXiv 2605.11781", () => {
  test.each(arxiv260511781)("$name", ({ attack }) => attack(shops));
});

// Not of the papers: a payer settles directly, by the key that stands in the shop's page, and shows the gate the payment's id. Whoever reads
// the settlement on the chain has the authorization, and the page's key and origin, too: asking again in the payer's place, before the
// payer comes to the gate, tells the observer no id, and so unlocks nothing.
test("a direct settlement, repeated by who read it off the chain", async () => {
  const origin = "https://page.example";
  const { merchantId } = shops.merchant;
  const wanted = { merchantId, type: "publishable", environment: "sandbox", origins: [origin] } as const;
  const apiKey = await storeKey(harness.stack.databaseUrl, wanted);
  const payer = await fundedPayer(harness.rpcUrl, 5_000_000n);
  let body = "";
  const reported: string[] = [];
  const repeat = async (more: Record<string, string>) => {
    const headers = { "Content-Type": "application/json", "X-API-Key": apiKey, Origin: origin, ...more };
    const answer = await fetch(`${harness.url}/facilitate`, { method: "POST", headers, body });
    reported.push(`${answer.status} ${await answer.text()}`);
  };
  const observed: typeof fetch = async (input, init) => {
    if (String(input).endsWith("/facilitate")) body = String(init?.body);
    if (input instanceof Request && input.headers.has("lunas-payment")) {
      const { nonce } = JSON.parse(body).paymentPayload.payload.permit2Authorization as { nonce: string };
      await repeat({});
      for (const guess of [nonce, `direct-${nonce}`]) await repeat({ "Idempotency-Key": guess });
    }
    return fetch(input, init);
  };
  const options = { environment: "local", facilitatorUrl: harness.url, fetch: observed, apiKey, origin } as const;
  const client = createClient({ ...options, state: "memory", privateKey: payer.privateKey, settlement: "direct" });
  const response = await client.fetch(`${shops.url}/article`, { headers: shops.from() });
  expect([response.status, shops.served()]).toEqual([200, ["/article"]]);
  expect(reported.map((each) => each.slice(0, 3))).toEqual(["409", "409", "409"]);
  expect(reported.join()).toContain("nonce_already_used");
  expect(reported.join()).not.toContain("pay_");
});

// The shop's handler fails, so its gate gives the success back. Whoever reads the settlement on the chain can build the payer's header anew, but
// for the random value that the client has put into it.
test("a header that is built from the chain, before the payer comes back to a shop that has failed", async () => {
  const lunas = lunasOf(shops.merchant, harness.url);
  let failures = 1;
  const app = express();
  app.get("/article", requirePayment(lunas, { price: "5000" }), (_request, response) => {
    failures -= 1;
    if (failures >= 0) throw new Error("the shop's database is away");
    response.json({ content: "article" });
  });
  app.use(((_error, _request, response, _next) => {
    response.status(500).json({ error: "failed" });
  }) satisfies express.ErrorRequestHandler);
  const server = await listen(app);
  shops.closeLater(server);
  const payer = await fundedPayer(harness.rpcUrl, 5_000_000n);
  let header = "";
  const watched: typeof fetch = (input, init) => {
    header = new Request(input, init).headers.get("payment-signature") ?? header;
    return fetch(input, init);
  };
  const { privateKey } = payer;
  const options = { environment: "local", facilitatorUrl: harness.url, fetch: watched, state: "memory" } as const;
  const client = createClient({ ...options, privateKey });
  const url = `${server.url}/article`;
  await expect(client.fetch(url)).rejects.toMatchObject({ code: "shop_failed" });
  const payload = JSON.parse(Buffer.from(header, "base64").toString()) as { readonly extensions: object };
  // The calldata has amounts, addresses, nonce, deadline and signature; the offer is public, and so is every name of a field.
  for (const extensions of [{}, { ...payload.extensions, "lunas-purchase": { info: { id: "1" } } }]) {
    const built = Buffer.from(JSON.stringify({ ...payload, extensions })).toString("base64");
    const copied = await fetch(url, { headers: { "PAYMENT-SIGNATURE": built } });
    expect(copied.status).not.toBe(200);
    expect(await copied.json()).toMatchObject({ code: "nonce_already_used" });
  }
  const served = await client.fetch(url);
  expect([served.status, await served.json()]).toEqual([200, { content: "article" }]);
});

describe("arXiv 2605.30998", () => {
  test.each(arxiv260530998)("$name", ({ attack }) => attack(shops));
});
