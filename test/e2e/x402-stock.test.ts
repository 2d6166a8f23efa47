import { createClient } from "@lunas/client/agent";
import { paymentOf, requirePayment } from "@lunas/server/express";
import { freePort } from "@lunas/stack/free-port";
import type { Payer } from "@lunas/testkit/payer/create-payer";
import { paymentPayload, requirementsFor } from "@lunas/testkit/payer/payment-header";
import { until } from "@lunas/testkit/time/until";
import { HTTPFacilitatorClient } from "@x402/core/server";
import { decodePaymentResponseHeader } from "@x402/fetch";
import express from "express";
import { balanceOf } from "../harness/balance-of";
import { fundedPayer } from "../harness/funded-payer";
import { holdMining, waitingTransactions } from "../harness/hold-mining";
import { type Listening, listen } from "../harness/listen";
import { lunasOf } from "../harness/lunas-of";
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
  readonly invalidMessage?: string;
}

function stockShopAt(url: string): express.Express {
  return stockShop({ url, apiKey: merchant.apiKey, payTo: merchant.walletAddress });
}

function ourShop(): express.Express {
  const lunas = lunasOf(merchant, harness.url);
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

test.each([
  ["stock-shop.mjs", '200 {"title":"Paid"}\n', 500_000n],
  ["stock-metered-shop.mjs", '200 {"words":["satu","dua","tiga"]}\n', 15_000n],
])("the files of docs/sdk.md, as they are written: a stock payer pays %s", async (name, printed, price) => {
  const { apiKey, walletAddress } = merchant;
  const env = { LUNAS_URL: harness.url, LUNAS_API_KEY: apiKey, LUNAS_PAY_TO: walletAddress, PORT: "0" };
  const shop = runSnippet("docs/sdk.md", { name, env });
  try {
    const [url = ""] = await shop.untilPrints(/http:\S+/);
    const { privateKey, address } = await fundedPayer(harness.rpcUrl, 500_000n);
    const payer = runSnippet("docs/sdk.md", {
      name: "stock-payer.mjs",
      env: { LUNAS_URL: harness.url, PAYER_KEY: privateKey },
      args: [url],
    });
    expect(await payer.ended).toBe(printed);
    expect(await balanceOf(harness.rpcUrl, address)).toBe(500_000n - price);
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
    ["invalid_x402_version", async () => ({ ...(await stockBody(payer)), x402Version: 1 })],
    ["unsupported_scheme", async () => demanded(await stockBody(payer), { scheme: "subscription" })],
    ["invalid_upto_evm_scheme", async () => demanded(await stockBody(payer), { scheme: "upto" })],
    ["invalid_network", async () => onNetwork(await stockBody(payer), "eip155:8453")],
    ["invalid_exact_evm_network_mismatch", async () => demanded(await stockBody(payer), { network: "eip155:8453" })],
    ["invalid_payload", async () => demanded(await stockBody(payer), { extra: { name: "IDRX" } })],
    ["invalid_payload", async () => withPayload(await stockBody(payer), {})],
    ["invalid_payload", async () => withPayload(await stockBody(payer), { signature: "0x", authorization: {} })],
    ["invalid_payload", () => stockBody(payer, { deadlineSeconds: inSeconds(4_000) })],
    ["invalid_permit2_spender", () => stockBody(payer, { spender: thirdParty })],
    ["invalid_permit2_recipient_mismatch", () => stockBody(payer, { to: thirdParty })],
    ["permit2_deadline_expired", () => stockBody(payer, { deadlineSeconds: 1n })],
    ["permit2_not_yet_valid", () => stockBody(payer, { validAfterSeconds: inSeconds(500) })],
    ["permit2_amount_mismatch", async () => demanding(await stockBody(payer), "600000")],
    ["permit2_token_mismatch", async () => inToken(await stockBody(payer), thirdParty)],
    ["invalid_permit2_signature", async () => signedBy(await stockBody(payer), await stockBody(poor))],
    ["permit2_allowance_required", () => stockBody(poor)],
    ["permit2_insufficient_balance", () => stockBody(payer, { amount: 500_001n })],
  ])("%s, by verify and by settle", async (reason, make) => {
    const body = await make();
    const invalidMessage = expect.stringMatching(/ .*\.$/);
    expect(await ask("verify", body)).toMatchObject({ isValid: false, invalidReason: reason, invalidMessage });
    const { network } = body.paymentRequirements;
    const refused = { success: false, errorReason: reason, errorMessage: invalidMessage, transaction: "", network };
    expect(await ask("settle", body)).toMatchObject(refused);
  });

  test("a deadline too far ahead has not expired: the message says the limit", async () => {
    const { invalidMessage } = await ask("verify", await stockBody(payer, { deadlineSeconds: inSeconds(4_000) }));
    expect(invalidMessage).toMatch(/^The deadline is more than 3600 seconds ahead: /);
  });

  test("a mistake in the payload is a 400 in both forms, and a stock shop tells its reason", async () => {
    const body = withAuthorization(await stockBody(payer), { nonce: "-1" });
    const message = /^paymentPayload\.payload\.permit2Authorization\.nonce must be a decimal number/;
    const reason = "invalid_payload";
    expect(await ask("verify", body, 400)).toMatchObject({
      isValid: false,
      invalidReason: reason,
      invalidMessage: expect.stringMatching(message),
      payer: payer.address,
      error: { code: "invalid_request", message: expect.stringMatching(message), requestId: expect.any(String) },
    });
    expect(await ask("settle", body, 400)).toMatchObject({
      ...{ success: false, errorReason: reason, errorMessage: expect.stringMatching(message), transaction: "" },
      ...{ payer: payer.address, network: "eip155:1337", error: { code: "invalid_request" } },
    });
    const auth = { "X-API-Key": merchant.apiKey };
    const createAuthHeaders = async () => ({ verify: auth, settle: auth, supported: auth });
    const stock = new HTTPFacilitatorClient({ url: `${harness.url}/x402`, createAuthHeaders });
    const requested = [body.paymentPayload, body.paymentRequirements] as unknown as Parameters<typeof stock.verify>;
    await expect(stock.verify(...requested)).rejects.toMatchObject({ statusCode: 400, invalidReason: reason });
    await expect(stock.settle(...requested)).rejects.toMatchObject({ statusCode: 400, errorReason: reason });
  });

  test("a nonce in hexadecimal is taken, and is the same nonce", async () => {
    const rich = await fundedPayer(harness.rpcUrl, 5_000_000n);
    const body = await stockBody(rich);
    const { nonce } = body.paymentPayload.payload.permit2Authorization;
    const hex = withAuthorization(body, { nonce: `0x${BigInt(nonce).toString(16)}` });
    expect(await ask("verify", hex)).toEqual({ isValid: true, payer: rich.address });
    expect(await ask("settle", hex)).toMatchObject({ success: true });
    expect(await ask("settle", body)).toMatchObject({ success: false, errorReason: "permit2_invalid_nonce" });
  });

  test("a bad payment-identifier is told what it may be", async () => {
    const body = await stockBody(payer);
    const extensions = { "payment-identifier": { info: { id: "too short" } } };
    const named = { ...body, paymentPayload: { ...body.paymentPayload, extensions } };
    const { invalidMessage } = await ask("verify", named, 400);
    expect(invalidMessage).toMatch(
      /payment-identifier.* must be 16 to 128 characters, each of A-Z, a-z, 0-9, _ or -\.$/,
    );
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
    kinds: [
      { x402Version: 2, scheme: "exact", network: "eip155:1337" },
      {
        ...{ x402Version: 2, scheme: "upto", network: "eip155:1337" },
        extra: { facilitatorAddress: expect.stringMatching(/^0x/) },
      },
      {
        ...{ x402Version: 2, scheme: "batch-settlement", network: "eip155:1337" },
        extra: { receiverAuthorizer: expect.stringMatching(/^0x/) },
      },
    ],
    extensions: expect.not.arrayContaining(["bazaar"]),
    signers: { "eip155:*": expect.arrayContaining([expect.stringMatching(/^0x/)]) },
  });
});

interface StockBody {
  readonly x402Version: number;
  readonly paymentPayload: object;
  readonly paymentRequirements: { readonly network: string };
}

const inSeconds = (seconds: number) => BigInt(Math.floor(Date.now() / 1_000) + seconds);

async function stockBody(payer: Payer, changes: Partial<Parameters<Payer["authorize"]>[0]> = {}) {
  const authorization = await payer.authorize({ to: merchant.walletAddress, amount: 500_000n, ...changes });
  const paymentRequirements = requirementsFor(authorization);
  return { x402Version: 2, paymentPayload: paymentPayload(authorization), paymentRequirements };
}

type Ours = Awaited<ReturnType<typeof stockBody>>;

function demanded(body: Ours, change: object): StockBody {
  return { ...body, paymentRequirements: { ...body.paymentRequirements, ...change } };
}

function withPayload(body: Ours, payload: object): StockBody {
  return { ...body, paymentPayload: { ...body.paymentPayload, payload } };
}

function withAuthorization(body: Ours, change: object): StockBody {
  const { payload } = body.paymentPayload;
  return withPayload(body, { ...payload, permit2Authorization: { ...payload.permit2Authorization, ...change } });
}

function accepting(body: Ours, change: Partial<Ours["paymentRequirements"]>): StockBody {
  const paymentRequirements = { ...body.paymentRequirements, ...change };
  return { ...body, paymentRequirements, paymentPayload: { ...body.paymentPayload, accepted: paymentRequirements } };
}
const onNetwork = (body: Ours, network: `eip155:${number}`) => accepting(body, { network });
const demanding = (body: Ours, amount: string) => accepting(body, { amount });
const inToken = (body: Ours, asset: `0x${string}`) => accepting(body, { asset });

function signedBy(body: Ours, other: Ours): StockBody {
  const { signature } = other.paymentPayload.payload;
  return withPayload(body, { ...body.paymentPayload.payload, signature });
}

async function ask(what: "verify" | "settle" | "supported", body?: unknown, status = 200) {
  const response = await fetch(`${harness.url}/x402/${what}`, {
    method: body === undefined ? "GET" : "POST",
    headers: { "content-type": "application/json", "x-api-key": merchant.apiKey },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  expect(response.status).toBe(status);
  return (await response.json()) as Settled;
}
