import { sandbox } from "@lunas/catalog/chains/sandbox";
import { createClient } from "@lunas/client/agent";
import { fundEther } from "@lunas/contracts/fund-ether";
import { sendUnsigned } from "@lunas/contracts/send-unsigned";
import { Lunas } from "@lunas/server";
import { requirePayment } from "@lunas/server/express";
import type { Payer } from "@lunas/testkit/payer/create-payer";
import { paymentHeader } from "@lunas/testkit/payer/payment-header";
import express from "express";
import { balanceOf } from "../world/balance-of";
import { fundedPayer, idrx } from "../world/funded-payer";
import { type Listening, listen } from "../world/listen";
import { type RegisteredMerchant, registerMerchant } from "../world/register-merchant";
import { approveData } from "../world/sponsored-payer";
import { startWorld, type World } from "../world/start-world";
import { storeKey } from "../world/store-key";
import { untilOpen } from "../world/until-open";

jest.setTimeout(120_000);

/**
 * The attacks of two papers on x402, each done to a shop with our library and to the service behind it: arXiv 2605.11781 (revert and grant,
 * preemption, replay, cache leakage, steering by discovery) and arXiv 2605.30998 (substitution across resources, duplicate race,
 * overdraft of an allowance).
 */
let world: World;
let merchant: RegisteredMerchant;
const shops: Listening[] = [];
/** What the shops asked of `POST /facilitate`, and what they served. */
let asked = 0;
let served: string[] = [];
/** Each story's attacker has an address of its own, as the proxy before the shop tells it: gates count refusals for each. */
let address = 0;
const from = () => ({ "X-Forwarded-For": `203.0.113.${address}` });

beforeAll(async () => {
  world = await startWorld({ stack: { blockTime: { sandbox: "automine" } } });
  merchant = await registerMerchant(world.url);
  shops.push(await listen(shop()), await listen(shop()));
  await untilOpen(world.url);
}, 90_000);

afterAll(async () => {
  await Promise.all(shops.map((each) => each.close()));
  await world?.stop();
}, 30_000);

beforeEach(() => {
  address += 1;
  asked = 0;
  served = [];
});

const prices: Readonly<Record<string, string>> = {
  ...{ "/article": "5000", "/photo": "5000", "/cheap": "1000" },
  ...{ "/reverting": "99902", "/preempted": "99903" },
};
/** What was used up, for all processes of the shop together. */
const book = new Set<string>();
const consume = (id: string) => !book.has(id) && book.add(id).size > 0;

/** One process of the shop. */
function shop(): express.Express {
  const counting: typeof fetch = (input, init) => {
    if (String(input).endsWith("/facilitate")) asked += 1;
    return fetch(input, init);
  };
  const { apiKey, walletAddress: payTo } = merchant;
  const options = { environment: "local", facilitatorUrl: world.url, payTo, fetch: counting } as const;
  const lunas = new Lunas(apiKey, options);
  const app = express();
  const serve: express.RequestHandler = (request, response) => {
    served.push(request.path);
    response.json({ content: request.path });
  };
  for (const [path, price] of Object.entries(prices)) {
    const resource = `https://shop.example${path}`;
    app.get(path, requirePayment(lunas, { price, resource, consume }), serve);
    app.get(`/plain${path}`, requirePayment(lunas, { price, resource }), serve);
  }
  return app;
}

const headerOf = async (payer: Payer, amount: bigint, to = merchant.walletAddress) =>
  paymentHeader(await payer.authorize({ to, amount }));
const present = (path: string, header: string, process = 0) =>
  fetch(`${shops[process]?.url}${path}`, { headers: { "PAYMENT-SIGNATURE": header, ...from() } });
const show = (path: string, paymentId: string) =>
  fetch(`${shops[0]?.url}${path}`, { headers: { "Lunas-Payment": paymentId, ...from() } });
/** As the merchant knows it; a gate tells nobody who repeats a header. */
async function idOf(payer: Payer): Promise<string> {
  const headers = { "X-API-Key": merchant.apiKey };
  const list = await fetch(`${world.url}/payments?from=${payer.address}`, { headers });
  return ((await list.json()) as { payments: readonly { paymentId: string }[] }).payments[0]?.paymentId ?? "";
}
const codeOf = async (response: Response) => ((await response.json()) as { code?: string }).code;

describe("arXiv 2605.11781", () => {
  // Content is granted before the payment is final, and the transaction then reverts. The gate grants after the service's success
  // alone, which is the Transfer log at the chain's depth; what reverts is a 500 without requirements.
  test("revert and grant", async () => {
    const payer = await fundedPayer(world.rpcUrl, 9_990_200n);
    const response = await present("/reverting", await headerOf(payer, 9_990_200n));
    expect([response.status, response.headers.get("payment-required")]).toEqual([500, null]);
    expect(await codeOf(response)).toBe("tx_failed");
    expect(served).toEqual([]);
    expect(await balanceOf(world.rpcUrl, payer.address)).toBe(9_990_200n);
  });

  // Anybody who sees the settlement may send it first, so that the facilitator's own reverts: paid, and denied. A payment is confirmed
  // by its own log, whoever sent the transaction, and its payer is served; the observer, who has the header too, is not.
  test("preemption", async () => {
    const payer = await fundedPayer(world.rpcUrl, 9_990_300n);
    const header = await headerOf(payer, 9_990_300n);
    const [owner, observer] = [present("/preempted", header), present("/preempted", header, 1)];
    const statuses = (await Promise.all([owner, observer])).map(({ status }) => status);
    expect(statuses.sort()).toEqual([200, 500]);
    expect(served).toEqual(["/preempted"]);
    expect(await balanceOf(world.rpcUrl, payer.address)).toBe(0n);
  });

  // One header, many grants: again and again, under the other header's name, by another valid signature of the same authorization, by
  // the payment's id. A payment is its payer and nonce, its success is told once, and the shop's book has it once.
  test("replay", async () => {
    const payer = await fundedPayer(world.rpcUrl, 5_000_000n);
    const header = await headerOf(payer, 500_000n);
    expect((await present("/article", header)).status).toBe(200);
    const repeats = await Promise.all(Array.from({ length: 8 }, (_, count) => present("/article", header, count % 2)));
    expect(new Set(repeats.map(({ status }) => status))).toEqual(new Set([500]));
    const refused = await repeats[0]?.json();
    expect(refused).toMatchObject({ code: "nonce_already_used" });
    expect(JSON.stringify(refused)).not.toContain("pay_");
    const under = await fetch(`${shops[0]?.url}/article`, { headers: { "X-PAYMENT": malleated(header), ...from() } });
    expect(under.status).toBe(500);
    const shown = await show("/article", await idOf(payer));
    expect([shown.status, await shown.json()]).toMatchObject([500, { details: { reason: "already_consumed" } }]);
    expect(served).toEqual(["/article"]);
    expect(await balanceOf(world.rpcUrl, payer.address)).toBe(4_500_000n);
  });

  // A shared cache answers what one has paid for to everybody, or a demand to who has paid. Nothing of a gate may be stored.
  test("cache leakage", async () => {
    const cache = await listen(sharedCache(() => shops[0]?.url ?? ""));
    shops.push(cache);
    const payer = await fundedPayer(world.rpcUrl, 500_000n);
    const url = `${cache.url}/article`;
    expect((await fetch(url)).status).toBe(402);
    const paid = await fetch(url, { headers: { "PAYMENT-SIGNATURE": await headerOf(payer, 500_000n) } });
    expect([paid.status, paid.headers.get("cache-control")]).toEqual([200, "private, no-store"]);
    const next = await fetch(url);
    expect([next.status, next.headers.get("cache-control")]).toEqual([402, "no-store"]);
    expect(await next.text()).not.toContain("content");
  });

  // What an agent finds leads it to another payee, a higher price, or a configuration that turns its signature against it. It pays only
  // the origin that it was sent to, up to what its owner allows, through contracts that it knows by itself.
  test("steering by discovery", async () => {
    const payer = await fundedPayer(world.rpcUrl, 20_000_000n);
    const evil = `0x${"6".repeat(40)}`;
    const lying = express();
    lying.get("/found", (_request, response) => response.redirect(`${shops[0]?.url}/article`));
    lying.get("/config", async (_request, response) => {
      const config = (await (await fetch(`${world.url}/config`)).json()) as { sandbox: object };
      response.json({ ...config, sandbox: { ...config.sandbox, permit2Address: evil } });
    });
    const directory = await listen(lying);
    shops.push(directory);
    const { privateKey } = payer;
    const agent = createClient({ environment: "local", facilitatorUrl: world.url, privateKey, maxPrice: "1000" });
    await expect(agent.fetch(`${directory.url}/found`)).rejects.toMatchObject({ code: "redirect_refused" });
    await expect(agent.fetch(`${shops[0]?.url}/article`)).rejects.toMatchObject({ code: "price_refused" });
    const misled = createClient({ environment: "local", facilitatorUrl: directory.url, privateKey });
    await expect(misled.fetch(`${shops[0]?.url}/article`)).rejects.toMatchObject({ code: "config_refused" });
    expect([asked, await balanceOf(world.rpcUrl, payer.address)]).toEqual([0, 20_000_000n]);
  });
});

// Not of the papers: a payer settles directly, by the key that stands in the shop's page, and shows the gate the payment's id. Whoever reads
// the settlement on the chain has the authorization, and the page's key and origin, too: asking again in the payer's place, before the
// payer comes to the gate, tells the observer no id, and so unlocks nothing.
test("a direct settlement, repeated by who read it off the chain", async () => {
  const origin = "https://page.example";
  const { merchantId } = merchant;
  const wanted = { merchantId, type: "publishable", environment: "sandbox", origins: [origin] } as const;
  const apiKey = await storeKey(world.stack.databaseUrl, wanted);
  const payer = await fundedPayer(world.rpcUrl, 5_000_000n);
  let body = "";
  const told: string[] = [];
  const repeat = async (more: Record<string, string>) => {
    const headers = { "Content-Type": "application/json", "X-API-Key": apiKey, Origin: origin, ...more };
    const answer = await fetch(`${world.url}/facilitate`, { method: "POST", headers, body });
    told.push(`${answer.status} ${await answer.text()}`);
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
  const options = { environment: "local", facilitatorUrl: world.url, fetch: observed, apiKey, origin } as const;
  const client = createClient({ ...options, privateKey: payer.privateKey, settlement: "direct" });
  const response = await client.fetch(`${shops[0]?.url}/article`, { headers: from() });
  expect([response.status, served]).toEqual([200, ["/article"]]);
  expect(told.map((each) => each.slice(0, 3))).toEqual(["409", "409", "409"]);
  expect(told.join()).toContain("nonce_already_used");
  expect(told.join()).not.toContain("pay_");
});

describe("arXiv 2605.30998", () => {
  // A payment for one thing is shown for another. What the gate demands counts, never what the payload says it was; terms that differ are
  // refused without a call. Two things of one price and one payee: the authorization unlocks one of them, once.
  test("substitution across resources", async () => {
    const payer = await fundedPayer(world.rpcUrl, 5_000_000n);
    const cheap = await headerOf(payer, 100_000n);
    for (const header of [cheap, claiming(cheap, { amount: "500000" })]) {
      const refused = await present("/article", header);
      expect([refused.status, await codeOf(refused)]).toEqual([402, "payment_mismatch"]);
    }
    const elsewhere = await headerOf(payer, 500_000n, (await registerMerchant(world.url)).walletAddress);
    const toUs = claiming(elsewhere, { payTo: merchant.walletAddress });
    expect(await codeOf(await present("/article", toUs))).toBe("payment_mismatch");
    expect(asked).toBe(0);

    const header = await headerOf(payer, 500_000n);
    expect((await present("/plain/photo", header)).status).toBe(200);
    const again = await present("/article", header);
    const shown = await show("/article", await idOf(payer));
    expect([again.status, shown.status, await shown.json()]).toMatchObject([
      500,
      500,
      { details: { reason: "resource_mismatch" } },
    ]);
    expect(served).toEqual(["/plain/photo"]);
  });

  // The same header at the same moment, to several processes of a shop. The service stores it once, has one asker at a time and tells
  // its success once; each process asks under a key of its own.
  test("duplicate race", async () => {
    const payer = await fundedPayer(world.rpcUrl, 5_000_000n);
    const header = await headerOf(payer, 500_000n);
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, count) => present("/plain/article", header, count % 2)),
    );
    const statuses = answers.map(({ status }) => status);
    expect([statuses.filter((status) => status === 200).length, new Set(statuses)]).toEqual([1, new Set([200, 500])]);
    expect(served).toHaveLength(1);
    expect(await balanceOf(world.rpcUrl, payer.address)).toBe(4_500_000n);
  });

  // Many authorizations against one allowance: each is good by itself. What a payer has in flight is subtracted under a lock.
  test("overdraft of an allowance", async () => {
    const payer = await fundedPayer(world.rpcUrl, 5_000_000n, { approved: false });
    await fundEther({ rpcUrl: world.rpcUrl, to: payer.address, amountWei: 10n ** 18n });
    const data = approveData(sandbox.contracts.permit2, 500_000n) as `0x${string}`;
    await sendUnsigned({ rpcUrl: world.rpcUrl, from: payer.address, to: idrx, data });
    const headers = await Promise.all(Array.from({ length: 6 }, () => headerOf(payer, 500_000n)));
    const answers = await Promise.all(headers.map((header, count) => present("/article", header, count % 2)));
    const [paid, refused] = [200, 402].map((status) => answers.filter((each) => each.status === status));
    expect([paid?.length, refused?.length]).toEqual([1, 5]);
    expect(await codeOf(refused?.[0] as Response)).toBe("no_permit2_approval");
    expect(served).toHaveLength(1);
    expect(await balanceOf(world.rpcUrl, payer.address)).toBe(4_500_000n);
  });
});

interface Decoded {
  readonly payload: { readonly signature: string };
  readonly accepted: object;
}

function changed(header: string, change: (payload: Decoded) => object): string {
  const payload = JSON.parse(Buffer.from(header, "base64").toString()) as Decoded;
  return Buffer.from(JSON.stringify(change(payload))).toString("base64");
}

/** The same authorization, said to be for other terms. */
const claiming = (header: string, accepted: object) =>
  changed(header, (payload) => ({ ...payload, accepted: { ...payload.accepted, ...accepted } }));

/** Another valid signature of the same authorization: s and its complement both recover, with the other v. */
function malleated(header: string): string {
  const order = 0xfffffffffffffffffffffffffffffffebaaedce6af48a03bbfd25e8cd0364141n;
  return changed(header, ({ payload, ...rest }) => {
    const { signature } = payload;
    const s = (order - BigInt(`0x${signature.slice(66, 130)}`)).toString(16).padStart(64, "0");
    const v = signature.endsWith("1b") ? "1c" : "1b";
    return { ...rest, payload: { ...payload, signature: `${signature.slice(0, 66)}${s}${v}` } };
  });
}

/** As a CDN has it: GET answers are kept by their address unless they say that they must not be. */
function sharedCache(origin: () => string): express.Express {
  const kept = new Map<string, { readonly status: number; readonly body: string }>();
  return express().use(async (request, response) => {
    const hit = kept.get(request.originalUrl);
    if (hit !== undefined) return void response.status(hit.status).send(hit.body);
    const { "payment-signature": header } = request.headers;
    const headers: Record<string, string> = typeof header === "string" ? { "PAYMENT-SIGNATURE": header } : {};
    const answer = await fetch(`${origin()}${request.originalUrl}`, { headers });
    const body = await answer.text();
    const control = answer.headers.get("cache-control") ?? "";
    if (!/no-store|private/.test(control)) kept.set(request.originalUrl, { status: answer.status, body });
    response.status(answer.status).set("cache-control", control).send(body);
  });
}
