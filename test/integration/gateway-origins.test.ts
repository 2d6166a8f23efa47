import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import type { Chain } from "@lunas/catalog/chain";
import { base } from "@lunas/catalog/chains/base";
import { sandbox } from "@lunas/catalog/chains/sandbox";
import { operations } from "@lunas/protocol/api/operations";
import type { RunningParts } from "@lunas/runtime/parts";
import type { Stack } from "@lunas/stack/stack";
import { startStack } from "@lunas/stack/start-stack";
import { createPayer, type Payer } from "@lunas/testkit/payer/create-payer";
import { paymentPayload, requirementsFor } from "@lunas/testkit/payer/payment-header";
import { until } from "@lunas/testkit/time/until";
import type { Browser, Page } from "playwright-core";
import request from "supertest";
import { fundedPayer } from "../harness/funded-payer";
import { mineEvery } from "../harness/mine-every";
import { openChromium } from "../harness/open-chromium";
import { type RunningGateway, registerMerchant, signIn, startGateway, type TestMerchant } from "./gateway-fixture";
import { startSettler } from "./settling-gateway";

jest.setTimeout(240_000);

type Environment = "sandbox" | "production";
type KeyType = "secret" | "publishable";

let stack: Stack;
let settler: RunningParts;
let gateway: RunningGateway;
let limited: RunningGateway;
let merchant: TestMerchant;
const keys = new Map<string, string>();
/** A page of the merchant's shop, and a page of another site. */
let shop: Server;
let elsewhere: Server;
const originOf = (server: Server) => `http://localhost:${(server.address() as AddressInfo).port}`;

beforeAll(async () => {
  [stack, shop, elsewhere] = await Promise.all([startStack({ external: {} }), servePage(), servePage()]);
  settler = await startSettler(stack);
  [gateway, limited] = await Promise.all([
    startGateway(stack, { SETTLE_WAIT_MS: "200" }),
    startGateway(stack, { RATE_LIMIT_FACILITATE: "1" }),
  ]);
  merchant = await registerMerchant(gateway.url);
  const cookie = await signIn(gateway.url, merchant);
  for (const type of ["secret", "publishable"] as const) {
    for (const environment of ["sandbox", "production"] as const) {
      const wanted = { type, environment, ...(type === "publishable" && { allowedOrigins: [originOf(shop)] }) };
      const { body } = await request(gateway.url)
        .post("/merchant/api-keys")
        .set("Cookie", cookie)
        .send(wanted)
        .expect(201);
      keys.set(`${type} ${environment}`, body.key);
    }
  }
  await until(
    async () => {
      const { body } = await request(gateway.url).get("/health");
      return body.networks.sandbox.status === "ok" && body.networks.base.status === "ok";
    },
    { timeoutMs: 60_000, intervalMs: 50, what: "two networks that take payments" },
  );
});
afterAll(async () => {
  shop?.close();
  elsewhere?.close();
  await gateway?.stop();
  await limited?.stop();
  await settler?.stop();
  await stack?.stop();
});

async function servePage(): Promise<Server> {
  const server = createServer((_request, response) => {
    response.setHeader("Content-Type", "text/html").end("<!doctype html><title>Kedai</title>");
  });
  await new Promise<void>((resolve) => server.listen(0, "localhost", resolve));
  return server;
}

const keyOf = (type: KeyType, environment: Environment) => keys.get(`${type} ${environment}`) ?? "";
const chainOf = (environment: Environment): Chain => (environment === "sandbox" ? sandbox : base);

/** Really signed. */
async function aPayment(chain: Chain, payer: Payer = createPayer({ chain })) {
  const deadlineSeconds = BigInt(Math.floor(Date.now() / 1_000) + 600);
  const authorization = await payer.authorize({ to: merchant.address, amount: 10_000n, deadlineSeconds });
  return {
    paymentPayload: paymentPayload(authorization, { chain }),
    paymentRequirements: requirementsFor(authorization, chain),
  };
}

describe("POST /facilitate, from every origin", () => {
  interface Case {
    readonly type: KeyType;
    readonly environment: Environment;
    readonly from: "no page" | "a registered page" | "another page";
    readonly isRight: boolean;
  }
  const cases = (["secret", "publishable"] as const).flatMap((type) =>
    (["sandbox", "production"] as const).flatMap((environment) =>
      (["no page", "a registered page", "another page"] as const).flatMap((from) =>
        [true, false].map((isRight): Case => ({ type, environment, from, isRight })),
      ),
    ),
  );

  /** The payer has nothing: a request that may be made at all is refused for that. */
  function outcomeOf({ type, from, isRight }: Case): [number, string] {
    if (type === "secret" && from !== "no page") return [403, "secret_key_in_browser"];
    if (type === "publishable" && from !== "a registered page") return [403, "origin_not_allowed"];
    return [400, isRight ? "insufficient_balance" : "unsupported_network"];
  }

  it("has as many cases as there are", () => expect(cases).toHaveLength(24));

  it.each(
    cases.map(
      (each) => [each.type, each.environment, each.from, each.isRight ? "its own" : "the other", each] as const,
    ),
  )("a %s %s key from %s, for %s chain", async (_type, _environment, _from, _chain, given) => {
    const { type, environment, from, isRight } = given;
    const other = environment === "sandbox" ? "production" : "sandbox";
    const requested = request(gateway.url).post("/facilitate").set("X-API-Key", keyOf(type, environment));
    if (from !== "no page") requested.set("Origin", originOf(from === "another page" ? elsewhere : shop));
    const { status, body, headers } = await requested.send(await aPayment(chainOf(isRight ? environment : other)));
    expect([status, body.error.code]).toEqual(outcomeOf(given));
    const allowed = from === "a registered page" ? originOf(shop) : undefined;
    expect(headers["access-control-allow-origin"]).toBe(allowed);
    expect(headers.vary).toMatch(/\bOrigin\b/);
  });

  it("takes no opaque page for one that is registered", async () => {
    const requested = request(gateway.url)
      .post("/facilitate")
      .set({ "X-API-Key": keyOf("publishable", "sandbox"), Origin: "null" });
    const { body, headers } = await requested.send(await aPayment(sandbox));
    expect(body.error.code).toBe("origin_not_allowed");
    expect(headers).not.toHaveProperty("access-control-allow-origin");
  });
});

describe("a preflight", () => {
  const preflight = (path: string, origin: string, method = "POST") =>
    request(gateway.url).options(path).set({
      Origin: origin,
      "Access-Control-Request-Method": method,
      "Access-Control-Request-Headers": "content-type,x-api-key,idempotency-key",
    });

  it.each([
    ["/facilitate", "POST"],
    ["/config", "GET"],
  ])("to %s lets a registered page %s", async (path, method) => {
    const { status, headers, text } = await preflight(path, originOf(shop), method);
    expect([status, text]).toEqual([204, ""]);
    expect(headers).toMatchObject({
      "access-control-allow-origin": originOf(shop),
      "access-control-allow-methods": method,
      "access-control-allow-headers": expect.stringMatching(/Content-Type.*X-API-Key.*Idempotency-Key/),
      "lunas-version": "2026-11-20",
      "x-request-id": expect.stringMatching(/^req_/),
    });
    expect(Number(headers["access-control-max-age"])).toBeLessThanOrEqual(5);
    expect(headers.vary).toMatch(/\bOrigin\b/);
  });

  it.each(["/facilitate", "/config"])("to %s lets no other page", async (path) => {
    for (const origin of [originOf(elsewhere), "null", "https://localhost", `${originOf(shop)}0`]) {
      const { status, headers } = await preflight(path, origin);
      expect(status).toBe(204);
      expect(corsHeaders(headers)).toEqual([]);
      expect(headers.vary).toMatch(/\bOrigin\b/);
    }
  });
});

const corsHeaders = (headers: object) => Object.keys(headers).filter((name) => name.startsWith("access-control-"));

it("a registered page may read the answers of two paths alone, and those with what it needs", async () => {
  const readable: string[] = [];
  for (const { method, path } of operations) {
    const to = path.replace(/:\w+/g, "x");
    const verb = method.toLowerCase() as "get";
    const requested = request(gateway.url)[verb](to).set("Origin", originOf(shop));
    const { headers } = await (method === "GET" ? requested : requested.send({}));
    if (corsHeaders(headers).length === 0) continue;
    readable.push(`${method} ${path}`);
    const exposed = String(headers["access-control-expose-headers"]).split(", ");
    const needed = ["PAYMENT-RESPONSE", "X-Request-Id", "Retry-After", "RateLimit", "RateLimit-Policy"];
    expect(exposed).toEqual(expect.arrayContaining([...needed, "Idempotency-Replayed"]));
    expect(headers).not.toHaveProperty("access-control-allow-credentials");
  }
  expect(readable).toEqual(["POST /facilitate", "GET /config"]);
});

describe("a page in a real browser", () => {
  let browser: Browser | undefined;
  let page: Page;

  beforeAll(async () => {
    browser = await openChromium();
    page = await browser.newPage();
    await page.goto(originOf(shop));
  });
  afterAll(() => browser?.close());

  interface Read {
    readonly status: number;
    readonly code: string | undefined;
    readonly details: Record<string, string> | undefined;
    readonly headers: Record<string, string>;
  }
  interface Sent {
    readonly url?: string;
    readonly path?: string;
    readonly body?: object;
    readonly key?: string;
  }

  /** What the page's own script can read of an answer; null where the browser keeps it from it. */
  function read(from: Page, { url = gateway.url, path = "/facilitate", body, key }: Sent): Promise<Read | null> {
    const method = body === undefined ? "GET" : "POST";
    const headers = {
      ...(body !== undefined && { "Content-Type": "application/json" }),
      ...(key !== undefined && { "X-API-Key": key }),
    };
    const init = { method, headers, ...(body !== undefined && { body: JSON.stringify(body) }) };
    return from.evaluate(
      async ([to, requested]) => {
        try {
          const response = await fetch(to, requested);
          const { error } = (await response.json()) as { error?: { code: string; details: Record<string, string> } };
          const reported = Object.fromEntries(response.headers);
          return { status: response.status, code: error?.code, details: error?.details, headers: reported };
        } catch {
          return null;
        }
      },
      [`${url}${path}`, init] as const,
    );
  }

  const key = () => keyOf("publishable", "sandbox");

  it("reads 413", async () => {
    const answer = await read(page, { body: { x: "y".repeat(5_000_000) }, key: key() });
    expect(answer).toMatchObject({ status: 413, code: "payload_too_large" });
    expect(answer?.headers["x-request-id"]).toMatch(/^req_/);
  });

  it("reads 429, and when to come back", async () => {
    const sent = { url: limited.url, body: {}, key: key() };
    await read(page, sent);
    const answer = await read(page, sent);
    expect(answer).toMatchObject({ status: 429, code: "rate_limited" });
    expect(answer?.headers["retry-after"]).toMatch(/^[1-9]\d*$/);
    expect(answer?.headers.ratelimit).toMatch(/^"facilitate"; r=0/);
    expect(answer?.headers["ratelimit-policy"]).toMatch(/^"facilitate"; q=1; w=60/);
  });

  it("reads 403 for its own secret key, and 401 for an invalid key", async () => {
    const body = await aPayment(sandbox);
    const secret = await read(page, { body, key: keyOf("secret", "sandbox") });
    expect(secret).toMatchObject({ status: 403, code: "secret_key_in_browser" });
    expect(await read(page, { body, key: "x" })).toMatchObject({ status: 401, code: "unauthorized" });
  });

  it("reads 504, with the payment that is on its way, and 200 once it is there", async () => {
    const payer = await fundedPayer(stack.chains.sandbox.rpcUrl, 1_000_000n);
    const { rpcUrl } = stack.chains.sandbox;
    const { paymentPayload: payload } = await aPayment(sandbox, payer);
    await mineEvery(rpcUrl, 0);
    const sent = { body: { paymentPayload: payload }, key: key() };
    const answer = await read(page, sent);
    await mineEvery(rpcUrl, 1);
    expect(answer).toMatchObject({ status: 504, code: "settlement_pending" });
    expect(answer?.details?.paymentId).toMatch(/^pay_/);
    expect(answer?.headers["retry-after"]).toMatch(/^[1-9]\d*$/);
    const unlessOpen = async () => {
      const next = await read(page, sent);
      return next?.status === 504 || next?.details?.status === "pending" ? null : next;
    };
    const settled = await until(unlessOpen, { timeoutMs: 60_000, intervalMs: 200, what: "the answer" });
    expect(settled).toMatchObject({ status: 200 });
    expect(settled?.headers["payment-response"]).toMatch(/^[A-Za-z0-9+/]+=*$/);
  });

  it("reads /config, and nothing else", async () => {
    expect(await read(page, { path: "/config" })).toMatchObject({ status: 200 });
    for (const path of ["/health", "/auth/nonce", "/nothing"]) expect(await read(page, { path })).toBeNull();
    expect(await read(page, { path: "/payments/pay_1", key: key() })).toBeNull();
  });

  it("of an unregistered origin reads nothing", async () => {
    const thirdParty = await (browser as Browser).newPage();
    await thirdParty.goto(originOf(elsewhere));
    expect(await read(thirdParty, { path: "/config" })).toBeNull();
    expect(await read(thirdParty, { body: await aPayment(sandbox), key: key() })).toBeNull();
    await thirdParty.close();
  });
});
