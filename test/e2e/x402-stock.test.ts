import { createClient } from "@lunas/client/agent";
import { Lunas } from "@lunas/server";
import { paymentOf, requirePayment } from "@lunas/server/express";
import { freePort } from "@lunas/stack/free-port";
import type { Payer } from "@lunas/testkit/payer/create-payer";
import { paymentPayload, requirementsFor } from "@lunas/testkit/payer/payment-header";
import { until } from "@lunas/testkit/time/until";
import { decodePaymentResponseHeader } from "@x402/fetch";
import express from "express";
import { fundedPayer } from "../harness/funded-payer";
import { holdMining, waitingTransactions } from "../harness/hold-mining";
import { type Listening, listen } from "../harness/listen";
import { type RegisteredMerchant, registerMerchant } from "../harness/register-merchant";
import { runSnippet } from "../harness/run-snippet";
import { type Harness, startHarness } from "../harness/start-harness";
import { stockFetch, stockShop } from "../harness/stock-shop";
import { storeKey } from "../harness/store-key";

/** Everything stock of the x402 ecosystem, unmodified, with Lunas on the other side. */
jest.setTimeout(60_000);

let harness: Harness;
let merchant: RegisteredMerchant;
/** What the impatient gateway answered to `settle`, in order. */
const settlements: string[] = [];
const open: Listening[] = [];
const shops = { ours: "", stock: "", impatient: "" };

beforeAll(async () => {
  const services = { env: { X402_FACADE: "true" } };
  harness = await startHarness({ stack: { blockTime: { sandbox: "automine" } }, services });
  merchant = await registerMerchant(harness.url);
  const port = String(await freePort());
  await harness.services.start("gateway", { as: "gateway-1", env: { PORT: port, SETTLE_WAIT_MS: "2500" } });
  shops.ours = await serve(ourShop());
  shops.stock = await serve(stockShopAt(harness.url));
  const overheard = express().use(express.json({ limit: "100kb" }), (request, response) => {
    overhear(`http://localhost:${port}`, request).then(
      (reported) => response.json(reported),
      () => response.status(502).end(),
    );
  });
  shops.impatient = await serve(stockShopAt(await serve(overheard)));
}, 90_000);

afterAll(async () => {
  await Promise.all(open.map((each) => each.close()));
  await harness?.stop();
}, 30_000);

async function serve(app: express.Express): Promise<string> {
  const listening = await listen(app);
  open.push(listening);
  return listening.url;
}

/** Passes a request on, and writes down what was answered to `settle`. */
async function overhear(url: string, { method, originalUrl, body }: express.Request): Promise<unknown> {
  const headers = { "content-type": "application/json", "x-api-key": merchant.apiKey };
  const sent = method === "GET" ? {} : { body: JSON.stringify(body) };
  const reported = (await (await fetch(`${url}${originalUrl}`, { method, headers, ...sent })).json()) as Settled;
  if (originalUrl.endsWith("/settle")) settlements.push(reported.success ? "success" : (reported.errorReason ?? ""));
  return reported;
}

interface Settled {
  readonly success?: boolean;
  readonly errorReason?: string;
}

function stockShopAt(url: string): express.Express {
  return stockShop({ url, apiKey: merchant.apiKey, payTo: merchant.walletAddress });
}

function ourShop(): express.Express {
  const { apiKey, walletAddress: payTo } = merchant;
  const lunas = new Lunas(apiKey, { environment: "local", facilitatorUrl: harness.url, payTo });
  const app = express();
  app.get("/article", requirePayment(lunas, { price: "5000" }), (_request, response) => void response.json({ ok: 1 }));
  const used = new Set<string>();
  const consume = (id: string) => !used.has(id) && Boolean(used.add(id));
  app.get("/shown", requirePayment(lunas, { price: "5000", consume }), (request, response) => {
    response.json({ source: paymentOf(request)?.source });
  });
  return app;
}

function ourFetch({ privateKey }: Payer): typeof fetch {
  const client = createClient({ state: "memory", environment: "local", facilitatorUrl: harness.url, privateKey });
  return (input, init) => client.fetch(input as string, init);
}

test.each([
  ["a stock payer", "a shop with our library", stockFetch, "ours"],
  ["a stock payer", "a stock shop", stockFetch, "stock"],
  ["our agent", "a stock shop", ourFetch, "stock"],
] as const)("%s pays %s", async (_payer, _shop, fetchOf, shop) => {
  const response = await fetchOf(await fundedPayer(harness.rpcUrl, 500_000n))(`${shops[shop]}/article`);
  expect(await response.json()).toEqual({ ok: 1 });
  expect(response.status).toBe(200);
  const settled = decodePaymentResponseHeader(response.headers.get("payment-response") ?? "");
  expect(settled).toMatchObject({ success: true, network: "eip155:1337", transaction: expect.stringMatching(/^0x/) });
});

test("the files of docs/sdk.md, as they are written: a stock payer pays a stock shop", async () => {
  const { apiKey, walletAddress } = merchant;
  const env = { LUNAS_URL: harness.url, LUNAS_API_KEY: apiKey, LUNAS_PAY_TO: walletAddress, PORT: "0" };
  const shop = runSnippet("docs/sdk.md", { name: "stock-shop.mjs", env });
  try {
    const [url = ""] = await shop.untilPrints(/http:\S+/);
    const { privateKey } = await fundedPayer(harness.rpcUrl, 500_000n);
    const payer = runSnippet("docs/sdk.md", {
      name: "stock-payer.mjs",
      env: { LUNAS_URL: harness.url, PAYER_KEY: privateKey },
      args: [url],
    });
    expect(await payer.ended).toBe('200 {"title":"Paid"}\n');
  } finally {
    await shop.stop();
  }
});

test("health says that the endpoints are on", async () => {
  expect(await (await fetch(`${harness.url}/health`)).json()).toMatchObject({ x402Facade: true });
});

test("an agent settles by itself, with a publishable key, and shows the shop its payment: once", async () => {
  const origin = "https://agent.example";
  const { merchantId } = merchant;
  const wanted = { merchantId, type: "publishable", environment: "sandbox", origins: [origin] } as const;
  const apiKey = await storeKey(harness.stack.databaseUrl, wanted);
  const { privateKey } = await fundedPayer(harness.rpcUrl, 500_000n);
  let shown = "";
  const watched: typeof fetch = (input, init) => {
    shown = (input instanceof Request && input.headers.get("lunas-payment")) || shown;
    return fetch(input, init);
  };
  const options = { environment: "local", facilitatorUrl: harness.url, privateKey, fetch: watched } as const;
  const client = createClient({ ...options, state: "memory", settlement: "direct", apiKey, origin });
  const response = await client.fetch(`${shops.ours}/shown`);
  expect([response.status, await response.json()]).toEqual([200, { source: "direct" }]);
  const again = await fetch(`${shops.ours}/shown`, { headers: { "Lunas-Payment": shown } });
  expect([again.status, await again.json()]).toMatchObject([500, { details: { reason: "already_consumed" } }]);
});

test("an outcome that is open for longer than the gateway's patience: the stock shop waits, and asks once", async () => {
  const payer = await fundedPayer(harness.rpcUrl, 500_000n);
  settlements.length = 0;
  const status = await holdMining(harness.rpcUrl, async (mine) => {
    const paying = stockFetch(payer)(`${shops.impatient}/article`).then((response) => response.status);
    await until(async () => (await waitingTransactions(harness.rpcUrl)) === 1, {
      timeoutMs: 20_000,
      what: "a transaction",
    });
    const sentAt = performance.now();
    await until(() => performance.now() - sentAt > 3_500, { timeoutMs: 20_000, what: "the gateway's patience to end" });
    expect(settlements).toEqual([]);
    await mine();
    return paying;
  });
  expect(status).toBe(200);
  expect(settlements).toEqual(["success"]);
  // The balance was spent once, by the transaction that waited.
  expect(await waitingTransactions(harness.rpcUrl)).toBe(0);
});

test("one authorization, ten requests at once: one is served", async () => {
  const payer = await fundedPayer(harness.rpcUrl, 5_000_000n);
  const body = await stockBody(payer);
  const answers = await Promise.all(Array.from({ length: 10 }, () => ask("settle", body)));
  expect(answers.filter(({ success }) => success)).toHaveLength(1);
  const others = answers.filter(({ success }) => !success);
  expect(new Set(others.map(({ errorReason }) => errorReason))).toEqual(new Set(["permit2_invalid_nonce"]));
});

describe("reason codes", () => {
  let payer: Payer;
  let poor: Payer;
  beforeAll(async () => {
    payer = await fundedPayer(harness.rpcUrl, 500_000n);
    poor = await fundedPayer(harness.rpcUrl, 500_000n, { approved: false });
  }, 30_000);
  const thirdParty = `0x${"9".repeat(40)}` as const;

  test.each<[string, () => Promise<StockBody>]>([
    ["unsupported_payload_type", async () => withScheme(await stockBody(payer))],
    ["invalid_exact_evm_network_mismatch", async () => onNetwork(await stockBody(payer), "eip155:8453")],
    ["invalid_permit2_spender", () => stockBody(payer, { spender: thirdParty })],
    ["invalid_permit2_recipient_mismatch", () => stockBody(payer, { to: thirdParty })],
    ["permit2_deadline_expired", () => stockBody(payer, { deadlineSeconds: 1n })],
    [
      "permit2_not_yet_valid",
      () => stockBody(payer, { validAfterSeconds: BigInt(Math.floor(Date.now() / 1_000)) + 500n }),
    ],
    ["permit2_amount_mismatch", async () => demanding(await stockBody(payer), "600000")],
    ["permit2_token_mismatch", async () => inToken(await stockBody(payer), thirdParty)],
    ["invalid_permit2_signature", async () => signedBy(await stockBody(payer), await stockBody(poor))],
    ["permit2_allowance_required", () => stockBody(poor)],
    ["permit2_insufficient_balance", () => stockBody(payer, { amount: 500_001n })],
  ])("%s, by verify and by settle", async (reason, make) => {
    const body = await make();
    expect(await ask("verify", body)).toMatchObject({ isValid: false, invalidReason: reason });
    expect(await ask("settle", body)).toMatchObject({ success: false, errorReason: reason, transaction: "" });
  });

  test("a good one is valid, and stores nothing until it is settled", async () => {
    const body = await stockBody(payer);
    expect(await ask("verify", body)).toEqual({ isValid: true, payer: payer.address });
    expect(await ask("verify", body)).toEqual({ isValid: true, payer: payer.address });
    expect(await ask("settle", body)).toMatchObject({ success: true, amount: "500000", payer: payer.address });
    expect(await ask("verify", body)).toMatchObject({ isValid: false, invalidReason: "permit2_invalid_nonce" });
  });
});

test("without a key every path is refused; `supported` names the key's chain and the sender", async () => {
  expect((await fetch(`${harness.url}/x402/supported`)).status).toBe(401);
  expect(await ask("supported")).toEqual({
    kinds: [{ x402Version: 2, scheme: "exact", network: "eip155:1337" }],
    extensions: expect.any(Array),
    signers: { "eip155:*": expect.arrayContaining([expect.stringMatching(/^0x/)]) },
  });
});

type StockBody = Awaited<ReturnType<typeof stockBody>>;

async function stockBody(payer: Payer, changes: Partial<Parameters<Payer["authorize"]>[0]> = {}) {
  const authorization = await payer.authorize({ to: merchant.walletAddress, amount: 500_000n, ...changes });
  const paymentRequirements = requirementsFor(authorization);
  return { x402Version: 2, paymentPayload: paymentPayload(authorization), paymentRequirements };
}

function withScheme(body: StockBody): StockBody {
  return { ...body, paymentRequirements: { ...body.paymentRequirements, scheme: "upto" } };
}

function accepting(body: StockBody, change: Partial<StockBody["paymentRequirements"]>): StockBody {
  const paymentRequirements = { ...body.paymentRequirements, ...change };
  return { ...body, paymentRequirements, paymentPayload: { ...body.paymentPayload, accepted: paymentRequirements } };
}
const onNetwork = (body: StockBody, network: `eip155:${number}`) => accepting(body, { network });
const demanding = (body: StockBody, amount: string) => accepting(body, { amount });
const inToken = (body: StockBody, asset: `0x${string}`) => accepting(body, { asset });

function signedBy(body: StockBody, other: StockBody): StockBody {
  const { signature } = other.paymentPayload.payload;
  const payload = { ...body.paymentPayload.payload, signature };
  return { ...body, paymentPayload: { ...body.paymentPayload, payload } };
}

async function ask(what: "verify" | "settle" | "supported", body?: unknown) {
  const response = await fetch(`${harness.url}/x402/${what}`, {
    method: body === undefined ? "GET" : "POST",
    headers: { "content-type": "application/json", "x-api-key": merchant.apiKey },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  expect(response.status).toBe(200);
  return (await response.json()) as Settled;
}
