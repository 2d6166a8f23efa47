import { testWalletHeader } from "@lunas/protocol/wire/test-wallet";
import { sandboxConfig } from "@lunas/testkit/payer/chain-config";
import fastify from "fastify";
import { Hono } from "hono";
import { type ExpressResponse, requirePayment as expressPayment } from "../express";
import { requirePayment as fastifyPayment } from "../fastify";
import { requirePayment as honoPayment } from "../hono";
import { Lunas } from "../lunas";
import { withPayment } from "../next";
import type { GateInput } from "../payments/gate-input";

const payTo = `0x${"2".repeat(40)}` as const;
const payer = `0x${"4".repeat(40)}` as const;
const facilitatorUrl = "https://pay.example";
const pageHeaders = { "lunas-test-wallet": `payment ${payer}`, "sec-fetch-site": "same-origin" };
const paywallScript = "/lunas.min.js";

type Reply = () => Response;
const funded: Reply = () => Response.json({ txHash: "0x1", balance: "500000" });
const refused =
  (code: string, status = 429): Reply =>
  () =>
    Response.json({ error: { code, message: "A merchant gets at most 1000000 IDRX a day.", details: {} } }, { status });

/** A service with a faucet, and a gate of a shop that uses it. */
function shop({ section = "sandbox" as "sandbox" | "production", reply = funded } = {}) {
  const gifts: { readonly key: string | null; readonly body: unknown }[] = [];
  const send = async (url: string | URL | Request, init?: RequestInit): Promise<Response> => {
    if (String(url).endsWith("/config")) return Response.json({ sandbox: sandboxConfig, production: sandboxConfig });
    if (String(url) !== `${facilitatorUrl}/sandbox/fund`) throw new Error(`no answer for ${String(url)}`);
    gifts.push({ key: new Headers(init?.headers).get("x-api-key"), body: JSON.parse(String(init?.body)) });
    return reply();
  };
  const key = section === "sandbox" ? "ipk_sandbox_x" : "ipk_live_x";
  const environment = section === "sandbox" ? "sandbox" : "base";
  const lunas = new Lunas(key, { environment, facilitatorUrl, payTo, fetch: send as typeof fetch });
  const gate = (headers: Readonly<Record<string, string>>, more: Partial<GateInput> = {}) =>
    lunas.payments.processGate({
      ...{ headers, price: "5000", resource: "https://shop.example/article", paywallScript },
      ...more,
    });
  const outcomeOf = async (headers: Readonly<Record<string, string>>, more: Partial<GateInput> = {}) =>
    (await gate(headers, more)).headers[testWalletHeader];
  return { lunas, gate, outcomeOf, gifts };
}

test("the page's request is a demand as before, and the faucet gives the price and no more", async () => {
  const { gate, gifts } = shop();
  const answer = await gate(pageHeaders, { price: "25.50" });
  expect(answer).toMatchObject({ result: "paymentRequired", status: 402, headers: { "Lunas-Test-Wallet": "funded" } });
  expect(answer.headers["PAYMENT-REQUIRED"]).toMatch(/^ey/);
  await gate({ ...pageHeaders, "lunas-test-wallet": `gas ${payer}` });
  const own = { address: payer, network: sandboxConfig.network, openToAll: true };
  expect(gifts).toEqual([
    { key: "ipk_sandbox_x", body: { ...own, token: "IDRX", amount: "26" } },
    { key: "ipk_sandbox_x", body: { ...own, token: "ETH", amount: "0.0007" } },
  ]);
  expect(JSON.stringify(answer)).not.toContain("ipk_sandbox_x");
});

test.each([
  ["a page of another site", { "sec-fetch-site": "cross-site" }, "origin_not_allowed"],
  ["a page of another subdomain", { "sec-fetch-site": "same-site" }, "origin_not_allowed"],
  ["a typed address", { "sec-fetch-site": "none" }, "origin_not_allowed"],
  ["another origin of plain http", { "sec-fetch-site": "", origin: "http://evil.example" }, "origin_not_allowed"],
  ["an amount of its own", { "lunas-test-wallet": `payment ${payer} 100000` }, "invalid_request"],
  ["a need of its own", { "lunas-test-wallet": `everything ${payer}` }, "invalid_request"],
  ["no address", { "lunas-test-wallet": "payment 0x12" }, "invalid_request"],
  ["a long value", { "lunas-test-wallet": `payment ${payer.repeat(1_000)}` }, "invalid_request"],
])("%s gets nothing: nothing is requested of the service", async (_, headers, reason) => {
  const { outcomeOf, gifts } = shop();
  expect(await outcomeOf({ ...pageHeaders, ...headers })).toBe(reason);
  expect(gifts).toEqual([]);
});

test("a page on plain http, whose browser tells no site, is served", async () => {
  expect(await shop().outcomeOf({ "lunas-test-wallet": `payment ${payer}` })).toBe("funded");
});

test.each<[string, { readonly section?: "production" }, Partial<GateInput>]>([
  ["real money", { section: "production" }, {}],
  ["a route whose page has no button", {}, { paywallScript: undefined }],
])("%s: the header means nothing", async (_, options, more) => {
  const { gate, gifts } = shop(options);
  const answer = await gate(pageHeaders, more);
  const { "lunas-test-wallet": _requested, ...plain } = pageHeaders;
  expect(answer).toEqual(await gate(plain, more));
  expect(answer.headers).not.toHaveProperty(testWalletHeader);
  expect(gifts).toEqual([]);
});

test("a payment counts, not the request for play money beside it", async () => {
  const { gate, gifts } = shop();
  expect(await gate({ ...pageHeaders, "payment-signature": "!" })).toMatchObject({ result: "failed" });
  expect(gifts).toEqual([]);
});

test.each([
  ["rate_limited", refused("rate_limited"), "rate_limited"],
  ["faucet_empty", refused("faucet_empty", 503), "faucet_empty"],
  ["amount_exceeds_cap", refused("amount_exceeds_cap", 400), "amount_exceeds_cap"],
  ["a wrong key", refused("unauthorized", 401), "unavailable"],
])("%s of the service is reported by its code only", async (_, reply, reason) => {
  const answer = await shop({ reply }).gate(pageHeaders);
  expect(answer.headers[testWalletHeader]).toBe(reason);
  expect(JSON.stringify(answer)).not.toContain("1000000 IDRX");
});

describe("an hour's limits", () => {
  afterEach(() => jest.restoreAllMocks());

  test("of one client, of the process, and until the hour is over", async () => {
    const now = jest.spyOn(Date, "now").mockReturnValue(1_800_000_000_000);
    const { outcomeOf, gifts } = shop();
    const many = async (clientAddress: string, times: number) => {
      const outcomes: unknown[] = [];
      for (let time = 0; time < times; time += 1) outcomes.push(await outcomeOf(pageHeaders, { clientAddress }));
      return outcomes.filter((each) => each === "funded").length;
    };
    expect(await many("192.0.2.1", 25)).toBe(20);
    expect(await many("192.0.2.2", 25)).toBe(20);
    // A refused page uses nothing up.
    await outcomeOf({ ...pageHeaders, "sec-fetch-site": "cross-site" }, { clientAddress: "192.0.2.3" });
    expect(await many("192.0.2.3", 25)).toBe(20);
    expect(await outcomeOf(pageHeaders, { clientAddress: "192.0.2.4" })).toBe("rate_limited");
    expect(gifts).toHaveLength(60);
    now.mockReturnValue(1_800_000_000_000 + 3_600_000);
    expect(await outcomeOf(pageHeaders, { clientAddress: "192.0.2.1" })).toBe("funded");
  });

  test("requests at the same time count too", async () => {
    const { outcomeOf, gifts } = shop();
    const outcomes = await Promise.all(Array.from({ length: 100 }, () => outcomeOf(pageHeaders)));
    expect(outcomes.filter((each) => each === "funded")).toHaveLength(60);
    expect(gifts).toHaveLength(60);
  });
});

describe("every adapter passes it on, on the paid route itself", () => {
  const address = "http://shop.example/article";
  const offer = { price: "5000", paywallScript };
  const request = () => new Request(address, { headers: pageHeaders });

  test("Express", async () => {
    const headers: Record<string, string> = {};
    const response = {
      ...{ statusCode: 0, end: () => undefined, status: () => undefined, json: () => undefined },
      set: (given: Readonly<Record<string, string>>) => Object.assign(headers, given),
    } satisfies ExpressResponse;
    const seen = { protocol: "http", originalUrl: "/article", headers: pageHeaders };
    await expressPayment(shop().lunas, offer)(seen, response, () => undefined);
    expect(headers[testWalletHeader]).toBe("funded");
  });

  test("Fastify", async () => {
    const app = fastify();
    app.get("/article", { preHandler: fastifyPayment(shop().lunas, offer) }, () => ({}));
    const url = await app.listen({ host: "127.0.0.1", port: 0 });
    const answer = await fetch(`${url}/article`, { headers: pageHeaders });
    expect([answer.status, answer.headers.get(testWalletHeader)]).toEqual([402, "funded"]);
    await app.close();
  });

  test("Hono", async () => {
    const app = new Hono();
    app.get("/article", honoPayment(shop().lunas, offer), (context) => context.json({}));
    const answer = await app.request(request());
    expect([answer.status, answer.headers.get(testWalletHeader)]).toEqual([402, "funded"]);
  });

  test("Next", async () => {
    const answer = await withPayment(shop().lunas, offer, () => Response.json({}))(request(), undefined);
    expect([answer.status, answer.headers.get(testWalletHeader)]).toEqual([402, "funded"]);
  });
});

describe("the page", () => {
  const html = async (section: "sandbox" | "production", more: Partial<GateInput> = {}, language = "en") => {
    const answer = await shop({ section }).gate({ accept: "text/html", "accept-language": language }, more);
    return ("page" in answer ? answer.page : null) ?? "";
  };
  const without = { paywallScript: undefined };

  test.each([
    ["en", "Sandbox: play money only. No real money moves."],
    ["id", "Sandbox: hanya uang percobaan. Tidak ada uang sungguhan yang berpindah."],
  ])("says in the sandbox that it takes play money (%s), and sells no IDRX", async (language, banner) => {
    for (const more of [{}, without]) {
      const page = await html("sandbox", more, language);
      expect(page).toContain(`<div class="sandbox" role="note">${banner}</div>`);
      expect(page).not.toContain("idrx.co");
    }
    expect(await html("sandbox", {}, language)).toContain(" data-test-wallet>");
    expect(await html("sandbox", without, language)).toContain("<code>npx @lunas/cli pay</code>");
  });

  test("has none of it where the money is real", async () => {
    for (const more of [{}, without]) {
      expect(await html("production", more)).not.toMatch(/class="sandbox"|play money|data-test-wallet|@lunas\/cli/);
    }
    expect(await html("production", without)).toContain("https://idrx.co");
  });

  test("lets the payer pay a price with sen: the button allows the whole of it", async () => {
    expect(await html("sandbox", { price: "25.50" })).toContain('data-price="25.50"');
  });
});
