import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { freePort } from "@lunas/stack/free-port";
import { createPayer } from "@lunas/testkit/payer/create-payer";
import { until } from "@lunas/testkit/time/until";
import { Wallet } from "ethers";
import { fundedPayer } from "../harness/funded-payer";
import { type OtlpReceiver, type ReceivedSpan, startOtlpReceiver } from "../harness/otlp-receiver";
import { facilitate, signedBody } from "../harness/pay";
import { approvePermit2, refundBody } from "../harness/refunds";
import { type RegisteredMerchant, registerMerchant, setWebhook } from "../harness/register-merchant";
import { type Harness, startHarness } from "../harness/start-harness";
import { startWebhookReceiver, type WebhookReceiver } from "../harness/webhook-receiver";

jest.setTimeout(180_000);

const waitLimit = { timeoutMs: 60_000, intervalMs: 100 };
/** A merchant's own trace, as its HTTP client sends it along. */
const merchants = { traceId: "0af7651916cd43dd8448eb211c80319c", spanId: "b7ad6b7169203331" };

/** Each part of a payment's trace, and what it is a part of. */
const parents: Record<string, string> = {
  checks: "facilitate",
  "checks.look_up": "checks",
  "checks.chain": "checks",
  accept: "facilitate",
  wait: "facilitate",
  "wait.notification": "wait",
  settle: "facilitate",
  sign: "settle",
  write_ahead: "settle",
  broadcast: "settle",
  confirm: "settle",
  record: "settle",
  relay: "facilitate",
  deliver: "facilitate",
  post: "deliver",
};

/** The merchant's, which signs refunds. */
const wallet = createPayer();

let collector: OtlpReceiver;
let harness: Harness;
let merchant: RegisteredMerchant;
let endpoint: WebhookReceiver;
let secret: string;
let metricsPort: number;

beforeAll(async () => {
  [collector, endpoint, metricsPort] = await Promise.all([startOtlpReceiver(), startWebhookReceiver(), freePort()]);
  const env = {
    OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
    OTEL_EXPORTER_OTLP_HEADERS: "authorization=Bearer%20collector",
    OTEL_BSP_SCHEDULE_DELAY: "300",
    METRICS_PORT: String(metricsPort),
  };
  harness = await startHarness({ services: { env } });
  merchant = await registerMerchant(harness.url, 1337, new Wallet(wallet.privateKey));
  secret = await setWebhook(harness.url, merchant, endpoint.url);
});
afterAll(async () => {
  await harness?.stop();
  await Promise.all([collector?.close(), endpoint?.close()]);
});

const digestOf = (id: string) => createHash("sha256").update(id).digest("hex");
const traceOf = (id: string) => collector.spans.filter(({ traceId }) => traceId === digestOf(id).slice(0, 32));
const find = (spans: readonly ReceivedSpan[], name: string) => {
  const [found, ...more] = spans.filter((span) => span.name === name);
  if (found === undefined || more.length > 0) throw new Error(`${more.length + (found ? 1 : 0)} spans ${name}`);
  return found;
};
const pay = async (headers: Record<string, string> = {}) => {
  const payer = await fundedPayer(harness.rpcUrl, 1_000_000n);
  const body = await signedBody(payer, { to: merchant.walletAddress, amount: 10_000n });
  return { body, payer, answer: await facilitate(harness.url, merchant.apiKey, body, { headers }) };
};

test("a payment is one trace through all three services, and its id leads there", async () => {
  const traceparent = `00-${merchants.traceId}-${merchants.spanId}-01`;
  const { body, answer } = await pay({ traceparent });
  expect(answer.status).toBe(200);
  const { paymentId, txHash } = answer.body;
  const reported = () => {
    const names = new Set(traceOf(paymentId).map(({ name }) => name));
    return [...Object.keys(parents), "facilitate"].every((name) => names.has(name));
  };
  await until(reported, { ...waitLimit, what: "the spans of all three services" });

  const trace = traceOf(paymentId);
  // Nothing of the payment is told in another trace.
  const elsewhere = collector.spans.filter(
    (span) => span.attributes["lunas.payment_id"] === paymentId && span.traceId !== digestOf(paymentId).slice(0, 32),
  );
  expect(elsewhere).toEqual([]);
  const root = find(trace, "facilitate");
  expect(root).toMatchObject({
    service: "lunas-gateway",
    spanId: digestOf(paymentId).slice(32, 48),
    parentSpanId: "",
    isError: false,
    // Linked to the merchant's trace, not a part of it.
    links: [merchants],
    attributes: {
      "http.response.status_code": 200,
      "lunas.payment_id": paymentId,
      "lunas.merchant_id": merchant.merchantId,
      "lunas.network": "sandbox",
    },
  });
  const service = (name: string) => trace.filter((span) => span.service === name).map((span) => span.name);
  expect(new Set(service("lunas-gateway"))).toEqual(
    new Set([
      "facilitate",
      "checks",
      "checks.look_up",
      "checks.chain",
      "accept",
      "wait",
      "wait.notification",
      "wait.claim",
    ]),
  );
  expect(new Set(service("lunas-settler"))).toEqual(
    new Set(["settle", "sign", "write_ahead", "broadcast", "confirm", "record"]),
  );
  expect(new Set(service("lunas-dispatcher"))).toEqual(new Set(["relay", "deliver", "post"]));
  for (const [child, parent] of Object.entries(parents)) {
    expect([child, find(trace, child).parentSpanId]).toEqual([child, find(trace, parent).spanId]);
  }
  expect(find(trace, "write_ahead").attributes).toMatchObject({
    "lunas.tx_hash": txHash,
    "lunas.nonce": expect.any(Number),
    "lunas.lane": expect.stringMatching(/^0x/),
    "lunas.purpose": "payment",
  });
  expect(find(trace, "broadcast").attributes).toMatchObject({
    "lunas.tx_hash": txHash,
    "lunas.attempt": 1,
    "lunas.outcome": "accepted",
  });
  expect(find(trace, "settle").attributes).toMatchObject({
    "lunas.tx_hash": txHash,
    "lunas.block_number": expect.any(Number),
    "lunas.gas_used": expect.any(Number),
    "lunas.is_foreign": false,
  });
  expect(find(trace, "deliver").attributes).toMatchObject({
    "lunas.merchant_id": merchant.merchantId,
    "lunas.event_type": "payment.confirmed",
    "lunas.attempt": 1,
    "lunas.outcome": "delivered",
  });
  expect(find(trace, "post").attributes).toMatchObject({
    "server.address": "127.0.0.1",
    "http.response.status_code": 204,
  });
  expect(trace.filter(({ startMs, endMs }) => !(startMs <= endMs))).toEqual([]);
  // The order in which it happened, by one machine's clock.
  const order = ["sign", "write_ahead", "broadcast", "record"].map((name) => find(trace, name).startMs);
  expect(order).toEqual([...order].sort((a, b) => a - b));

  expect(new Set(collector.authorizations)).toEqual(new Set(["Bearer collector"]));
  const said = collector.bodies.join("\n");
  const { signature } = body.paymentPayload.payload as { signature: string };
  for (const hidden of [merchant.apiKey, secret, signature.slice(2), "0x02f8", endpoint.url])
    expect(said).not.toContain(hidden);
});

test("a refusal has a trace by its request id, and a repeat appears in the payment's trace", async () => {
  const { body, answer } = await pay();
  const again = await facilitate(harness.url, merchant.apiKey, body);
  expect(again.status).toBe(409);
  const requestId = again.headers.get("x-request-id") ?? "";
  const refused = () => traceOf(requestId).find(({ name }) => name === "facilitate");
  await until(() => refused() !== undefined, { ...waitLimit, what: "the refusal's trace" });
  expect(refused()).toMatchObject({
    parentSpanId: "",
    attributes: { "lunas.code": "nonce_already_used", "lunas.request_id": requestId, "http.response.status_code": 409 },
  });
  expect(traceOf(requestId).some(({ name }) => name === "wait")).toBe(false);

  const keyed = { "idempotency-key": "traced" };
  const payer = await fundedPayer(harness.rpcUrl, 1_000_000n);
  const other = await signedBody(payer, { to: merchant.walletAddress, amount: 10_000n });
  const first = await facilitate(harness.url, merchant.apiKey, other, { headers: keyed });
  const replayed = await facilitate(harness.url, merchant.apiKey, other, { headers: keyed });
  expect([first.status, replayed.status]).toEqual([200, 200]);
  const { paymentId } = first.body;
  const waiters = () => traceOf(paymentId).filter(({ name }) => name === "facilitate");
  await until(() => waiters().length === 2, { ...waitLimit, what: "both requests in the payment's trace" });
  const root = digestOf(paymentId).slice(32, 48);
  expect(
    waiters()
      .map(({ parentSpanId }) => parentSpanId)
      .sort(),
  ).toEqual(["", root]);
  expect(answer.body.paymentId).not.toBe(paymentId);
});

test("a refund is one trace, whose root is the request that stored it", async () => {
  const { payer, answer } = await pay();
  await approvePermit2(harness.rpcUrl, wallet.address);
  const body = await refundBody(wallet, { to: payer.address, amount: 4_000n });
  const ask = (given: object) =>
    fetch(`${harness.url}/payments/${answer.body.paymentId}/refunds`, {
      method: "POST",
      headers: { "content-type": "application/json", "x-api-key": merchant.apiKey },
      body: JSON.stringify(given),
    });
  const created = await ask(body);
  const record = (await created.json()) as { refundId: string };
  expect([created.status, record]).toEqual([201, expect.objectContaining({ status: "pending" })]);
  const { refundId } = record;
  const fromSettler = ["settle", "sign", "write_ahead", "broadcast", "confirm", "record"];
  const wanted = ["createRefund", "checks", "checks.look_up", "checks.chain", "accept", ...fromSettler, "deliver"];
  const missing = () => wanted.filter((name) => !traceOf(refundId).some((span) => span.name === name));
  await until(() => missing().length === 0, { ...waitLimit, what: "the spans of the refund" });
  const trace = traceOf(refundId);
  const root = find(trace, "createRefund");
  expect(root).toMatchObject({
    parentSpanId: "",
    spanId: digestOf(refundId).slice(32, 48),
    attributes: { "lunas.payment_id": refundId, "lunas.network": "sandbox", "http.response.status_code": 201 },
  });
  // Each span's parent is there.
  const ids = new Set(["", ...trace.map(({ spanId }) => spanId)]);
  expect(trace.filter(({ parentSpanId }) => !ids.has(parentSpanId))).toEqual([]);
  expect(find(trace, "settle").parentSpanId).toBe(root.spanId);
  expect(find(trace, "deliver").attributes).toMatchObject({ "lunas.event_type": "refund.confirmed" });

  const refused = await ask(await refundBody(wallet, { to: payer.address, amount: 6_001n }));
  expect(refused.status).toBe(409);
  const ofRefusal = () => traceOf(refused.headers.get("x-request-id") ?? "");
  const isTraced = () => ofRefusal().some(({ name }) => name === "createRefund");
  await until(isTraced, { ...waitLimit, what: "the trace of a refused refund" });
  expect(find(ofRefusal(), "createRefund")).toMatchObject({
    parentSpanId: "",
    attributes: { "lunas.code": "refund_exceeds_payment", "http.response.status_code": 409 },
  });
}, 60_000);

test("a collector that hangs costs spans, which are counted, and no payment and no stop", async () => {
  collector.hang();
  for (let count = 0; count < 3; count += 1) expect((await pay()).answer.status).toBe(200);
  const dropped = async () => {
    const text = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
    return Number(/^lunas_trace_spans_total\{.*result="dropped".*\} (\d+)$/m.exec(text)?.[1] ?? 0) > 0;
  };
  await until(dropped, { ...waitLimit, what: "dropped spans to be counted" });
  expect((await pay()).answer.status).toBe(200);
  for (const service of ["gateway", "settler", "dispatcher"] as const) {
    await harness.services.stop(service);
    expect(readFileSync(harness.services.logFile(service), "utf8")).toMatch(/"clean":true.*"event":"stopped"/);
  }
});
