import { encodePaymentHeader } from "@lunas/protocol/x402/payment-header";
import { settledAnswer, settledRecord } from "@lunas/testkit/fakes/settled-answer";
import { sandboxConfig } from "@lunas/testkit/payer/chain-config";
import { createPayer, type PayerOptions } from "@lunas/testkit/payer/create-payer";
import { paymentPayload } from "@lunas/testkit/payer/payment-header";
import { Hono } from "hono";
import { type ExpressResponse, requirePayment } from "./express";
import { requirePayment as honoPayment } from "./hono";
import { Lunas } from "./lunas";
import { withPayment } from "./next";
import type { GateInput } from "./payments/gate-input";

const payTo = `0x${"2".repeat(40)}` as const;
const section = sandboxConfig;
const config = { sandbox: section, production: section };

type Reply = () => Response | Promise<Response>;
const settled: Reply = () => settledAnswer();
const refused =
  (code: string, status = 400, details = {}): Reply =>
  () =>
    Response.json({ error: { code, message: `It is ${code}.`, details } }, { status });

/** A service, and a chain on which these addresses have code. */
function service({ answer = settled, withCode = [] as readonly string[], rpc = true } = {}) {
  const calls: string[] = [];
  let lookUps = 0;
  const reply = { answer };
  const send = async (url: string | URL | Request, init?: RequestInit): Promise<Response> => {
    const address = String(url);
    if (address.endsWith("/config")) return Response.json(config);
    if (address === section.rpcUrl) {
      lookUps += 1;
      if (!rpc) throw new TypeError("fetch failed");
      const { params } = JSON.parse(String(init?.body)) as { params: [string] };
      const has = withCode.some((each) => each.toLowerCase() === params[0].toLowerCase());
      return Response.json({ jsonrpc: "2.0", id: 1, result: has ? "0xef01" : "0x" });
    }
    calls.push(address);
    if (address.includes("/payments/")) return Response.json(settledRecord);
    return reply.answer();
  };
  const lunas = new Lunas("ipk_sandbox_x", { environment: "local", payTo, fetch: send as typeof fetch });
  const gate = (header: string | undefined, more: Partial<GateInput> = {}) =>
    lunas.payments.processGate({
      headers: header === undefined ? {} : { "payment-signature": header },
      price: "5000",
      resource: "https://shop.example/article",
      ...more,
    });
  return { lunas, gate, calls, reply, lookUps: () => lookUps };
}

const payer = createPayer();
const sign = async (payerOptions: Partial<PayerOptions> = {}, by = payer) =>
  paymentPayload(await by.authorize({ to: payTo, amount: 500_000n, ...payerOptions }));
const headerFor = async (payerOptions: Partial<PayerOptions> = {}, by = payer) =>
  encodePaymentHeader(await sign(payerOptions, by));
const seconds = () => Math.floor(Date.now() / 1_000);

describe("each payment unlocks once, by header or by id", () => {
  const book = () => {
    const used = new Set<string>();
    return (id: string) => !used.has(id) && Boolean(used.add(id));
  };

  test("first by header, then by the id in the repeat's refusal", async () => {
    const { gate } = service();
    const consume = book();
    expect(await gate(await headerFor(), { consume })).toMatchObject({ result: "settled" });
    const again = await gate(undefined, { headers: { "lunas-payment": "pay_1" }, consume });
    expect(again).toMatchObject({ result: "failed", status: 500, body: { details: { reason: "already_consumed" } } });
  });

  test("first by its id, then by a header that joins the same payment", async () => {
    const { gate } = service();
    const consume = book();
    expect(await gate(undefined, { headers: { "lunas-payment": "pay_1" }, consume })).toMatchObject({
      result: "settled",
    });
    expect(await gate(await headerFor(), { consume })).toMatchObject({
      status: 500,
      body: { code: "payment_not_accepted", details: { reason: "already_consumed", paymentId: "pay_1" } },
    });
  });

  test("a caller that repeats a header from the chain does not get the id, which unlocks", async () => {
    const details = { paymentId: "pay_1", txHash: "0xabc", status: "pending" };
    const { gate, reply } = service({ answer: refused("nonce_already_used", 409, details) });
    const header = await headerFor();
    const reported = await gate(header);
    expect(reported).toMatchObject({
      status: 500,
      body: { code: "nonce_already_used", details: { status: "pending" } },
    });
    expect(JSON.stringify(reported)).not.toContain("pay_1");
    reply.answer = refused("settlement_pending", 504, { paymentId: "pay_1", txHash: "0xabc" });
    const open = await headerFor();
    expect(JSON.stringify(await gate(open, { maxWaitMs: 1 }))).toContain("pay_1"); // this caller sent the header first
    const guessed = await gate(open, { price: "6000" });
    expect(guessed).toMatchObject({ status: 500, body: { code: "settlement_pending", details: { txHash: "0xabc" } } });
    expect(JSON.stringify(guessed)).not.toContain("pay_1");
  });

  test("while the store fails the gate serves no request; the same header works when the store works again", async () => {
    const { gate, calls } = service();
    let works = false;
    const consume = () => {
      if (!works) throw new Error("the database is gone");
      return true;
    };
    const header = await headerFor();
    const failed = await gate(header, { consume });
    expect(failed).toMatchObject({
      result: "failed",
      status: 500,
      body: { code: "consume_failed", details: { paymentId: "pay_1" } },
    });
    expect(JSON.stringify(failed)).not.toMatch(/accepts|database/);
    works = true;
    expect(await gate(header, { consume })).toMatchObject({ result: "settled" });
    expect(calls).toHaveLength(2);
  });
});

describe("a gate refuses these without a call of the service", () => {
  const other = `0x${"9".repeat(40)}` as const;
  test.each<[string, number, () => Promise<unknown>]>([
    ["invalid_request", 400, async () => ({ x402Version: 2 })],
    ["invalid_request", 400, async () => ({ ...(await sign()), x402Version: 1 })],
    ["invalid_request", 400, async () => withAuthorization(await sign(), { nonce: "-1" })],
    ["invalid_request", 400, async () => withAuthorization(await sign(), { deadline: "1".repeat(90) })],
    ["unsupported_network", 402, async () => accepting(await sign(), { network: "eip155:8453" })],
    ["unsupported_token", 402, async () => accepting(await sign(), { asset: other })],
    ["payment_mismatch", 402, async () => accepting(await sign(), { amount: "1" })],
    ["payment_mismatch", 402, async () => accepting(await sign(), { payTo: other })],
    ["payment_mismatch", 402, () => sign({ amount: 499_999n })],
    ["payment_mismatch", 402, () => sign({ to: other })],
    ["payment_mismatch", 402, () => sign({ spender: other })],
    ["payment_mismatch", 402, () => sign({ deadlineSeconds: BigInt(seconds() + 100_000) })],
    ["expired_deadline", 402, () => sign({ deadlineSeconds: 1n })],
    ["invalid_signature", 402, async () => withAuthorization(await sign(), { nonce: "1" })],
    ["invalid_signature", 402, async () => withAuthorization(await sign(), { from: other })],
  ])("%s, %d", async (code, status, make) => {
    const { gate, calls } = service();
    const answer = await gate(encodePaymentHeader(await make()));
    expect(answer).toMatchObject({ result: "failed", status, body: { code } });
    expect(JSON.stringify(answer).includes("accepts")).toBe(status < 500);
    expect(calls).toEqual([]);
  });

  test("a header nested a thousand levels deep is refused, and throws nothing", async () => {
    const { gate, calls } = service();
    const text = `{"x402Version":2,"extensions":${"[".repeat(15_000)}${"]".repeat(15_000)}}`;
    const answer = await gate(Buffer.from(text).toString("base64"));
    expect(answer).toMatchObject({ result: "failed", status: 400, body: { code: "invalid_request" } });
    expect(calls).toEqual([]);
  });

  test("after sixty junk headers a payer can still pay", async () => {
    const { gate, calls } = service();
    for (let count = 0; count < 60; count += 1) {
      const junk = withAuthorization(await sign({}, createPayer()), { nonce: String(count) });
      await gate(encodePaymentHeader(junk), { clientAddress: "203.0.113.7" });
    }
    expect(calls).toEqual([]);
    expect(await gate(await headerFor())).toMatchObject({ result: "settled" });
  });

  test("a signature with v 0 or 1, and one of 64 bytes, are valid", async () => {
    const { gate } = service();
    const good = await sign();
    const { signature } = good.payload;
    const parity = Number.parseInt(signature.slice(-2), 16) - 27;
    const low = `${signature.slice(0, -2)}0${parity}`;
    const s = BigInt(`0x${signature.slice(66, 130)}`) | (BigInt(parity) << 255n);
    const compact = `${signature.slice(0, 66)}${s.toString(16).padStart(64, "0")}`;
    for (const each of [low, compact]) {
      const payload = { ...good, payload: { ...good.payload, signature: each } };
      expect(await gate(encodePaymentHeader(payload))).toMatchObject({ result: "settled" });
    }
  });

  test("a wallet with code is looked up once, and sent on", async () => {
    const wallet = `0x${"7".repeat(40)}` as const;
    const { gate, calls, lookUps } = service({ withCode: [wallet] });
    for (let count = 0; count < 3; count += 1) {
      const theirs = withAuthorization(await sign(), { from: wallet, nonce: String(count) });
      expect(await gate(encodePaymentHeader(theirs))).toMatchObject({ result: "settled" });
    }
    expect([calls.length, lookUps()]).toEqual([3, 1]);
  });

  test("payers with code, or not looked up, share a quarter of the gate's limit", async () => {
    const { gate, calls } = service({ rpc: false });
    let last: unknown;
    for (let count = 0; count < 20; count += 1) {
      const junk = withAuthorization(await sign({}, createPayer()), { nonce: String(count) });
      last = await gate(encodePaymentHeader(junk), { clientAddress: `203.0.113.${count}` });
    }
    expect(calls).toHaveLength(15);
    expect(last).toMatchObject({
      status: 500,
      body: { code: "rate_limited" },
      headers: { "Retry-After": expect.any(String) },
    });
    expect(JSON.stringify(last)).not.toContain("accepts");
    expect(await gate(await headerFor())).toMatchObject({ result: "settled" });
  });

  test("one client address gets ten refused calls a minute, even in parallel", async () => {
    const { gate, calls, reply } = service({ answer: refused("insufficient_balance") });
    const clientAddress = "203.0.113.7";
    const headers = await Promise.all(Array.from({ length: 25 }, () => headerFor({}, createPayer())));
    const answers = await Promise.all(headers.map((each) => gate(each, { clientAddress })));
    expect(calls).toHaveLength(10);
    expect(answers.filter(({ status }) => status === 402)).toHaveLength(10);
    reply.answer = settled;
    expect(await gate(await headerFor(), { clientAddress: "203.0.113.8" })).toMatchObject({ result: "settled" });
    expect(await gate(await headerFor(), { clientAddress })).toMatchObject({
      status: 500,
      body: { code: "rate_limited" },
    });
  });

  test("invented ids are looked up fifteen times a minute where no address is known, also at once", async () => {
    const { lunas, calls } = service();
    const consume = () => true;
    const ask = (id: string, clientAddress?: string) =>
      lunas.payments.processGate({
        ...{ headers: { "lunas-payment": id }, price: "6000", resource: "https://shop.example/article" },
        ...{ consume, clientAddress },
      });
    const answers = await Promise.all(Array.from({ length: 40 }, (_, at) => ask(`pay_${at}`)));
    expect(calls).toHaveLength(15);
    const codes = answers.map((answer) => (answer.result === "failed" ? answer.body.code : answer.result));
    expect(codes.filter((code) => code === "payment_not_accepted")).toHaveLength(15);
    expect(codes.filter((code) => code === "rate_limited")).toHaveLength(25);
    // A client whose address is known is counted by it.
    expect(await ask("pay_1", "203.0.113.1")).toMatchObject({ body: { code: "payment_not_accepted" } });
  });

  test("valid payers never wait: fifty payments at once from one address", async () => {
    const { gate } = service();
    const headers = await Promise.all(Array.from({ length: 50 }, () => headerFor()));
    const answers = await Promise.all(headers.map((each) => gate(each, { clientAddress: "203.0.113.7" })));
    expect(answers.filter(({ result }) => result === "settled")).toHaveLength(50);
  });

  test("an open payment is not demanded again, whatever changed since", async () => {
    const { gate } = service({ answer: refused("settlement_pending", 504, { paymentId: "pay_1" }) });
    const header = await headerFor();
    expect(await gate(header, { maxWaitMs: 1 })).toMatchObject({ body: { code: "settlement_pending" } });
    const dearer = await gate(header, { price: "6000", maxWaitMs: 1 });
    expect(dearer).toMatchObject({ status: 500, body: { code: "settlement_pending" } });
    expect(JSON.stringify(dearer)).not.toContain("accepts");
  });
});

function withAuthorization<P extends Awaited<ReturnType<typeof sign>>>(payload: P, change: object) {
  const { permit2Authorization, ...rest } = payload.payload;
  return { ...payload, payload: { ...rest, permit2Authorization: { ...permit2Authorization, ...change } } };
}
function accepting<P extends Awaited<ReturnType<typeof sign>>>(payload: P, change: object) {
  return { ...payload, accepted: { ...payload.accepted, ...change } };
}

describe("options are checked when the gate is mounted", () => {
  const { lunas } = service();
  test.each<[string, object, RegExp]>([
    ["a number as price", { price: 5_000 }, /price.*"5000"/],
    ["a fraction", { price: "50,5" }, /price.*"5000"/],
    ["an unknown option", { price: "5000", maxWait: 1 }, /maxWait.*maxWaitMs/],
    ["a consume that is no function", { price: "5000", consume: true }, /consume/],
    ["a consume that is not a function", { price: "5000", maxTimeoutSeconds: 31_536_000 }, /maxTimeoutSeconds/],
    ["an address that is none", { price: "5000", payTo: "0x12" }, /payTo/],
  ])("%s", (_what, options, message) => {
    for (const mount of [requirePayment, honoPayment, withPayment] as readonly ((...given: never[]) => unknown)[]) {
      expect(() => mount(lunas as never, options as never, (() => undefined) as never)).toThrow(message);
    }
  });

  test("payTo is given once, with the gate or before", () => {
    const without = new Lunas("ipk_sandbox_x", { environment: "local" });
    expect(() => requirePayment(without, { price: "5000" })).toThrow(/payTo/);
    expect(() => requirePayment(without, { price: "5000", payTo })).not.toThrow();
  });

  test.each([
    [{ environment: "local", payto: payTo }, /payto.*payTo/],
    [{ environment: "local", payTo: "0x" }, /payTo/],
  ])("%p of the library itself", (options, message) => {
    expect(() => new Lunas("ipk_sandbox_x", options as never)).toThrow(message);
  });
});

describe("caches do not store a served answer", () => {
  test("a handler can set its own Cache-Control", async () => {
    const { lunas } = service();
    const app = new Hono();
    app.get(
      "/own",
      honoPayment(lunas, { price: "5000" }),
      () => new Response("own", { headers: { "Cache-Control": "private, max-age=60" } }),
    );
    app.get("/raw", honoPayment(lunas, { price: "5000" }), () => new Response("raw"));
    app.get("/json", honoPayment(lunas, { price: "5000" }), (context) => context.json({}));
    const seen: (string | null)[][] = [];
    for (const path of ["own", "raw", "json"]) {
      const headers = { "payment-signature": await headerFor() };
      const response = await app.request(`http://shop.example/${path}`, { headers });
      seen.push([response.headers.get("cache-control"), response.headers.get("payment-response")]);
    }
    expect(seen).toEqual([
      ["private, max-age=60", "cGFpZA=="],
      ["private, no-store", "cGFpZA=="],
      ["private, no-store", "cGFpZA=="],
    ]);
    const get = (more?: Readonly<Record<string, string>>) =>
      withPayment(
        lunas,
        { price: "5000" },
        () => new Response("x", more === undefined ? {} : { headers: { ...more } }),
      );
    const paid = async () =>
      new Request("http://shop.example/", { headers: { "payment-signature": await headerFor() } });
    expect((await get()(await paid(), {})).headers.get("cache-control")).toBe("private, no-store");
    expect((await get({ "Cache-Control": "no-cache" })(await paid(), {})).headers.get("cache-control")).toBe(
      "no-cache",
    );
  });

  test("in Express the header is set before the handler, which may replace it", async () => {
    const { lunas } = service();
    const set: Record<string, string>[] = [];
    const response = { set: (headers: Record<string, string>) => void set.push(headers) } as unknown as ExpressResponse;
    const request = { protocol: "https", originalUrl: "/", headers: { "payment-signature": await headerFor() } };
    let isNext = false;
    await requirePayment(lunas, { price: "5000" })(request, response, () => {
      isNext = true;
    });
    expect([isNext, set[0]]).toMatchObject([true, { "Cache-Control": "private, no-store" }]);
  });
});

describe("a browser gets a page, every other client gets the JSON", () => {
  const html = "text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8";
  const evil = {
    url: "https://shop.example/?<script>",
    description: `</title><script>alert(1)</script>"'\u202egnp\u2066`,
  };

  test("with the same 402 and the same headers; nothing of the offer becomes markup", async () => {
    const { lunas } = service();
    const app = new Hono();
    app.get(
      "/",
      honoPayment(lunas, { price: "5000", resource: evil.url, description: evil.description }),
      () => new Response("paid"),
    );
    const page = await app.request("http://shop.example/", { headers: { Accept: html, "Accept-Language": "en" } });
    const data = await app.request("http://shop.example/", { headers: { Accept: "*/*" } });
    expect([page.status, data.status]).toEqual([402, 402]);
    expect(page.headers.get("payment-required")).toBe(data.headers.get("payment-required"));
    expect([page.headers.get("content-type"), page.headers.get("cache-control")]).toEqual([
      "text/html; charset=utf-8",
      "no-store",
    ]);
    // The page has a button that pays: no other site may frame it and place it under a visitor's clicks.
    expect([page.headers.get("x-frame-options"), data.headers.get("x-frame-options")]).toEqual(["SAMEORIGIN", null]);
    const text = await page.text();
    expect(text).toContain("Rp\u00a05.000,00");
    expect(text).not.toMatch(/\p{Bidi_Control}/u);
    expect(text).not.toMatch(/<script/i);
    expect(await data.json()).toMatchObject({ x402Version: 2 });
    const requested = { accept: html };
    const resource = evil.url;
    const gate = await lunas.payments.processGate({
      headers: requested,
      price: "5000",
      resource,
      paywallScript: "/lunas.min.js",
    });
    const page2 = (gate as { readonly page: string }).page;
    expect(page2.match(/<script/g)).toHaveLength(1);
    expect(page2).toContain(
      'data-lunas-pay="local" data-price="5000" data-test-wallet></div><script src="/lunas.min.js" defer>',
    );
  });
});
