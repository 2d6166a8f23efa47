import { hashApiKey } from "@lunas/domain/merchant/authenticate";
import { query } from "@lunas/stack/postgres/query";
import { until } from "@lunas/testkit/time/until";
import request from "supertest";
import { registerMerchant } from "./gateway-fixture";
import { cookie, gateway, merchant, stack, useGateway } from "./opened-gateway";

jest.setTimeout(120_000);

useGateway();

type Verb = "get" | "post" | "patch" | "delete";
const ask = (verb: Verb, path = "", body?: object) =>
  request(gateway.url)[verb](`/merchant/api-keys${path}`).set("Cookie", cookie).send(body);
const listed = async (id: string) => {
  const { body } = await ask("get").expect(200);
  return body.apiKeys.find((key: { id: string }) => key.id === id);
};
/** What a look-up with a key says: 404 means that the key opened. */
const opens = async (key: string) => (await request(gateway.url).get("/payments/pay_1").set("X-API-Key", key)).status;
const publishable = { type: "publishable", allowedOrigins: ["https://shop.example", "http://localhost:3000"] };

describe("POST /merchant/api-keys", () => {
  it.each([
    [{ environment: "sandbox" }, "ipk_sandbox_"],
    [{ environment: "production", label: "Kasir 1 ☕", type: "secret" }, "ipk_live_"],
    [{ environment: "sandbox", ...publishable }, "ipk_pub_sandbox_"],
    [{ environment: "production", ...publishable }, "ipk_pub_live_"],
  ])("makes a key of the right family for %j and shows it this once: 201", async (wanted, family) => {
    const { body } = await ask("post", "", wanted).expect(201);
    expect(body).toEqual({
      id: expect.stringMatching(/^key_/),
      key: expect.stringMatching(new RegExp(`^${family}[0-9A-Za-z]{38}$`)),
      prefix: body.key.slice(0, family.length + 6),
      createdAt: expect.stringMatching(/Z$/),
      ...{ type: "secret", label: "", allowedOrigins: [], allowedIps: [], expiresAt: null, ...wanted },
      scopes: "allowedOrigins" in wanted ? ["payments:settle"] : expect.arrayContaining(["sandbox"]),
    });
    const { key, ...identity } = body;
    expect(await listed(body.id)).toEqual({ ...identity, lastUsedAt: null, revokedAt: null });
    const rows = await query(stack.databaseUrl, "select hash, api_keys::text as row from api_keys where id = $1", [
      body.id,
    ]);
    const [{ hash, row }] = rows as [{ hash: string; row: string }];
    expect(hash).toBe(hashApiKey(key));
    expect(row).not.toContain(key.slice(family.length + 6));
  });

  it.each<[string, object, string]>([
    ["no environment", {}, "environment"],
    ["an environment that is none", { environment: "base" }, "environment"],
    ["a type that is none", { environment: "sandbox", type: "public" }, "type"],
    ["a label of 101 characters", { environment: "sandbox", label: "x".repeat(101) }, "label"],
    ["an unknown field", { environment: "sandbox", colour: "red" }, "colour"],
    ["a publishable key without origins", { environment: "sandbox", type: "publishable" }, "allowedOrigins"],
    ["a publishable key with none", { environment: "sandbox", ...publishable, allowedOrigins: [] }, "allowedOrigins"],
    ["origins of a secret key", { environment: "sandbox", allowedOrigins: ["https://a.example"] }, "allowedOrigins"],
  ])("refuses %s: 400", async (_case, wanted, path) => {
    const { body, status } = await ask("post", "", wanted);
    expect([status, body.error.code]).toEqual([400, "invalid_request"]);
    expect(Object.keys(body.error.details)).toEqual([path]);
  });

  it.each([
    "http://shop.example",
    "https://shop.example/",
    "https://shop.example/pay",
    "https://*.shop.example",
    "https://SHOP.example",
    "https://shop.example:443",
    "shop.example",
    "null",
    "*",
    "https://user@shop.example",
  ])("refuses the origin %s: 400", async (origin) => {
    const { body, status } = await ask("post", "", {
      environment: "sandbox",
      ...publishable,
      allowedOrigins: [origin],
    });
    expect([status, Object.keys(body.error.details)]).toEqual([400, ["allowedOrigins[0]"]]);
  });
});

describe("GET /merchant/api-keys", () => {
  it("lists the keys of the merchant alone, the revoked ones too, and never a key", async () => {
    const other = await registerMerchant(gateway.url);
    const { body: made } = await ask("post", "", { environment: "sandbox", label: "gone" }).expect(201);
    await ask("delete", `/${made.id}`).expect(200);
    const response = await ask("get").expect(200);
    const { apiKeys } = response.body as { apiKeys: { id: string; prefix: string; revokedAt: string | null }[] };
    expect(apiKeys.find(({ id }) => id === made.id)?.revokedAt).toMatch(/Z$/);
    expect(apiKeys.map(({ prefix }) => prefix)).toContain(merchant.sandboxApiKey.slice(0, 18));
    expect(response.text).not.toContain(made.key);
    const [foreign] = await query(stack.databaseUrl, "select id from api_keys where merchant_id = $1", [
      other.merchantId,
    ]);
    expect(apiKeys.map(({ id }) => id)).not.toContain((foreign as { id: string }).id);
  });

  it("tells when a key was used last", async () => {
    const { body: made } = await ask("post", "", { environment: "production" }).expect(201);
    const beforeMs = Date.now();
    expect(await opens(made.key)).toBe(404);
    const lastUsedAt = await until(async () => (await listed(made.id)).lastUsedAt, {
      timeoutMs: 30_000,
      intervalMs: 200,
    });
    expect(Date.parse(String(lastUsedAt))).toBeGreaterThanOrEqual(beforeMs);
  });
});

describe("PATCH /merchant/api-keys/:id", () => {
  it("changes label and origins, each by itself", async () => {
    const { body: made } = await ask("post", "", { environment: "sandbox", label: "Shop", ...publishable }).expect(201);
    const { key: _, ...identity } = made;
    const before = { ...identity, lastUsedAt: null, revokedAt: null };
    expect((await ask("patch", `/${made.id}`, {}).expect(200)).body).toEqual(before);
    expect((await ask("patch", `/${made.id}`, { label: "" }).expect(200)).body).toEqual({ ...before, label: "" });
    const allowedOrigins = ["https://new.example"];
    const { body: moved } = await ask("patch", `/${made.id}`, { allowedOrigins }).expect(200);
    expect(moved).toEqual({ ...before, label: "", allowedOrigins });
    expect(await listed(made.id)).toEqual(moved);
  });

  it.each<[string, object, string]>([
    ["an empty list of origins", { allowedOrigins: [] }, "allowedOrigins"],
    ["an origin with a path", { allowedOrigins: ["https://a.example/b"] }, "allowedOrigins[0]"],
    ["another environment", { environment: "production" }, "environment"],
  ])("refuses %s: 400", async (_case, change, path) => {
    const { body: made } = await ask("post", "", { environment: "sandbox", ...publishable }).expect(201);
    const { body, status } = await ask("patch", `/${made.id}`, change);
    expect([status, Object.keys(body.error.details)]).toEqual([400, [path]]);
  });

  it("refuses origins for a secret key, and changes nothing: 400", async () => {
    const { body: made } = await ask("post", "", { environment: "sandbox", label: "Kasir" }).expect(201);
    const change = { label: "x", allowedOrigins: ["https://a.example"] };
    const { body, status } = await ask("patch", `/${made.id}`, change);
    expect([status, body.error.code, Object.keys(body.error.details)]).toEqual([
      400,
      "invalid_request",
      ["allowedOrigins"],
    ]);
    expect(await listed(made.id)).toMatchObject({ label: "Kasir", allowedOrigins: [] });
  });
});

describe("POST /merchant/api-keys/:id/roll", () => {
  it("makes a successor with the same properties; both work for the grace", async () => {
    const wanted = { environment: "production", label: "Kasir 2" };
    const { body: old } = await ask("post", "", wanted).expect(201);
    const { body: rolled } = await ask("post", `/${old.id}/roll`, { graceSeconds: 3_600 }).expect(201);
    expect(rolled).toEqual({
      id: expect.stringMatching(/^key_/),
      key: expect.stringMatching(/^ipk_live_[0-9A-Za-z]{38}$/),
      prefix: rolled.key.slice(0, 15),
      createdAt: expect.any(String),
      ...{ type: "secret", allowedOrigins: [], allowedIps: [], expiresAt: null, ...wanted },
      scopes: expect.arrayContaining(["payments:settle", "sandbox"]),
      replaces: { id: old.id, revokedAt: expect.any(String) },
    });
    expect(Date.parse(rolled.replaces.revokedAt) - Date.parse(rolled.createdAt)).toBeGreaterThan(3_590_000);
    expect([await opens(old.key), await opens(rolled.key)]).toEqual([404, 404]);
    expect(await listed(old.id)).toMatchObject({ revokedAt: rolled.replaces.revokedAt });
    expect(await listed(rolled.id)).toMatchObject({ revokedAt: null });
  });

  it("ends the old key at once without a grace, and a dead key has no successor", async () => {
    const { body: old } = await ask("post", "", { environment: "sandbox" }).expect(201);
    const { body: rolled } = await ask("post", `/${old.id}/roll`, { graceSeconds: 0 }).expect(201);
    expect([await opens(old.key), await opens(rolled.key)]).toEqual([401, 404]);
    const { body: again, status } = await ask("post", `/${old.id}/roll`, { graceSeconds: 86_400 });
    expect([status, again.error.code]).toEqual([404, "not_found"]);
  });

  it.each([{}, { graceSeconds: 60 }, { graceSeconds: "0" }, { graceSeconds: -1 }])("refuses %j: 400", async (body) => {
    const { body: made } = await ask("post", "", { environment: "sandbox" }).expect(201);
    const answer = await ask("post", `/${made.id}/roll`, body);
    expect([answer.status, Object.keys(answer.body.error.details)]).toEqual([400, ["graceSeconds"]]);
    expect(await opens(made.key)).toBe(404);
  });
});

describe("DELETE /merchant/api-keys/:id", () => {
  it("revokes, and answers the same again", async () => {
    const { body: made } = await ask("post", "", { environment: "sandbox" }).expect(201);
    const { body: first } = await ask("delete", `/${made.id}`).expect(200);
    expect(first).toEqual({ id: made.id, revokedAt: expect.stringMatching(/Z$/) });
    expect((await ask("delete", `/${made.id}`).expect(200)).body).toEqual(first);
    expect(await opens(made.key)).toBe(401);
  });
});

describe("another merchant's key", () => {
  it.each<[Verb, string, object]>([
    ["patch", "", { label: "mine" }],
    ["post", "/roll", { graceSeconds: 0 }],
    ["delete", "", {}],
  ])("is none for %s %s: 404, and stays as it is", async (verb, suffix, body) => {
    const other = await registerMerchant(gateway.url);
    const sql = "select id from api_keys where merchant_id = $1";
    const [{ id }] = (await query(stack.databaseUrl, sql, [other.merchantId])) as [{ id: string }];
    const answer = await ask(verb, `/${id}${suffix}`, body);
    expect([answer.status, answer.body.error.code]).toEqual([404, "not_found"]);
    expect(await opens(other.sandboxApiKey)).toBe(404);
    const unknown = await ask(verb, `/key_0000000000000000000000${suffix}`, body);
    expect(unknown.body.error).toEqual({ ...answer.body.error, requestId: expect.stringMatching(/^req_/) });
  });
});

describe("who may", () => {
  const all: [Verb, string, object][] = [
    ["post", "", { environment: "sandbox" }],
    ["get", "", {}],
    ["patch", "/key_1", { label: "x" }],
    ["post", "/key_1/roll", { graceSeconds: 0 }],
    ["delete", "/key_1", {}],
  ];

  it.each(all)("%s %s needs a session: 401", async (verb, path, body) => {
    const answer = await request(gateway.url)
      [verb](`/merchant/api-keys${path}`)
      .set("X-API-Key", merchant.sandboxApiKey)
      .send(body);
    expect([answer.status, answer.body.error.code]).toEqual([401, "unauthorized"]);
  });

  it.each(all.filter(([verb]) => verb !== "get"))("%s %s is not for other origins: 403", async (verb, path, body) => {
    for (const origin of ["https://shop.example", "null"]) {
      const answer = await ask(verb, path, body).set("Origin", origin);
      expect([answer.status, answer.body.error.code]).toEqual([403, "origin_not_allowed"]);
      expect(answer.headers).not.toHaveProperty("access-control-allow-origin");
    }
  });

  it("is our own origin", async () => {
    const { origin } = new URL(gateway.url.replace("127.0.0.1", "localhost"));
    await ask("post", "", { environment: "sandbox" }).set("Origin", origin).expect(201);
  });
});
