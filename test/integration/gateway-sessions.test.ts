import { connectEphemeral, type EphemeralRedis } from "@lunas/ephemeral/connect";
import { createSessions } from "@lunas/ephemeral/sessions";
import type { Stack } from "@lunas/stack/stack";
import { startStack } from "@lunas/stack/start-stack";
import request from "supertest";
import { type RunningGateway, registerMerchant, signIn, startGateway, type TestMerchant } from "./gateway-scene";

jest.setTimeout(120_000);

const hourMs = 3_600_000;
let stack: Stack;
let gateway: RunningGateway;
let redis: EphemeralRedis;

beforeAll(async () => {
  stack = await startStack({ blockTime: { sandbox: "automine", base: "automine" }, external: {} });
  gateway = await startGateway(stack);
  redis = connectEphemeral({ redisUrl: stack.redisUrl });
  await redis.ready(5_000);
});
afterAll(async () => {
  await redis?.close();
  await gateway?.stop();
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

/** The cookie of a session whose sign-in was some hours ago. */
async function signedInBefore({ merchantId }: TestMerchant, hours: number): Promise<string> {
  const then = createSessions(redis, { now: () => Date.now() - hours * hourMs });
  const client = { ip: "203.0.113.7", userAgent: "Old/1.0" };
  return `lunas_session=${await then.open(merchantId as `mer_${string}`, client)}`;
}

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

  it("are nobody else's: a session of another merchant is not found, and stays", async () => {
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
