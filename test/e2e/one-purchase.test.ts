import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createClient } from "@lunas/client/agent";
import { requirePayment } from "@lunas/server/express";
import { withPayment } from "@lunas/server/next";
import { query } from "@lunas/stack/postgres/query";
import type { Payer } from "@lunas/testkit/payer/create-payer";
import express from "express";
import { balanceOf } from "../harness/balance-of";
import { type FailingFacilitator, startFailingFacilitator } from "../harness/failing-facilitator";
import { fundedPayer } from "../harness/funded-payer";
import { listen } from "../harness/listen";
import { lunasOf } from "../harness/lunas-of";
import { type RegisteredMerchant, registerMerchant } from "../harness/register-merchant";
import { type Ending, serviceError, sevenWays } from "../harness/seven-ways";
import { sharedHarness } from "../harness/shared-harness";
import type { Harness } from "../harness/start-harness";

/** One purchase is one payment, in whichever of the seven ways the facilitator fails after it has settled. */
jest.setTimeout(60_000);

const price = 500_000n;
let harness: Harness;
let merchant: RegisteredMerchant;
let facilitator: FailingFacilitator;
let folder: string;
const closing: (() => Promise<unknown>)[] = [];

beforeAll(async () => {
  harness = await sharedHarness();
  merchant = await registerMerchant(harness.url);
  facilitator = await startFailingFacilitator(harness.url);
  folder = await mkdtemp(join(tmpdir(), "lunas-purchase-"));
}, 90_000);
afterAll(async () => {
  await Promise.all(closing.map((close) => close()));
  await facilitator?.close();
  await harness?.stop();
  await rm(folder, { recursive: true, force: true });
}, 30_000);
afterEach(() => {
  facilitator.fail();
  facilitator.comeBack();
});

/** A shop's process, as it is after each start. */
const startLunas = () => lunasOf(merchant, facilitator.url);

interface Shop {
  readonly url: string;
  readonly send: typeof fetch;
  /** Another process, with nothing of the first one's memory. */
  restart(): void;
  served(): number;
}

type OpenShop = () => Promise<Shop>;
const offer = { price: "5000", maxWaitMs: 4_000 };

const shops: Readonly<Record<string, OpenShop>> = {
  async express() {
    let served = 0;
    const gate = () => requirePayment(startLunas(), offer);
    let current = gate();
    const app = express();
    app.get(
      "/article",
      (request, response, next) => void current(request, response, next),
      (_request, response) => {
        served += 1;
        response.json({ title: "Paid" });
      },
    );
    const { url, close } = await listen(app);
    closing.push(close);
    const restart = () => {
      current = gate();
    };
    return { url: `${url}/article`, send: fetch, restart, served: () => served };
  },
  async fetch() {
    let served = 0;
    const gate = () =>
      withPayment(startLunas(), offer, () => {
        served += 1;
        return Response.json({ title: "Paid" });
      });
    let current = gate();
    const url = "https://shop.example/article";
    const send = async (input: string | URL | Request, init?: RequestInit) => {
      const request = new Request(input, init);
      return request.url === url ? current(request, {}) : fetch(request);
    };
    const restart = () => {
      current = gate();
    };
    return { url, send: send as typeof fetch, restart, served: () => served };
  },
};

async function paidBy(payer: Payer) {
  const sql =
    "select count(*)::int as payments, count(*) filter (where status = 'confirmed')::int as confirmed from payments where lower(payer) = lower($1)";
  const [rows] = await query(harness.stack.databaseUrl, sql, [payer.address]);
  return { ...(rows as object), left: await balanceOf(harness.rpcUrl, payer.address) };
}
const once = { payments: 1, confirmed: 1, left: price };

describe.each(Object.entries(shops))("the gate of %s", (_, open) => {
  test.each(Object.entries(sevenWays))("%s: one purchase, one payment", async (_name, way) => {
    const shop = await open();
    const payer = await fundedPayer(harness.rpcUrl, 2n * price);
    const headers: string[] = [];
    const send: typeof fetch = async (input, init) => {
      const header = new Request(input, init).headers.get("payment-signature");
      if (header !== null) headers.push(header);
      return shop.send(input, init);
    };
    const { privateKey } = payer;
    // A process that starts anew before each call.
    const buy = () =>
      createClient({ environment: "local", facilitatorUrl: harness.url, privateKey, state: { folder }, fetch: send })
        .fetch(shop.url)
        .then(({ status }) => (status === 200 ? "served" : { code: String(status) }))
        .catch((refusal: { code: string; details: object }) => ({ code: refusal.code, details: refusal.details }));

    facilitator.fail(...way.faults);
    if (way.isAway) facilitator.goAway({ settlements: 1 });
    expect(await buy()).toEqual(expected(way.first));
    facilitator.comeBack();
    expect(await paidBy(payer)).toEqual(once);

    const { later } = way;
    if (later !== undefined) expect(await buy()).toEqual(expected(later));
    for (let call = 0; later !== undefined && later !== "served" && call < 2; call += 1)
      expect(await buy()).toEqual(expected(later));
    expect(shop.served()).toBe(way.first === "served" || later === "served" ? 1 : 0);

    // Whoever sends the same header again, to the same process or to another one, gets nothing and moves nothing.
    const [header = ""] = headers;
    for (const restart of [() => undefined, shop.restart]) {
      restart();
      const repeated = await shop.send(shop.url, { headers: { "payment-signature": header } });
      expect([repeated.status, await repeated.json()]).toMatchObject([500, { code: "nonce_already_used" }]);
    }
    expect(await paidBy(payer)).toEqual(once);
    expect(shop.served()).toBe(way.first === "served" || later === "served" ? 1 : 0);
  });

  test("a shop that ends while the outcome is open: the next process says that it is paid, and nothing is paid again", async () => {
    const shop = await open();
    const { address, privateKey, ...rest } = await fundedPayer(harness.rpcUrl, 2n * price);
    const client = createClient({
      ...{ environment: "local", facilitatorUrl: harness.url, privateKey, state: { folder }, fetch: shop.send },
    });
    facilitator.fail(serviceError(500, "internal_error", { retryAfterSeconds: "999" }));
    facilitator.goAway({ settlements: 1 });
    await expect(client.fetch(shop.url)).rejects.toMatchObject({ code: "settlement_pending" });
    facilitator.comeBack();
    shop.restart();
    for (let call = 0; call < 2; call += 1) {
      const details = { txHash: expect.stringMatching(/^0x/) };
      await expect(client.fetch(shop.url)).rejects.toMatchObject({ code: "shop_failed", details });
    }
    expect(await paidBy({ address, privateKey, ...rest })).toEqual(once);
    expect(shop.served()).toBe(0);
  });
});

function expected(ending: Ending) {
  if (ending === "served") return ending;
  return { code: ending.code, details: expect.any(Object) };
}
