import { once } from "node:events";
import { createServer } from "node:http";
import { decodePaymentHeader, encodePaymentHeader } from "@lunas/protocol/x402/payment-header";
import { uptoConfig, uptoPayment } from "@lunas/testkit/payer/upto-payment";
import express from "express";
import Fastify from "fastify";
import { Hono } from "hono";
import { requirePayment as onExpress } from "../express";
import { requirePayment as onFastify } from "../fastify";
import { requirePayment as onHono } from "../hono";
import { Lunas } from "../lunas";
import { withPayment } from "../next";
import type { UpToOptions } from "../up-to-options";
import type { Charge } from "./charge";
import type { HoldOutcome } from "./hold-gate";

/** Routes that cost what was used: held, worked, captured; in every framework. */
const payTo = `0x${"2".repeat(40)}` as const;
const url = "https://shop.example/article";
const txHash = `0x${"5f".repeat(32)}`;
const hold = { holdId: "hld_1", status: "held", amount: "500000", capturedAmount: null, paymentId: null };

/** A service that holds once and captures once; `calls` are its requests in order. */
function service(capture: (amount: string) => Response = captured) {
  const calls: string[] = [];
  const send = async (to: string | URL | Request, init?: RequestInit): Promise<Response> => {
    const { pathname } = new URL(String(to));
    if (pathname === "/config") return Response.json({ sandbox: uptoConfig, production: uptoConfig });
    const body = init?.body === undefined ? {} : JSON.parse(String(init.body));
    if (pathname === "/holds") {
      calls.push(`hold ${body.paymentRequirements.amount}`);
      return Response.json(hold, { status: 201 });
    }
    if (pathname === "/holds/hld_1/release") {
      calls.push("release");
      return Response.json({ ...hold, status: "released" });
    }
    calls.push(`capture ${body.amount}`);
    return capture(body.amount);
  };
  const lunas = new Lunas("ipk_sandbox_x", { environment: "local", payTo, fetch: send as typeof fetch });
  return { lunas, calls };
}

function captured(amount: string): Response {
  const settlement = { success: true, transaction: txHash, amount };
  const payment = { paymentId: "pay_1", status: "confirmed", amount, authorizedAmount: "500000", holdId: "hld_1" };
  const headers = { "PAYMENT-RESPONSE": encodePaymentHeader(settlement) };
  return Response.json({ success: true, txHash, payment, settlement }, { headers });
}

const refused = (status: number, code: string) =>
  Response.json({ error: { code, message: `It is ${code}.`, details: {} } }, { status });

interface Answer {
  readonly status: number;
  readonly text: string;
  /** What PAYMENT-RESPONSE says was charged. */
  readonly charged: string | null;
}

const of = async (response: Response): Promise<Answer> => {
  const decoded = decodePaymentHeader(response.headers.get("payment-response") ?? "");
  const charged = decoded.ok ? (decoded.value as { amount: string }).amount : null;
  return { status: response.status, text: await response.text(), charged };
};

/** The work of a handler: it gets the charge, and its result is the answer. */
type Work = (charge: Charge) => { readonly status?: number; readonly text: string };
type More = Partial<UpToOptions<never>>;
type Shop = (lunas: Lunas, work: Work, more?: More) => (header?: string) => Promise<Answer>;

const optionsOf = (more: More = {}) => ({ upTo: "5000", resource: url, ...more }) as UpToOptions<never>;
const headersOf = (header: string | undefined): Record<string, string> =>
  header === undefined ? {} : { "payment-signature": header };

const closing: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

const shops: Readonly<Record<string, Shop>> = {
  express(lunas, work, more) {
    const app = express().set("env", "test");
    const route = onExpress(lunas, optionsOf(more), (_request, response, charge) => {
      const { status = 200, text } = work(charge);
      response.status(status);
      (response as express.Response).write(text.slice(0, 1));
      response.end(text.slice(1));
    });
    app.get("/article", route as never);
    const server = createServer(app).listen(0, "127.0.0.1");
    const listening = once(server, "listening");
    closing.push(() => server.close());
    return async (header) => {
      await listening;
      const { port } = server.address() as { port: number };
      return of(await fetch(`http://127.0.0.1:${port}/article`, { headers: headersOf(header) }));
    };
  },
  fastify(lunas, work, more) {
    const app = Fastify({ forceCloseConnections: true });
    const route = onFastify(lunas, optionsOf(more), async (_request, reply, charge) => {
      const { status = 200, text } = work(charge);
      reply.code(status);
      return text;
    });
    app.get("/article", route as never);
    closing.push(() => app.close());
    let opened: Promise<string> | undefined;
    return async (header) => {
      opened ??= app.listen({ port: 0, host: "127.0.0.1" });
      return of(await fetch(`${await opened}/article`, { headers: headersOf(header) }));
    };
  },
  hono(lunas, work, more) {
    const app = new Hono();
    app.onError((_error, context) => context.text("sorry", 500));
    const route = onHono(lunas, optionsOf(more), (_context, charge) => {
      const { status = 200, text } = work(charge);
      return new Response(text, { status });
    });
    app.get("/article", route as never);
    return async (header) => of(await app.request(url, { headers: headersOf(header) }));
  },
  next(lunas, work, more) {
    const route = withPayment(lunas, optionsOf(more), (_request, _context, charge: Charge) => {
      const { status = 200, text } = work(charge);
      return new Response(text, { status });
    });
    return async (header) => of(await route(new Request(url, { headers: headersOf(header) }) as never, {}));
  },
};

let written: jest.SpyInstance;
beforeEach(() => {
  written = jest.spyOn(console, "error").mockImplementation(() => undefined);
});
afterEach(() => written.mockRestore());

const header = async () => encodePaymentHeader(await uptoPayment({ to: payTo, maximum: "500000" }));

describe.each(Object.entries(shops))("%s", (_, open) => {
  test("demands the maximum, with the signer to name", async () => {
    const { lunas, calls } = service();
    const answer = await open(lunas, () => ({ text: "words" }))();
    expect(answer.status).toBe(402);
    expect(JSON.parse(answer.text)).toMatchObject({
      accepts: [
        { scheme: "upto", amount: "500000", extra: { facilitatorAddress: uptoConfig.x402.upto?.facilitators[0] } },
      ],
    });
    expect(calls).toEqual([]);
  });

  test("captures what was charged before the answer goes out", async () => {
    const { lunas, calls } = service();
    const outcomes: HoldOutcome["result"][] = [];
    const work: Work = (charge) => {
      charge("1250");
      return { text: "words" };
    };
    const ask = open(lunas, work, { onCaptured: ({ result }) => outcomes.push(result) });
    expect(await ask(await header())).toEqual({ status: 200, text: "words", charged: "125000" });
    expect(calls).toEqual(["hold 500000", "capture 125000"]);
    expect(outcomes).toEqual(["captured"]);
  });

  test.each<[string, Work, Partial<Answer>]>([
    ["charges nothing", () => ({ text: "free" }), { status: 200, text: "free", charged: "0" }],
    ["charges 0", (charge) => ({ text: String(charge("0")) }), { status: 200, charged: "0" }],
    [
      "answers 500",
      (charge) => ({ status: 500, text: String(charge("10")) }),
      { status: 500, text: "undefined", charged: "0" },
    ],
    [
      "throws",
      (charge) => {
        charge("10");
        throw new Error("the model is away");
      },
      { status: 500, charged: "0" },
    ],
    ["charges too much", (charge) => ({ text: String(charge("5001")) }), { status: 500, charged: "0" }],
    ["charges a number", (charge) => ({ text: String(charge(10 as never)) }), { status: 500, charged: "0" }],
    [
      "charges twice",
      (charge) => {
        charge("10");
        charge("10");
        return { text: "" };
      },
      { status: 500, charged: "0" },
    ],
  ])("a handler that %s: released", async (_what, work, answer) => {
    const { lunas, calls } = service();
    expect(await open(lunas, work)(await header())).toMatchObject(answer);
    expect(calls).toEqual(["hold 500000", "release"]);
  });

  test.each<[string, Response, number, string | null]>([
    ["the payer's money is gone: demanded again", refused(400, "insufficient_balance"), 402, "0"],
    ["the hold has expired: nothing was charged", refused(409, "hold_expired"), 500, "0"],
    ["the transaction failed", refused(500, "tx_failed"), 500, null],
  ])("the content is not served where %s", async (_what, refusal, status, charged) => {
    const { lunas, calls } = service(() => refusal);
    const answer = await open(lunas, (charge) => ({ text: `words${charge("10") ?? ""}` }))(await header());
    expect(answer).toMatchObject({ status, charged });
    expect(answer.text).not.toContain("words");
    expect(JSON.parse(answer.text)).toHaveProperty("code");
    expect(calls.slice(0, 2)).toEqual(["hold 500000", "capture 1000"]);
    expect(calls.slice(2)).toEqual(charged === null ? [] : ["release"]);
  });

  test("a stream is sent at once, and captured after its last byte", async () => {
    const { lunas, calls } = service();
    let onCaptured: (outcome: HoldOutcome) => void = () => undefined;
    const ended = new Promise<HoldOutcome>((resolve) => {
      onCaptured = resolve;
    });
    const work: Work = (charge) => ({ text: `words${charge("10") ?? ""}` });
    const ask = open(lunas, work, { stream: true, onCaptured });
    expect(await ask(await header())).toMatchObject({ status: 200, text: "words", charged: null });
    expect((await ended).result).toBe("captured");
    expect(calls).toEqual(["hold 500000", "capture 1000"]);
  });

  test("an open outcome: the same header goes on with the same amount, whatever is charged then", async () => {
    let isOpen = true;
    const { lunas, calls } = service((amount) => (isOpen ? refused(504, "settlement_pending") : captured(amount)));
    const charges = ["10", "4000"];
    const ask = open(lunas, (charge) => ({ text: `words${charge(charges.shift() ?? "1") ?? ""}` }), { maxWaitMs: 0 });
    const same = await header();
    expect(await ask(same)).toMatchObject({ status: 500, charged: null });
    isOpen = false;
    expect(await ask(same)).toMatchObject({ status: 200, text: "words", charged: "1000" });
    expect(calls).toEqual(["hold 500000", "capture 1000", "capture 1000"]);
  });
});

test("an open capture is not demanded again, whatever the maximum is now, also while the same header goes on with it", async () => {
  let end: () => void = () => undefined;
  const waiting = new Promise<void>((resolve) => {
    end = resolve;
  });
  let isOpen = true;
  const { lunas, calls } = service((amount) => {
    if (isOpen) return refused(504, "settlement_pending");
    return waiting.then(() => captured(amount)) as never;
  });
  const payload = await uptoPayment({ to: payTo, maximum: "500000" });
  const gate = (upTo: string) =>
    lunas.holds.processGate({
      ...{ headers: { "payment-signature": encodePaymentHeader(payload) }, upTo, resource: url, maxWaitMs: 0 },
    });
  const first = await gate("5000");
  if (first.result !== "held") throw new Error("it is held");
  first.charge("10");
  expect(await first.finish({ isServed: true })).toMatchObject({ status: 500, body: { code: "settlement_pending" } });
  const pending = { result: "failed", status: 500, body: { code: "settlement_pending" } };
  expect(await gate("6000")).toMatchObject(pending);
  expect(JSON.stringify(await gate("6000"))).not.toMatch(/pay_1|hld_1|accepts/);
  isOpen = false;
  const goingOn = gate("5000");
  expect(await gate("6000")).toMatchObject(pending);
  end();
  expect(await goingOn).toMatchObject({ result: "held" });
  // It has ended: from now on the header is one that was used for another price.
  expect(await gate("6000")).toMatchObject({ status: 402, body: { code: "payment_mismatch" } });
  expect(calls).toEqual(["hold 500000", "capture 1000", "capture 1000"]);
});

test.each<[string, () => unknown, string]>([
  ["price and upTo", () => onHono(service().lunas, { ...optionsOf(), price: "5" } as never), "not both"],
  ["no handler", () => onExpress(service().lunas, optionsOf() as never), "needs your handler"],
  [
    "a handler without upTo",
    () => onHono(service().lunas, { price: "5" } as never, (() => null) as never),
    "upTo only",
  ],
  ["a number", () => withPayment(service().lunas, { upTo: 5_000 } as never, (() => null) as never), '"5000"'],
  ["nothing", () => onFastify(service().lunas, { upTo: "0" }, () => null), "more than nothing"],
  ["a typo", () => onFastify(service().lunas, { upTo: "5", onCapture: () => null } as never, () => null), "onCaptured"],
])("options with %s are refused when the gate is mounted", (_what, mount, message) => {
  expect(mount).toThrow(message);
});
