import { sandboxConfig } from "@lunas/testkit/payer/chain-config";
import { createPayer } from "@lunas/testkit/payer/create-payer";
import { paymentHeader } from "@lunas/testkit/payer/payment-header";
import fastify from "fastify";
import { Hono } from "hono";
import { requirePayment as fastifyPayment, paymentOf as fastifyPaymentOf } from "./fastify";
import { requirePayment as honoPayment, paymentOf as honoPaymentOf } from "./hono";
import { Lunas, type LunasOptions } from "./lunas";
import { withPayment } from "./next";

const config = { sandbox: sandboxConfig, production: sandboxConfig };
const payTo = `0x${"2".repeat(40)}` as const;
let paid: { readonly "payment-signature": string };
beforeAll(async () => {
  paid = { "payment-signature": paymentHeader(await createPayer().authorize({ to: payTo, amount: 500_000n })) };
});

/** A service that tags its configuration, and settles every payment. */
function service() {
  const requests: { readonly url: string; readonly headers: Headers }[] = [];
  const answer = async (url: string | URL | Request, init?: RequestInit): Promise<Response> => {
    const headers = new Headers(init?.headers);
    requests.push({ url: String(url), headers });
    if (init?.method !== "POST") {
      if (headers.get("if-none-match") === '"1"') return new Response(null, { status: 304 });
      return Response.json(config, { headers: { ETag: '"1"' } });
    }
    const payment = { paymentId: "pay_1", txHash: "0xabc" };
    return Response.json({ txHash: "0xabc", payment }, { headers: { "PAYMENT-RESPONSE": "cGFpZA==" } });
  };
  return { requests, fetch: answer as typeof fetch };
}

const open = (more: Partial<LunasOptions> = {}) =>
  new Lunas("ipk_sandbox_x", { environment: "local", payTo, fetch: service().fetch, ...more });

test.each<[string, LunasOptions, string]>([
  ["sk_live_x", {}, "invalid_key"],
  ["ipk_pub_sandbox_x", { environment: "local" }, "invalid_key"],
  ["ipk_live_x", { environment: "local" }, "key_environment_mismatch"],
  ["ipk_live_x", { environment: "sandbox" }, "key_environment_mismatch"],
  ["ipk_sandbox_x", { environment: "base" }, "key_environment_mismatch"],
  ["ipk_live_x", { environment: "base" }, "facilitator_url_missing"],
  ["ipk_live_x", { environment: "production" }, "facilitator_url_missing"],
  ["ipk_sandbox_x", { environment: "live" }, "key_environment_mismatch"],
  ["ipk_live_x", { environment: "mainnet" as "live" }, "invalid_option"],
  ["ipk_live_x", { environment: "live", facilitatorUrl: "http://pay.example" }, "invalid_option"],
])("%s with %p is refused before anything is sent: %s", (key, options, code) => {
  const { fetch, requests } = service();
  expect(() => new Lunas(key, { ...options, fetch })).toThrow(expect.objectContaining({ code }));
  expect(requests).toEqual([]);
});

test("the configuration is requested with its tag and without the key, and relayed with the tag", async () => {
  const { fetch, requests } = service();
  const lunas = open({ fetch });
  const now = jest.spyOn(Date, "now");
  const first = await lunas.config.handleRequest();
  expect(await first.json()).toEqual(config);
  expect(first.headers.get("etag")).toBe('"1"');
  await lunas.config.fetch();
  expect(requests).toHaveLength(1);
  now.mockReturnValue(Date.now() + 61_000);
  expect(await lunas.config.fetch()).toEqual(config);
  now.mockRestore();
  expect(requests[1]?.headers.get("if-none-match")).toBe('"1"');
  expect(requests.map(({ headers }) => headers.has("x-api-key"))).toEqual([false, false]);
  const headers = new Headers({ "If-None-Match": '"1"' });
  expect((await lunas.config.handleRequest({ headers })).status).toBe(304);
});

describe("adapters: demand a payment, then serve with the receipt", () => {
  const resource = "http://shop.example/article?page=2";
  const demanded = { x402Version: 2, resource: { url: resource }, accepts: [{ amount: "500000", payTo }] };

  test("Hono", async () => {
    const app = new Hono();
    app.get("/article", honoPayment(open(), { price: "5000" }), (context) =>
      context.json({ paidBy: honoPaymentOf(context)?.txHash }),
    );
    const first = await app.request(resource);
    expect([first.status, await first.json()]).toMatchObject([402, demanded]);
    const second = await app.request(resource, { headers: paid });
    expect([second.status, await second.json()]).toEqual([200, { paidBy: "0xabc" }]);
    expect(second.headers.get("payment-response")).toBe("cGFpZA==");
  });

  test("Next route handlers", async () => {
    const get = withPayment(open(), { price: () => "5000" }, (_request, _context, { txHash }) =>
      Response.json({ txHash }),
    );
    const first = await get(new Request(resource), {});
    expect([first.status, await first.json()]).toMatchObject([402, demanded]);
    expect(first.headers.get("payment-required")).not.toBeNull();
    const second = await get(new Request(resource, { headers: paid }), {});
    expect([second.status, await second.json()]).toEqual([200, { txHash: "0xabc" }]);
    expect(second.headers.get("payment-response")).toBe("cGFpZA==");
  });

  test("Fastify", async () => {
    const app = fastify();
    app.get("/article", { preHandler: fastifyPayment(open(), { price: "5000" }) }, async (request) => ({
      paidBy: fastifyPaymentOf(request)?.txHash,
    }));
    const url = `${await app.listen({ port: 0, host: "127.0.0.1" })}/article?page=2`;
    const first = await fetch(url);
    expect([first.status, await first.json()]).toMatchObject([402, { ...demanded, resource: { url } }]);
    const second = await fetch(url, { headers: paid });
    expect([second.status, await second.json()]).toEqual([200, { paidBy: "0xabc" }]);
    expect(second.headers.get("payment-response")).toBe("cGFpZA==");
    await app.close();
  });
});

test("the other names of real money work, and an error names key, environment and network together", () => {
  const options = { facilitatorUrl: "https://pay.example" };
  for (const environment of ["base", "production", "live"] as const) {
    expect(new Lunas("ipk_live_x", { ...options, environment }).environment).toBe("base");
  }
  expect(() => new Lunas("ipk_sandbox_x", { ...options, environment: "live" })).toThrow(
    /ipk_sandbox_….*sandbox.*environment "base".*production.*network base.*ipk_live_/,
  );
});

describe("the chain of a demand, where an environment has two", () => {
  const second = {
    ...sandboxConfig,
    network: "second",
    chainId: 31415,
    x402: { ...sandboxConfig.x402, caip2Network: "eip155:31415" },
  };
  const networks = [sandboxConfig, second].map((each) => ({ ...each, environment: "sandbox" }));
  const demandOf = async (terms: () => Response, options: Partial<LunasOptions> = {}) => {
    const urls: string[] = [];
    const answer = async (url: string | URL | Request) => {
      urls.push(new URL(String(url)).pathname);
      return String(url).endsWith("/merchant/terms") ? terms() : Response.json({ ...config, networks });
    };
    const lunas = open({ fetch: answer as typeof fetch, ...options });
    const demand = () => lunas.payments.buildRequired({ price: "5000", resource: "http://shop.example/article" });
    await demand();
    const [offer] = (await demand()).accepts;
    return { network: offer?.network, requests: urls.filter((path) => path === "/merchant/terms").length };
  };
  const saying = (network: string) => () => Response.json({ network });
  const refusing = (status: number, code: string) => () =>
    Response.json({ error: { code, message: "no", details: {} } }, { status });
  const first = sandboxConfig.x402.caip2Network;

  test.each<[string, () => Response, Partial<LunasOptions>, string, number]>([
    ["the merchant's own, read once a minute", saying("second"), {}, "eip155:31415", 1],
    ["the option's, and the service is not called", saying("second"), { network: sandboxConfig.network }, first, 0],
    ["the first, where the merchant's is gone", saying("gone"), {}, first, 1],
    ["the first, where the service is older", refusing(404, "not_found"), {}, first, 1],
    ["the first, where the key lacks the scope", refusing(403, "forbidden"), {}, first, 1],
  ])("is %s", async (_what, terms, options, network, requests) => {
    expect(await demandOf(terms, options)).toEqual({ network, requests });
  });

  test("is not guessed while the service fails", async () => {
    await expect(demandOf(refusing(500, "internal_error"))).rejects.toMatchObject({ code: "internal_error" });
  });
});

test("with one chain in the environment the service is not asked for the merchant's own", async () => {
  const { fetch, requests } = service();
  await open({ fetch }).payments.buildRequired({ price: "5000", resource: "http://shop.example/article" });
  expect(requests.map(({ url }) => url)).toEqual(["http://localhost:3402/config"]);
});

test("a merchant's server looks payments up: one, a list, the stages of one", async () => {
  const urls: string[] = [];
  const answer = async (url: string | URL | Request, init?: RequestInit) => {
    urls.push(`${new Headers(init?.headers).get("x-api-key")} ${url}`);
    return Response.json({ payments: [], timeline: [] });
  };
  const { payments } = open({ fetch: answer as typeof fetch });
  await payments.list();
  await payments.list({ status: "confirmed", limit: 5, since: "2026-01-31T00:00:00Z" });
  await payments.list({ network: "sandbox" });
  await payments.timeline("pay_1/..");
  await expect(payments.list({ state: "confirmed" } as object)).rejects.toMatchObject({ code: "invalid_option" });
  expect(urls).toEqual([
    "ipk_sandbox_x http://localhost:3402/payments?",
    "ipk_sandbox_x http://localhost:3402/payments?status=confirmed&limit=5&since=2026-01-31T00%3A00%3A00Z",
    "ipk_sandbox_x http://localhost:3402/payments?network=sandbox",
    "ipk_sandbox_x http://localhost:3402/payments/pay_1%2F../timeline",
  ]);
});
