import { connectDatabase } from "@lunas/database/connect";
import { createMerchantApproval } from "@lunas/database/merchant-approval";
import type { Stack } from "@lunas/stack/stack";
import { startStack } from "@lunas/stack/start-stack";
import request from "supertest";
import { sessionOfBefore } from "../harness/session-of-before";
import { type RunningGateway, registerMerchant, signIn, startGateway, type TestMerchant } from "./gateway-fixture";

jest.setTimeout(120_000);

let stack: Stack;
let gateway: RunningGateway;
/** Production keys are for approved merchants there. */
let closed: RunningGateway;

beforeAll(async () => {
  stack = await startStack({ blockTime: { sandbox: "automine", base: "automine" }, external: {} });
  gateway = await startGateway(stack);
  closed = await startGateway(stack, { PRODUCTION_ACCESS: "approved" });
});
afterAll(async () => {
  await Promise.all([gateway?.stop(), closed?.stop()]);
  await stack?.stop();
});

type Verb = "get" | "post" | "patch" | "delete";
const as = (cookie: string) => (verb: Verb, path: string, body?: object) =>
  request(gateway.url)[verb](`/merchant${path}`).set("Cookie", cookie).set("User-Agent", "Test/1.0").send(body);
const idsOf = async (cookie: string) =>
  (await as(cookie)("get", "/sessions").expect(200)).body.sessions.map(({ id }: { id: string }) => id) as string[];
const currentOf = async (cookie: string) => {
  const { body } = await as(cookie)("get", "/sessions").expect(200);
  return body.sessions.find(({ current }: { current: boolean }) => current).id as string;
};
const isOpen = async (cookie: string) => (await as(cookie)("get", "/me")).status === 200;

const signedInBefore = ({ merchantId }: TestMerchant, hours: number) => sessionOfBefore(stack, merchantId, hours);

describe("a merchant's sessions", () => {
  it("are listed with what they were opened by, and never with a token", async () => {
    const merchant = await registerMerchant(gateway.url);
    const [first, second] = [await signIn(gateway.url, merchant), await signIn(gateway.url, merchant)];
    const response = await as(second)("get", "/sessions").expect(200);
    expect(response.body.sessions).toHaveLength(2);
    expect(response.body.sessions[0]).toEqual({
      id: expect.stringMatching(/^ses_[0-9a-f]{32}$/),
      createdAt: expect.stringMatching(/Z$/),
      lastUsedAt: expect.stringMatching(/Z$/),
      ipAddress: expect.stringMatching(/127\.0\.0\.1|::1/),
      userAgent: null,
      current: true,
    });
    expect(response.body.sessions[1]).toMatchObject({ id: await currentOf(first), current: false });
    for (const cookie of [first, second]) expect(response.text).not.toContain(cookie.split("=")[1]);
  });

  it("end by their id, one or all others, and what has ended opens nothing", async () => {
    const merchant = await registerMerchant(gateway.url);
    const [own, stolen, third] = await Promise.all([1, 2, 3].map(() => signIn(gateway.url, merchant)));
    if (own === undefined || stolen === undefined || third === undefined) throw new Error("three were asked for");
    const id = await currentOf(stolen);
    const { body } = await as(own)("delete", `/sessions/${id}`).expect(200);
    expect(body).toEqual({ id, ended: true });
    expect([await isOpen(own), await isOpen(stolen), await isOpen(third)]).toEqual([true, false, true]);
    await as(own)("delete", `/sessions/${id}`).expect(404);
    expect((await as(own)("delete", "/sessions").expect(200)).body).toEqual({ ended: 1 });
    expect([await isOpen(own), await isOpen(third)]).toEqual([true, false]);
    expect(await idsOf(own)).toEqual([await currentOf(own)]);
  });

  it("the own one ends like a sign-out", async () => {
    const merchant = await registerMerchant(gateway.url);
    const own = await signIn(gateway.url, merchant);
    const answer = await as(own)("delete", `/sessions/${await currentOf(own)}`).expect(200);
    expect(String(answer.headers["set-cookie"])).toMatch(/lunas_session=;.*Expires=Thu, 01 Jan 1970/);
    expect(await isOpen(own)).toBe(false);
  });

  it("belong to one merchant: another merchant's session is not found, and stays", async () => {
    const [victim, thief] = [await registerMerchant(gateway.url), await registerMerchant(gateway.url)];
    const [theirs, own] = [await signIn(gateway.url, victim), await signIn(gateway.url, thief)];
    const { status, body } = await as(own)("delete", `/sessions/${await currentOf(theirs)}`);
    expect([status, body.error.code]).toEqual([404, "not_found"]);
    await as(own)("delete", "/sessions").expect(200);
    expect(await isOpen(theirs)).toBe(true);
    expect(await idsOf(own)).not.toContain(await currentOf(theirs));
  });

  it("cannot be ended by a page of another origin, or without a session", async () => {
    const merchant = await registerMerchant(gateway.url);
    const own = await signIn(gateway.url, merchant);
    await as(own)("delete", "/sessions").set("Origin", "https://evil.example").expect(403);
    await request(gateway.url).delete("/merchant/sessions").expect(401);
    await request(gateway.url).get("/merchant/sessions").set("X-API-Key", merchant.sandboxApiKey).expect(401);
  });
});

describe("a sign-in of 13 hours ago", () => {
  const secret = { webhookSecret: "auto" };
  const target = { webhookUrl: "https://thief.example/hook" };

  it.each<[string, Verb, string, object]>([
    ["sets no webhook target", "patch", "/me", target],
    ["clears no webhook target", "patch", "/me", { webhookUrl: null }],
    ["rotates no webhook secret", "patch", "/me", secret],
    ["not even beside another change", "patch", "/me", { name: "Kedai", ...secret }],
    ["makes no production key", "post", "/api-keys", { environment: "production" }],
  ])("%s: 401", async (_case, verb, path, body) => {
    const merchant = await registerMerchant(gateway.url);
    const stale = await signedInBefore(merchant, 13);
    const before = (await as(stale)("get", "/me").expect(200)).body;
    const answer = await as(stale)(verb, path, body);
    expect([answer.status, answer.body.error.code]).toEqual([401, "reauthentication_required"]);
    expect((await as(stale)("get", "/me").expect(200)).body).toEqual(before);
  });

  it("neither rolls nor changes a production key, and may revoke it", async () => {
    const merchant = await registerMerchant(gateway.url);
    const [fresh, stale] = [await signIn(gateway.url, merchant), await signedInBefore(merchant, 13)];
    const { body: key } = await as(fresh)("post", "/api-keys", { environment: "production" }).expect(201);
    const path = `/api-keys/${key.id}`;
    await as(stale)("post", `${path}/roll`, { graceSeconds: 0 }).expect(401);
    await as(stale)("patch", path, { allowedIps: ["203.0.113.7"] }).expect(401);
    await as(fresh)("patch", path, { label: "Shop" }).expect(200);
    await as(stale)("delete", path).expect(200);
  });

  it("does everything else, and one of 11 hours ago that, too", async () => {
    const merchant = await registerMerchant(gateway.url);
    const [stale, recent] = [await signedInBefore(merchant, 13), await signedInBefore(merchant, 11)];
    await as(stale)("patch", "/me", { name: "Kedai Dua" }).expect(200);
    await as(stale)("post", "/api-keys", { environment: "sandbox" }).expect(201);
    await as(recent)("patch", "/me", { ...secret, webhookUrl: "https://shop.example/hook" }).expect(200);
    await as(recent)("post", "/api-keys", { environment: "production" }).expect(201);
  });

  it("is not made new by using the session", async () => {
    const merchant = await registerMerchant(gateway.url);
    const stale = await signedInBefore(merchant, 13);
    await as(stale)("get", "/me").expect(200);
    await as(stale)("patch", "/me", secret).expect(401);
  });
});

describe("where production is for approved merchants", () => {
  it("a merchant makes sandbox keys, and production keys once an operator has approved it", async () => {
    const merchant = await registerMerchant(gateway.url);
    const cookie = await signIn(gateway.url, merchant);
    const ask = (path: string, body: object) =>
      request(closed.url).post(`/merchant/api-keys${path}`).set("Cookie", cookie).send(body);
    const refused = await ask("", { environment: "production" });
    expect([refused.status, refused.body.error.code]).toEqual([403, "production_not_approved"]);
    await ask("", { environment: "sandbox" }).expect(201);
    expect((await as(cookie)("get", "/me")).body).toMatchObject({ approvedAt: null });

    const database = connectDatabase({ url: stack.databaseUrl, poolSize: 1, applicationName: "test" });
    const approval = createMerchantApproval(database, { kind: "operator", id: "test" });
    const id = merchant.merchantId as `mer_${string}`;
    expect([await approval.approve(id), await approval.approve("mer_none")]).toEqual([true, false]);
    const { body: key } = await ask("", { environment: "production" }).expect(201);
    expect((await as(cookie)("get", "/me")).body).toMatchObject({ approvedAt: expect.stringMatching(/Z$/) });
    // What there is goes on working, and can be replaced when it leaks.
    await approval.unapprove(id);
    await database.close();
    await ask("", { environment: "production" }).expect(403);
    await ask(`/${key.id}/roll`, { graceSeconds: 0 }).expect(201);
  });

  it("a page cannot approve its merchant", async () => {
    const merchant = await registerMerchant(gateway.url);
    const cookie = await signIn(gateway.url, merchant);
    const { status, body } = await as(cookie)("patch", "/me", { approvedAt: "2026-11-20T00:00:00Z" });
    expect([status, Object.keys(body.error.details)]).toEqual([400, ["approvedAt"]]);
  });
});
