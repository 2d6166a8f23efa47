import { request as httpRequest } from "node:http";
import { query } from "@lunas/stack/postgres/query";
import request from "supertest";
import { registerMerchant, signIn, signInMessage, type TestMerchant } from "./gateway-fixture";
import { gateway, stack, useGatewayAlone } from "./opened-gateway";

jest.setTimeout(120_000);

useGatewayAlone({ TRUST_PROXY: "1" });

const listed = (cookie: string, query = "") =>
  request(gateway.url).get(`/merchant/audit${query}`).set("Cookie", cookie);

async function aSession(): Promise<{ readonly merchant: TestMerchant; readonly cookie: string }> {
  const merchant = await registerMerchant(gateway.url);
  return { merchant, cookie: await signIn(gateway.url, merchant) };
}

/** With a user agent that no HTTP library would send. */
async function login(merchant: TestMerchant, userAgent: string): Promise<number> {
  const body = JSON.stringify(await signInMessage(gateway.url, merchant.wallet));
  const headers = {
    "content-type": "application/json",
    "content-length": Buffer.byteLength(body),
    "user-agent": userAgent,
  };
  return await new Promise((resolve, reject) => {
    const sent = httpRequest(`${gateway.url}/auth/login`, { method: "POST", headers }, (response) => {
      response.resume();
      resolve(response.statusCode ?? 0);
    });
    sent.on("error", reject);
    sent.end(body);
  });
}

describe("GET /merchant/audit", () => {
  it("tells every change and sign-in, newest first, with who, what and from where", async () => {
    const { merchant, cookie } = await aSession();
    const { merchantId } = merchant;
    const as = (test: request.Test) =>
      test.set("Cookie", cookie).set("User-Agent", "Kedai's browser").set("X-Forwarded-For", "203.0.113.9");
    const { body: patched } = await as(request(gateway.url).patch("/merchant/me"))
      .send({ name: "Warung", webhookUrl: "https://warung.example/hook" })
      .expect(200);
    const { body: key } = await as(request(gateway.url).post("/merchant/api-keys"))
      .send({ environment: "sandbox", label: "till" })
      .expect(201);
    const { body: rolled } = await as(request(gateway.url).post(`/merchant/api-keys/${key.id}/roll`))
      .send({ graceSeconds: 0 })
      .expect(201);
    await as(request(gateway.url).delete(`/merchant/api-keys/${rolled.id}`)).expect(200);
    await as(request(gateway.url).post("/merchant/webhooks/redeliver")).send({ since: "2026-01-01" }).expect(200);
    const { body } = await listed(cookie, "?limit=100").expect(200);
    const by = { kind: "merchant", id: merchantId };
    const from = { ipAddress: "203.0.113.9", userAgent: "Kedai's browser" };
    expect(body.entries).toMatchObject([
      { action: "api_key.revoke", target: rolled.id, actor: by, ...from },
      { action: "api_key.roll", target: key.id, details: { successor: rolled.id, graceSeconds: "0" } },
      { action: "api_key.create", target: key.id, details: { label: "till", environment: "sandbox", type: "secret" } },
      { action: "merchant.update", target: merchantId, actor: by, ...from, details: { name: "Warung" } },
      { action: "session.open", target: merchantId, actor: by, ipAddress: expect.any(String) },
      { action: "merchant.register", target: merchantId, actor: by, details: { email: "kedai@example.com" } },
    ]);
    expect(JSON.parse(body.entries[3].details.changed)).toEqual(["name", "webhookSecret", "webhookUrl"]);
    expect(body.pagination).toEqual({ page: 1, limit: 100, total: 6, totalPages: 1 });
    const text = JSON.stringify(body);
    for (const secret of [patched.webhookSecret, key.key, rolled.key, merchant.sandboxApiKey, cookie.split("=")[1]])
      expect(text).not.toContain(secret);
  });

  it("has pages, one action alone, and nothing of another merchant", async () => {
    const { cookie } = await aSession();
    await registerMerchant(gateway.url);
    const { body: first } = await listed(cookie, "?limit=1").expect(200);
    const { body: second } = await listed(cookie, "?limit=1&page=2").expect(200);
    expect([first, second].map(({ entries }) => entries[0].action)).toEqual(["session.open", "merchant.register"]);
    expect(second.pagination).toEqual({ page: 2, limit: 1, total: 2, totalPages: 2 });
    expect((await listed(cookie, "?page=9").expect(200)).body.entries).toEqual([]);
    expect((await listed(cookie, "?action=session.open").expect(200)).body.pagination.total).toBe(1);
  });

  it.each(["?page=0", "?limit=101", "?page=x", "?action="])("refuses %s: 400", async (wrong) => {
    const { cookie } = await aSession();
    expect((await listed(cookie, wrong).expect(400)).body.error.code).toBe("invalid_request");
  });

  it("wants a session: 401", async () => {
    expect((await listed("lunas_session=nobody").expect(401)).body.error.code).toBe("unauthorized");
  });

  it("tells that an operator acted, and neither who it was nor why", async () => {
    const { merchant, cookie } = await aSession();
    const { merchantId } = merchant;
    await query(
      stack.databaseUrl,
      `insert into audit_log (id, actor_kind, actor_id, action, target, merchant_id, details)
       values ($1, 'operator', 'siti@bastion', 'pause', $2, $2, '{"reason":"looks like fraud"}')`,
      [`aud_of_${merchantId}`, merchantId],
    );
    const { body } = await listed(cookie).expect(200);
    expect(body.entries[0]).toMatchObject({ action: "pause", actor: { kind: "operator", id: null }, details: {} });
    expect(JSON.stringify(body)).not.toMatch(/siti|fraud/);
  });

  it("notes a sign-out, and a session that it opened no more", async () => {
    const { merchant, cookie } = await aSession();
    await request(gateway.url).post("/auth/logout").set("Cookie", cookie).expect(200);
    await request(gateway.url).post("/auth/logout").set("Cookie", cookie).expect(401);
    const { body } = await listed(await signIn(gateway.url, merchant)).expect(200);
    expect(body.entries.map(({ action }: { action: string }) => action)).toEqual([
      ...["session.open", "session.close", "session.open", "merchant.register"],
    ]);
  });
});

describe("the end of sessions", () => {
  it("is noted: which one, or all but which", async () => {
    const { merchant, cookie } = await aSession();
    await signIn(gateway.url, merchant);
    const sessions = (method: "get" | "delete", path = "") =>
      request(gateway.url)[method](`/merchant/sessions${path}`).set("Cookie", cookie);
    const { body } = await sessions("get").expect(200);
    const idOf = (isCurrent: boolean) =>
      body.sessions.find(({ current }: { current: boolean }) => current === isCurrent).id as string;
    const [own, other] = [idOf(true), idOf(false)];
    await sessions("delete", `/${other}`).expect(200);
    await sessions("delete", `/${other}`).expect(404);
    await sessions("delete").expect(200);
    const { entries } = (await listed(cookie).expect(200)).body;
    expect(entries.slice(0, 3)).toMatchObject([
      { action: "session.close_others", target: merchant.merchantId, details: { kept: own } },
      { action: "session.close", target: merchant.merchantId, details: { session: other } },
      { action: "session.open" },
    ]);
  });
});

describe("a user agent", () => {
  it.each([
    // A client writes it as UTF-8, a server reads every byte as a character.
    ["with escape codes", "\u009b2Jred", "\u00C2\uFFFD2Jred"],
    ["with a tab", "a\tb", "a\uFFFDb"],
    ["as long as a header may be", "x".repeat(12_000), "x".repeat(512)],
    ["that looks like HTML", "<script>alert(1)</script>", "<script>alert(1)</script>"],
  ])("%s is kept printable and short", async (_what, sent, kept) => {
    const { merchant, cookie } = await aSession();
    expect(await login(merchant, sent)).toBe(200);
    const { body } = await listed(cookie).expect(200);
    expect(body.entries[0]).toMatchObject({ action: "session.open", userAgent: kept });
  });

  it("of a megabyte is refused before anything of it is read, and writes nothing", async () => {
    const { merchant, cookie } = await aSession();
    const status = await login(merchant, "x".repeat(1_048_576)).catch((error: NodeJS.ErrnoException) => error.code);
    expect([400, "ECONNRESET", "EPIPE"]).toContain(status);
    expect((await listed(cookie).expect(200)).body.pagination.total).toBe(2);
  });
});
