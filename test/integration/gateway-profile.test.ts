import { randomBytes } from "node:crypto";
import { compose } from "@lunas/gateway/compose";
import { readConfig } from "@lunas/gateway/settings/read-config";
import { createMetrics } from "@lunas/runtime/metrics";
import { inOrder } from "@lunas/runtime/parts";
import { silentLogger } from "@lunas/runtime/silent-logger";
import { query } from "@lunas/stack/postgres/query";
import { serviceEnvironment } from "@lunas/stack/service-environment";
import request from "supertest";
import { registerMerchant, signIn, startGateway, type TestMerchant } from "./gateway-fixture";
import { gateway, stack, useGatewayAlone } from "./opened-gateway";

jest.setTimeout(120_000);

const dayMs = 86_400_000;
const encryptionKey = (id: string) => `${id}:${randomBytes(32).toString("base64")}`;
const [oldKey, newKey] = [encryptionKey("k1"), encryptionKey("k2")];

useGatewayAlone({ ENCRYPTION_KEYS: oldKey, WEBHOOK_ALLOW_PRIVATE_TARGETS: "false" });

interface MerchantContext {
  readonly merchant: TestMerchant;
  readonly cookie: string;
  patch(body: object): request.Test;
  show(): Promise<Record<string, unknown>>;
}

async function aCommandContext(url = gateway.url): Promise<MerchantContext> {
  const merchant = await registerMerchant(url);
  const cookie = await signIn(url, merchant);
  return {
    merchant,
    cookie,
    patch: (body) => request(url).patch("/merchant/me").set("Cookie", cookie).send(body),
    show: async () => (await request(url).get("/merchant/me").set("Cookie", cookie).expect(200)).body,
  };
}

interface SecretRow {
  readonly current: string | null;
  readonly previous: string | null;
  readonly until: Date | null;
}

async function stored({ merchantId }: TestMerchant): Promise<SecretRow> {
  const sql = `select webhook_secret as current, previous_webhook_secret as previous,
    previous_secret_expires_at as until from merchants where id = $1`;
  const [row] = (await query(stack.databaseUrl, sql, [merchantId])) as [SecretRow];
  return row;
}

/** Each case with a name that fits a line. */
function named<Case extends readonly [object, ...unknown[]]>(cases: readonly Case[]): [string, ...Case][] {
  return cases.map((each) => [JSON.stringify(each[0]).slice(0, 60), ...each]);
}

const aSecret = (bytes: number) => `whsec_${randomBytes(bytes).toString("base64")}`;

describe("GET /merchant/me", () => {
  it("shows the whole record", async () => {
    const { merchant, show } = await aCommandContext();
    expect(await show()).toEqual({
      merchantId: merchant.merchantId,
      email: "kedai@example.com",
      walletAddress: merchant.address,
      nextWallet: null,
      channelSettings: null,
      name: "Kedai Kopi",
      website: "https://kedai.example",
      webhookUrl: null,
      webhookSecret: null,
      webhookDisabledAt: null,
      defaultToken: "IDRX",
      defaultNetwork: "base",
      approvedAt: null,
      createdAt: expect.stringMatching(/^\d{4}-.*Z$/),
      updatedAt: expect.stringMatching(/^\d{4}-.*Z$/),
    });
  });
});

describe("GET /merchant/terms", () => {
  it("is the default network in the environment that has it, else the environment's first", async () => {
    const { merchant, patch } = await aCommandContext();
    const terms = async () => {
      const key = { "X-API-Key": merchant.sandboxApiKey };
      return (await request(gateway.url).get("/merchant/terms").set(key).expect(200)).body;
    };
    const sandboxTerms = {
      environment: "sandbox",
      network: "sandbox",
      caip2Network: "eip155:1337",
      defaultToken: "IDRX",
    };
    expect(await terms()).toEqual({ ...sandboxTerms, defaultNetwork: "base" });
    await patch({ defaultNetwork: "sandbox" });
    expect(await terms()).toEqual({ ...sandboxTerms, defaultNetwork: "sandbox" });
  });

  it("needs a secret key: 401", async () => {
    const { body } = await request(gateway.url).get("/merchant/terms").expect(401);
    expect(body.error.code).toBe("unauthorized");
  });
});

describe("PATCH /merchant/me", () => {
  it.each(
    named<[object]>([
      [{ name: "K" }],
      [{ name: "é".repeat(100) }],
      [{ webhookUrl: "https://kedai.example/hook?x=1" }],
      [{ defaultToken: "IDRX" }],
      [{ defaultNetwork: "sandbox" }],
      [{ name: "Kedai Teh", webhookUrl: "https://teh.example", defaultNetwork: "sandbox" }],
      [{}],
    ]),
  )("writes %s and nothing else", async (_name, change) => {
    const { patch, show } = await aCommandContext();
    const before = await show();
    const { body: after } = await patch(change).expect(200);
    const secret = "webhookUrl" in change ? { webhookSecret: expect.stringMatching(/^whsec_/) } : {};
    expect(after).toEqual({ ...before, ...change, ...secret, updatedAt: after.updatedAt });
    expect(await show()).toMatchObject(change);
  });

  it.each(
    named<[object, string, string]>([
      [{ name: "" }, "invalid_request", "name"],
      [{ name: "x".repeat(101) }, "invalid_request", "name"],
      [{ name: null }, "invalid_request", "name"],
      [{ email: "new@example.com" }, "invalid_request", "email"],
      [{ walletAddress: `0x${"1".repeat(40)}` }, "invalid_request", "walletAddress"],
      [{ webhookURL: "https://kedai.example" }, "invalid_request", "webhookURL"],
      [{ webhookUrl: "http://kedai.example" }, "invalid_request", "webhookUrl"],
      [{ webhookUrl: "https://u:p@kedai.example" }, "invalid_request", "webhookUrl"],
      [{ webhookUrl: `https://kedai.example/${"x".repeat(2_048)}` }, "invalid_request", "webhookUrl"],
      [{ webhookSecret: "Auto" }, "invalid_request", "webhookSecret"],
      [{ webhookSecret: "" }, "invalid_request", "webhookSecret"],
      [{ webhookSecret: null }, "invalid_request", "webhookSecret"],
      [{ webhookSecret: aSecret(23) }, "invalid_request", "webhookSecret"],
      [{ webhookSecret: aSecret(65) }, "invalid_request", "webhookSecret"],
      [{ webhookSecret: aSecret(32).slice(6) }, "invalid_request", "webhookSecret"],
      [{ defaultToken: "idrx" }, "unsupported_token", "defaultToken"],
      [{ defaultNetwork: "Base" }, "unsupported_network", "defaultNetwork"],
    ]),
  )("refuses %s as a whole: 400", async (_name, wrong, code, path) => {
    const { patch, show } = await aCommandContext();
    const before = await show();
    const { body, status } = await patch({ name: "Not this one", ...wrong });
    expect([status, body.error.code, Object.keys(body.error.details)]).toEqual([400, code, [path]]);
    expect(await show()).toEqual(before);
  });

  it("takes a secret as given, makes one for auto, and shows it in that answer alone", async () => {
    const { patch, show, cookie, merchant } = await aCommandContext();
    for (const given of [aSecret(24), aSecret(64)]) {
      expect((await patch({ webhookSecret: given }).expect(200)).body.webhookSecret).toBe(given);
      const { webhookSecret } = await show();
      expect(webhookSecret).toBe(`whsec_…${given.replace(/=+$/, "").slice(-4)}`);
    }
    const { body: made } = await patch({ webhookSecret: "auto" }).expect(200);
    expect(Buffer.from(made.webhookSecret.slice(6), "base64")).toHaveLength(32);
    const { body: next } = await patch({ webhookSecret: "auto" }).expect(200);
    expect(next.webhookSecret).not.toBe(made.webhookSecret);
    // Three former secrets sign for a day, and none of them ends before its time.
    await patch({ webhookUrl: "https://kedai.example/hook" }).expect(200);
    const { body: refused } = await patch({ webhookSecret: "auto", name: "Not this one" }).expect(400);
    expect(refused.error).toMatchObject({ code: "invalid_request", details: { webhookSecret: expect.any(String) } });
    expect(await show()).toMatchObject({ webhookSecret: `whsec_…${next.webhookSecret.replace(/=+$/, "").slice(-4)}` });
    const masked = /^whsec_…[A-Za-z0-9+/]{4}$/;
    expect((await patch({ name: "Kedai" }).expect(200)).body.webhookSecret).toMatch(masked);
    const again = await signIn(gateway.url, merchant);
    const { body } = await request(gateway.url).get("/merchant/me").set("Cookie", again).expect(200);
    expect(body.webhookSecret).toMatch(masked);
    expect(cookie).not.toBe(again);
  });

  it("lets the previous secret sign beside the new one for 24 hours", async () => {
    const { patch, merchant } = await aCommandContext();
    await patch({ webhookSecret: "auto" }).expect(200);
    expect(await stored(merchant)).toMatchObject({ previous: null, until: null });
    const { current: first } = await stored(merchant);
    const beforeMs = Date.now();
    await patch({ webhookSecret: "auto" }).expect(200);
    const { current, previous, until } = await stored(merchant);
    expect([current, previous]).not.toContain(first);
    expect(previous).toMatch(/^k1\./);
    expect(until?.getTime()).toBeGreaterThanOrEqual(beforeMs + dayMs);
    expect(until?.getTime()).toBeLessThanOrEqual(Date.now() + dayMs);
  });

  it.each(["", null])("clears the endpoint with %j, and keeps the secret", async (webhookUrl) => {
    const { patch, show } = await aCommandContext();
    await patch({ webhookUrl: "https://kedai.example/hook" }).expect(200);
    const { webhookSecret } = await show();
    expect((await patch({ webhookUrl }).expect(200)).body).toMatchObject({ webhookUrl: null, webhookSecret });
    const { body: back } = await patch({ webhookUrl: "https://kedai.example/hook" }).expect(200);
    expect(back.webhookSecret).toBe(webhookSecret);
  });

  it("enables a disabled endpoint when the address is set again", async () => {
    const { patch, show, merchant } = await aCommandContext();
    await patch({ webhookUrl: "https://kedai.example/hook" }).expect(200);
    const disable = "update merchants set webhook_disabled_at = now(), webhook_failing_since = now() where id = $1";
    await query(stack.databaseUrl, disable, [merchant.merchantId]);
    expect((await show()).webhookDisabledAt).toMatch(/Z$/);
    expect((await patch({ name: "Kedai" }).expect(200)).body.webhookDisabledAt).toMatch(/Z$/);
    const { body } = await patch({ webhookUrl: "https://kedai.example/hook" }).expect(200);
    expect(body.webhookDisabledAt).toBeNull();
  });

  it("takes http endpoints where private targets are allowed", async () => {
    const open = await startGateway(stack, { ENCRYPTION_KEYS: oldKey, WEBHOOK_ALLOW_PRIVATE_TARGETS: "true" });
    const { patch } = await aCommandContext(open.url);
    const { body } = await patch({ webhookUrl: "http://127.0.0.1:8080/hook" });
    await open.stop();
    expect(body).toMatchObject({ webhookUrl: "http://127.0.0.1:8080/hook" });
  });
});

describe("a new encryption key", () => {
  it("encrypts from the next start on, while the old one still decrypts, and may not go before its secrets have", async () => {
    const { merchant, cookie, patch } = await aCommandContext();
    const given = aSecret(32);
    await patch({ webhookSecret: given }).expect(200);
    expect((await stored(merchant)).current).toMatch(/^k1\./);

    const rotated = await startGateway(stack, { ENCRYPTION_KEYS: `${newKey},${oldKey}` });
    const { body: shown } = await request(rotated.url).get("/merchant/me").set("Cookie", cookie).expect(200);
    expect(shown.webhookSecret).toBe(`whsec_…${given.slice(0, -1).slice(-4)}`);
    const body = { webhookSecret: "auto" };
    await request(rotated.url).patch("/merchant/me").set("Cookie", cookie).send(body).expect(200);
    const { current, previous } = await stored(merchant);
    expect([current, previous].map((text) => text?.split(".")[0])).toEqual(["k2", "k2"]);
    await rotated.stop();

    const env = serviceEnvironment(stack, { port: 0, publicUrl: "http://localhost:3402" });
    const config = readConfig({ ...env, ENCRYPTION_KEYS: newKey });
    const parts = inOrder(compose(config, { logger: silentLogger, metrics: createMetrics("gateway") }), silentLogger);
    const problem = await parts.start().catch((error: unknown) => error);
    await parts.stop();
    const reported = /^ENCRYPTION_KEYS lacks the key "k1", and \d+ webhook secrets are encrypted with it: put it back/;
    expect(problem).toMatchObject({ name: "SettingsError", problems: [expect.stringMatching(reported)] });
  });

  it("outlives the old one once no live secret needs that", async () => {
    const alone = await stack.newDatabase();
    const before = await startGateway(stack, { DATABASE_URL: alone, ENCRYPTION_KEYS: oldKey });
    const { cookie, patch, merchant } = await aCommandContext(before.url);
    await patch({ webhookSecret: "auto" }).expect(200);
    await before.stop();
    const both = await startGateway(stack, { DATABASE_URL: alone, ENCRYPTION_KEYS: `${newKey},${oldKey}` });
    await request(both.url).patch("/merchant/me").set("Cookie", cookie).send({ webhookSecret: "auto" }).expect(200);
    await both.stop();
    // A previous secret that was not encrypted again, and is no longer valid.
    const expire = `update merchants set previous_webhook_secret = 'k1.AAAAAAAAAAAAAAAA.AAAA',
      previous_secret_expires_at = now() - interval '1 second' where id = $1`;
    await query(alone, expire, [merchant.merchantId]);
    const after = await startGateway(stack, { DATABASE_URL: alone, ENCRYPTION_KEYS: newKey });
    const me = async (session: string) => (await request(after.url).get("/merchant/me").set("Cookie", session)).status;
    // The session was signed by the old key, and ends with it; signing in again begins one by the new key.
    const reported = [await me(cookie), await me(await signIn(after.url, merchant))];
    await after.stop();
    expect(reported).toEqual([401, 200]);
  });
});
