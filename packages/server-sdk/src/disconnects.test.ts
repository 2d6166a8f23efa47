import { EventEmitter, once } from "node:events";
import { createServer, get } from "node:http";
import type { AddressInfo } from "node:net";
import { getRequestListener } from "@hono/node-server";
import { encodePaymentHeader } from "@lunas/protocol/x402/payment-header";
import { createOnePaymentService } from "@lunas/testkit/fakes/one-payment-service";
import { createPayer } from "@lunas/testkit/payer/create-payer";
import { paymentPayload } from "@lunas/testkit/payer/payment-header";
import express from "express";
import Fastify from "fastify";
import { Hono } from "hono";
import { requirePayment as onExpress } from "./express";
import { requirePayment as onFastify } from "./fastify";
import { requirePayment as onHono } from "./hono";
import { Lunas } from "./lunas";
import { withPayment } from "./next";
import { giveBackUnserved, givingBackUnserved } from "./payments/serve-failed";

/** A payer whose connection breaks while the handler works: nothing was sent, so the same header is served when it comes again. */
const payTo = `0x${"2".repeat(40)}` as const;
const url = "https://shop.example/article";
const offer = { price: "5000", resource: url };

function service() {
  const { fetch: send, givenBack } = createOnePaymentService();
  return { lunas: new Lunas("ipk_sandbox_x", { environment: "local", payTo, fetch: send }), givenBack };
}

const payment = async () => paymentPayload(await createPayer().authorize({ to: payTo, amount: 500_000n }));

/** Reports that the handler works, and resolves when the payer is gone. */
type Work = () => Promise<unknown>;
type Shop = (lunas: Lunas, work: Work) => Parameters<typeof createServer>[1];

const shops: Readonly<Record<string, Shop>> = {
  express(lunas, work) {
    const app = express();
    app.get("/article", onExpress(lunas, offer), async (_request, response) => {
      await work();
      response.json({});
    });
    return app;
  },
  "an Express handler that stops with its reader"(lunas, work) {
    const app = express();
    let calls = 0;
    app.get("/article", onExpress(lunas, offer), async (_request, response) => {
      calls += 1;
      await work();
      if (calls > 1) response.json({});
    });
    return app;
  },
  fastify(lunas, work) {
    const app = Fastify();
    app.get("/article", { preHandler: onFastify(lunas, offer) }, async () => {
      await work();
      return {};
    });
    return (incoming, answer) => void app.ready().then(() => app.routing(incoming, answer));
  },
  hono(lunas, work) {
    const app = new Hono();
    app.get("/article", onHono(lunas, offer), async (context) => {
      await work();
      return context.json({});
    });
    return getRequestListener(app.fetch);
  },
};

test.each(Object.entries(shops))("%s: the next request of a payer that disconnected is served", async (_, open) => {
  const { lunas, givenBack } = service();
  const headers = { "payment-signature": encodePaymentHeader(await payment()) };
  let calls = 0;
  let disconnect: () => void = () => undefined;
  const server = createServer();
  const closed = once(server, "connection").then(([socket]) => once(socket, "close"));
  const work = async () => {
    calls += 1;
    if (calls > 1) return;
    disconnect();
    await closed;
  };
  server.on("request", open(lunas, work) as never);
  await once(server.listen(0, "127.0.0.1"), "listening");
  const at = `http://127.0.0.1:${(server.address() as AddressInfo).port}/article`;
  const first = get(at, { headers, agent: false }).on("error", () => undefined);
  disconnect = () => first.destroy();
  await closed;
  let status = 500;
  for (let tries = 0; status === 500 && tries < 50; tries += 1) ({ status } = await fetch(at, { headers }));
  expect([status, calls, givenBack]).toEqual([200, 2, ["?answerId=ask_1"]]);
  // Served once: a repeat gets nothing.
  expect((await fetch(at, { headers })).status).toBe(500);
  server.closeAllConnections();
  server.close();
});

const byNode = Object.entries(shops).filter(([name]) => name !== "hono");

test.each(byNode)("%s: so is that of one that disconnected while the payment settled", async (_, open) => {
  const { fetch: send, givenBack } = createOnePaymentService();
  let disconnect: () => void = () => undefined;
  const server = createServer();
  const closed = once(server, "connection").then(([socket]) => once(socket, "close"));
  const settling: typeof fetch = async (to, init) => {
    const answer = await send(to, init);
    if (!String(to).endsWith("/facilitate")) return answer;
    disconnect();
    await closed;
    // The response of the shop's framework closes after its socket.
    await new Promise((resolve) => setImmediate(resolve));
    return answer;
  };
  const lunas = new Lunas("ipk_sandbox_x", { environment: "local", payTo, fetch: settling });
  const work = async () => undefined;
  server.on("request", open(lunas, work) as never);
  await once(server.listen(0, "127.0.0.1"), "listening");
  const at = `http://127.0.0.1:${(server.address() as AddressInfo).port}/article`;
  const headers = { "payment-signature": encodePaymentHeader(await payment()) };
  const first = get(at, { headers, agent: false }).on("error", () => undefined);
  disconnect = () => first.destroy();
  await closed;
  let status = 500;
  for (let tries = 0; status === 500 && tries < 50; tries += 1) ({ status } = await fetch(at, { headers }));
  expect([status, givenBack]).toEqual([200, ["?answerId=ask_1"]]);
  expect((await fetch(at, { headers })).status).toBe(500);
  server.closeAllConnections();
  server.close();
});

test("a route of Next whose caller is gone gives the success back", async () => {
  const { lunas, givenBack } = service();
  const gone = new AbortController();
  const route = withPayment(lunas, offer, () => {
    gone.abort();
    return Response.json({});
  });
  const headers = { "payment-signature": encodePaymentHeader(await payment()) };
  await route(new Request(url, { headers, signal: gone.signal }), {});
  expect(givenBack).toEqual(["?answerId=ask_1"]);
});

const settledByGet = { result: "settled", method: "GET" } as const;

test.each([
  [1, settledByGet],
  [1, { ...settledByGet, method: "HEAD" }],
  [0, { ...settledByGet, method: "POST" }],
  [0, { ...settledByGet, method: undefined }],
  [0, { ...settledByGet, result: "charged" }],
] as const)(
  "a payer that hangs up gets %p more answers after %p: neither effects nor a channel's work are free",
  (count, { result, method }) => {
    const giveBack = jest.fn(async () => true);
    const response = Object.assign(new EventEmitter(), { statusCode: 200, headersSent: false, end: () => undefined });
    giveBackUnserved(response, { result, giveBack }, method);
    response.emit("close");
    expect(giveBack).toHaveBeenCalledTimes(count);
  },
);

test.each([
  [1, "GET"],
  [0, "POST"],
] as const)("of a web request with its signal aborted %p are served again by %s", async (count, method) => {
  const giveBack = jest.fn(async () => true);
  await givingBackUnserved({ result: "settled", giveBack }, { status: 200 }, { method, signal: AbortSignal.abort() });
  expect(giveBack).toHaveBeenCalledTimes(count);
});
