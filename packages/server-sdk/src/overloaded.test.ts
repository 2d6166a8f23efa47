import { encodePaymentHeader } from "@lunas/protocol/x402/payment-header";
import { settledAnswer } from "@lunas/testkit/fakes/settled-answer";
import { sandboxConfig } from "@lunas/testkit/payer/chain-config";
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

/** A service with too much work: each gate says "not paid, try again later", and the same header pays afterwards. */
const payTo = `0x${"2".repeat(40)}` as const;
const url = "https://shop.example/article";
const offer = { price: "5000", resource: url };
const details = { reason: "overloaded", network: "sandbox", retryAfterSeconds: "3" };

let header: string;
beforeAll(async () => {
  header = encodePaymentHeader(paymentPayload(await createPayer().authorize({ to: payTo, amount: 500_000n })));
});

/** Refuses as overloaded, until there is room. */
function service() {
  const state = {
    isOverloaded: true,
    refusal: [503, "service_unavailable", details] as readonly [status: number, code: string, details: object],
    bodies: [] as string[],
  };
  const send = async (to: string | URL | Request, init?: RequestInit): Promise<Response> => {
    const { pathname } = new URL(String(to));
    if (pathname === "/config") return Response.json({ sandbox: sandboxConfig, production: sandboxConfig });
    if (pathname !== "/facilitate") throw new Error(`${pathname} must not be asked for`);
    state.bodies.push(String(init?.body));
    if (!state.isOverloaded) return settledAnswer("ask_1");
    const [status, code, of] = state.refusal;
    const error = { code, message: "More payments wait than can settle in time.", details: of };
    return Response.json({ error }, { status, headers: { "Retry-After": "3" } });
  };
  const lunas = new Lunas("ipk_sandbox_x", { environment: "local", payTo, fetch: send as typeof fetch });
  return { lunas, state };
}

const paid = () => ({ "payment-signature": header });
type Shop = (lunas: Lunas, serve: () => object) => () => Promise<Response>;

const closing: (() => Promise<unknown>)[] = [];
afterAll(() => Promise.all(closing.map((close) => close())));

const shops: Readonly<Record<string, Shop>> = {
  express: (lunas, serve) => {
    const app = express().set("env", "test");
    app.get("/article", onExpress(lunas, offer), (_request, response) => void response.json(serve()));
    return async () => {
      const { status, headers, text } = await request(app).get("/article").set(paid());
      return new Response(text, { status, headers: headers as Record<string, string> });
    };
  },
  fastify: (lunas, serve) => {
    const app = Fastify({ forceCloseConnections: true });
    closing.push(() => app.close());
    app.get("/article", { preHandler: onFastify(lunas, offer) }, async () => serve());
    let opened: Promise<string> | undefined;
    return async () => {
      opened ??= app.listen({ port: 0, host: "127.0.0.1" });
      return fetch(`${await opened}/article`, { headers: paid() });
    };
  },
  hono: (lunas, serve) => {
    const app = new Hono();
    app.get("/article", onHono(lunas, offer), (context) => context.json(serve()));
    return async () => app.request(url, { headers: paid() });
  },
  next: (lunas, serve) => {
    const route = withPayment(lunas, offer, () => Response.json(serve()));
    return async () => route(new Request(url, { headers: paid() }), {});
  },
};

describe.each(Object.entries(shops))("%s", (_name, shop) => {
  test("overload is told as not paid, with the time to wait: nothing is served, and no second payment is asked for", async () => {
    const { lunas, state } = service();
    const serve = jest.fn(() => ({ article: "…" }));
    const buy = shop(lunas, serve);
    const answer = await buy();
    expect(answer.status).toBe(500);
    expect(answer.headers.get("retry-after")).toBe("3");
    expect([answer.headers.get("payment-response"), answer.headers.get("payment-required")]).toEqual([null, null]);
    const body = await answer.json();
    expect(body).toMatchObject({ code: "service_unavailable", details });
    expect(body).not.toHaveProperty("accepts");
    expect(serve).not.toHaveBeenCalled();

    state.isOverloaded = false;
    const later = await buy();
    expect([later.status, later.headers.get("payment-response")]).toEqual([200, "cGFpZA=="]);
    expect(serve).toHaveBeenCalledTimes(1);
    // The same signed payment, so that the payer cannot pay twice.
    expect(new Set(state.bodies).size).toBe(1);
  });
});

describe("a tool of MCP", () => {
  const call = async (lunas: Lunas, serve: () => { content: never[] }) => {
    const payment = paymentPayload(await createPayer().authorize({ to: payTo, amount: 500_000n }));
    const tool = paidTool(lunas, { ...offer, maxWaitMs: 0 }, serve);
    return () => tool({}, { _meta: { "x402/payment": payment } });
  };

  test("says the same, and the same payment pays later", async () => {
    const { lunas, state } = service();
    const serve = jest.fn(() => ({ content: [] }));
    const buy = await call(lunas, serve);
    const refused = await buy();
    expect(refused).toMatchObject({ isError: true, structuredContent: { code: "service_unavailable", details } });
    expect(JSON.stringify(refused)).not.toMatch(/accepts|payment-response/);
    expect(serve).not.toHaveBeenCalled();
    state.isOverloaded = false;
    expect(await buy()).toMatchObject({ _meta: { "x402/payment-response": {} } });
    expect(new Set(state.bodies).size).toBe(1);
  });

  test("calls an open outcome no failure either", async () => {
    const { lunas, state } = service();
    state.refusal = [504, "settlement_pending", { paymentId: "pay_1" }];
    const open = await (await call(lunas, () => ({ content: [] })))();
    expect(open).toMatchObject({ isError: true, structuredContent: { code: "settlement_pending" } });
    expect(JSON.stringify(open)).not.toMatch(/accepts|payment-response/);
  });
});
