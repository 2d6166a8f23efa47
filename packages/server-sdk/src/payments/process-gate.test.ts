import { LunasError } from "@lunas/protocol/wire/lunas-error";
import { decodePaymentHeader, encodePaymentHeader } from "@lunas/protocol/x402/payment-header";
import { settledAnswer, settledRecord } from "@lunas/testkit/fakes/settled-answer";
import { sandboxConfig } from "@lunas/testkit/payer/chain-config";
import { createPayer } from "@lunas/testkit/payer/create-payer";
import { paymentHeader } from "@lunas/testkit/payer/payment-header";
import type { Connection } from "../call-api";
import { admission } from "./admission";
import type { GateDeps } from "./gate-deps";
import type { GateInput } from "./gate-input";
import { processGate } from "./process-gate";
import { countReleases } from "./releases";
import { rememberUnfinished } from "./unfinished";

const payTo = `0x${"2".repeat(40)}` as const;
const chain = sandboxConfig;
let header: string;
beforeAll(async () => {
  header = paymentHeader(await createPayer().authorize({ to: payTo, amount: 500_000n }));
});

type Reply = Response | Error;
const ok = () => settledAnswer();
const refusal = (status: number, code: string, details: Record<string, string> = {}) =>
  Response.json({ error: { code, message: `It is ${code}.`, details } }, { status });
const refusedConnection = () =>
  Object.assign(new TypeError("fetch failed"), {
    cause: Object.assign(new Error("refused"), { code: "ECONNREFUSED" }),
  });

/** A service that gives these answers in order, and a clock that moves only by sleeping. */
function fixture(...replies: readonly (() => Reply)[]) {
  const requests: { key: string | null; body: unknown; url: string }[] = [];
  const startMs = Date.now();
  let nowMs = startMs;
  const answer = async (url: string | URL | Request, init?: RequestInit): Promise<Response> => {
    const body = init?.body === undefined ? null : JSON.parse(String(init.body));
    requests.push({ url: String(url), key: new Headers(init?.headers).get("idempotency-key"), body });
    const reply = replies[requests.length - 1]?.() ?? replies.at(-1)?.() ?? new Error("no answer is left");
    if (reply instanceof Error) throw reply;
    return reply;
  };
  const connection: Connection = { baseUrl: "http://lunas", apiKey: "ipk_sandbox_x", fetch: answer as typeof fetch };
  const sleep = async (ms: number) => {
    nowMs += ms;
  };
  const deps: GateDeps = {
    connection,
    environment: "local",
    section: "sandbox",
    chain: async () => chain,
    unfinished: rememberUnfinished(),
    admission: admission(() => nowMs),
    codeAt: async () => "none",
    releases: countReleases(),
    testMoney: null,
    now: () => nowMs,
    sleep,
  };
  const gate = (more: Partial<GateInput> = {}) =>
    processGate(deps, {
      headers: { "payment-signature": header },
      price: "5000",
      resource: "https://shop.example/article",
      payTo,
      ...more,
    });
  return { gate, requests, elapsedMs: () => nowMs - startMs };
}

test("an unpaid request gets the demand, in the body and in the header", async () => {
  const gate = await fixture().gate({ headers: {} });
  expect(gate).toMatchObject({
    result: "paymentRequired",
    status: 402,
    body: {
      x402Version: 2,
      resource: { url: "https://shop.example/article" },
      accepts: [{ amount: "500000", payTo, asset: chain.tokens.IDRX, network: "eip155:1337" }],
    },
  });
  const decoded = decodePaymentHeader(gate.headers["PAYMENT-REQUIRED"] ?? "");
  expect(decoded).toEqual({ ok: true, value: JSON.parse(JSON.stringify((gate as { body: unknown }).body)) });
});

test.each(["5.000", "50,5", "-1", "", 5000 as unknown as string])(
  "the price %p is a mistake of the shop",
  async (price) => {
    await expect(fixture().gate({ price })).rejects.toMatchObject({ code: "invalid_offer" });
  },
);

test("with a payment it is settled by what the shop demanded, and the payer's answer is passed on", async () => {
  const { gate, requests } = fixture(ok);
  expect(await gate({ headers: new Headers({ "X-PAYMENT": header }), metadata: { order: "7" } })).toMatchObject({
    result: "settled",
    status: 200,
    txHash: "0xabc",
    headers: { "PAYMENT-RESPONSE": "cGFpZA==" },
  });
  expect(requests).toHaveLength(1);
  expect(requests[0]?.body).toMatchObject({
    paymentRequirements: { amount: "500000", payTo },
    metadata: { order: "7" },
  });
  expect(requests[0]?.key).toMatch(/^.{16,}$/);
});

test.each([
  "invalid_signature",
  "expired_deadline",
  "insufficient_balance",
  "no_permit2_approval",
  "payment_mismatch",
  "payment_not_yet_valid",
  "simulation_failed",
  "unsupported_token",
  "unsupported_network",
  "sponsorship_refused",
])("%s allows a new payment: 402 with requirements", async (code) => {
  const gate = await fixture(() => refusal(400, code, { required: "1" })).gate();
  expect(gate).toMatchObject({ result: "failed", status: 402, body: { code, details: { required: "1" } } });
  expect(gate).toMatchObject({ body: { x402Version: 2, accepts: [{ amount: "500000" }] } });
  expect(gate.headers["PAYMENT-REQUIRED"]).toBeDefined();
});

test.each([
  ["tx_failed", 500],
  ["nonce_already_used", 409],
  ["rate_limited", 429],
  ["unauthorized", 401],
  ["forbidden", 403],
  ["idempotency_conflict", 409],
  ["invalid_request", 400],
  ["service_unavailable", 503],
  ["chain_unavailable", 503],
])("%s does not allow a new payment: 500 without requirements", async (code, status) => {
  const { gate, requests } = fixture(() => refusal(status, code));
  const answer = await gate();
  expect(answer).toMatchObject({ result: "failed", status: 500, body: { code } });
  expect(JSON.stringify(answer)).not.toMatch(/accepts|PAYMENT-REQUIRED/);
  expect(requests).toHaveLength(1);
});

test("the gate asks for an open outcome under one key until it is known", async () => {
  const pending = () => refusal(504, "settlement_pending", { paymentId: "pay_1", retryAfterSeconds: "1" });
  const { gate, requests } = fixture(
    pending,
    () => new TypeError("fetch failed"),
    () => refusal(503, "service_unavailable"),
    ok,
  );
  expect(await gate()).toMatchObject({ result: "settled" });
  expect(requests).toHaveLength(4);
  expect(new Set(requests.map(({ key }) => key)).size).toBe(1);
  expect(new Set(requests.map(({ body }) => JSON.stringify(body))).size).toBe(1);
});

const other = (change: object) => encodePaymentHeader({ ...decoded(header), ...change });
const decoded = (text: string) =>
  (decodePaymentHeader(text) as { readonly value: { readonly accepted: object } }).value;
test.each<[string, () => string, string]>([
  ["no base64", () => "{}", "cannot be read: must be base64."],
  ["no JSON", () => btoa("paid"), "cannot be read: must be base64 of JSON."],
  [
    "version 1",
    () => encodePaymentHeader({ x402Version: 1, scheme: "exact", network: "base", payload: { authorization: {} } }),
    "is of x402 version 1.",
  ],
  ["EIP-3009", () => other({ payload: { signature: "0x", authorization: {} } }), "is an EIP-3009 authorization"],
  [
    "another scheme",
    () => other({ accepted: { ...decoded(header).accepted, scheme: "subscription" } }),
    'has the scheme "subscription".',
  ],
  ["an empty payload", () => other({ payload: {} }), "cannot be read: payload.signature is missing or malformed."],
])("a header of another kind is a 400 with what the shop takes, and causes no call: %s", async (_what, of, why) => {
  const { gate, requests } = fixture(ok);
  const answer = await gate({ headers: { "payment-signature": of() } });
  const demanded = { x402Version: 2, accepts: [{ amount: "500000", payTo }] };
  expect(answer).toMatchObject({ result: "failed", status: 400, page: null });
  expect(answer).toMatchObject({ body: { ...demanded, code: "invalid_request", error: expect.stringContaining(why) } });
  const { value } = decodePaymentHeader(answer.headers["PAYMENT-REQUIRED"] ?? "") as { value?: unknown };
  expect(value).toMatchObject({ ...demanded, error: "invalid_request" });
  expect(requests).toHaveLength(0);
});

test("an outcome that stays open fails as pending, with the known facts; the same header then joins by the same key", async () => {
  const pending = () => refusal(504, "settlement_pending", { paymentId: "pay_1", txHash: "0xabc" });
  let isOpen = true;
  const { gate, requests, elapsedMs } = fixture(() => (isOpen ? pending() : ok()));
  const failed = await gate({ maxWaitMs: 2_000 });
  expect(failed).toMatchObject({
    status: 500,
    body: { code: "settlement_pending", details: { paymentId: "pay_1", txHash: "0xabc" } },
  });
  expect(JSON.stringify(failed)).not.toContain("accepts");
  expect(elapsedMs()).toBeLessThanOrEqual(2_000);
  isOpen = false;
  expect(await gate()).toMatchObject({ result: "settled" });
  expect(new Set(requests.map(({ key }) => key)).size).toBe(1);
  // The outcome was reported once: a repeated header gets a new key, and no free content.
  await gate();
  expect(new Set(requests.map(({ key }) => key)).size).toBe(2);
});

test("two requests at once never share a key", async () => {
  const { gate, requests } = fixture(ok);
  await Promise.all([gate(), gate()]);
  expect(new Set(requests.map(({ key }) => key)).size).toBe(2);
});

test("a connection that was never made leaves no open outcome: nothing was sent", async () => {
  const { gate, requests } = fixture(refusedConnection);
  expect(await gate()).toMatchObject({ status: 500, body: { code: "unreachable" } });
  expect(requests).toHaveLength(1);
});

test("a header that cannot be read causes no call of the service", async () => {
  const { gate, requests } = fixture(ok);
  expect(await gate({ headers: { "payment-signature": "{}" } })).toMatchObject({
    status: 400,
    body: { code: "invalid_request" },
  });
  expect(requests).toHaveLength(0);
});

describe("a payment that was settled directly", () => {
  const record = settledRecord;
  const headers = { "lunas-payment": "pay_1" };

  test("unlocks once", async () => {
    const used = new Set<string>();
    const consume = (id: string) => !used.has(id) && Boolean(used.add(id));
    const { gate, requests } = fixture(() => Response.json(record));
    expect(await gate({ headers, consume })).toMatchObject({ result: "settled", payment: { paymentId: "pay_1" } });
    expect(await gate({ headers, consume })).toMatchObject({
      status: 500,
      body: { details: { reason: "already_consumed" } },
    });
    expect(requests[0]?.url).toBe("http://lunas/payments/pay_1");
  });

  test.each([
    [{ amount: "499999" }, "amount_mismatch"],
    [{ status: "pending" }, "not_confirmed"],
    [{ resource: "https://shop.example/other" }, "resource_mismatch"],
    [{ environment: "production" }, "not_found"],
  ])("does not unlock where it has %p", async (changed, reason) => {
    const { gate } = fixture(() => Response.json({ ...record, ...changed }));
    const consume = () => {
      throw new Error("must not be asked");
    };
    expect(await gate({ headers, consume })).toMatchObject({ status: 500, body: { details: { reason } } });
  });

  test("is not unlocked by its hash, which everybody can read", async () => {
    const { gate, requests } = fixture(() => Response.json(record));
    const shown = { "lunas-payment": `0x${"a".repeat(64)}` };
    expect(await gate({ headers: shown, consume: () => true })).toMatchObject({ status: 500 });
    expect(requests).toHaveLength(0);
  });

  test("does not unlock in a shop without a consume function", async () => {
    expect(await fixture().gate({ headers })).toMatchObject({ result: "paymentRequired" });
  });
});

test("errors contain what a later look-up needs", async () => {
  const error = new LunasError("No.", { code: "x", requestId: "req_1", retryAfterSeconds: 3 });
  expect(error).toMatchObject({ name: "LunasError", code: "x", requestId: "req_1", retryAfterSeconds: 3, details: {} });
});
