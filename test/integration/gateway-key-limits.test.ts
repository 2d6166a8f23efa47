import { operations } from "@lunas/protocol/api/operations";
import { query } from "@lunas/stack/postgres/query";
import type { Stack } from "@lunas/stack/stack";
import { startStack } from "@lunas/stack/start-stack";
import request from "supertest";
import { minimalPayment } from "../harness/minimal-payment";
import { type RunningGateway, registerMerchant, signIn, startGateway, type TestMerchant } from "./gateway-fixture";

jest.setTimeout(120_000);

const hourMs = 3_600_000;
let stack: Stack;
/** The first is reached directly; the second stands behind one proxy. */
let gateway: RunningGateway;
let proxied: RunningGateway;
let merchant: TestMerchant;
let cookie: string;

beforeAll(async () => {
  stack = await startStack({ blockTime: { sandbox: "automine", base: "automine" }, external: {} });
  gateway = await startGateway(stack, { X402_FACADE: "true", X402_DISCOVERY: "true" });
  proxied = await startGateway(stack, { TRUST_PROXY: "1" });
  merchant = await registerMerchant(gateway.url);
  cookie = await signIn(gateway.url, merchant);
});
afterAll(async () => {
  await Promise.all([gateway?.stop(), proxied?.stop()]);
  await stack?.stop();
});

const keys = (verb: "get" | "post" | "patch" | "delete", path = "", body?: object) =>
  request(gateway.url)[verb](`/merchant/api-keys${path}`).set("Cookie", cookie).send(body);
const issue = async (options: object) =>
  (await keys("post", "", { environment: "sandbox", ...options }).expect(201)).body as { id: string; key: string };
const allScopes = ["payments:settle", "payments:read", "refunds:write", "links:write", "events:read", "sandbox"];

/** What a look-up says of a key: 404 means that the key opened. */
async function lookUp(url: string, key: string, forwardedFor?: string) {
  const requested = request(url).get("/payments/pay_1").set("X-API-Key", key);
  const { status, body } = await (forwardedFor === undefined
    ? requested
    : requested.set("X-Forwarded-For", forwardedFor));
  // The id of the request differs in each answer.
  const { requestId: _, ...error } = body.error;
  return { status, ...error } as { status: number; code: string; details: Record<string, string> };
}

describe("scopes", () => {
  const bySecretKey = operations.filter(({ auth }) => /key/i.test(auth));
  const call = ({ method, path }: (typeof operations)[number], key: string) =>
    request(gateway.url)[method.toLowerCase() as "get"](path.replace(/:\w+/, "pay_1")).set("X-API-Key", key);

  it("a key that may read events opens that and no other route", async () => {
    const { key } = await issue({ scopes: ["events:read"] });
    const opened: string[] = [];
    for (const operation of bySecretKey) {
      // Settling judges the body before the key.
      const { status, body } = await call(operation, key).send(operation.id === "facilitate" ? minimalPayment : {});
      if (status !== 403) opened.push(operation.id);
      else expect(body.error).toMatchObject({ code: "forbidden", details: { scope: expect.any(String) } });
    }
    expect(opened).toEqual(["listEvents"]);
  });

  it("each scope opens its own routes, and all together all", async () => {
    const opens = async (scopes: readonly string[] | undefined) => {
      const { key } = await issue(scopes === undefined ? {} : { scopes });
      const answers = await Promise.all(
        ["/payments/pay_1", "/events", "/sandbox/wallets", "/x402/supported"].map((path) =>
          request(gateway.url).get(path).set("X-API-Key", key),
        ),
      );
      return answers.map(({ status }) => status);
    };
    expect(await opens(["payments:read"])).toEqual([404, 403, 403, 403]);
    expect(await opens(["payments:settle"])).toEqual([403, 403, 403, 200]);
    expect(await opens(["sandbox", "events:read"])).toEqual([403, 200, 409, 403]);
    expect(await opens(["links:write", "refunds:write"])).toEqual([403, 403, 403, 403]);
    expect(await opens(undefined)).toEqual([404, 200, 409, 200]);
    expect(await opens(allScopes)).toEqual([404, 200, 409, 200]);
  });

  it("are shown, all of them where none was named, and those of a key cannot be changed", async () => {
    const made = await issue({ scopes: ["events:read"] });
    expect(made).toMatchObject({ scopes: ["events:read"], allowedIps: [], expiresAt: null });
    expect(await issue({})).toMatchObject({ scopes: allScopes });
    const { body, status } = await keys("patch", `/${made.id}`, { scopes: allScopes });
    expect([status, Object.keys(body.error.details)]).toEqual([400, ["scopes"]]);
  });
});

describe("allowed addresses", () => {
  it("a caller from elsewhere is refused, whatever it says about itself in X-Forwarded-For", async () => {
    const { key } = await issue({ allowedIps: ["203.0.113.0/24", "2001:db8::/32"] });
    for (const forwarded of [undefined, "203.0.113.7", "203.0.113.7, 203.0.113.8", "::ffff:203.0.113.7"]) {
      const answer = await lookUp(gateway.url, key, forwarded);
      expect(answer).toMatchObject({ status: 403, code: "forbidden", details: { reason: "ip_not_allowed" } });
    }
  });

  it("behind a proxy the address that the proxy saw counts, and not what stands before it", async () => {
    const { key } = await issue({ allowedIps: ["203.0.113.0/24", "2001:db8::/32"] });
    const requested = (forwarded: string) => lookUp(proxied.url, key, forwarded);
    expect(await requested("203.0.113.7, 198.51.100.9")).toMatchObject({
      status: 403,
      details: { reason: "ip_not_allowed", ip: "198.51.100.9" },
    });
    expect(await requested("198.51.100.9, 203.0.113.7")).toMatchObject({ status: 404 });
    expect(await requested("::ffff:203.0.113.7")).toMatchObject({ status: 404 });
    expect(await requested("2001:db8:1::5")).toMatchObject({ status: 404 });
    expect(await requested("2001:db9::5")).toMatchObject({ status: 403 });
    expect(await requested("nonsense")).toMatchObject({ status: 403 });
  });

  it("can be changed, and the change is followed", async () => {
    const { id, key } = await issue({ allowedIps: ["127.0.0.0/8", "::1"] });
    expect(await lookUp(gateway.url, key)).toMatchObject({ status: 404 });
    const { body } = await keys("patch", `/${id}`, { allowedIps: ["203.0.113.9"] }).expect(200);
    expect(body.allowedIps).toEqual(["203.0.113.9"]);
    expect(await lookUp(proxied.url, key, "203.0.113.9")).toMatchObject({ status: 404 });
    expect(await lookUp(proxied.url, key, "203.0.113.10")).toMatchObject({ status: 403 });
  });
});

describe("expiry", () => {
  it("an expired key looks like one that never was, and its successor ends with it", async () => {
    const expiresAt = new Date(Date.now() + 24 * hourMs).toISOString();
    const { id, key } = await issue({ expiresAt });
    expect(await lookUp(gateway.url, key)).toMatchObject({ status: 404 });
    const { body: rolled } = await keys("post", `/${id}/roll`, { graceSeconds: 604_800 }).expect(201);
    expect(rolled).toMatchObject({ expiresAt, replaces: { id, revokedAt: expiresAt } });
    await query(stack.databaseUrl, "update api_keys set expires_at = now() where id in ($1, $2)", [id, rolled.id]);
    const unknown = await lookUp(proxied.url, `${key.slice(0, -1)}_`);
    for (const expired of [key, rolled.key]) expect(await lookUp(proxied.url, expired)).toEqual(unknown);
    expect(unknown).toMatchObject({ status: 401, code: "unauthorized" });
    const { body, status } = await keys("post", `/${rolled.id}/roll`, { graceSeconds: 604_800 });
    expect([status, body.error.code]).toEqual([404, "not_found"]);
  });
});

describe("what is refused when a key is made: 400", () => {
  const publishable = { type: "publishable", allowedOrigins: ["https://shop.example"] };
  it.each<[object, string]>([
    [{ scopes: [] }, "scopes"],
    [{ scopes: ["payments:write"] }, "scopes[0]"],
    [{ scopes: ["sandbox", "sandbox"] }, "scopes"],
    [{ allowedIps: ["203.0.113.0/33"] }, "allowedIps[0]"],
    [{ allowedIps: ["::1", "203.0.113.256"] }, "allowedIps[1]"],
    [{ allowedIps: ["shop.example"] }, "allowedIps[0]"],
    [{ expiresAt: "tomorrow" }, "expiresAt"],
    [{ expiresAt: "2020-01-01T00:00:00Z" }, "expiresAt"],
    [{ ...publishable, scopes: ["payments:settle"] }, "scopes"],
    [{ ...publishable, allowedIps: ["203.0.113.7"] }, "allowedIps"],
    [{ ...publishable, expiresAt: "2099-01-01T00:00:00Z" }, "expiresAt"],
  ])("%j", async (options, path) => {
    const { body, status } = await keys("post", "", { environment: "sandbox", ...options });
    expect([status, body.error.code, Object.keys(body.error.details)]).toEqual([400, "invalid_request", [path]]);
  });
});

describe("live keys", () => {
  it("are at most fifty, however many are asked for at once, and rolling makes no more", async () => {
    const crowded = await registerMerchant(gateway.url);
    const session = await signIn(gateway.url, crowded);
    const ask = (path: string, body: object) =>
      request(gateway.url).post(`/merchant/api-keys${path}`).set("Cookie", session).send(body);
    const requested = await Promise.all(Array.from({ length: 60 }, () => ask("", { environment: "sandbox" })));
    const made = requested.filter(({ status }) => status === 201);
    const refused = requested.filter(({ status }) => status !== 201).map(({ status, body }) => [status, body.error]);
    expect(made).toHaveLength(49);
    expect(refused).toHaveLength(11);
    for (const answer of refused)
      expect(answer).toEqual([409, expect.objectContaining({ code: "too_many_api_keys", details: { max: "50" } })]);
    const id = made[0]?.body.id as string;
    expect((await ask(`/${id}/roll`, { graceSeconds: 3_600 })).body.error.code).toBe("too_many_api_keys");
    await ask(`/${id}/roll`, { graceSeconds: 0 }).expect(201);
    await request(gateway.url).delete(`/merchant/api-keys/${made[1]?.body.id}`).set("Cookie", session).expect(200);
    await ask("", { environment: "sandbox" }).expect(201);
    await ask("", { environment: "sandbox" }).expect(409);
  });
});
