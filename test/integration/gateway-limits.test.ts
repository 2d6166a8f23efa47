import { newApiKey } from "@lunas/domain/merchant/api-key";
import { readConfig } from "@lunas/gateway/settings/read-config";
import { freePort } from "@lunas/stack/free-port";
import { serviceEnvironment } from "@lunas/stack/service-environment";
import type { Stack } from "@lunas/stack/stack";
import { startStack } from "@lunas/stack/start-stack";
import { until } from "@lunas/testkit/time/until";
import { Redis } from "ioredis";
import request from "supertest";
import { type RunningGateway, registerMerchant, signIn, startGateway, type TestMerchant } from "./gateway-fixture";

jest.setTimeout(120_000);

const narrow = {
  RATE_LIMIT_FACILITATE: "4",
  RATE_LIMIT_PAYMENTS: "3",
  RATE_LIMIT_MERCHANT: "3",
  RATE_LIMIT_OTHER: "40",
};

let stack: Stack;
let redis: Redis;
/** Behind one proxy, which is this test. */
let gateways: readonly RunningGateway[];
let merchant: TestMerchant;
let cookie: string;

beforeAll(async () => {
  stack = await startStack({ blockTime: { sandbox: "automine", base: "automine" }, external: {} });
  redis = new Redis(stack.redisUrl);
  const publicUrl = `http://localhost:${await freePort()}`;
  const shared = { ...narrow, TRUST_PROXY: "1", PUBLIC_URL: publicUrl, SIWE_DOMAINS: new URL(publicUrl).host };
  gateways = await Promise.all([startGateway(stack, shared), startGateway(stack, shared)]);
  merchant = await registerMerchant(url());
  cookie = await signIn(url(), merchant);
});
afterAll(async () => {
  for (const gateway of gateways ?? []) await gateway.stop();
  redis?.disconnect();
  await stack?.stop();
});

const url = (which = 0) => gateways[which]?.url ?? "";

let callers = 0;
/** A new client address. */
const newAddress = () => {
  callers += 1;
  return `198.51.100.${callers}`;
};

interface LimitedRequest {
  readonly which?: number;
  readonly from: string;
  readonly headers?: Record<string, string>;
  readonly body?: object | string;
}

function ask(method: string, path: string, { which = 0, from, headers = {}, body }: LimitedRequest) {
  const verb = method.toLowerCase() as "post";
  return request(url(which))
    [verb](path)
    .set({ "X-Forwarded-For": from, ...headers })
    .send(body);
}

/** The name of the limit that a request counted against, and what is left of it. */
function remaining({ headers }: request.Response): [string, number] {
  const [, name = "none", left = "-1"] = /^"([a-z]+)"; r=(\d+); t=\d+$/.exec(headers.ratelimit ?? "") ?? [];
  return [name, Number(left)];
}

it("the limits are the table's unless they are set", () => {
  const env = serviceEnvironment(stack, { port: 1, publicUrl: "http://localhost:1" });
  expect(readConfig(env).limits).toEqual({ facilitate: 60, payments: 120, merchant: 10, other: 120 });
  expect(readConfig(env).listen.trustProxy).toBe(0);
  expect(() => readConfig({ ...env, TRUST_PROXY: "true" })).toThrow(/TRUST_PROXY/);
});

describe("what counts against what", () => {
  it.each([
    ["POST", "/facilitate", "facilitate"],
    ["POST", "/merchant/api-keys", "merchant"],
    ["POST", "/merchant/api-keys/key_1/roll", "merchant"],
    ["POST", "/merchant/nothing", "merchant"],
    ["POST", "/merchants", "merchant"],
    ["POST", "/merchants/anything", "merchant"],
    ["PATCH", "/merchant/me", "other"],
    ["DELETE", "/merchant/api-keys/key_1", "other"],
    ["GET", "/merchant/me", "other"],
    ["POST", "/auth/login", "other"],
    ["POST", "/sandbox/fund", "other"],
    ["GET", "/config", "other"],
    ["GET", "/health", "other"],
    ["GET", "/payments/pay_1", "other"],
    ["GET", "/payments/pay_1/timeline", "other"],
    ["GET", "/verify/pay_1", "other"],
    ["GET", "/nothing", "other"],
    ["DELETE", "/facilitate", "other"],
    ["OPTIONS", "/facilitate", "other"],
    ["POST", "/payments/%ZZ", "other"],
  ])("%s %s, by one who is nobody: %s", async (method, path, name) => {
    const from = newAddress();
    const answers = [await ask(method, path, { from }), await ask(method, path, { from })];
    const full = { facilitate: 4, merchant: 3, other: 40 }[name] ?? 0;
    expect(answers.map(remaining)).toEqual([
      [name, full - 1],
      [name, full - 2],
    ]);
    const policy = answers[0]?.headers["ratelimit-policy"];
    expect(policy).toMatch(new RegExp(`^"${name}"; q=${full}; w=60`));
  });

  it("a request counts whatever comes of it", async () => {
    const from = newAddress();
    const json = { "Content-Type": "application/json" };
    const answers = [
      await ask("POST", "/facilitate", { from, headers: json, body: "{" }),
      await ask("POST", "/facilitate", { from, body: { x: "y".repeat(70_000) } }),
      await ask("POST", "/facilitate", { from, headers: { "Content-Type": "text/plain" }, body: "hello" }),
      await ask("POST", "/facilitate", { from, headers: { "X-API-Key": merchant.sandboxApiKey }, body: {} }),
      await ask("POST", "/facilitate", { from, headers: { "X-API-Key": merchant.sandboxApiKey }, body: {} }),
    ];
    expect(answers.map(({ status }) => status)).toEqual([400, 413, 415, 400, 429]);
    expect(answers.map((answer) => remaining(answer)[1])).toEqual([3, 2, 1, 0, 0]);
    const refund = { from: newAddress(), headers: json, body: "{" };
    for (const path of ["/payments/pay_1/refunds", "/payments/pay_1/refunds/prepare"]) {
      const answer = await ask("POST", path, refund);
      expect([answer.status, answer.headers.ratelimit]).toEqual([400, expect.any(String)]);
    }
  });

  it("look-ups count by their key, wherever they come from and whatever path they take", async () => {
    const make = () =>
      request(url())
        .post("/merchant/api-keys")
        .set({ Cookie: cookie, "X-Forwarded-For": newAddress() })
        .send({ environment: "sandbox" });
    const [one, other] = [await make(), await make()].map(({ body }) => ({ "X-API-Key": String(body.key) }));
    const paths = ["/payments/pay_1", "/verify/pay_1", "/payments/pay_1/timeline", "/payments/pay_1"];
    const answers: request.Response[] = [];
    for (const [at, path] of paths.entries())
      answers.push(await ask("GET", path, { which: at % 2, from: newAddress(), headers: one ?? {} }));
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 429]);
    expect(answers.map(remaining)).toEqual([
      ["payments", 2],
      ["payments", 1],
      ["payments", 0],
      ["payments", 0],
    ]);
    const [last] = answers.slice(-1);
    expect(last?.body.error).toMatchObject({ code: "rate_limited", details: { limit: "payments" } });
    const from = newAddress();
    expect(remaining(await ask("GET", "/payments/pay_1", { from, headers: other ?? {} }))).toEqual(["payments", 2]);
    // An invalid key belongs to no merchant: it counts by its address.
    const guess = { "X-API-Key": `ipk_sandbox_${"a".repeat(38)}` };
    expect(remaining(await ask("GET", "/payments/pay_1", { from, headers: guess }))).toEqual(["other", 39]);
  });
});

describe("the counters", () => {
  it("are shared by all gateways, each address has its own, and Retry-After is right to the second", async () => {
    const from = newAddress();
    const statuses: number[] = [];
    for (const which of [0, 1, 0, 1])
      statuses.push((await ask("POST", "/facilitate", { which, from, body: {} })).status);
    expect(statuses).toEqual([400, 400, 400, 400]);
    for (const which of [0, 1]) {
      const [key = ""] = await redis.keys(`lunas:limit:facilitate:${from}`);
      const leftMsBefore = await redis.pttl(key);
      const refused = await ask("POST", "/facilitate", { which, from, body: {} });
      const leftMsAfter = await redis.pttl(key);
      expect([refused.status, refused.body.error.code]).toEqual([429, "rate_limited"]);
      const retryAfter = Number(refused.headers["retry-after"]);
      expect(retryAfter).toBeLessThanOrEqual(Math.ceil(leftMsBefore / 1_000));
      expect(retryAfter).toBeGreaterThanOrEqual(Math.ceil(leftMsAfter / 1_000));
      expect(refused.headers.ratelimit).toMatch(/^"facilitate"; r=0; t=\d+$/);
    }
    expect((await ask("POST", "/facilitate", { from: newAddress(), body: {} })).status).toBe(400);
    // The window's end, brought forward: who comes then is welcome, for a whole window.
    await redis.pexpire(`lunas:limit:facilitate:${from}`, 1);
    await until(async () => (await redis.exists(`lunas:limit:facilitate:${from}`)) === 0);
    expect(remaining(await ask("POST", "/facilitate", { which: 1, from }))).toEqual(["facilitate", 3]);
  });

  it("take a whole IPv6 network for one caller", async () => {
    const lefts: number[] = [];
    for (const from of ["2001:db8:1:2::1", "2001:db8:1:2:ffff::9", "2001:db8:9::1"])
      lefts.push(remaining(await ask("POST", "/facilitate", { from }))[1]);
    expect(lefts).toEqual([3, 2, 3]);
  });
});

describe("with RATE_LIMIT_FACILITATE_KEY", () => {
  let byKey: RunningGateway;
  beforeAll(async () => {
    await redis.flushall();
    byKey = await startGateway(stack, { ...narrow, TRUST_PROXY: "1", RATE_LIMIT_FACILITATE_KEY: "6" });
  });
  afterAll(() => byKey?.stop());

  const facilitate = async (from: string, key: string) => {
    const headers = { "X-Forwarded-For": from, "X-API-Key": key };
    const answer = await request(byKey.url)
      .post("/facilitate")
      .set(headers)
      .send({ x402Version: 2, paymentPayload: {} });
    return [answer.status === 429, ...remaining(answer), /q=(\d+)/.exec(answer.headers["ratelimit-policy"] ?? "")?.[1]];
  };

  it("a secret key counts by itself once it is known, and every other key by its address", async () => {
    const guess = () => newApiKey({ type: "secret", environment: "sandbox" }).key;
    const key = merchant.sandboxApiKey;
    const [one, other] = [newAddress(), newAddress()];
    // Nothing is looked up before a limit: who comes for the first time counts by its address.
    expect(await facilitate(one, key)).toEqual([false, "facilitate", 3, "4"]);
    // Whatever it was found good for.
    await request(byKey.url).get("/payments/pay_1").set("X-API-Key", key);
    expect(await facilitate(one, key)).toEqual([false, "facilitate", 5, "6"]);
    for (const left of [2, 1, 0]) expect(await facilitate(one, guess())).toEqual([false, "facilitate", left, "4"]);
    expect(await facilitate(one, guess())).toEqual([true, "facilitate", 0, "4"]);
    for (const [at, from] of [one, other, one, other, one].entries())
      expect(await facilitate(from, key)).toEqual([false, "facilitate", 4 - at, "6"]);
    for (const from of [one, other, newAddress()])
      expect(await facilitate(from, key)).toEqual([true, "facilitate", 0, "6"]);
    expect(await facilitate(other, guess())).toEqual([false, "facilitate", 3, "4"]);
  });

  it("a publishable key counts by its address: everybody has it", async () => {
    const wanted = { environment: "sandbox", type: "publishable", allowedOrigins: ["https://shop.example"] };
    const made = await request(url())
      .post("/merchant/api-keys")
      .set({ Cookie: cookie, "X-Forwarded-For": newAddress() })
      .send(wanted);
    const from = newAddress();
    for (const left of [3, 2, 1])
      expect(await facilitate(from, String(made.body.key))).toEqual([false, "facilitate", left, "4"]);
  });
});

describe("an address", () => {
  const lefts = async (at: string, forwarded: readonly string[]) => {
    const found: number[] = [];
    for (const each of forwarded) {
      const answer = await request(at).post("/facilitate").set("X-Forwarded-For", each);
      found.push(remaining(answer)[1]);
    }
    return found;
  };
  const with_ = async (trust: string, forwarded: readonly string[]) => {
    // From a count of its own: these all come from one address in the end.
    await redis.flushall();
    const gateway = await startGateway(stack, { ...narrow, TRUST_PROXY: trust });
    const found = await lefts(gateway.url, forwarded);
    await gateway.stop();
    return found;
  };

  it("is what the last trusted proxy saw, and not what a caller writes in front", async () => {
    const client = newAddress();
    const forwarded = [client, `1.1.1.1, ${client}`, `2.2.2.2, 3.3.3.3, ${client}`, `${client}, ${newAddress()}`];
    expect(await lefts(url(), forwarded)).toEqual([3, 2, 1, 3]);
  });

  it.each([
    ["0", [3, 2, 1]],
    ["10.0.0.0/8", [3, 2, 1]],
    ["127.0.0.0/8,::1/128", [3, 3, 2]],
    ["2", [3, 3, 3]],
  ])("with TRUST_PROXY=%s", async (trust, expected) => {
    // Two hops, of which the nearer is the same for the last two.
    expect(await with_(trust, ["9.9.9.1, 8.8.8.1", "9.9.9.2, 8.8.8.2", "9.9.9.3, 8.8.8.2"])).toEqual(expected);
  });
});
