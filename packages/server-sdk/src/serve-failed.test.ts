import { encodePaymentHeader } from "@lunas/protocol/x402/payment-header";
import { createOnePaymentService, refusedWith } from "@lunas/testkit/fakes/one-payment-service";
import { createPayer } from "@lunas/testkit/payer/create-payer";
import { paymentPayload } from "@lunas/testkit/payer/payment-header";
import express from "express";
import Fastify from "fastify";
import { Hono } from "hono";
import request from "supertest";
import { requirePayment as onExpress } from "./express";
import { requirePayment as onFastify } from "./fastify";
import { requirePayment as onHono } from "./hono";
import { Lunas } from "./lunas";
import { paidTool } from "./mcp";
import { withPayment } from "./next";
import type { ConsumeStore } from "./payments/consume";

/** A handler that fails after the payment: each gate gives the success back, and the same header is served once more. */
const payTo = `0x${"2".repeat(40)}` as const;
function service(options: Parameters<typeof createOnePaymentService>[0] = {}) {
  const { fetch, givenBack } = createOnePaymentService(options);
  return { lunas: new Lunas("ipk_sandbox_x", { environment: "local", payTo, fetch }), givenBack };
}

let header: string;
beforeAll(async () => {
  header = encodePaymentHeader(paymentPayload(await createPayer().authorize({ to: payTo, amount: 500_000n })));
});

/** What a handler does at one call. */
type Act = "throw" | number;
const url = "https://shop.example/article";
interface Served {
  readonly status: number;
  readonly receipt: string | null;
}
type Shop = (lunas: Lunas, acts: readonly Act[], consume?: ConsumeStore) => () => Promise<Served>;

const offer = (consume: ConsumeStore | undefined) => ({ price: "5000", resource: url, ...(consume && { consume }) });
const paid = () => ({ "payment-signature": header });
const of = (response: Response): Served => ({
  status: response.status,
  receipt: response.headers.get("payment-response"),
});

const shops: Readonly<Record<string, Shop>> = {
  express(lunas, acts, consume) {
    let calls = 0;
    const app = express().set("env", "test");
    app.get("/article", onExpress(lunas, offer(consume)), (_request, response) => {
      const act = acts[calls++] ?? 200;
      if (act === "throw") throw new Error("the database is away");
      response.status(act).json({ act });
    });
    return async () => {
      const { status, headers } = await request(app).get("/article").set(paid());
      return { status, receipt: headers["payment-response"] ?? null };
    };
  },
  fastify(lunas, acts, consume) {
    let calls = 0;
    const app = Fastify({ forceCloseConnections: true });
    let opened: Promise<string> | undefined;
    closing.push(() => app.close());
    app.get("/article", { preHandler: onFastify(lunas, offer(consume)) }, async (_request, reply) => {
      const act = acts[calls++] ?? 200;
      if (act === "throw") throw new Error("the database is away");
      return reply.code(act).send({ act });
    });
    return async () => {
      // `inject` needs a module that Jest cannot load.
      opened ??= app.listen({ port: 0, host: "127.0.0.1" });
      const address = await opened;
      return of(await fetch(`${address}/article`, { headers: paid() }));
    };
  },
  hono(lunas, acts, consume) {
    let calls = 0;
    const app = new Hono();
    app.onError((_error, context) => context.json({ error: "sorry" }, 500));
    app.get("/article", onHono(lunas, offer(consume)), (context) => {
      const act = acts[calls++] ?? 200;
      if (act === "throw") throw new Error("the database is away");
      return context.json({ act }, act as 200);
    });
    return async () => of(await app.request(url, { headers: paid() }));
  },
  next(lunas, acts, consume) {
    let calls = 0;
    const route = withPayment(lunas, offer(consume), () => {
      const act = acts[calls++] ?? 200;
      if (act === "throw") throw new Error("the database is away");
      return Response.json({ act }, { status: act });
    });
    return async () => of(await route(new Request(url, { headers: paid() }), {}));
  },
};

let written: jest.SpyInstance;
const closing: (() => Promise<unknown>)[] = [];
afterAll(() => Promise.all(closing.map((close) => close())));
beforeEach(() => {
  written = jest.spyOn(console, "error").mockImplementation(() => undefined);
});
afterEach(() => written.mockRestore());

function store() {
  const used = new Set<string>();
  return {
    used,
    consume: {
      consume: (id: string) => !used.has(id) && used.add(id).size > 0,
      release: (id: string) => used.delete(id),
    },
  };
}

describe.each(Object.entries(shops))("%s", (_, open) => {
  test.each<[Act]>([["throw"], [500], [503]])(
    "a handler's %p gives the success back, with the receipt",
    async (act) => {
      const { lunas, givenBack } = service();
      const ask = open(lunas, [act, act]);
      const [first, second, third, fourth] = [await ask(), await ask(), await ask(), await ask()];
      expect([first.status, second.status]).toEqual(act === "throw" ? [500, 500] : [act, act]);
      expect([first.receipt, second.receipt, third.receipt]).toEqual(["cGFpZA==", "cGFpZA==", "cGFpZA=="]);
      expect(givenBack).toEqual(["?answerId=ask_1", "?answerId=ask_2"]);
      // Served once; a repeat afterwards gets nothing.
      expect([third.status, fourth.status]).toEqual([200, 500]);
    },
  );

  test.each<[Act]>([[200], [204], [404]])("a handler's %p is served, and kept", async (act) => {
    const { lunas, givenBack } = service();
    const ask = open(lunas, [act === 204 ? 202 : act]);
    expect((await ask()).status).toBe(act === 204 ? 202 : act);
    expect((await ask()).status).toBe(500);
    expect(givenBack).toEqual([]);
  });

  test("with consume the store forgets the payment first, and the same header is served", async () => {
    const { lunas } = service();
    const { used, consume } = store();
    const ask = open(lunas, ["throw"], consume);
    expect((await ask()).status).toBe(500);
    expect(used.size).toBe(0);
    expect((await ask()).status).toBe(200);
    expect(used.size).toBe(1);
  });
});

test("a tool that throws, or that says it failed, is paid once and served again", async () => {
  const { lunas, givenBack } = service();
  const payment = paymentPayload(await createPayer().authorize({ to: payTo, amount: 500_000n }));
  let calls = 0;
  const tool = paidTool(lunas, { price: "5000", resource: url }, () => {
    calls += 1;
    if (calls === 1) throw new Error("the database is away");
    return { isError: calls === 2, content: [] };
  });
  const call = () => tool({}, { _meta: { "x402/payment": payment } });
  expect(await call()).toMatchObject({ isError: true, structuredContent: { code: "shop_failed" }, _meta: {} });
  expect(await call()).toMatchObject({ isError: true });
  expect(await call()).toMatchObject({ isError: false });
  expect(givenBack).toEqual(["?answerId=ask_1", "?answerId=ask_2"]);
  expect(await call()).toMatchObject({ isError: true, structuredContent: { code: "nonce_already_used" } });
});

test("a store that forgets nothing keeps the payment: giving it back would lose it", async () => {
  const { lunas, givenBack } = service();
  const gate = await lunas.payments.processGate({ headers: paid(), ...offer(undefined), consume: () => true });
  expect(gate.result === "settled" && (await gate.giveBack())).toBe(false);
  expect(givenBack).toEqual([]);
});

test("a lost answer to the give-back is asked for again, for the same success; a refusal ends it", async () => {
  const away = () => Object.assign(new TypeError("fetch failed"), { cause: { code: "ECONNRESET" } });
  const open = async (...giveBack: (() => Response | Error)[]) => {
    const { lunas, givenBack } = service({ giveBack });
    const gate = await lunas.payments.processGate({ headers: paid(), ...offer(undefined) });
    if (gate.result !== "settled") throw new Error("not settled");
    return { done: await Promise.all([gate.giveBack(), gate.giveBack()]), givenBack };
  };
  const early = () => refusedWith(409, "give_back_refused", { reason: "not_confirmed" });
  expect(await open(away, early)).toEqual({ done: [true, true], givenBack: Array(3).fill("?answerId=ask_1") });
  const late = () => refusedWith(409, "give_back_refused", { reason: "refunded" });
  expect(await open(late)).toEqual({ done: [false, false], givenBack: ["?answerId=ask_1"] });
});

const byId = (lunas: Lunas, consume: ConsumeStore) =>
  lunas.payments.processGate({
    ...{ headers: { "lunas-payment": "pay_1" }, ...offer(consume), clientAddress: "203.0.113.1" },
  });

test("a payment that unlocks by its id is served again twenty times, like one that unlocks by its header", async () => {
  const { lunas } = service();
  const { used, consume } = store();
  const givenBack: boolean[] = [];
  for (let calls = 0; calls < 21; calls += 1) {
    const gate = await byId(lunas, consume);
    if (gate.result !== "settled") throw new Error(`call ${calls} is not served`);
    givenBack.push(await gate.giveBack());
  }
  expect(givenBack).toEqual([...Array(20).fill(true), false]);
  expect(used.size).toBe(1);
  expect(await byId(lunas, consume)).toMatchObject({ body: { details: { reason: "already_consumed" } } });
});

test.each([
  ["too_often", 500],
  ["refunded", 500],
  ["too_late", 500],
  // Its success waits for the next request: the store must not refuse it.
  ["not_answered", 200],
])("after a refused give-back (%s) the payment's id answers %d", async (reason, status) => {
  const { lunas } = service({ giveBack: [() => refusedWith(409, "give_back_refused", { reason })] });
  const { consume } = store();
  const gate = await lunas.payments.processGate({ headers: paid(), ...offer(consume) });
  if (gate.result !== "settled") throw new Error("it is served");
  expect(await gate.giveBack()).toBe(false);
  expect((await byId(lunas, consume)).status).toBe(status);
});

test("a stream that was begun as a success is not given back", async () => {
  const { lunas, givenBack } = service();
  const app = express();
  app.get("/article", onExpress(lunas, offer(undefined)), (_request, response) => {
    response.write("half of");
    setImmediate(() => response.destroy());
  });
  await request(app)
    .get("/article")
    .set(paid())
    .catch(() => undefined);
  expect(givenBack).toEqual([]);
});

test("Next's own answers that are thrown stay answers", async () => {
  const { lunas, givenBack } = service();
  const route = withPayment(lunas, offer(undefined), () => {
    throw Object.assign(new Error("NEXT_REDIRECT"), { digest: "NEXT_REDIRECT;replace;/login;307;" });
  });
  await expect(route(new Request(url, { headers: paid() }), {})).rejects.toThrow("NEXT_REDIRECT");
  expect(givenBack).toEqual([]);
  expect(written).not.toHaveBeenCalled();
});
