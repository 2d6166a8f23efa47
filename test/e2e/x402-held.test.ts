import { request as httpRequest, type IncomingMessage } from "node:http";
import { freePort } from "@lunas/stack/free-port";
import { query } from "@lunas/stack/postgres/query";
import type { Payer } from "@lunas/testkit/payer/create-payer";
import { paymentPayload, requirementsFor } from "@lunas/testkit/payer/payment-header";
import { until } from "@lunas/testkit/time/until";
import { fundedPayer } from "../harness/funded-payer";
import { holdMining, waitingTransactions } from "../harness/hold-mining";
import { type Listening, listen } from "../harness/listen";
import { facilitate } from "../harness/pay";
import { type RegisteredMerchant, registerMerchant } from "../harness/register-merchant";
import { type Harness, startHarness } from "../harness/start-harness";
import { stockFetch, stockShop } from "../harness/stock-shop";
import { watchSettles } from "../harness/watch-settles";

/** What a stock shop is told while the outcome of its payment is open. */
jest.setTimeout(60_000);

let harness: Harness;
let merchant: RegisteredMerchant;
let other: string;
const open: Listening[] = [];
const waitLimit = { timeoutMs: 20_000, intervalMs: 20 };

beforeAll(async () => {
  // Short on /facilitate: what is held open is not bound by it.
  const services = { env: { X402_FACADE: "true", SETTLE_WAIT_MS: "1000" } };
  harness = await startHarness({ stack: { blockTime: { sandbox: "automine" } }, services });
  merchant = await registerMerchant(harness.url);
  const port = String(await freePort());
  await harness.services.start("gateway", { as: "gateway-1", env: { PORT: port } });
  other = `http://localhost:${port}`;
}, 90_000);

afterAll(async () => {
  await Promise.all(open.map((each) => each.close()));
  await harness?.stop();
}, 30_000);

const rows = async <Row>(sql: string, ...values: string[]) =>
  (await query(harness.stack.databaseUrl, sql, values)) as Row[];

async function bodyOf(payer: Payer, id?: string) {
  const authorization = await payer.authorize({ to: merchant.walletAddress, amount: 500_000n });
  const paymentRequirements = requirementsFor(authorization);
  const payload = paymentPayload(authorization);
  const extensions = id === undefined ? {} : { "payment-identifier": { info: { required: false, id } } };
  return { x402Version: 2, paymentPayload: { ...payload, extensions }, paymentRequirements };
}

interface Held {
  readonly response: IncomingMessage;
  /** What of the body has come so far. */
  text(): string;
  /** The whole body. */
  readonly body: Promise<Record<string, unknown>>;
  disconnect(): void;
}

/** Asks over a connection of its own, to see each byte when it comes. */
async function hold(body: object, url = harness.url): Promise<Held> {
  const headers = {
    "content-type": "application/json",
    "x-api-key": merchant.apiKey,
    "accept-encoding": "gzip, deflate, br",
  };
  const outgoing = httpRequest(`${url}/x402/settle`, { method: "POST", headers, agent: false });
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    outgoing.on("response", resolve);
    outgoing.on("error", reject);
    outgoing.end(JSON.stringify(body));
  });
  let text = "";
  response.setEncoding("utf8");
  response.on("data", (chunk: string) => {
    text += chunk;
  });
  const ended = new Promise<Record<string, unknown>>((resolve, reject) => {
    response.on("end", () => resolve(JSON.parse(text) as Record<string, unknown>));
    response.on("error", reject);
  });
  ended.catch(() => undefined);
  outgoing.on("error", () => undefined);
  return { response, text: () => text, body: ended, disconnect: () => outgoing.destroy() };
}

async function verify(body: object): Promise<Record<string, unknown>> {
  const headers = { "content-type": "application/json", "x-api-key": merchant.apiKey };
  const response = await fetch(`${harness.url}/x402/verify`, { method: "POST", headers, body: JSON.stringify(body) });
  return (await response.json()) as Record<string, unknown>;
}

type StockBody = Awaited<ReturnType<typeof bodyOf>>;
const payerOf = ({ paymentPayload: { payload } }: StockBody) => payload.permit2Authorization.from;

async function paymentsOf(body: StockBody) {
  return rows<{ id: string; waiters: number }>(
    `select id, (asker_id is not null)::int + (second_waiter_id is not null)::int as waiters from payments
      where lower(payer) = lower($1) order by created_at`,
    payerOf(body),
  );
}

const untilWaiting = (body: StockBody, waiters: number) =>
  until(async () => (await paymentsOf(body))[0]?.waiters === waiters, { ...waitLimit, what: `${waiters} that wait` });

test("a stock shop and a stock payer, while no block comes: served once, paid once", async () => {
  const payer = await fundedPayer(harness.rpcUrl, 5_000_000n);
  const shop = await listen(stockShop({ url: harness.url, apiKey: merchant.apiKey, payTo: merchant.walletAddress }));
  open.push(shop);
  const response = await holdMining(harness.rpcUrl, async (mine) => {
    const paying = stockFetch(payer)(`${shop.url}/article`);
    const stored =
      "select id from payments where lower(payer) = lower($1) and created_at < now() - interval '4 seconds'";
    // Longer than a shop that is told "not yet" twice would have waited.
    await until(async () => (await rows(stored, payer.address)).length > 0, { ...waitLimit, what: "four seconds" });
    await mine();
    return paying;
  });
  expect(response.status).toBe(200);
  expect(await rows("select id from payments where lower(payer) = lower($1)", payer.address)).toHaveLength(1);
});

test("status and headers come when the payment is stored, then a space every two seconds, then the outcome", async () => {
  const body = await bodyOf(await fundedPayer(harness.rpcUrl, 500_000n));
  await holdMining(harness.rpcUrl, async (mine) => {
    const held = await hold(body);
    expect(held.response.statusCode).toBe(200);
    expect(held.response.headers).toMatchObject({
      "content-type": "application/json; charset=utf-8",
      "cache-control": "no-store, no-transform",
      "x-accel-buffering": "no",
    });
    expect(held.response.headers["content-encoding"]).toBeUndefined();
    await until(() => held.text() === "  ", { ...waitLimit, what: "two spaces" });
    await mine();
    expect(await held.body).toMatchObject({ success: true, amount: "500000" });
    expect(held.text()).toMatch(/^ {2,3}\{/);
  });
});

test("a refusal before anything is stored has its own status", async () => {
  const body = await bodyOf(await fundedPayer(harness.rpcUrl, 100n));
  const held = await hold(body);
  expect([held.response.statusCode, await held.body]).toMatchObject([
    200,
    { errorReason: "permit2_insufficient_balance" },
  ]);
  const broken = await hold({ ...body, paymentPayload: { ...body.paymentPayload, extensions: badIdentifier } });
  expect([broken.response.statusCode, await broken.body]).toMatchObject([
    400,
    { success: false, errorReason: "invalid_payload", error: { code: "invalid_request" } },
  ]);
});
const badIdentifier = { "payment-identifier": { info: { id: "too short" } } };

test("two may wait for a payment; when the first one's connection breaks, the second has the success", async () => {
  const body = await bodyOf(await fundedPayer(harness.rpcUrl, 500_000n));
  await holdMining(harness.rpcUrl, async (mine) => {
    const first = await hold(body);
    const second = await hold(body, other);
    await untilWaiting(body, 2);
    const third = await hold(body);
    expect(await third.body).toMatchObject({ success: false, errorReason: "permit2_invalid_nonce" });
    first.disconnect();
    await untilWaiting(body, 1);
    await mine();
    expect(await second.body).toMatchObject({ success: true });
  });
  const late = await hold(body);
  expect(await late.body).toMatchObject({ success: false, errorReason: "permit2_invalid_nonce" });
  expect(await paymentsOf(body)).toHaveLength(1);
});

test("the one that has waited longest has the success, and the other is refused", async () => {
  const body = await bodyOf(await fundedPayer(harness.rpcUrl, 500_000n));
  await holdMining(harness.rpcUrl, async (mine) => {
    const [first, second] = [await hold(body), await hold(body, other)];
    await untilWaiting(body, 2);
    await mine();
    expect(await first.body).toMatchObject({ success: true });
    expect(await second.body).toMatchObject({ success: false, errorReason: "permit2_invalid_nonce" });
  });
});

test("what a payer signs twice with one payment-identifier is paid once, and answered once", async () => {
  const payer = await fundedPayer(harness.rpcUrl, 5_000_000n);
  const id = "order-4711-of-the-payer";
  const [first, second, third] = [await bodyOf(payer, id), await bodyOf(payer, id), await bodyOf(payer, id)];
  const reported = await holdMining(harness.rpcUrl, async (mine) => {
    const left = await hold(first);
    left.disconnect();
    await untilWaiting(first, 0);
    const held = await hold(second, other);
    await untilWaiting(first, 1);
    expect(await verify(third)).toMatchObject({ isValid: true });
    await mine();
    return held.body;
  });
  expect(reported).toMatchObject({ success: true, amount: "500000" });
  expect(await paymentsOf(first)).toHaveLength(1);
  const used = "permit2_invalid_nonce";
  expect(await verify(third)).toMatchObject({ isValid: false, invalidReason: used });
  expect(await (await hold(third)).body).toMatchObject({ success: false, errorReason: used });
  const { paymentPayload: payload, paymentRequirements } = third;
  const plain = await facilitate(harness.url, merchant.apiKey, { paymentPayload: payload, paymentRequirements });
  expect([plain.status, plain.body.error?.code]).toEqual([409, "nonce_already_used"]);
  expect(await paymentsOf(first)).toHaveLength(1);
});

test("an identifier joins on /facilitate too", async () => {
  const payer = await fundedPayer(harness.rpcUrl, 5_000_000n);
  const id = "order-4712-of-the-payer";
  const bodies = [await bodyOf(payer, id), await bodyOf(payer, id)] as const;
  const plain = bodies.map(({ paymentPayload: payload, paymentRequirements }) => ({
    paymentPayload: payload,
    paymentRequirements,
  }));
  const pending = await holdMining(harness.rpcUrl, () => facilitate(harness.url, merchant.apiKey, plain[0]));
  expect(pending.status).toBe(504);
  const paid = await facilitate(harness.url, merchant.apiKey, plain[1]);
  expect([paid.status, paid.body.paymentId]).toEqual([200, pending.body.error?.details?.paymentId]);
  expect(await paymentsOf(bodies[0])).toHaveLength(1);
});

test("a stock shop repeats a settle that is open, once, at once, with the same body: the repeat joins, and nothing is paid again", async () => {
  const payer = await fundedPayer(harness.rpcUrl, 5_000_000n);
  const port = String(await freePort());
  await harness.services.start("gateway", { as: "gateway-2", env: { PORT: port } });
  const between = await watchSettles(`http://localhost:${port}`);
  const shop = await listen(stockShop({ url: between.url, apiKey: merchant.apiKey, payTo: merchant.walletAddress }));
  open.push(between, shop);
  const status = await holdMining(harness.rpcUrl, async (mine) => {
    const paying = stockFetch(payer)(`${shop.url}/article`).then((response) => response.status);
    await until(async () => (await waitingTransactions(harness.rpcUrl)) === 1, { ...waitLimit, what: "a transaction" });
    between.target = harness.url;
    await harness.services.stop("gateway-2");
    await until(() => between.settles.length === 2, { ...waitLimit, what: "the repeat" });
    await mine();
    return paying;
  });
  expect(status).toBe(200);
  const [first, repeat, ...more] = between.settles;
  expect([first?.answered?.errorReason, repeat?.answered?.success, more]).toEqual(["settlement_pending", true, []]);
  expect(repeat?.sent).toBe(first?.sent);
  expect(repeat?.answered?.transaction).toBe(first?.answered?.transaction);
  expect(await rows("select id from payments where lower(payer) = lower($1)", payer.address)).toHaveLength(1);
});

test("a gateway that is stopped says that the outcome is open, with the hash; the other one then tells it", async () => {
  const body = await bodyOf(await fundedPayer(harness.rpcUrl, 500_000n));
  await holdMining(harness.rpcUrl, async (mine) => {
    const held = await hold(body, other);
    const stopping = harness.services.stop("gateway-1");
    expect(await held.body).toMatchObject({
      success: false,
      errorReason: "settlement_pending",
      transaction: expect.stringMatching(/^0x[0-9a-f]{64}$/),
    });
    await stopping;
    const again = await hold(body);
    await mine();
    expect(await again.body).toMatchObject({ success: true });
  });
});
